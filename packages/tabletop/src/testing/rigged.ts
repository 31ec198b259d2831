import type { Randomness } from '../randomness';

/** What chance shall give, by label: an index, the faces of a roll, or a pile in its order after the shuffle. */
export type RiggedScript = Readonly<Record<string, number | readonly unknown[]>>;

/**
 * Chance that does as it is told. A label that the script does not name goes to `otherwise`.
 * @throws on a label that nobody answers, an index out of range, or a shuffle into other cards than those that came in
 */
export function riggedRandomness(script: RiggedScript, otherwise?: Randomness): Randomness {
  const answer = <T>(
    label: string,
    scripted: (value: number | readonly unknown[]) => T,
    other: (source: Randomness) => T,
  ): T => {
    const value = Object.hasOwn(script, label) ? script[label] : undefined;
    if (value !== undefined) return scripted(value);
    if (otherwise === undefined) throw new Error(`the script has no answer for ${label}`);
    return other(otherwise);
  };
  return {
    index: (label, n) =>
      answer(
        label,
        (value) => {
          if (typeof value !== 'number' || value < 0 || value >= n)
            throw new Error(`${label} wants an index below ${n}`);
          return value;
        },
        (source) => source.index(label, n),
      ),
    roll: (label, sides, count) =>
      answer(
        label,
        (value) => {
          if (!Array.isArray(value) || value.length !== count) throw new Error(`${label} wants ${count} faces`);
          return value as number[];
        },
        (source) => source.roll(label, sides, count),
      ),
    shuffle: <T>(label: string, items: readonly T[], keyOf: (item: T) => string) =>
      answer<T[]>(
        label,
        (value) => {
          const pile = value as readonly T[];
          const sorted = (list: readonly T[]): string => JSON.stringify(list.map(keyOf).sort());
          if (!Array.isArray(value) || sorted(pile) !== sorted(items)) {
            throw new Error(`${label} must put ${JSON.stringify(items.map(keyOf))} in order`);
          }
          return [...pile];
        },
        (source) => source.shuffle(label, items, keyOf),
      ),
  };
}
