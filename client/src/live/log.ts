/** The log as the table reads it: one line for each input, without gaps. */
import type { Frame } from '@theed/tabletop';
import type { LogEntry } from '@theed/tabletop/protocol';
import type { LogLine } from '../table/contract';

/** Entries of a sync or of a page. One without events says nothing, but holds its place. */
export function linesOf(entries: readonly LogEntry[]): LogLine[] {
  return entries.map(({ _stateID, metadata }) =>
    metadata === undefined
      ? { stateID: _stateID, events: [] }
      : { stateID: _stateID, at: metadata.at, events: metadata.events },
  );
}

/** The line of an update, whose events stand in the frame itself. */
export function lineOfUpdate(frame: Frame, deltalog: readonly LogEntry[], now: number): LogLine {
  return { stateID: deltalog.at(-1)?._stateID ?? frame._stateID - 1, at: now, events: frame.G.events };
}

/**
 * Puts newer lines behind older ones. Where both have a line the newer reading counts; if lines are missing between
 * them, the older ones are let go: they can be fetched again.
 */
export function joinLines(older: readonly LogLine[], newer: readonly LogLine[]): readonly LogLine[] {
  const first = newer[0];
  if (first === undefined) return older;
  const last = older.at(-1);
  if (last === undefined || last.stateID + 1 < first.stateID) return newer;
  return [...older.filter((line) => line.stateID < first.stateID), ...newer];
}
