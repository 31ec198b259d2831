/** States to begin a scenario with. */
import { cardsOf, layAll, openCommitments } from '@theed/tabletop';
import { SIDES, type CardSpec, type ClashGame, type ClashState, type Kind, type Side, type SideState } from '../src';

export interface SideSetup {
  readonly hand?: readonly Kind[];
  /** Cards to be placed, for battle 1 first; battles without one get a Power Card of 1. */
  readonly plan?: readonly Kind[];
  /** Top first. What is left of the side's cards if absent. */
  readonly deck?: readonly Kind[];
  /** First come first. */
  readonly discard?: readonly Kind[];
  readonly position?: number;
}

const FILLER = 'power-1';

/** A plan for three battles. */
export function withFillers(plan: readonly Kind[]): Kind[] {
  return [0, 1, 2].map((battle) => plan[battle] ?? FILLER);
}

/** Both plan; nobody has placed yet. A plan that is to be placed is in the hand. */
export function newState(game: ClashGame, setup: Readonly<Record<Side, SideSetup>>, round: number): ClashState {
  return {
    round,
    battle: 0,
    step: 0,
    asked: 'plan',
    trailing: null,
    sides: { '0': newSide(game, '0', setup['0']), '1': newSide(game, '1', setup['1']) },
    plans: openCommitments(SIDES),
    choices: {},
    battles: {},
    rounds: {},
    over: null,
  };
}

function newSide(game: ClashGame, side: Side, setup: SideSetup): SideState {
  const inHand = [...(setup.hand ?? []), ...(setup.plan === undefined ? [] : withFillers(setup.plan))];
  const discarded = setup.discard ?? [];
  const discard = {};
  layAll(discard, discarded);
  const rest = without(allCards(game, side), [...inHand, ...discarded, ...(setup.deck ?? [])]);
  return {
    position: setup.position ?? 1,
    deck: [...(setup.deck ?? rest)].reverse(),
    shuffles: 1,
    disrupts: 0,
    hand: Object.fromEntries(inHand.map((kind, index) => [`c${index + 1}`, kind])),
    handles: { made: inHand.length },
    plan: {},
    discard,
  };
}

/** One entry for each card of the side's list. */
export function allCards(game: ClashGame, side: Side): Kind[] {
  const { decks } = game.components as unknown as { decks: Record<Side, { cards: CardSpec[] }> };
  return decks[side].cards.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
}

/** Every card of a side, wherever it lies. */
export function cardsOfSide(state: ClashState, side: Side): Kind[] {
  const { deck, hand, plan, discard } = state.sides[side];
  const placed = Object.values(state.plans[side] ?? {});
  const choice = state.choices[side];
  return [
    ...deck,
    ...cardsOf(hand),
    ...[...placed, ...Object.values(plan), ...(choice ? [choice] : [])].map(({ kind }) => kind),
    ...cardsOf(discard),
    ...Object.values(state.battles).flatMap(({ rows }) => cardsOf(rows[side])),
  ];
}

function without(cards: readonly Kind[], gone: readonly Kind[]): Kind[] {
  const left = [...cards];
  for (const kind of gone) {
    const index = left.indexOf(kind);
    if (index < 0) throw new Error(`a scenario cannot have that many cards ${kind}`);
    left.splice(index, 1);
  }
  return left;
}
