/** Many things at the same moment, and things that come late or twice. */
import type { MoveAnswer } from '@theed/tabletop/protocol';
import { matchRefusals } from '../src/match/refusals';
import { openSqlite } from '../src/store/sqlite';
import { Browser, Seat, seatTwo, type Table } from './support/people';
import { startServer } from './support/server';
import { changed } from './support/stores';

const GAME = 'sealed-bids';

function cardOf(seat: Seat): string {
  return Object.keys((seat.frame.G.table as { hand: Record<string, number> }).hand)[0]!;
}

test('1,000 people join one seat at once: one gets it', async () => {
  const server = await startServer({ onDisk: true });
  const made = await new Browser(server).create(GAME, { host: { seat: '0', playerName: 'Ada' } });
  const replies = await Promise.all(
    Array.from({ length: 1000 }, (_, index) =>
      new Browser(server).join(GAME, made, { playerID: '1', playerName: `P${index}` }),
    ),
  );
  const won = replies.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const winner = await new Seat(server, GAME).sync(made.matchID, '1', won[0]!.body.playerCredentials);
  expect(winner.frame.G.you).toBe('1');
});

test('both plan at the same moment, a hundred times on a slow store: none is lost', async () => {
  const slow = await openSqlite(':memory:');
  const store = changed(slow, {
    commit: async (commit) => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      return slow.commit(commit);
    },
  });
  const server = await startServer({ store });
  for (let round = 0; round < 50; round += 1) {
    const { matchID, seats } = await seatTwo(server);
    const answers = await Promise.all(seats.map((seat) => seat.playLegal(matchID)));
    expect(answers).toEqual([
      { ok: true, stateID: 3 },
      { ok: true, stateID: 4 },
    ]);
    for (const seat of seats) seat.socket.disconnect();
  }
});

describe('a plan that comes late or twice', () => {
  /** Plays until a new round is open, and returns the moment of the first. */
  async function nextRound({ matchID, seats }: Table): Promise<string> {
    const { at } = seats[0]!.frame.G;
    while (seats[0]!.frame.G.at.split('.')[0] === at.split('.')[0]) {
      const mover = seats.find((seat) => seat.frame.G.legal.some(({ move }) => move !== 'unbid'))!;
      const { _stateID } = mover.frame;
      await mover.playLegal(matchID);
      await Promise.all(seats.map((seat) => seat.until(() => seat.frame._stateID > _stateID)));
    }
    return at;
  }

  test('is not taken for a plan of the round that is on', async () => {
    const server = await startServer();
    const table = await seatTwo(server);
    const first = await nextRound(table);
    const [ada] = table.seats;
    const answer = await ada!.send(table.matchID, '0', 'bid', [cardOf(ada!), first]);
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'stale' } });
  });

  test('with its move id is answered as it was the first time, however late', async () => {
    const server = await startServer();
    const table = await seatTwo(server);
    const [ada, bea] = table.seats;
    const send = () => ada!.send(table.matchID, '0', 'bid', ['c1', '1.0'], 'plan-1');
    const first = await send();
    expect(first).toEqual({ ok: true, stateID: 3 });
    expect(await send()).toEqual(first);
    await bea!.playLegal(table.matchID);
    await bea!.until(() => bea!.frame._stateID === 4);
    await nextRound(table);
    expect(await send()).toEqual(first);
    // Another seat's move ids are its own.
    expect(await bea!.send(table.matchID, '1', 'bid', ['c1', '1.0'], 'plan-1')).toMatchObject({ ok: false });
  });

  test('and was refused the first time is refused again, though it would be right by now', async () => {
    const server = await startServer();
    const { matchID, seats } = await seatTwo(server);
    const [ada] = seats;
    const early = await ada!.send(matchID, '0', 'unbid', ['1.0'], 'm1');
    expect(early).toMatchObject({ ok: false, refusal: { code: 'no-bid' } });
    await ada!.playLegal(matchID);
    expect(await ada!.send(matchID, '0', 'unbid', ['1.0'], 'm1')).toEqual(early);
    expect((await ada!.send(matchID, '0', 'unbid', ['1.0'], 'm2')).ok).toBe(true);
  });

  test('twenty at once with one move id are one move', async () => {
    const server = await startServer();
    const { matchID, seats } = await seatTwo(server);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => seats[0]!.send(matchID, '0', 'bid', ['c1', '1.0'], 'same')),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"ok":true,"stateID":3}']));
    expect((await server.store.inputs(matchID, 100, 100)).map(({ move }) => move)).toEqual(['ready', 'ready', 'bid']);
  });
});

test('two servers on one store: what one has stored is read again by the other, and no plan is lost', async () => {
  const store = await openSqlite(':memory:');
  const shared = changed(store, { close: () => Promise.resolve() });
  const [one, two] = [await startServer({ store: shared }), await startServer({ store: shared })];
  for (let round = 0; round < 20; round += 1) {
    const { matchID, seats, credentials } = await seatTwo(one);
    const elsewhere = await new Seat(two, GAME).sync(matchID, '1', credentials[1]);
    const answers: MoveAnswer[] = await Promise.all([
      seats[0]!.send(matchID, '0', 'bid', [cardOf(seats[0]!), '1.0']),
      elsewhere.send(matchID, '1', 'bid', [cardOf(elsewhere), '1.0']),
    ]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await store.inputs(matchID, 100, 100)).map(({ move }) => move)).toEqual(['ready', 'ready', 'bid', 'bid']);
  }
  await store.close();
});

test('more than a mailbox takes is refused at once, and the rest is done', async () => {
  const slow = await openSqlite(':memory:');
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  let held = false;
  const store = changed(slow, {
    commit: async (commit) => {
      if (held) await gate;
      return slow.commit(commit);
    },
  });
  const server = await startServer({ store, limits: { mailbox: 3 } });
  const { matchID, seats } = await seatTwo(server);
  held = true;
  const asked = Array.from({ length: 10 }, (_, index) =>
    seats[0]!.send(matchID, '0', 'bid', ['c1', '1.0'], `m${index}`),
  );
  const busy = await Promise.race(asked);
  expect(busy).toEqual({ ok: false, refusal: matchRefusals.busy });
  release();
  const answers = await Promise.all(asked);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.refusal.code === 'busy')).toHaveLength(7);
});
