/** The log in sentences. */
import { seatsOf, viewersOf } from '@theed/tabletop';
import { playOut, type Weights } from '@theed/tabletop/testing';
import { defaultComponents, narrate, queensGambit, queensGambitMessageIds, UNIT_KINDS } from '../src';
import type { QueensGambitEvent, Side } from '../src';
import { fed, given, naboo } from './kit';

const TABLE_EVENTS = ['ready', 'unready', 'begun'];
const WEIGHTS: Weights = { resign: 0, unplan: 0.1, undo: 0.1, attack: 50, move: 0.3, finish: 0.15 };

interface Told {
  readonly event: QueensGambitEvent;
  readonly id: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What every viewer is told of random matches, and of the endings that no random player brings about. */
function everythingTold(): Told[] {
  const told: Told[] = [];
  const tell = (events: readonly { readonly type: string }[], seatCount: number): void => {
    for (const event of events) {
      if (TABLE_EVENTS.includes(event.type)) continue;
      for (const viewer of viewersOf(seatsOf(seatCount))) {
        const seen = queensGambit.viewEvent(event as QueensGambitEvent, viewer);
        if (seen !== null) told.push(...narrate(seen).map((message) => ({ event: seen, ...message })));
      }
    }
  };
  for (let seed = 0; seed < 6; seed += 1) {
    const seatCount = seed % 3 === 0 ? 4 : 2;
    playOut(queensGambit, {
      seed,
      seatCount,
      weights: { ...WEIGHTS, resign: seed % 3 === 0 ? 0.05 : 0 },
      onStep: ({ state }) => tell(state.events, seatCount),
    });
  }
  tell(given({ planning: true }).when(fed.runsOutOfTime()).all, 2);
  tell(given({ planning: true }).when(naboo.leavesForGood()).all, 2);
  tell(given({ planning: true }).when(naboo.resigns()).all, 2);
  for (const event of SELDOM) tell([event], 2);
  return told;
}

/** What may not come about in a handful of matches. */
const SELDOM: readonly QueensGambitEvent[] = [
  { type: 'drawn', seat: '1', side: 'naboo', deck: 'palace', card: null },
  { type: 'bonus-taken', seat: '1', battlefield: 1, palace: 0, forced: true },
  {
    type: 'sent-to-palace',
    seat: '0',
    unit: 'battleDroid-1',
    units: ['battleDroidPalace-22'],
    spaces: ['p.1.1.0'],
    destroyed: 3,
  },
  { type: 'queen-shown', queen: 'redQueen', died: 'redQueen' },
  { type: 'queen-shown', queen: 'redQueen', died: 'purpleQueen' },
  { type: 'healed', unit: 'quiGon-1', steps: 0, damage: 0 },
  { type: 'resign-offered', seat: '0', side: 'federation' },
  { type: 'resign-withdrawn', seat: '0', side: 'federation' },
  { type: 'blocked', seat: '0', obstacle: { kind: 'grid', grid: 1 }, numbers: [], forced: true },
  { type: 'over', winner: 'naboo', by: 'throne-room' },
  { type: 'over', winner: 'federation', by: 'elimination' },
  { type: 'over', winner: 'naboo', by: 'ship' },
  { type: 'over', winner: null, by: 'abandon' },
];

const told = everythingTold();

test('every message of the list is used, and no other', () => {
  expect([...new Set(told.map(({ id }) => id))].sort()).toEqual([...queensGambitMessageIds].sort());
});

test('every message says whom and what it is about, in words and numbers only', () => {
  for (const { params } of told) {
    for (const value of Object.values(params)) expect(['string', 'number']).toContain(typeof value);
  }
});

test('cards are named by their kinds in the decks of the side that the message names', () => {
  const named = told.filter(({ params }) => 'card' in params && 'side' in params);
  expect(named.length).toBeGreaterThan(100);
  for (const { params } of named) {
    const { battlefield, palace } = defaultComponents.decks[params.side as Side];
    expect({ ...battlefield.cards, ...palace.cards }).toHaveProperty(String(params.card));
  }
});

test('units are named by their ids, kinds by their keys in the components', () => {
  for (const { params } of told) {
    for (const id of [params.unit, params.target, params.mtt]) {
      if (id !== undefined) expect(UNIT_KINDS).toContain(String(id).replace(/-\d+$/, ''));
    }
    for (const kind of [params.kind, params.victim]) if (kind !== undefined) expect(UNIT_KINDS).toContain(kind);
  }
});

test('what somebody drew is told to his side with the cards, to others without', () => {
  const event = { type: 'drew', seat: '1', count: 2, cards: { c8: 'gungan-3', c9: 'qui-gons-fury' } } as const;
  expect(narrate(event)).toEqual([
    { id: 'queens-gambit.log.drew-cards', params: { seat: '1', count: 2, cards: 'gungan-3 qui-gons-fury' } },
  ]);
  expect(narrate({ ...event, cards: null })).toEqual([
    { id: 'queens-gambit.log.drew', params: { seat: '1', count: 2 } },
  ]);
});

test('[Q11] which queen is real is told to Naboo alone', () => {
  const event = { type: 'queen-chosen', seat: '1', queen: 'redQueen' } as const;
  const ids = viewersOf(['0', '1']).map((viewer) => narrate(queensGambit.viewEvent(event, viewer)!)[0]!.id);
  expect(ids).toEqual([
    'queens-gambit.log.queen-chosen',
    'queens-gambit.log.queen-chosen-red',
    'queens-gambit.log.queen-chosen',
  ]);
});
