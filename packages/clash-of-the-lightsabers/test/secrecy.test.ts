/** Who may know what. That nothing else gets out is tried in worlds.test.ts. */
import { seatViewer, spectator } from '@theed/tabletop';
import { clash, type ClashEvent } from '../src';
import { given, maul, quiGon, type Story } from './kit';

const HIDDEN = ['power-4', 'surge', 'retreat', 'renew'];

function planning(): Story {
  return given({ quiGon: { hand: HIDDEN }, maul: { hand: HIDDEN } });
}

test('a hand is seen by its owner alone; its size is public', () => {
  const story = planning();
  expect(Object.values(story.view('0').sides['0'].hand!)).toEqual(HIDDEN);
  expect(story.view('0').sides['1']).toMatchObject({ hand: null, handSize: 4 });
  expect(story.view(null).sides['0']).toMatchObject({ hand: null, handSize: 4 });
});

test('a chosen card is seen by its owner alone until both are turned', () => {
  const story = given({
    quiGon: { hand: ['power-4', 'power-1'], plan: ['power-2'] },
    maul: { hand: ['power-3', 'power-1'], plan: ['power-2'] },
  }).when(quiGon.plays('power-4'));
  expect(story.view('0').sides['0']).toMatchObject({ chosen: true, choice: { kind: 'power-4' }, handSize: 1 });
  for (const viewer of ['1', null] as const) {
    expect(story.view(viewer).sides['0']).toMatchObject({ chosen: true, choice: null, handSize: 1 });
    expect(story.frame(viewer).events).toEqual([{ type: 'chose', seat: '0' }]);
  }
  story.when(maul.plays('power-3'));
  expect(story.view().battles['1']!.rows['0']).toEqual({ '1': 'power-2', '2': 'power-4' });
});

test('nobody sees the order of a deck, not even his own', () => {
  const story = planning();
  for (const viewer of ['0', '1', null] as const) {
    expect(story.view(viewer).sides['0']).toMatchObject({ deck: null, deckSize: 51 });
  }
});

test('what somebody drew is told to him alone', () => {
  const story = given({
    quiGon: { hand: ['use-the-force'], plan: ['power-1'], deck: ['power-5', 'surge', 'renew'] },
    maul: { hand: ['power-1'], plan: ['power-3'] },
  }).when(quiGon.plays('use-the-force'));
  const drew = (viewer: '0' | '1' | null): unknown => story.frame(viewer).events.find(({ type }) => type === 'drew');
  expect(Object.values((drew('0') as { cards: object }).cards)).toEqual(['power-5', 'surge']);
  expect(drew('1')).toEqual({ type: 'drew', seat: '0', count: 2, cards: null });
  expect(drew(null)).toEqual({ type: 'drew', seat: '0', count: 2, cards: null });
});

test('public views name cards by kind, never by id', () => {
  const story = given({
    quiGon: { hand: ['deflect', 'power-1'], plan: ['power-2'], discard: ['power-1'] },
    maul: { hand: ['power-3', 'power-1'], plan: ['power-4'], discard: ['surge'] },
  }).when(quiGon.plays('deflect'));
  expect(JSON.stringify(story.frame(null))).not.toMatch(/"c\d+"/);
});

test('discard piles stand open in order of arrival', () => {
  const story = given({ quiGon: { discard: ['surge', 'power-1', 'retreat'] } });
  expect(story.view('1').sides['0'].discard).toEqual({ '1': 'surge', '2': 'power-1', '3': 'retreat' });
});

test('a view is built of named fields: what a state or an event holds besides is seen by nobody', () => {
  const story = planning().when(maul.plans('power-4', 'surge', 'retreat'));
  const canary = { canary: 'canary' };
  const state = structuredClone(story.state);
  Object.assign(state, canary);
  Object.assign(state.sides['0'], canary);
  Object.assign(state.sides['1'], canary);
  Object.assign(state.plans['1']!['1']!, canary);
  for (const viewer of [seatViewer('0'), seatViewer('1'), spectator]) {
    expect(JSON.stringify(clash.view(state, viewer))).not.toContain('canary');
  }
});

/** One event of every type, with something in it that does not belong there. */
const EVERY_EVENT: { readonly [Type in ClashEvent['type']]: Extract<ClashEvent, { type: Type }> } = {
  round: { type: 'round', round: 2 },
  shuffled: { type: 'shuffled', seat: '0', count: 55 },
  drew: { type: 'drew', seat: '0', count: 1, cards: { c1: 'surge' } },
  planned: { type: 'planned', seat: '0' },
  unplanned: { type: 'unplanned', seat: '0' },
  revealed: { type: 'revealed', battle: 1, cards: { '0': 'surge', '1': 'power-1' } },
  chose: { type: 'chose', seat: '0' },
  unchose: { type: 'unchose', seat: '0' },
  turned: { type: 'turned', battle: 1, cards: { '1': 'power-1' } },
  played: { type: 'played', seat: '0', battle: 1, card: 'power-1' },
  cancelled: { type: 'cancelled', battle: 1, cards: { '0': 'surge', '1': 'retreat' } },
  effect: {
    type: 'effect',
    seat: '0',
    battle: 1,
    card: 'retreat',
    effect: 'retreat',
    cards: [],
    added: 0,
    returned: ['power-1'],
    discarded: ['retreat'],
  },
  compared: { type: 'compared', battle: 1, totals: { '0': 1, '1': 2 }, leader: '1' },
  conceded: { type: 'conceded', seat: '0', battle: 1, forced: true },
  'battle-over': { type: 'battle-over', battle: 1, winner: '1', by: 'concession' },
  scored: { type: 'scored', round: 1, winner: '0', steps: 1, positions: { '0': 2, '1': 1 } },
  resigned: { type: 'resigned', seat: '0' },
  'timed-out': { type: 'timed-out', seat: '0' },
  abandoned: { type: 'abandoned', seat: '0' },
  over: { type: 'over', winner: '1', by: 'resign' },
};

test.each(Object.values(EVERY_EVENT))(
  'of $type everybody gets the named fields, and the owner all of them',
  (event) => {
    const withMore: ClashEvent = Object.assign({ canary: 'canary' }, event);
    expect(clash.viewEvent(withMore, seatViewer('0'))).toEqual(event);
    const forOthers = event.type === 'drew' ? { ...event, cards: null } : event;
    expect(clash.viewEvent(withMore, seatViewer('1'))).toEqual(forOthers);
    expect(clash.viewEvent(withMore, spectator)).toEqual(forOthers);
  },
);
