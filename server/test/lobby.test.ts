import type { MatchInfo, MatchList, Me, MyMatches, MySeat } from '@theed/tabletop/protocol';
import { drawSeat } from '../src/match/matches';
import { Browser, Seat, seatTwo } from './support/people';
import { startServer } from './support/server';

const GAME = 'sealed-bids';

test('the games are listed by name', async () => {
  const server = await startServer();
  expect((await new Browser(server).get('/games')).body).toEqual([GAME, 'clash-of-the-lightsabers']);
});

test('a match is private unless it is said to be public, and has the fields of boardgame.io', async () => {
  const ada = new Browser(await startServer({ now: () => 1000 }));
  const made = await ada.create(GAME);
  expect(made).toEqual({
    matchID: expect.stringMatching(/^[\w-]{16}$/) as string,
    inviteCode: expect.stringMatching(/^[\w-]{16}$/) as string,
  });
  expect((await ada.get<MatchInfo>(`/games/${GAME}/${made.matchID}`)).body).toEqual({
    matchID: made.matchID,
    gameName: GAME,
    players: [{ id: 0 }, { id: 1 }],
    setupData: {},
    unlisted: true,
    createdAt: 1000,
    updatedAt: 1000,
    status: 'waiting',
    componentsHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    spectators: 0,
  });
  expect((await ada.get<MatchList>(`/games/${GAME}`)).body).toEqual({ matches: [] });
});

test('public matches are listed newest first, by pages and by status', async () => {
  let time = 0;
  const server = await startServer({ now: () => (time += 1) });
  const ada = new Browser(server);
  const made: string[] = [];
  for (let index = 0; index < 5; index += 1) made.push((await ada.create(GAME, { unlisted: false })).matchID);
  await ada.create(GAME, { unlisted: true });
  await ada.create('clash-of-the-lightsabers', { unlisted: false });

  const seen: string[] = [];
  let cursor = '';
  for (let page = 0; page < 3; page += 1) {
    const { body } = await ada.get<MatchList>(`/games/${GAME}?limit=2${cursor}`);
    seen.push(...body.matches.map(({ matchID }) => matchID));
    cursor = `&cursor=${body.nextCursor ?? ''}`;
    if (page === 2) expect(body.nextCursor).toBeUndefined();
  }
  expect(seen).toEqual(made.reverse());
  const of = async (query: string) => (await ada.get<MatchList>(`/games/${GAME}?${query}`)).body.matches.length;
  expect([await of('status=waiting'), await of('status=live'), await of('isGameover=true')]).toEqual([5, 0, 0]);
  expect([await of('isGameover=false'), await of('updatedBefore=1'), await of('updatedAfter=1')]).toEqual([5, 0, 4]);
});

test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=x', 'status=lost', 'isGameover=maybe', 'limit=1&limit=2'])(
  'a list cannot be asked for with %s',
  async (query) => {
    const ada = new Browser(await startServer());
    const { status, body } = await ada.get(`/games/${GAME}?${query}`);
    expect([status, body.error.code]).toEqual([400, 'bad-request']);
  },
);

test('one joins by the invite, gets a seat once, and the match belongs to its own game only', async () => {
  const server = await startServer();
  const [ada, bea, cy] = [new Browser(server), new Browser(server), new Browser(server)];
  const made = await ada.create(GAME, { host: { seat: '1', playerName: ' Ada ' } });
  expect(made.playerID).toBe('1');

  expect((await bea.join(GAME, { ...made, inviteCode: 'x' })).body.error.code).toBe('bad-invite');
  expect((await bea.join(GAME, made, { playerID: '1' })).body.error.code).toBe('seat-taken');
  expect((await bea.join(GAME, made, { playerID: '7' })).body.error.code).toBe('no-such-seat');
  expect((await ada.join(GAME, made)).body.error.code).toBe('already-seated');
  expect((await bea.join('clash-of-the-lightsabers', made)).status).toBe(404);
  expect((await bea.join(GAME, made, { playerName: 'Bea' })).body).toEqual({
    playerID: '0',
    playerCredentials: expect.stringMatching(/^[\w-]{32}$/) as string,
  });
  expect((await cy.join(GAME, made)).body.error.code).toBe('full');
  expect((await ada.get<MatchInfo>(`/games/${GAME}/${made.matchID}`)).body.players).toEqual([
    { id: 0, name: 'Bea', isConnected: false },
    { id: 1, name: 'Ada', isConnected: false },
  ]);
});

