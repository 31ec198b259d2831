/** What the viewer may do now, and whom the table waits for. Read from the list of legal moves: nothing is decided here. */
import type { Battle, ClashEvent, ClashView, Side } from '@theed/clash-of-the-lightsabers';
import type { CardId, TableView } from '@theed/tabletop';
import { choices, may } from '../../table/legal';
import { otherSide } from './board';

export type View = TableView<ClashView, ClashEvent> & { readonly table: ClashView };

export type Task =
  | { readonly kind: 'plan'; readonly cards: readonly CardId[] }
  /** The plan lies face down and may be taken back. */
  | { readonly kind: 'placed' }
  | { readonly kind: 'standoff'; readonly cards: readonly CardId[]; readonly alone: boolean }
  /** The choice lies face down and may be taken back. */
  | { readonly kind: 'chosen' }
  | { readonly kind: 'trailing'; readonly cards: readonly CardId[]; readonly battle: Battle; readonly concede: boolean }
  | { readonly kind: 'wait' }
  | { readonly kind: 'watch' }
  | { readonly kind: 'over' };

export function taskOf(view: View): Task {
  const { table } = view;
  if (view.over !== null) return { kind: 'over' };
  if (view.you === null) return { kind: 'watch' };
  if (may(view, 'plan')) return { kind: 'plan', cards: choices(view, 'plan') };
  if (may(view, 'unplan')) return { kind: 'placed' };
  if (may(view, 'unplay')) return { kind: 'chosen' };
  if (may(view, 'playCard')) {
    const cards = choices(view, 'playCard');
    if (table.asked === 'standoff') {
      const alone = view.stages[otherSide(view.you as Side)] === undefined;
      return { kind: 'standoff', cards, alone };
    }
    if (table.battle !== 0) return { kind: 'trailing', cards, battle: table.battle, concede: may(view, 'concede') };
  }
  return { kind: 'wait' };
}

/** Whether a task asks for something, and does not only leave something open. */
export function isAsked(task: Task): boolean {
  return task.kind === 'plan' || task.kind === 'standoff' || task.kind === 'trailing';
}
