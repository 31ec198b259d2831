import type { SeatId } from '@theed/tabletop';
import type { MatchInfo, PlayerInfo } from '@theed/tabletop/protocol';
import type { MatchSummary, SeatRecord } from '../store/store';

/** Who is there just now. */
export interface Attendance {
  isConnected(seat: SeatId): boolean;
  readonly spectators: number;
}

export const nobodyThere: Attendance = { isConnected: () => false, spectators: 0 };

export function playersOf(seats: readonly SeatRecord[], there: Attendance): PlayerInfo[] {
  return seats.map(({ seat, name }) =>
    name === null ? { id: Number(seat) } : { id: Number(seat), name, isConnected: there.isConnected(seat) },
  );
}

/** A match as anybody may see it who knows its id. */
export function infoOf({ match, seats, published }: MatchSummary, there: Attendance): MatchInfo {
  return {
    matchID: match.id,
    gameName: match.game,
    players: playersOf(seats, there),
    setupData: match.setup,
    unlisted: match.unlisted,
    createdAt: match.createdAt,
    updatedAt: match.updatedAt,
    ...(match.gameover === null ? {} : { gameover: match.gameover }),
    ...(match.nextMatchId === null ? {} : { nextMatchID: match.nextMatchId }),
    status: match.status,
    componentsHash: match.componentsHash,
    commitment: match.commitment,
    ...(published === null ? {} : { secret: published }),
    spectators: there.spectators,
  };
}
