/**
 * A whole random match as text: each input, what it set off as each viewer is told, and a digest of all that each
 * viewer is shown after it. A changed rule shows as a changed line; a changed view shows as a changed digest, and
 * `difference` says what the viewer sees there now.
 */
import { createHash } from 'node:crypto';
import { seatsOf, viewerName, viewersOf, type Viewer } from '@theed/tabletop';
import { playOut, type HeadlessTable, type Weights } from '@theed/tabletop/testing';
import { queensGambit, type QueensGambitEvent, type QueensGambitState, type QueensGambitView } from '../src';
import { tellAll } from './tell';

type Table = HeadlessTable<QueensGambitState, QueensGambitEvent, QueensGambitView>;

export interface ChronicleOptions {
  readonly seed: number;
  readonly seatCount: 2 | 4;
  readonly weights: Weights;
}

export function chronicle(options: ChronicleOptions): string {
  const { seed, seatCount } = options;
  const viewers = viewersOf(seatsOf(seatCount));
  const lines = [
    `${queensGambit.name}, rules ${queensGambit.rulesVersion}, ${seatCount} seats, seed ${seed}`,
    `digests of what is shown to ${viewers.map(viewerName).join(', ')}`,
  ];
  const { over } = playOut(queensGambit, {
    ...options,
    onStep: (table, input) => {
      const put = input === null ? 'dealt' : `${input.seat} ${[input.move, ...input.args.map(compact)].join(' ')}`;
      lines.push('', `#${table.stateId} ${put}`, `  ${viewers.map((viewer) => digest(table, viewer)).join(' ')}`);
      lines.push(...told(table, viewers));
    },
  });
  lines.push('', `over: ${over.winner ?? 'nobody'} by ${over.by}`, '');
  return lines.join('\n');
}

/** Where the two texts part, with what was shown there to each viewer when it was played. */
export function difference(file: string, written: string, played: string): string {
  const [before, now] = [written.split('\n'), played.split('\n')];
  const line = before.findIndex((text, index) => text !== now[index]);
  const at = line < 0 ? before.length : line;
  const step = now.slice(0, at + 1).findLast((text) => text.startsWith('#'));
  return [
    `${file}, line ${at + 1}, in ${step ?? 'the head'}`,
    `  written: ${before[at] ?? 'nothing'}`,
    `  played:  ${now[at] ?? 'nothing'}`,
    'If this is meant, write the files anew with UPDATE_GOLDEN=1 and read the diff.',
  ].join('\n');
}

/** Events in words, with those who are told so where it is not everybody. */
function told(table: Table, viewers: readonly Viewer[]): string[] {
  const listeners = new Map<string, string[]>();
  for (const viewer of viewers) {
    for (const line of tellAll(table.frame(viewer).G.events))
      listeners.set(line, [...(listeners.get(line) ?? []), viewerName(viewer)]);
  }
  return [...listeners].map(([line, names]) =>
    new Set(names).size === viewers.length ? `  ${line}` : `  (${[...new Set(names)].join(', ')}) ${line}`,
  );
}

function digest(table: Table, viewer: Viewer): string {
  return createHash('sha256')
    .update(JSON.stringify(table.frame(viewer)))
    .digest('hex')
    .slice(0, 8);
}

function compact(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
