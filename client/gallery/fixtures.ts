/**
 * States of the table to be looked at. Each is found in a match of random players, so that view, events and log fit
 * together as they do in play.
 */
import { clash, type ClashEvent, type ClashView, type Side } from '@theed/clash-of-the-lightsabers';
import { seatViewer, spectator, type TableView } from '@theed/tabletop';
import type { MatchInfo } from '@theed/tabletop/protocol';
import { playOut, type Weights } from '@theed/tabletop/testing';
import type { LogLine } from '../src/table/contract';

export type ShownView = TableView<ClashView, ClashEvent> & { readonly table: ClashView };

/** What a table is given at one moment, and just before. */
export interface Shown {
  readonly view: ShownView;
  readonly log: readonly LogLine<ClashEvent>[];
  readonly before: { readonly view: ShownView; readonly log: readonly LogLine<ClashEvent>[] } | null;
}

export interface Wanted {
  readonly name: string;
  /** Whose view; `null` for a spectator's. */
  readonly you: Side | null;
  readonly is: (view: ShownView) => boolean;
  readonly weights?: Weights;
  /** Lets the last chain be played. */
  readonly playing?: boolean;
  readonly names?: readonly [string, string];
}

const has = (view: ShownView, test: (event: ClashEvent) => boolean): boolean =>
  view.events.some(
    (event) => event.type !== 'ready' && event.type !== 'unready' && event.type !== 'begun' && test(event),
  );
const effect = (kind: string) => (view: ShownView) =>
  has(view, (event) => event.type === 'effect' && event.effect === kind && (event.cards ?? ['']).length > 0);
const over = (winner: Side) => (view: ShownView) => view.over?.winner === winner && view.over.by === 'duel';
const mine = (view: ShownView) => view.table.sides[view.you as Side];
const theirs = (view: ShownView) => view.table.sides[view.you === '0' ? '1' : '0'];
const results = (view: ShownView) => Object.values(view.table.battles).filter(({ result }) => result !== null);
const PATIENT: Weights = { resign: 0, unplan: 0, unplay: 0 };
const YIELDING: Weights = { ...PATIENT, concede: 9, playCard: 1 };
const FIERCE: Weights = { ...PATIENT, concede: 0.15, playCard: 4 };

