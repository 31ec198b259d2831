import type { MatchInfo, MyMatch } from '@theed/tabletop/protocol';

export const GAME = 'clash-of-the-lightsabers';

/** A public match, waiting, with Ana as Qui-Gon. */
export function aMatch(change: Partial<MatchInfo> = {}): MatchInfo {
  return {
    matchID: 'match-1',
    gameName: GAME,
    players: [{ id: 0, name: 'Ana', isConnected: true }, { id: 1 }],
    setupData: {},
    unlisted: false,
    createdAt: Date.now(),
    updatedAt: Date.now(),
    status: 'waiting',
    componentsHash: 'hash',
    commitment: 'commitment',
    spectators: 0,
    ...change,
  };
}

export const both: MatchInfo['players'] = [
  { id: 0, name: 'Ana', isConnected: true },
  { id: 1, name: 'Ben', isConnected: false },
];

/** A match that Ana plays in. */
export function myMatch(change: Partial<MyMatch> = {}): MyMatch {
  return { ...aMatch(), playerID: '0', yourTurn: false, ...change };
}
