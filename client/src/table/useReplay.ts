import type { GameEvent, MusterEvent } from '@theed/tabletop';
import { useEffect, useMemo, useState } from 'react';
import type { LogLine } from './contract';

/** One step of what is being shown: an event and what lies on the table while it is told. */
export interface Frame<B, E extends GameEvent> {
  readonly event: E | MusterEvent;
  /** The line of the log that it belongs to. */
  readonly stateID: number;
  /** `null` if nobody knows what lay there (the page was opened later): then the table as it is. */
  readonly board: B | null;
  /** How long it is shown, in ms. */
  readonly pace: number;
}

/** How a game's events are shown. All functions are pure and stay the same from call to call. */
export interface Staging<B, E extends GameEvent> {
  /** The board after an event. */
  readonly advance: (board: B, event: E | MusterEvent) => B;
  /** The board while an event is told: say, with a card still there that it takes away. */
  readonly staged: (board: B, event: E | MusterEvent) => B;
  /** How long an event is shown, in ms; 0 for one that needs no showing. */
  readonly pace: (event: E | MusterEvent) => number;
}

export interface Replay<B, E extends GameEvent> {
  /** What to draw now. */
  readonly board: B;
  /** The step that is being shown, `null` when the table stands as it is. */
  readonly frame: Frame<B, E> | null;
  /** Differs from that of the frame before. */
  readonly frameKey: number;
  readonly step: number;
  readonly steps: number;
  readonly paused: boolean;
  /** The first line of the log that has not been told to its end; lines from there on would give it away. */
  readonly telling: number | null;
  /** Whether there is a chain to be seen again. */
  readonly canRepeat: boolean;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly next: () => void;
  readonly skip: () => void;
  readonly repeat: () => void;
}

interface Film<B, E extends GameEvent> {
  readonly frames: readonly Frame<B, E>[];
  readonly at: number;
  readonly paused: boolean;
  /** The newest chain, for seeing it again. */
  readonly last: readonly Frame<B, E>[];
}

/** More than this was missed (a long sleep, a slow line): then it is told in the log, not played. */
const LONGEST_FILM = 40;

/**
 * Plays what each input set off, step by step, and what comes in meanwhile after it. Nothing is played of what had
 * happened before the table was opened, but the newest chain can be seen again.
 */
export function useReplay<B, E extends GameEvent>(
  log: readonly LogLine<E>[],
  live: B,
  staging: Staging<B, E>,
): Replay<B, E> {
  const newest = log.at(-1)?.stateID ?? -1;
  const [seen, setSeen] = useState({ stateID: newest, board: live });
  const [film, setFilm] = useState<Film<B, E>>(() => ({
    frames: [],
    at: 0,
    paused: false,
    last: unstagedChain(log, staging),
  }));

  // A newer state has come in: what it set off is put on the film. Set while rendering, so no wrong board is painted.
  if (seen.stateID !== newest) {
    const lines = log.filter((line) => line.stateID > seen.stateID);
    const frames = shoot(seen.board, lines, staging);
    setSeen({ stateID: newest, board: live });
    if (frames.length > 0) {
      const left = film.frames.slice(film.at);
      const all = left.length + frames.length > LONGEST_FILM ? [] : [...left, ...frames];
      setFilm({ frames: all, at: 0, paused: film.paused, last: frames });
    }
  } else if (seen.board !== live) {
    setSeen({ stateID: newest, board: live });
  }

  const [shown, setShown] = useState(0);
  const frame = film.frames[film.at] ?? null;
  useEffect(() => {
    if (frame === null || film.paused) return undefined;
    const timer = setTimeout(() => {
      setFilm((now) => ({ ...now, at: now.at + 1 }));
      setShown((count) => count + 1);
    }, frame.pace);
    return () => clearTimeout(timer);
  }, [frame, film.paused]);

  const controls = useMemo(
    () => ({
      pause: () => setFilm((now) => ({ ...now, paused: true })),
      resume: () => setFilm((now) => ({ ...now, paused: false })),
      next: () => setFilm((now) => ({ ...now, at: now.at + 1, paused: now.at + 1 < now.frames.length })),
      skip: () => setFilm((now) => ({ ...now, frames: [], at: 0, paused: false })),
      repeat: () => setFilm((now) => ({ ...now, frames: now.last, at: 0, paused: false })),
    }),
    [],
  );

  return {
    board: frame === null ? live : (frame.board ?? live),
    frame,
    frameKey: shown * 100 + film.at,
    step: film.at + 1,
    steps: film.frames.length,
    paused: film.paused && frame !== null,
    telling: frame === null ? null : frame.stateID,
    canRepeat: film.last.length > 0,
    ...controls,
  };
}

function shoot<B, E extends GameEvent>(
  before: B,
  lines: readonly LogLine<E>[],
  { advance, staged, pace }: Staging<B, E>,
): Frame<B, E>[] {
  const frames: Frame<B, E>[] = [];
  let board = before;
  for (const { stateID, events } of lines) {
    for (const event of events) {
      const time = pace(event);
      if (time > 0) frames.push({ event, stateID, board: staged(board, event), pace: time });
      board = advance(board, event);
    }
  }
  return frames;
}

/** The newest chain of a log whose boards nobody has seen. */
function unstagedChain<B, E extends GameEvent>(
  log: readonly LogLine<E>[],
  { pace }: Staging<B, E>,
): readonly Frame<B, E>[] {
  const line = log.findLast(({ events }) => events.some((event) => pace(event) > 0));
  if (line === undefined) return [];
  const { stateID, events } = line;
  return events.filter((event) => pace(event) > 0).map((event) => ({ event, stateID, board: null, pace: pace(event) }));
}
