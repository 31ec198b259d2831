/** Where a duel stands and what may be done there. (docs/rules/clash.md, "Moves") */
import { hasCommitted, type LegalMove, type Position } from '@theed/tabletop';
import { takesPart } from './standoff';
import { BATTLES, SIDES, type ClashState, type Side } from './types';

/** Phases after `muster`, and the moves of their stages. */
export const PHASES = {
  plan: { planning: ['plan', 'unplan', 'resign'] },
  battle: { standoff: ['playCard', 'unplay', 'resign'], trailing: ['playCard', 'concede', 'resign'] },
} as const;

const STAGES = { plan: 'planning', standoff: 'standoff', trailing: 'trailing' } as const;

/** The stages are of those sides who may do more than resign; whoever has placed or chosen may take it back. */
export function positionOf(state: ClashState): Position {
  const sides = state.over === null ? SIDES.filter((side) => isAsked(state, side)) : [];
  return {
    phase: state.battle === 0 ? 'plan' : 'battle',
    stages: Object.fromEntries(sides.map((side) => [side, STAGES[state.asked]])),
  };
}

/** `round.battle.step`: changes with everything that is asked, and never comes again. */
export function momentOf({ round, battle, step }: ClashState): string {
  return `${round}.${battle}.${step}`;
}

/** Whether the table waits for a decision of this side. */
export function owes(state: ClashState, side: Side): boolean {
  if (state.over !== null || !isAsked(state, side)) return false;
  if (state.asked === 'plan') return !hasCommitted(state.plans, side);
  return state.asked === 'trailing' || !hasCommitted(state.choices, side);
}

/** All that the side may do now. Cards are those of its own hand, by id. */
export function legalMoves(state: ClashState, side: Side): LegalMove[] {
  if (state.over !== null) return [];
  const resign: LegalMove = { move: 'resign', args: [] };
  if (!isAsked(state, side)) return [resign];
  const hand = Object.keys(state.sides[side].hand);
  const play: LegalMove = { move: 'playCard', args: [{ kind: 'one', from: hand }] };
  switch (state.asked) {
    case 'plan':
      return hasCommitted(state.plans, side)
        ? [{ move: 'unplan', args: [] }, resign]
        : [{ move: 'plan', args: [{ kind: 'list', from: hand, count: BATTLES.length }] }, resign];
    case 'standoff':
      return [hasCommitted(state.choices, side) ? { move: 'unplay', args: [] } : play, resign];
    case 'trailing':
      return [play, { move: 'concede', args: [] }, resign];
  }
}

function isAsked(state: ClashState, side: Side): boolean {
  switch (state.asked) {
    case 'plan':
      return true;
    case 'standoff':
      return takesPart(state, side);
    case 'trailing':
      return state.trailing === side;
  }
}
