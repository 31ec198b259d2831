import type { SeatId } from '@theed/tabletop';
import type { MoveAnswer } from '@theed/tabletop/protocol';
import type { LoadedMatch } from '../store/store';

/** How many refusals are remembered. Stored moves are, all. */
const REFUSALS = 200;

/** What was answered to the moves of a match, by seat and move id, so that a repeat is answered alike. */
export class Answers {
  private readonly stored = new Map<string, number>();
  private readonly refused = new Map<string, MoveAnswer>();

  constructor(moveIds: LoadedMatch['moveIds']) {
    for (const { seat, moveId, seq } of moveIds) this.stored.set(keyOf(seat, moveId), seq + 1);
  }

  get(seat: SeatId, moveId: string | null): MoveAnswer | null {
    if (moveId === null) return null;
    const stateID = this.stored.get(keyOf(seat, moveId));
    return stateID === undefined ? (this.refused.get(keyOf(seat, moveId)) ?? null) : { ok: true, stateID };
  }

  remember(seat: SeatId, moveId: string | null, answer: MoveAnswer): void {
    if (moveId === null) return;
    if (answer.ok) {
      this.stored.set(keyOf(seat, moveId), answer.stateID);
      return;
    }
    this.refused.set(keyOf(seat, moveId), answer);
    const oldest = this.refused.keys().next().value;
    if (this.refused.size > REFUSALS && oldest !== undefined) this.refused.delete(oldest);
  }
}

function keyOf(seat: SeatId, moveId: string): string {
  return `${seat}:${moveId}`;
}
