import type { GameOver, Json, SeatId } from '@theed/tabletop';
import type { MatchStatus } from '@theed/tabletop/protocol';
import type { InputRecord, MatchRecord, NewMatch, SeatRecord } from './store';
import type { InputRow, MatchRow, NewMatchRow, SeatRow } from './tables';

/** The columns of `matches` that may be read without a reason: neither secret nor state. */
export const matchColumns = [
  'id',
  'game',
  'rules',
  'seat_count',
  'status',
  'setup',
  'unlisted',
  'host',
  'invite_code',
  'components_hash',
  'commitment',
  'state_id',
  'awaits',
  'gameover',
  'next_match_id',
  'created_at',
  'updated_at',
] as const;

export function toMatch(row: MatchRow): MatchRecord {
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    seatCount: row.seat_count,
    status: row.status as MatchStatus,
    setup: JSON.parse(row.setup) as Json,
    unlisted: row.unlisted === 1,
    host: row.host,
    inviteCode: row.invite_code,
    componentsHash: row.components_hash,
    commitment: row.commitment,
    stateId: row.state_id,
    awaits: JSON.parse(row.awaits) as SeatId[],
    gameover: row.gameover === null ? null : (JSON.parse(row.gameover) as GameOver),
    nextMatchId: row.next_match_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export function fromNewMatch({ match, secret, snapshot }: NewMatch): NewMatchRow {
  return {
    id: match.id,
    game: match.game,
    rules: match.rules,
    seat_count: match.seatCount,
    status: match.status,
    setup: JSON.stringify(match.setup),
    unlisted: match.unlisted ? 1 : 0,
    host: match.host,
    invite_code: match.inviteCode,
    components_hash: match.componentsHash,
    commitment: match.commitment,
    secret,
    state_id: match.stateId,
    snapshot,
    awaits: JSON.stringify(match.awaits),
    gameover: match.gameover === null ? null : JSON.stringify(match.gameover),
    next_match_id: match.nextMatchId,
    created_at: match.createdAt,
    updated_at: match.updatedAt,
  };
}

export function toSeat(row: SeatRow): SeatRecord {
  return { seat: row.seat, guest: row.guest, name: row.name, credentialHash: row.credential_hash };
}

export function toInput(row: InputRow): InputRecord {
  return {
    seq: row.seq,
    seat: row.seat,
    move: row.move,
    args: JSON.parse(row.args) as unknown[],
    at: row.at,
    moveId: row.move_id,
    phase: row.phase,
    events: JSON.parse(row.events) as unknown[],
  };
}

export function fromInput(matchId: string, input: InputRecord): InputRow {
  return {
    match_id: matchId,
    seq: input.seq,
    seat: input.seat,
    move: input.move,
    args: JSON.stringify(input.args),
    at: input.at,
    move_id: input.moveId,
    phase: input.phase,
    events: JSON.stringify(input.events),
  };
}
