import { Browser, Seat, seatTwo } from './support/people';
import { startServer } from './support/server';

test('make, join, sync, get ready, bid: both see it, each his own', async () => {
  const server = await startServer();
  const { matchID, seats } = await seatTwo(server);
  const watcher = await new Seat(server, 'sealed-bids').sync(matchID, null);

  expect(await seats[0]!.playLegal(matchID)).toEqual({ ok: true, stateID: 3 });
  await seats[1]!.until(() => seats[1]!.frame._stateID === 3);
  await watcher.until(() => watcher.frame._stateID === 3);

  expect(watcher.frame.G.events).toEqual([{ type: 'bid', seat: '0' }]);
  expect(watcher.frame.G.table).toMatchObject({ hand: null, bid: null, placed: { 0: true, 1: false } });
  expect((await new Browser(server).get(`/games/sealed-bids/${matchID}`)).body).toMatchObject({ status: 'live' });
});
