/** A Standoff: each side that has cards chooses one in secret, and all choices are turned together. (C16 to C20) */
import { allCommitted, commit, openCommitments, reveal, sizeOf, takeBack, takeOut, type CardId } from '@theed/tabletop';
import { ask, type Duel } from './duel';
import { SIDES, type ClashState, type Kind, type Side } from './types';

export function sidesWithCards(state: ClashState): Side[] {
  return SIDES.filter((side) => sizeOf(state.sides[side].hand) > 0);
}

/** A side without cards is not asked; the other must then play alone. [R] */
export function askForChoices(state: ClashState): void {
  ask(state, 'standoff', null);
  state.choices = openCommitments(sidesWithCards(state));
}

export function takesPart(state: ClashState, side: Side): boolean {
  return Object.hasOwn(state.choices, side);
}

/** A chosen card is not in the hand, as a planned one. [O] */
export function choose({ state, emit }: Duel, side: Side, id: CardId): void {
  commit(state.choices, side, { id, kind: takeOut(state.sides[side].hand, id) });
  emit({ type: 'chose', seat: side });
}

/** The card stays hidden all the while, so it keeps its id. */
export function takeChoiceBack({ state, emit }: Duel, side: Side): void {
  const { id, kind } = takeBack(state.choices, side);
  state.sides[side].hand[id] = kind;
  emit({ type: 'unchose', seat: side });
}

export function allChosen(state: ClashState): boolean {
  return allCommitted(state.choices);
}

/** Turns the choices, of one side or of both. */
export function turnChoices(state: ClashState): Partial<Record<Side, Kind>> {
  const choices = reveal(state.choices);
  state.choices = {};
  return Object.fromEntries(Object.entries(choices).map(([side, { kind }]) => [side, kind]));
}
