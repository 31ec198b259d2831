/** Moves on their way: each is kept, under an id of its own, until the server has answered it. */
import type { MoveAction, MoveAnswer } from '@theed/tabletop/protocol';

export interface Sent {
  readonly moveId: string;
  readonly action: MoveAction;
  /** Number of the connection that it went out on last; `null` before it was first sent. */
  sentOn: number | null;
}

export interface Outbox {
  /** Keeps a move; the promise resolves with its answer. */
  add(moveId: string, action: MoveAction): Promise<MoveAnswer>;
  waiting(): readonly Sent[];
  /** Hands an answer to whoever waits for it; a second one to the same move is for nobody. */
  settle(moveId: string, answer: MoveAnswer): void;
}

export function createOutbox(): Outbox {
  const moves = new Map<string, { readonly sent: Sent; readonly resolve: (answer: MoveAnswer) => void }>();
  return {
    add: (moveId, action) =>
      new Promise((resolve) => {
        moves.set(moveId, { sent: { moveId, action, sentOn: null }, resolve });
      }),
    waiting: () => [...moves.values()].map(({ sent }) => sent),
    settle: (moveId, answer) => {
      moves.get(moveId)?.resolve(answer);
      moves.delete(moveId);
    },
  };
}

/** `bytes` random bytes in hexadecimal. (`crypto.randomUUID` is not there on plain http.) */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
