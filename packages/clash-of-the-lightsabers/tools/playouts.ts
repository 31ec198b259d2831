/** Random matches, with what must hold in each of them. */
import type { MusterEvent } from '@theed/tabletop';
import { checkPairedWorlds, playOut, type Weights } from '@theed/tabletop/testing';
import { clash, SIDES, type ClashEvent, type ClashState, type Kind, type Side } from '../src';
import { allCards, cardsOfSide } from '../test/setup';
import { clashWorlds } from '../test/worlds';
import { count, newTally, type Tally } from './tally';

/** How the random players behave: a match ends on the fifth card, and both take back now and then. */
export const WEIGHTS: Weights = { resign: 0, concede: 0.3, unplan: 0.05, unplay: 0.05 };

/** Seeds from `first` on, `games` of them. */
export interface Range {
  readonly first: number;
  readonly games: number;
}

/**
 * Plays a match for each seed.
 *
 * @throws if a match has no end, if a legal move is refused, or if a side's cards are not all there after an input
 */
export function playRandomGames({ first, games }: Range): Tally {
  const tally = newTally();
  const check = conservationCheck();
  for (let seed = first; seed < first + games; seed += 1) {
    const { table, inputs, over } = playOut(clash, {
      seed,
      seatCount: 2,
      weights: WEIGHTS,
      onStep: ({ state }) => {
        for (const event of state.events) note(tally, event);
        if (state.game !== null) check(state.game, seed);
      },
    });
    tally.games += 1;
    tally.inputs += inputs;
    tally.wins[over.winner as Side] += 1;
    count(tally.rounds, String(table.state.game!.round));
  }
  return tally;
}

/**
 * Plays a match for each seed, beside it matches that differ in what a viewer may not know.
 *
 * @throws WorldsDiffer if a viewer can tell two of them apart
 */
export function playPairedWorlds({ first, games }: Range): Tally {
  const tally = newTally();
  for (let seed = first; seed < first + games; seed += 1) {
    const { pairs, frames } = checkPairedWorlds(clash, clashWorlds, { seed, seatCount: 2, weights: WEIGHTS });
    tally.games += 1;
    tally.pairs += pairs;
    tally.frames += frames;
  }
  return tally;
}

function note(tally: Tally, event: ClashEvent | MusterEvent): void {
  switch (event.type) {
    case 'revealed':
    case 'turned':
      for (const side of SIDES) {
        const kind = event.cards[side];
        if (kind !== undefined) count(tally.turned[side], kind);
      }
      break;
    case 'played':
      count(tally.turned[event.seat], event.card);
      break;
    case 'effect':
      count(tally.effects, event.effect);
      break;
  }
}

/** Counts each side's cards by kind; made for many calls. */
function conservationCheck(): (state: ClashState, seed: number) => void {
  const sides = SIDES.map((side) => {
    const places = new Map(kindsOf(side).map((kind, index) => [kind, index]));
    const wanted = new Int32Array(places.size);
    for (const kind of allCards(clash, side)) wanted[places.get(kind)!]! += 1;
    return { side, places, wanted, found: new Int32Array(places.size) };
  });
  return (state, seed) => {
    for (const { side, places, wanted, found } of sides) {
      found.fill(0);
      for (const kind of cardsOfSide(state, side)) found[places.get(kind)!]! += 1;
      for (const [kind, place] of places) {
        if (found[place] !== wanted[place]) {
          throw new Error(`seed ${seed}: side ${side} has ${found[place]} of ${wanted[place]} cards ${kind}`);
        }
      }
    }
  };
}

function kindsOf(side: Side): Kind[] {
  return [...new Set(allCards(clash, side))];
}
