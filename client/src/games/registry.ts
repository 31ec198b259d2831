/** The games that this client can draw: one entry for each. */
import { lazy } from 'react';
import { loadAreas, type LazyArea, type MessageId } from '../i18n/i18n';
import type { TableComponent } from '../table/contract';

export interface SeatEntry {
  readonly seat: string;
  readonly name: MessageId;
  readonly hint: MessageId;
}

export interface GameEntry {
  /** As the server knows it. */
  readonly name: string;
  /** As addresses of pages have it: `/m/clash/…`. */
  readonly path: string;
  readonly title: MessageId;
  readonly about: MessageId;
  readonly seats: readonly SeatEntry[];
  /** Fetched, with the texts that it speaks, when it is first drawn. */
  readonly Table: TableComponent;
}

/** A table is only ever given the views of its own game; which those are is forgotten here. */
function tableOf(load: () => Promise<{ readonly default: unknown }>, ...areas: readonly LazyArea[]): TableComponent {
  return lazy(async () => {
    const [{ default: component }] = await Promise.all([load(), loadAreas('table', ...areas)]);
    return { default: component as TableComponent };
  });
}

export const games: readonly GameEntry[] = [
  {
    name: 'clash-of-the-lightsabers',
    path: 'clash',
    title: 'game.clash.title',
    about: 'game.clash.about',
    seats: [
      { seat: '0', name: 'game.clash.seat.0', hint: 'game.clash.seat.0.hint' },
      { seat: '1', name: 'game.clash.seat.1', hint: 'game.clash.seat.1.hint' },
    ],
    Table: tableOf(() => import('./clash'), 'clash'),
  },
];

export function gameByPath(path: string): GameEntry | undefined {
  return games.find((game) => game.path === path);
}

export function gameByName(name: string): GameEntry | undefined {
  return games.find((game) => game.name === name);
}

/** @throws if the game has no such seat. */
export function seatEntry(game: GameEntry, seat: string): SeatEntry {
  const entry = game.seats.find((each) => each.seat === seat);
  if (entry === undefined) throw new Error(`${game.name} has no seat ${seat}`);
  return entry;
}
