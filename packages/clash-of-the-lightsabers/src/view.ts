/** What each viewer may know, built from nothing: a field that is not named here is seen by nobody. (docs/rules/clash.md, "Secrets") */
import { hasCommitted, sees, sizeOf, type Viewer } from '@theed/tabletop';
import { totalOf } from './battle';
import type { CardTable } from './cards';
import { forBoth } from './sides';
import { BATTLES, type BattleState, type BattleView, type ClashState, type ClashView } from './types';
import type { OpenCard, Plan, RoundResult, Side, SideView } from './types';

export function viewOf(cards: CardTable, state: ClashState, viewer: Viewer): ClashView {
  return {
    round: state.round,
    battle: state.battle,
    asked: state.asked,
    trailing: state.trailing,
    sides: forBoth((side) => sideView(state, side, viewer)),
    battles: mapValues(state.battles, (battle) => battleView(cards, battle)),
    rounds: mapValues(state.rounds, roundView),
  };
}

function sideView(state: ClashState, side: Side, viewer: Viewer): SideView {
  const owner = state.sides[side];
  // When the match is over everything is public.
  const over = state.over !== null;
  const open = over || sees(viewer, side);
  const plan = planOf(state, side);
  const choice = state.choices[side] ?? null;
  return {
    position: owner.position,
    deckSize: owner.deck.length,
    handSize: sizeOf(owner.hand),
    hand: open ? { ...owner.hand } : null,
    placed: state.battle !== 0 || hasCommitted(state.plans, side),
    faceDown: BATTLES.filter((battle) => Object.hasOwn(plan, String(battle))),
    plan: open ? mapValues(plan, openCard) : null,
    chosen: choice !== null,
    choice: open && choice !== null ? openCard(choice) : null,
    discard: { ...owner.discard },
    deck: over ? [...owner.deck] : null,
  };
}

/** The side's cards that lie face down for the battles to come. */
function planOf(state: ClashState, side: Side): Readonly<Plan> {
  return state.plans[side] ?? state.sides[side].plan;
}

function battleView(cards: CardTable, battle: BattleState): BattleView {
  return {
    rows: forBoth((side) => ({ ...battle.rows[side] })),
    surge: forBoth((side) => battle.surge[side]),
    totals: forBoth((side) => totalOf(cards, battle, side)),
    result: battle.result === null ? null : { winner: battle.result.winner, by: battle.result.by },
  };
}

function roundView({ results, winner, steps, positions }: RoundResult): RoundResult {
  return {
    results: mapValues(results, ({ winner: wonBy, by }) => ({ winner: wonBy, by })),
    winner,
    steps,
    positions: forBoth((side) => positions[side]),
  };
}

function openCard({ id, kind }: OpenCard): OpenCard {
  return { id, kind };
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
