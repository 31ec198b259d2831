/** The log in sentences. */
import { viewersOf } from '@theed/tabletop';
import { playOut } from '@theed/tabletop/testing';
import { clash, clashMessageIds, defaultComponents, narrate, type ClashEvent, type Side } from '../src';
import { bothLeaveForGood, given, maul, quiGon } from './kit';

const TABLE_EVENTS = ['ready', 'unready', 'begun'];

/** What every viewer is told of random matches, and of the endings that no random player brings about. */
function everythingTold(): { readonly event: ClashEvent; readonly id: string; readonly params: object }[] {
  const told: { event: ClashEvent; id: string; params: object }[] = [];
  const tell = (events: readonly { readonly type: string }[]): void => {
    for (const event of events) {
      if (TABLE_EVENTS.includes(event.type)) continue;
      for (const viewer of viewersOf(['0', '1'])) {
        const seen = clash.viewEvent(event as ClashEvent, viewer)!;
        for (const message of narrate(seen)) told.push({ event: seen, ...message });
      }
    }
  };
  for (let seed = 0; seed < 60; seed += 1) {
    playOut(clash, {
      seed,
      seatCount: 2,
      weights: { resign: seed % 3 === 0 ? 0.002 : 0, concede: 0.4 },
      onStep: ({ state }) => tell(state.events),
    });
  }
  tell(given({}).when(quiGon.runsOutOfTime()).all);
  tell(given({}).when(maul.leavesForGood()).all);
  tell(given({}).when(bothLeaveForGood()).all);
  tell(
    given({ quiGon: { hand: ['renew', 'power-1'], plan: ['power-1'] }, maul: { plan: ['power-2'] } }).when(
      quiGon.plays('renew'),
    ).all,
  );
  tell(
    given({ quiGon: { hand: ['disrupt'], plan: ['power-1'] }, maul: { plan: ['power-1'] } }).when(
      quiGon.plays('disrupt'),
    ).all,
  );
  tell(
    given({ quiGon: { hand: ['deflect'], plan: ['surge'] }, maul: { plan: ['surge'] } }).when(quiGon.plays('deflect'))
      .all,
  );
  return told;
}

const told = everythingTold();

test('every message of the list is used, and no other', () => {
  expect(new Set(told.map(({ id }) => id))).toEqual(new Set(clashMessageIds));
});

test('every message says whom and what it is about, in words and numbers only', () => {
  for (const { params } of told) {
    for (const value of Object.values(params)) expect(['string', 'number']).toContain(typeof value);
  }
});

test('cards are named by their kinds in the deck list of the side that `of` names', () => {
  const named = told.filter(({ params }) => 'card' in params || 'cards' in params);
  expect(named.length).toBeGreaterThan(100);
  for (const { params } of named) {
    const { of, card, cards } = params as { of: Side; card?: string; cards?: string };
    const kinds = new Set(defaultComponents.decks[of].cards.map(({ id }) => id));
    const listed = [...(card === undefined ? [] : [card]), ...(cards ?? '').split(' ').filter((kind) => kind !== '')];
    for (const kind of listed) expect(kinds).toContain(kind);
  }
});

test('what somebody drew is told to him with the cards, to others without', () => {
  const event = { type: 'drew', seat: '1', count: 2, cards: { c8: 'surge', c9: 'power-1' } } as const;
  expect(narrate(event)).toEqual([
    { id: 'clash.log.drew-cards', params: { seat: '1', count: 2, of: '1', cards: 'surge power-1' } },
  ]);
  expect(narrate({ ...event, cards: null })).toEqual([{ id: 'clash.log.drew', params: { seat: '1', count: 2 } }]);
});

test('the cards that Deflect and Disrupt discard are the other side’s', () => {
  const event = {
    type: 'effect',
    seat: '0',
    battle: 2,
    card: 'deflect',
    effect: 'deflect',
    cards: ['power-3'],
  } as const;
  expect(narrate(event)).toEqual([
    {
      id: 'clash.log.effect.deflect',
      params: { seat: '0', other: '1', battle: 2, of: '1', cards: 'power-3', count: 1 },
    },
  ]);
});
