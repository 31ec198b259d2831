import { clash, clashMessageIds, narrate, type ClashEvent } from '@theed/clash-of-the-lightsabers';
import { playOut } from '@theed/tabletop/testing';
import { tell } from '../../src/games/clash/tell';
import { loadAreas, t } from '../../src/i18n/i18n';
import { components } from './kit';

beforeAll(() => loadAreas('table', 'clash'));

const say = (event: ClashEvent): string =>
  tell(t, components, event)
    .map(({ text }) => text)
    .join(' ');

/** What matches of random players hardly ever bring about. */
const rare: readonly ClashEvent[] = [
  { type: 'drew', seat: '1', count: 2, cards: null },
  { type: 'drew', seat: '0', count: 1, cards: { c1: 'power-1' } },
  { type: 'timed-out', seat: '1' },
  { type: 'abandoned', seat: '0' },
  { type: 'resigned', seat: '0' },
  { type: 'over', winner: '0', by: 'timeout' },
  { type: 'over', winner: '1', by: 'abandon' },
  { type: 'over', winner: '1', by: 'resign' },
  { type: 'over', winner: null, by: 'abandon' },
  { type: 'effect', seat: '0', battle: 1, card: 'force-shove', effect: 'disrupt', cards: [] },
  { type: 'effect', seat: '0', battle: 1, card: 'renew', effect: 'renew', cards: [] },
  { type: 'effect', seat: '1', battle: 1, card: 'deflect', effect: 'deflect', cards: [] },
];

describe('the log', () => {
  it('has a plain sentence for every event of many matches, and every sentence is needed', () => {
    const events: ClashEvent[] = [...rare];
    for (let seed = 1; seed <= 30; seed += 1) {
      playOut(clash, {
        seed,
        seatCount: 2,
        weights: { resign: 0 },
        onStep: ({ state }) => events.push(...state.events.filter(isOfTheGame)),
      });
    }
    for (const event of events) {
      const text = say(event);
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/[{}#]|undefined|power-\d|clash\.|use-the-force/);
    }
    const said = new Set(events.flatMap((event) => narrate(event).map(({ id }) => id)));
    expect([...said].sort()).toEqual([...clashMessageIds].sort());
  });

  it.each<[ClashEvent, string]>([
    [{ type: 'compared', battle: 1, totals: { '0': 2, '1': 5 }, leader: '1' }, 'Maul leads, 5 to 2.'],
    [{ type: 'compared', battle: 1, totals: { '0': 4, '1': 4 }, leader: null }, 'Standoff, 4 to 4.'],
    [{ type: 'drew', seat: '1', count: 1, cards: null }, 'Maul draws a card.'],
    [
      { type: 'drew', seat: '0', count: 3, cards: { c1: 'power-3', c2: 'retreat', c3: 'power-3' } },
      'Qui-Gon draws 3 cards: Power 3 ×2, Retreat.',
    ],
    [
      { type: 'effect', seat: '0', battle: 2, card: 'deflect', effect: 'deflect', cards: ['power-4'] },
      'Qui-Gon strikes Power 4 from Maul’s row.',
    ],
    [
      {
        type: 'effect',
        seat: '1',
        battle: 2,
        card: 'retreat',
        effect: 'retreat',
        returned: [],
        discarded: ['retreat'],
      },
      'Retreat: Maul gives up battle 2; no card goes back to the hand.',
    ],
    [
      { type: 'scored', round: 2, winner: '0', steps: 2, positions: { '0': 3, '1': 1 } },
      'Qui-Gon wins all three battles of round 2: two steps forward.',
    ],
    [{ type: 'conceded', seat: '1', battle: 3, forced: true }, 'Maul has no card left and concedes battle 3.'],
  ])('%j', (event, text) => expect(say(event)).toBe(text));
});

function isOfTheGame(event: { readonly type: string }): event is ClashEvent {
  return !['ready', 'unready', 'begun'].includes(event.type);
}
