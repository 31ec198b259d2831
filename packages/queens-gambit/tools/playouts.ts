/** Random matches, with what must hold in each of them. */
import { cardsOf, type MusterEvent } from '@theed/tabletop';
import { checkPairedWorlds, playOut, type Weights } from '@theed/tabletop/testing';
import { queensGambit, SIDES, type QueensGambitEvent, type QueensGambitState, type UnitId } from '../src';
import { sideOf } from '../src/sides';
import { cardsOfSide, defaultBook, faultsOf, figuresOf, fullInventory } from '../test/setup';
import { newState } from '../src/setup';
import { queensGambitWorlds } from '../test/worlds';
import { count, newTally, type Tally } from './tally';

/** How the random players behave: they shoot what they see, move a little, and take back now and then. */
export const WEIGHTS: Weights = { resign: 0, unplan: 0.03, undo: 0.03, attack: 50, move: 0.3, finish: 0.15 };
/** One match in so many has players who may give up. */
const GIVES_UP = 50;

/** Seeds from `first` on, `games` of them. */
export interface Range {
  readonly first: number;
  readonly games: number;
}

/** Two matches in three are for two, the third is for four. */
export const seatsFor = (seed: number): 2 | 4 => (seed % 3 === 0 ? 4 : 2);

/**
 * Plays a match for each seed.
 *
 * @throws if a match has no end, if a legal move is refused, or if after an input a card, figure or marker is missing,
 * too many, or where it cannot be
 */
export function playRandomGames({ first, games }: Range): Tally {
  const tally = newTally();
  const check = conservationCheck();
  for (let seed = first; seed < first + games; seed += 1) {
    const { table, inputs, over } = playOut(queensGambit, {
      seed,
      seatCount: seatsFor(seed),
      weights: seed % GIVES_UP === 0 ? { ...WEIGHTS, resign: 0.002 } : WEIGHTS,
      onStep: ({ state }) => {
        for (const event of state.events) note(tally, event);
        if (state.game !== null) check(state.game, seed);
      },
    });
    tally.games += 1;
    tally.inputs += inputs;
    count(tally.endings, `${over.winner ?? 'nobody'}/${over.by}`);
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
    const options = { seed, seatCount: seatsFor(seed), weights: WEIGHTS, density: 0.02 };
    const { pairs, frames } = checkPairedWorlds(queensGambit, queensGambitWorlds, options);
    tally.games += 1;
    tally.pairs += pairs;
    tally.frames += frames;
  }
  return tally;
}

function note(tally: Tally, event: QueensGambitEvent | MusterEvent): void {
  switch (event.type) {
    case 'turned':
      return count(tally.cards, `${event.side}/${event.card}`);
    case 'drawn':
      if (event.card !== null) count(tally.cards, `${event.side}/${event.card}`);
      return count(tally.actions, 'draw-and-play');
    case 'chose':
      return count(tally.options, `${event.side}/${event.card}/${event.option}`);
    case 'moved':
      count(tally.actions, `activate ${kindOf(event.unit)}`);
      return event.path.forEach((space) => count(tally.spaces, space));
    case 'attacked':
      return count(tally.actions, `activate ${kindOf(event.unit)}`);
    case 'flew':
      return count(tally.actions, 'anakin');
    case 'starfighter-placed':
      return count(tally.actions, 'starfighter');
    case 'sent-to-palace':
      return count(tally.actions, 'to-palace');
    case 'deployed':
      return count(tally.actions, 'deploy');
    case 'healed':
      return count(tally.actions, 'heal');
    default:
  }
}

const kindOf = (unit: UnitId): string => unit.slice(0, unit.lastIndexOf('-'));

type Check = (state: QueensGambitState, seed: number) => void;

/** Counts cards, figures and starfighter cards by kind; made for many calls. */
function conservationCheck(): Check {
  const { cards, fighters } = fullInventory(defaultBook);
  const checks = SIDES.map((side) => counter(cards[side].split(' '), (state) => cardsOfSide(state, side)));
  checks.push(counter(fighters.split(' '), starfighters));
  const figures = figuresOf(newState(defaultBook, ['0', '1']));
  return (state, seed) => {
    for (const check of checks) check(state, seed);
    const now = figuresOf(state);
    for (const [kind, number] of Object.entries(figures)) {
      if (now[kind] !== number) throw new Error(`seed ${seed}: ${now[kind] ?? 0} of ${number} figures ${kind}`);
    }
    const [fault] = faultsOf(defaultBook, state);
    if (fault !== undefined) throw new Error(`seed ${seed}: ${fault}`);
    for (const [seat, { side }] of Object.entries(state.seats)) {
      if (side !== sideOf(seat)) throw new Error(`seed ${seed}: seat ${seat} has changed sides`);
    }
  };
}

function counter(all: readonly string[], list: (state: QueensGambitState) => readonly string[]): Check {
  const places = new Map([...new Set(all)].map((kind, index) => [kind, index]));
  const wanted = new Int32Array(places.size);
  for (const kind of all) wanted[places.get(kind)!]! += 1;
  const found = new Int32Array(places.size);
  return (state, seed) => {
    found.fill(0);
    for (const kind of list(state)) found[places.get(kind)!]! += 1;
    for (const [kind, place] of places) {
      if (found[place] !== wanted[place]) {
        throw new Error(`seed ${seed}: there are ${found[place]} of ${wanted[place]} cards ${kind}`);
      }
    }
  };
}

function starfighters({ space: { pile, grids, out, turned } }: QueensGambitState): string[] {
  const placed = Object.values(grids).flatMap((grid) => cardsOf(grid));
  return [...pile, ...placed, ...cardsOf(out), ...(turned === null ? [] : [turned])];
}
