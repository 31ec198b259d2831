import type { Refusal } from '@theed/tabletop';
import { useCallback, useState } from 'react';
import type { TableProps } from './contract';

/** Sending moves, one at a time. */
export interface Moves {
  /** Name of the move that is on its way, `null` if none is. */
  readonly sending: string | null;
  /** Why the last move was not taken; gone with the next one, and when the table moves on. */
  readonly refusal: Refusal | null;
  readonly send: (move: string, ...args: readonly unknown[]) => void;
  readonly dismiss: () => void;
}

interface State {
  readonly sending: string | null;
  readonly refused: { readonly at: string; readonly refusal: Refusal } | null;
}

/** @param at the moment that the table stands at: `view.at` */
export function useMove(act: TableProps['act'], at: string): Moves {
  const [state, setState] = useState<State>({ sending: null, refused: null });
  const send = useCallback(
    (move: string, ...args: readonly unknown[]) => {
      setState({ sending: move, refused: null });
      void act(move, ...args).then((answer) => {
        // A move that came too late is refused at a moment that has passed: that it did is what has to be told.
        setState({ sending: null, refused: answer.ok ? null : { at, refusal: answer.refusal } });
      });
    },
    [act, at],
  );
  const { sending, refused } = state;
  const current = refused !== null && (refused.at === at || refused.refusal.code === 'stale') ? refused.refusal : null;
  return { sending, refusal: current, send, dismiss: () => setState({ sending, refused: null }) };
}
