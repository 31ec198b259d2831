import type { Insertable, Selectable } from 'kysely';

/** Columns hold text and numbers only, and JSON as text, so that SQLite and PostgreSQL read the same queries. */
export interface GuestsTable {
  id: string;
  name: string | null;
  created_at: number;
}

export interface ComponentsTable {
  hash: string;
  json: string;
}

export interface MatchesTable {
  id: string;
  game: string;
  rules: string;
  seat_count: number;
  status: string;
  setup: string;
  unlisted: number;
  host: string | null;
  invite_code: string;
  components_hash: string;
  commitment: string;
  secret: string;
  state_id: number;
  snapshot: string;
  awaits: string;
  gameover: string | null;
  next_match_id: string | null;
  created_at: number;
  updated_at: number;
}

export interface SeatsTable {
  match_id: string;
  seat: string;
  guest: string | null;
  name: string | null;
  credential_hash: string | null;
}

export interface InputsTable {
  match_id: string;
  seq: number;
  seat: string;
  move: string;
  args: string;
  at: number;
  move_id: string | null;
  phase: string;
  events: string;
}

export interface Tables {
  guests: GuestsTable;
  components: ComponentsTable;
  matches: MatchesTable;
  seats: SeatsTable;
  inputs: InputsTable;
}

export type MatchRow = Omit<Selectable<MatchesTable>, 'secret' | 'snapshot'>;
export type SeatRow = Selectable<SeatsTable>;
export type InputRow = Selectable<InputsTable>;
export type NewMatchRow = Insertable<MatchesTable>;