export const wanted: readonly Wanted[] = [
  {
    name: 'planning',
    you: '0',
    is: (view) => view.table.round === 2 && view.table.asked === 'plan' && !mine(view).placed,
  },
  { name: 'planning-first-maul', you: '1', is: (view) => view.table.round === 1 && view.phase === 'plan' },
  { name: 'planned-waiting', you: '0', is: (view) => view.table.asked === 'plan' && mine(view).placed },
  {
    name: 'their-plan-lies',
    you: '1',
    is: (view) => view.table.asked === 'plan' && theirs(view).placed && !mine(view).placed,
  },
  { name: 'reveal', you: '0', is: (view) => has(view, (event) => event.type === 'revealed'), playing: true },
  ...['draw', 'retreat', 'deflect', 'surge', 'disrupt', 'renew', 'laser-gates'].map((kind): Wanted => ({
    name: `effect-${kind}`,
    you: '1',
    is: effect(kind),
    playing: true,
    weights: FIERCE,
  })),
  { name: 'cancelled', you: '0', is: (view) => has(view, (event) => event.type === 'cancelled'), playing: true },
  {
    name: 'standoff',
    you: '0',
    is: (view) => view.table.asked === 'standoff' && !mine(view).chosen && !theirs(view).chosen,
  },
  { name: 'standoff-chosen', you: '0', is: (view) => mine(view).chosen },
  {
    name: 'standoff-alone',
    you: '1',
    is: (view) =>
      view.table.asked === 'standoff' && theirs(view).handSize === 0 && mine(view).handSize > 0 && !theirs(view).chosen,
    weights: FIERCE,
  },
  { name: 'trailing-me', you: '0', is: (view) => view.table.trailing === '0' && results(view).length === 1 },
  {
    name: 'trailing-long',
    you: '1',
    is: (view) =>
      view.table.trailing === '1' &&
      Object.values(view.table.battles).some(({ rows }) => Object.keys(rows['1']).length >= 5),
    weights: FIERCE,
  },
  { name: 'trailing-them', you: '0', is: (view) => view.table.trailing === '1' && results(view).length === 2 },
  {
    name: 'battles-won-lost',
    you: '1',
    is: (view) =>
      view.table.battle === 3 &&
      results(view).some(({ result }) => result?.winner === '0') &&
      results(view).some(({ result }) => result?.winner === '1'),
  },
  {
    name: 'battle-drawn',
    you: '0',
    is: (view) => view.table.battle > 1 && results(view).some(({ result }) => result?.winner === null),
    weights: FIERCE,
  },
  {
    name: 'round-end',
    you: '0',
    is: (view) => has(view, (event) => event.type === 'scored' && event.steps === 1),
    playing: true,
  },
  {
    name: 'round-1-1-1',
    you: '0',
    is: (view) =>
      has(
        view,
        (event) =>
          event.type === 'scored' &&
          event.winner === null &&
          Object.values(view.table.rounds).at(-1)!.results['1']!.winner !== null,
      ),
    playing: true,
  },
  { name: 'over-won', you: '0', is: over('0') },
  { name: 'over-lost', you: '0', is: over('1') },
  {
    name: 'over-resigned',
    you: '1',
    is: (view) => view.over?.by === 'resign' && view.over.winner === '1' && view.table.round > 2,
    weights: { ...PATIENT, resign: 0.01 },
  },
  { name: 'spectator', you: null, is: (view) => view.table.asked === 'trailing' && results(view).length === 1 },
  {
    name: 'spectator-plan',
    you: null,
    is: (view) => view.table.asked === 'plan' && view.table.sides['0'].placed && view.table.round === 3,
  },
  { name: 'long-discards', you: '0', is: (view) => Object.keys(mine(view).discard).length > 26 },
  {
    name: 'big-hand',
    you: '0',
    is: (view) => mine(view).handSize >= 20 && view.table.asked === 'plan' && !mine(view).placed,
    weights: YIELDING,
  },
  {
    name: 'long-names',
    you: '0',
    is: (view) => view.table.trailing === '1',
    names: ['Wilhelmina von Hohenstaufen-Sedlec', 'Bartholomew Featherstonehaugh III'],
  },
];

/** Plays matches until one shows what is wanted. @throws if none does */
export function find({ name, you, is, weights = PATIENT }: Wanted): Shown {
  for (let seed = 1; seed <= 4000; seed += 1) {
    const shown = play(seed, you, is, weights);
    if (shown !== null) return shown;
  }
  throw new Error(`no match shows ${name}`);
}

class Found extends Error {}

function play(seed: number, you: Side | null, is: (view: ShownView) => boolean, weights: Weights): Shown | null {
  const viewer = you === null ? spectator : seatViewer(you);
  let log: LogLine<ClashEvent>[] = [];
  let last: Shown['before'] = null;
  let found: Shown | null = null;
  try {
    playOut(clash, {
      seed,
      seatCount: 2,
      weights,
      onStep: (table) => {
        const frame = table.frame(viewer);
        if (table.stateId === 0) return;
        log = [
          ...log,
          { stateID: frame._stateID, at: 1_700_000_000_000 + frame._stateID * 20_000, events: frame.G.events },
        ];
        if (!hasTable(frame.G)) return;
        if (is(frame.G)) {
          found = { view: frame.G, log, before: last };
          throw new Found();
        }
        last = { view: frame.G, log };
      },
    });
  } catch (error) {
    if (!(error instanceof Found)) throw error;
  }
  return found;
}

function hasTable(view: TableView<ClashView, ClashEvent>): view is ShownView {
  return view.table !== null;
}

/** A match with these people in it. */
export function matchOf(view: ShownView, names: readonly [string, string] = ['Anna', 'Bohumil']): MatchInfo {
  return {
    matchID: 'gallery',
    gameName: clash.name,
    players: names.map((name, id) => ({ id, name, isConnected: true })),
    setupData: null,
    unlisted: true,
    createdAt: 1_700_000_000_000,
    updatedAt: 1_700_000_000_000,
    status: view.over === null ? 'live' : 'over',
    componentsHash: '',
    commitment: '',
    spectators: 1,
  };
}
