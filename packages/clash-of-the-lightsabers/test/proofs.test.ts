/** The long proofs, run short: what `npm run prove` does with many more matches. */
import { playPairedWorlds, playRandomGames } from '../tools/playouts';
import { addTally, newTally } from '../tools/tally';
import { defaultComponents, SIDES } from '../src';

test('random games: all end with a winner, every card of both sides is turned, every effect carried out', () => {
  const tally = playRandomGames({ first: 1, games: 100 });
  expect(tally.games).toBe(100);
  expect(tally.wins['0'] + tally.wins['1']).toBe(100);
  expect(Math.min(tally.wins['0'], tally.wins['1'])).toBeGreaterThan(25);
  for (const side of SIDES) {
    const ids = defaultComponents.decks[side].cards.map(({ id }) => id);
    expect(Object.keys(tally.turned[side]).sort()).toEqual([...ids].sort());
  }
  expect(Object.keys(tally.effects)).toHaveLength(7);
});

test('the shares of two workers add up to what one finds', () => {
  const whole = playRandomGames({ first: 5, games: 12 });
  const sum = newTally();
  addTally(sum, playRandomGames({ first: 5, games: 7 }));
  addTally(sum, playRandomGames({ first: 12, games: 5 }));
  expect(sum).toEqual(whole);
});

test('paired worlds are made and followed', () => {
  const { games, pairs, frames } = playPairedWorlds({ first: 1, games: 3 });
  expect(games).toBe(3);
  expect(pairs).toBeGreaterThan(30);
  expect(frames).toBeGreaterThan(pairs);
});
