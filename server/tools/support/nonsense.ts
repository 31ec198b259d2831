import type { Picker } from '@theed/tabletop/testing';

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  'then',
  'polluted',
  'playerID',
  'type',
  'args',
  'payload',
  '',
  '\u0000',
  '💥',
];
const EVENTS = ['sync', 'update', 'chat', 'patch', 'matchData', 'error2', 'toString', '__proto__', 'x', 'disconnect2'];
const MOVES = ['plan', 'unplan', 'choose', 'unchoose', 'play', 'concede', 'ready', 'unready', 'timeout', 'abandon'];

function of<T>(pick: Picker, values: readonly T[]): T {
  return values[pick.below(values.length)]!;
}

/** Some JSON value, seldom deep. */
export function json(pick: Picker, depth = 0): unknown {
  switch (pick.below(depth > 4 ? 6 : 9)) {
    case 0:
      return null;
    case 1:
      return pick.below(2) === 0;
    case 2:
      return of(pick, [0, -0, -1, 1, 1.5, 1e308, 2 ** 53, 99]);
    case 3:
      return of(pick, NAMES);
    case 4:
      return 'x'.repeat(pick.below(300));
    case 5:
      return of(pick, ['0', '1', '2', '01', 'c1', '1.0.0', '-1', 'null']);
    case 6:
    case 7:
      return Array.from({ length: pick.below(5) }, () => json(pick, depth + 1));
    default:
      // From JSON, so that `__proto__` becomes a property of its own as it would on the wire.
      return JSON.parse(
        `{${Array.from({ length: pick.below(4) }, () => `${JSON.stringify(of(pick, NAMES))}:${JSON.stringify(json(pick, depth + 1))}`).join(',')}}`,
      );
  }
}

/** A name and arguments of an event. */
export function event(pick: Picker, matchID: string): [string, unknown[]] {
  const name = of(pick, EVENTS);
  if (name === 'sync' && pick.below(2) === 0) {
    // Never a sync that succeeds at the attacked match: the attacker's seat must stay as it is.
    return [
      name,
      [of<unknown>(pick, [matchID, 'x'.repeat(16), json(pick)]), of<unknown>(pick, ['0', '1', '7']), 'wrong'],
    ];
  }
  const args = Array.from({ length: pick.below(6) }, () => json(pick));
  return [name, args[0] === matchID ? [] : args];
}

/** Arguments of an `update`, from nonsense to nearly right. */
export function action(pick: Picker, matchID: string): unknown[] {
  if (pick.below(4) === 0) return Array.from({ length: 1 + pick.below(5) }, () => json(pick));
  const payload: Record<string, unknown> = {
    type: pick.below(8) === 0 ? json(pick) : of(pick, [...MOVES, ...NAMES]),
    args: pick.below(4) === 0 ? json(pick) : nearlyArgs(pick),
    playerID: pick.below(4) === 0 ? json(pick) : of(pick, ['0', '0', '0', '1']),
  };
  if (pick.below(6) === 0) payload.credentials = json(pick);
  if (pick.below(4) === 0) payload.moveId = of(pick, ['a', 'b', `m${pick.below(1e6)}`, '', '…']);
  const type =
    pick.below(6) === 0 ? of(pick, ['UPDATE', 'PATCH', 'RESET', 'GAME_EVENT', 'UNDO', '__proto__']) : 'MAKE_MOVE';
  const outer = { type, payload, ...(pick.below(6) === 0 ? { state: json(pick), patch: json(pick) } : {}) };
  return [outer, json(pick), pick.below(10) === 0 ? json(pick) : matchID, of<unknown>(pick, ['0', '0', '1', null])];
}

function nearlyArgs(pick: Picker): unknown[] {
  const at = of(pick, ['1.0.0', '1.1.0', '1', '1.0', 'x']);
  const card = (): string => `c${pick.below(12)}`;
  return of<() => unknown[]>(pick, [
    () => [[card(), card(), card()], at],
    () => [card(), at],
    () => [at],
    () => [json(pick), at],
    () => Array.from({ length: pick.below(20) }, () => json(pick)),
  ])();
}

/** Text that stands for a packet, or for none. */
export function rawFrame(pick: Picker, game: string): string {
  const body = JSON.stringify(json(pick));
  return of(pick, [
    '42["error","x"]',
    `42/${game},["error","x"]`,
    `42/${game},[{"toString":"foo"}]`,
    `42/${game},[{"toString":1}]`,
    `42/${game},${body}`,
    `42/${game},["update",${body}]`,
    `42/${game},["sync",${body},${body}]`,
    `42/${game},${String(pick.below(1e9))}["update",${body}]`,
    `45${String(pick.below(99))}-/${game},["update",{"_placeholder":true,"num":0}]`,
    `40/${game},${body}`,
    `41/${game},`,
    `4${String(pick.below(10))}${body}`,
    String(pick.below(10)),
    body,
    '2probe',
    '',
    'x'.repeat(17_000),
  ]);
}

export interface HttpRequest {
  readonly path: string;
  readonly init: RequestInit;
}

/** A request that no address answers well: reads may succeed, nothing is made or changed. */
export function httpRequest(pick: Picker, game: string, matchID: string): HttpRequest {
  const part = (): string =>
    encodeURIComponent(of(pick, [...NAMES, game, matchID, '..', '%', 'x'.repeat(pick.below(500))]));
  const path = of(pick, [
    '/games',
    `/games/${part()}`,
    `/games/${game}/${part()}`,
    `/games/${game}/${matchID}`,
    `/games/${game}/${matchID}/${of(pick, ['join', 'leave', 'update', 'rename', 'playAgain', 'mine', 'log', part()])}`,
    `/games/${game}/create`,
    `/api/${part()}`,
    `/api/me/matches?${part()}=${part()}&limit=${part()}&cursor=${part()}`,
    `/games/${game}?status=${part()}&limit=${part()}`,
    `/${part()}/${part()}`,
  ]);
  const method = of(pick, ['GET', 'GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);
  if (method === 'GET' || method === 'OPTIONS') return { path, init: { method } };
  const body = of<() => string>(pick, [
    () => JSON.stringify(json(pick)),
    () => '{"numPlayers":',
    () => `{"numPlayers":${JSON.stringify(json(pick))},"playerName":"","__proto__":{"polluted":1}}`,
    () => `{"playerID":${JSON.stringify(json(pick))},"credentials":"wrong","newName":"x"}`,
    () => 'x'.repeat(pick.below(20_000)),
  ])();
  const type = of(pick, [
    'application/json',
    'application/json',
    'application/json',
    'text/plain',
    'application/json; charset=x',
  ]);
  return { path, init: { method, body, headers: { 'Content-Type': type } } };
}
