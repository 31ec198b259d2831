import type { LegalMove, TableGame, GameEvent } from '../game';
import { seatsOf, viewerName, viewersOf } from '../seats';
import type { Input } from '../table';
import type { HeadlessTable } from './headless';
import { playOut, type Weights } from './playout';

export interface TranscriptOptions {
  readonly seed: number;
  readonly seatCount: number;
  readonly weights?: Weights;
}

/**
 * A whole random match as text that a person can read and compare: each input, and after it everything that changed
 * in what each viewer is shown. A line begins with those who see it; `all` is every viewer. Nothing of a frame is left out, so
 * a leak or a changed rule shows as a changed line.
 */
export function transcript<S, E extends GameEvent, V>(game: TableGame<S, E, V>, options: TranscriptOptions): string {
  const lines = [`${game.name}, rules ${game.rulesVersion}, ${options.seatCount} seats, seed ${options.seed}`];
  const seen = new Map<string, Map<string, string>>();
  const viewers = viewersOf(seatsOf(options.seatCount));

  const look = (table: HeadlessTable<S, E, V>, input: Input | null): void => {
    lines.push(
      '',
      input === null
        ? '#0'
        : `#${table.stateId} seat ${input.seat}: ${[input.move, ...input.args.map(compact)].join(' ')}`,
    );
    const bySight = new Map<string, string[]>();
    for (const viewer of viewers) {
      const name = viewerName(viewer);
      const now = facts(table.frame(viewer).G as unknown as Record<string, unknown>);
      for (const line of changes(seen.get(name) ?? new Map<string, string>(), now)) {
        bySight.set(line, [...(bySight.get(line) ?? []), name]);
      }
      seen.set(name, now);
    }
    for (const [line, names] of bySight) {
      lines.push(`  ${names.length === viewers.length ? 'all' : names.join('+')} | ${line}`);
    }
  };

  const { over } = playOut(game, { ...options, onStep: look });
  lines.push('', `over: ${compact(over)}`, '');
  return lines.join('\n');
}

/** A view as one line for each fact; events and legal moves are one fact each. */
function facts(view: Readonly<Record<string, unknown>>): Map<string, string> {
  const { events, legal, ...rest } = view;
  const flat = new Map<string, string>();
  (events as readonly unknown[]).forEach((event, index) => flat.set(`! ${index + 1}`, compact(event)));
  flat.set('may', (legal as readonly LegalMove[]).map(describeLegal).join('; ') || 'nothing');
  flatten('', rest, flat);
  return flat;
}

function flatten(path: string, value: unknown, into: Map<string, string>): void {
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0) {
    for (const [key, entry] of Object.entries(value)) flatten(path === '' ? key : `${path}.${key}`, entry, into);
  } else {
    into.set(path, compact(value));
  }
}

function changes(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  const lines: string[] = [];
  for (const [fact, value] of now) {
    if (fact.startsWith('! ')) lines.push(`! ${value}`);
    else if (before.get(fact) !== value) lines.push(`${fact} = ${value}`);
  }
  // What was empty or absent and now has parts is told by its parts.
  const grown = new Set([...now.keys()].flatMap(parents));
  for (const fact of before.keys()) {
    if (!fact.startsWith('! ') && !now.has(fact) && !grown.has(fact)) lines.push(`${fact} is gone`);
  }
  return lines;
}

/** `a.b.c` has the parents `a` and `a.b`. */
function parents(fact: string): string[] {
  return [...fact.matchAll(/\./g)].map(({ index }) => fact.slice(0, index));
}

function describeLegal({ move, args }: LegalMove): string {
  const described = args.map((choice) =>
    choice.kind === 'one'
      ? `one of ${choice.from.map(compact).join(' ')}`
      : `${choice.count} of ${choice.from.map(compact).join(' ')}`,
  );
  return [move, ...described].join(' ');
}

function compact(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