test('the host needs no invite; without a seat of his own he may take one', async () => {
  const ada = new Browser(await startServer());
  const made = await ada.create(GAME);
  expect((await ada.join(GAME, { ...made, inviteCode: '' })).status).toBe(200);
});

test('a public match is joined without an invite', async () => {
  const server = await startServer();
  const made = await new Browser(server).create(GAME, { unlisted: false });
  expect((await new Browser(server).join(GAME, { ...made, inviteCode: '' })).status).toBe(200);
});

test('lots: the host’s seat follows from the secret', async () => {
  const secrets = ['0'.repeat(64), 'a'.repeat(64), 'f'.repeat(64), '7'.repeat(64)];
  let next = 0;
  const ada = new Browser(await startServer({ secretFor: () => secrets[next++]! }));
  const drawn: string[] = [];
  for (const secret of secrets) {
    const { playerID } = await ada.create(GAME, { host: { seat: 'lots', playerName: 'Ada' } });
    expect(playerID).toBe(drawSeat(secret, 2));
    drawn.push(playerID!);
  }
  expect(new Set(drawn).size).toBe(2);
});

test('a seat can be left before the deal, and taken again; its sitter was ready no more', async () => {
  const server = await startServer();
  const { matchID, seats, credentials } = await seatTwo(server, GAME, false);
  await seats[0]!.send(matchID, '0', 'ready', ['n']);
  const anybody = new Browser(server);
  const path = `/games/${GAME}/${matchID}`;

  expect((await anybody.post(`${path}/leave`, { playerID: '0' })).body.error.code).toBe('not-your-seat');
  expect((await anybody.post(`${path}/leave`, { playerID: '0', credentials: 'x' })).body.error.code).toBe(
    'bad-credentials',
  );
  expect((await anybody.post(`${path}/leave`, { playerID: '0', credentials: credentials[0] })).status).toBe(200);
  await seats[1]!.until(() => seats[1]!.frame.G.nonces['0'] === null, 'that the seat is not ready');
  expect(seats[1]!.frame.G.events).toEqual([{ type: 'unready', seat: '0' }]);
  expect((await anybody.get<MatchInfo>(path)).body.players[0]).toEqual({ id: 0 });
});

test('after the deal a seat is kept until the match is over', async () => {
  const server = await startServer();
  const { matchID, seats, credentials } = await seatTwo(server, 'clash-of-the-lightsabers');
  const anybody = new Browser(server);
  const leave = () =>
    anybody.post(`/games/clash-of-the-lightsabers/${matchID}/leave`, { playerID: '0', credentials: credentials[0] });
  expect((await leave()).body.error.code).toBe('begun');
  await seats[1]!.send(matchID, '1', 'resign', []);
  expect((await leave()).status).toBe(200);
});

test('a name is changed by its owner, on either path', async () => {
  const server = await startServer();
  const { matchID, credentials } = await seatTwo(server);
  const anybody = new Browser(server);
  const path = `/games/${GAME}/${matchID}`;
  const as = (credential: string | undefined, newName: unknown) => ({
    playerID: '0',
    credentials: credential,
    newName,
  });
  expect((await anybody.post(`${path}/update`, as(credentials[0], 'Édith'))).status).toBe(200);
  expect((await anybody.post(`${path}/rename`, as(credentials[0], 'Zoë'))).status).toBe(200);
  expect((await anybody.post(`${path}/update`, as(credentials[1], 'Eve'))).status).toBe(403);
  expect((await anybody.get<MatchInfo>(path)).body.players[0]).toMatchObject({ name: 'Zoë' });
});

test.each([
  '',
  '   ',
  'x'.repeat(25),
  'a\u0000b',
  'a\u202eb',
  'a\u200bb',
  '\u200d',
  'a\u200d',
  '\u3164',
  '\u2800',
  '\ufe0f',
  'Ada\u034f',
  'Ada\ufe0f',
  '\u17b5',
  7,
  null,
  {},
  ['x'],
])('nobody can be called %j', async (playerName) => {
  const ada = new Browser(await startServer());
  const made = await ada.create(GAME);
  const { status, body } = await ada.join(GAME, made, { playerName });
  expect([status, body.error.code]).toEqual([400, 'bad-name']);
});

test.each(['李小龙', 'علی\u200cرضا', '👩\u200d🚀', '❤\ufe0f\u200d🔥', 'Jürgen', '🦊 fox', 'a'.repeat(24), 'O’Neill'])(
  'one can be called %s',
  async (playerName) => {
    const ada = new Browser(await startServer());
    expect((await ada.join(GAME, await ada.create(GAME), { playerName })).status).toBe(200);
  },
);

