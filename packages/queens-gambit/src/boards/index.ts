/** All boards of the game, made once from the components. */
import { UNIT_KINDS, type QueensGambitComponents, type SpaceId, type UnitKind } from '../components/types';
import { makeCore } from './core';
import { makePalace } from './palace';
import { makePlains } from './plains';
import type { Board, Boards } from './types';

export type * from './types';

export function makeBoards(components: QueensGambitComponents): Boards {
  const plains = makePlains(components.plains);
  const core = makeCore(components.core);
  const palace = makePalace(components.palace, core);
  const boards = new Map<SpaceId, Board>([
    ...plains.spaces.map((space) => [space, 'plains'] as const),
    ...palace.spaces.map((space) => [space, 'palace'] as const),
    ...core.spaces.map((space) => [space, 'core'] as const),
  ]);
  return {
    plains,
    palace,
    core,
    adjacent: new Map(
      [...palace.neighbours, ...core.neighbours].map(([space, around]) => {
        const through = core.doors.get(space);
        return [space, through === undefined ? around : [...around, through]];
      }),
    ),
    setup: setupOf(components),
    boardOf: (space) => boards.get(space) ?? null,
  };
}

function setupOf({ plains, palace, core }: QueensGambitComponents): Record<UnitKind, readonly SpaceId[]> {
  const all = [plains.setup, palace.setup, core.setup];
  return Object.fromEntries(
    UNIT_KINDS.map((kind) => [kind, all.flatMap((setup) => setup[kind] ?? [])]),
  ) as unknown as Record<UnitKind, readonly SpaceId[]>;
}