test('play again: once the match is over, one next match, whoever asks and however often', async () => {
  const server = await startServer();
  const { matchID, seats, credentials } = await seatTwo(server, 'clash-of-the-lightsabers');
  const anybody = new Browser(server);
  const path = `/games/clash-of-the-lightsabers/${matchID}`;
  const ask = (seat: number) =>
    anybody.post<{ nextMatchID: string; inviteCode: string }>(`${path}/playAgain`, {
      playerID: String(seat),
      credentials: credentials[seat],
    });
  expect((await ask(0)).status).toBe(409);
  const as = { playerID: '0', credentials: credentials[0] };
  expect((await anybody.post(`${path}/playAgain`, { ...as, numPlayers: 9 })).body.error.code).toBe('bad-seat-count');
  expect((await anybody.post(`${path}/playAgain`, { ...as, setupData: [1] })).body.error.code).toBe('bad-setup');
  await seats[0]!.send(matchID, '0', 'resign', []);
  const [first, second] = await Promise.all([ask(0), ask(1)]);
  expect(first.body).toEqual(second.body);
  expect((await anybody.get<MatchInfo>(path)).body.nextMatchID).toBe(first.body.nextMatchID);
  expect((await anybody.get<MatchInfo>(path)).body.secret).toMatch(/^[0-9a-f]{64}$/);
  const next = `/games/clash-of-the-lightsabers/${first.body.nextMatchID}`;
  expect((await anybody.get<MatchInfo>(next)).body).toMatchObject({ status: 'waiting', unlisted: true });
  expect((await new Browser(server).post(`${path}/playAgain`, { playerID: '0', credentials: 'x' })).status).toBe(403);
});

test('a guest is known by his cookie: his name, his matches, whose turn, his seat', async () => {
  const server = await startServer();
  const ada = new Browser(server);
  const me = await ada.get<Me>('/api/me');
  expect(me.body).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/) as string, name: null });
  expect(me.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax; Max-Age=\d+$/);
  expect((await ada.post<Me>('/api/me', { name: 'Ada' })).body).toEqual({ id: me.body.id, name: 'Ada' });
  expect((await ada.get<Me>('/api/me')).body).toEqual({ id: me.body.id, name: 'Ada' });

  const made = await ada.create(GAME, { host: { seat: '1', playerName: 'Ada' } });
  const path = `/games/${GAME}/${made.matchID}`;
  expect((await ada.get<MySeat>(`${path}/mine`)).body).toEqual({ playerID: '1', inviteCode: made.inviteCode });
  const bea = new Browser(server);
  expect((await bea.get(`${path}/mine`)).status).toBe(404);
  await bea.join(GAME, made, { playerName: 'Bea' });
  expect((await ada.get<MySeat>(`${path}/mine`)).body).toEqual({ playerID: '1' });

  expect((await ada.get<MyMatches>('/api/me/matches')).body.matches).toMatchObject([
    { matchID: made.matchID, playerID: '1', yourTurn: true },
  ]);
  // His own client plays by the cookie alone.
  const seat = await new Seat(server, GAME, ada.cookie).sync(made.matchID, '1');
  await seat.send(made.matchID, '1', 'ready', []);
  expect((await ada.get<MyMatches>('/api/me/matches')).body.matches).toMatchObject([{ yourTurn: false }]);
  expect((await new Browser(server).get<MyMatches>('/api/me/matches')).body).toEqual({ matches: [] });
});

test('it is one’s turn while one owes a decision, and not while one may only take it back', async () => {
  const server = await startServer();
  const ada = new Browser(server);
  const made = await ada.create(GAME, { host: { seat: '0', playerName: 'Ada' } });
  const joined = await new Browser(server).join(GAME, made);
  const seats = [new Seat(server, GAME, ada.cookie), new Seat(server, GAME)];
  await seats[0]!.sync(made.matchID, '0');
  await seats[1]!.sync(made.matchID, '1', joined.body.playerCredentials);
  for (const [index, seat] of seats.entries()) await seat.send(made.matchID, String(index), 'ready', []);
  const yourTurn = async () => (await ada.get<MyMatches>('/api/me/matches')).body.matches.map((row) => row.yourTurn);
  expect(await yourTurn()).toEqual([true]);
  await seats[0]!.send(made.matchID, '0', 'bid', ['c1', '1.0']);
  expect(await yourTurn()).toEqual([false]);
  await seats[0]!.send(made.matchID, '0', 'unbid', ['1.0']);
  expect(await yourTurn()).toEqual([true]);
});

test('a forged cookie stands for nobody', async () => {
  const server = await startServer();
  const ada = new Browser(server);
  const made = await ada.create(GAME, { host: { seat: '0', playerName: 'Ada' } });
  const eve = new Browser(server);
  eve.cookie = ada.cookie!.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  expect((await eve.get(`/games/${GAME}/${made.matchID}/mine`)).status).toBe(404);
  const seat = await new Seat(server, GAME, eve.cookie).sync(made.matchID, '0');
  expect(seat.refusals).toEqual(['not-your-seat']);
});

test('the components of a match, and its log by pages, each as the asker may see it', async () => {
  const server = await startServer();
  const ada = new Browser(server);
  const bea = new Browser(server);
  const made = await ada.create(GAME, { host: { seat: '0', playerName: 'Ada' } });
  await bea.join(GAME, made, { playerName: 'Bea' });
  const path = `/games/${GAME}/${made.matchID}`;
  const seats = [new Seat(server, GAME, ada.cookie), new Seat(server, GAME, bea.cookie)];
  for (const [index, seat] of seats.entries()) {
    await seat.sync(made.matchID, String(index));
    await seat.send(made.matchID, String(index), 'ready', []);
  }
  expect((await ada.get(`${path}/components`)).body).toEqual({ values: expect.any(Array) as unknown });

  interface Line {
    _stateID: number;
    metadata: { events: { type: string; seat: string; cards: unknown }[] };
  }
  const log = async (who: Browser, query = '') => (await who.get<{ log: Line[] }>(`${path}/log${query}`)).body.log;
  const dealt = (lines: Line[]) => lines.at(-1)!.metadata.events.filter(({ type }) => type === 'dealt');
  expect(dealt(await log(ada)).map(({ cards }) => cards === null)).toEqual([false, true]);
  expect(dealt(await log(bea)).map(({ cards }) => cards === null)).toEqual([true, false]);
  expect(dealt(await log(new Browser(server))).map(({ cards }) => cards === null)).toEqual([true, true]);
  expect((await log(ada, '?limit=1')).map(({ _stateID }) => _stateID)).toEqual([1]);
  expect((await log(ada, '?before=1')).map(({ _stateID }) => _stateID)).toEqual([0]);
});

test.each([
  ['GET', '/games/chess', 404, 'no-such-game'],
  ['GET', '/games/__proto__', 404, 'no-such-game'],
  ['GET', '/games/constructor/x', 404, 'no-such-game'],
  ['GET', `/games/${GAME}/0123456789abcdef`, 404, 'no-such-match'],
  ['GET', `/games/${GAME}/__proto__`, 404, 'no-such-match'],
  ['GET', '/api/nothing', 404, 'not-found'],
  ['POST', '/api/nothing', 404, 'not-found'],
  ['DELETE', '/games', 405, 'bad-method'],
  ['PUT', `/games/${GAME}/0123456789abcdef`, 405, 'bad-method'],
])('%s %s is answered %d %s, in JSON', async (method, path, status, code) => {
  const server = await startServer();
  const response = await fetch(server.url + path, {
    method,
    ...(method === 'POST' ? { body: '{}', headers: { 'Content-Type': 'application/json' } } : {}),
  });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await response.json()).toEqual({ error: { code, message: expect.stringMatching(/\.$/) as string } });
});

test.each([
  [{ numPlayers: 9 }, 'bad-seat-count'],
  [{ numPlayers: 100000 }, 'bad-seat-count'],
  [{ numPlayers: '2' }, 'bad-request'],
  [{ numPlayers: 2, setupData: { rules: 'mine' } }, 'bad-setup'],
  [{ numPlayers: 2, unlisted: 'no' }, 'bad-request'],
  [{ numPlayers: 2, host: { seat: '0', playerName: '' } }, 'bad-name'],
  [{ numPlayers: 2, host: { seat: '2', playerName: 'Ada' } }, 'no-such-seat'],
  [[], 'bad-request'],
])('no match is made of %j', async (body, code) => {
  const server = await startServer();
  const ada = new Browser(server);
  const reply = await ada.post(`/games/${GAME}/create`, body);
  expect(reply.body.error.code).toBe(code);
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.headers.get('set-cookie')).toBeNull();
});
