/** Chooses for simulated players and test data. It is quick and repeatable, not fair: no chance of a game comes from here. */
export interface Picker {
  /** A whole number from 0 to `n - 1`. */
  below(n: number): number;
  one<T>(list: readonly T[]): T;
  /** `count` different entries in random order. */
  some<T>(list: readonly T[], count: number): T[];
  shuffled<T>(list: readonly T[]): T[];
}

/** The same seed gives the same choices (mulberry32). */
export function picker(seed: number): Picker {
  let state = seed >>> 0;
  const below = (n: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    for (let index = 0; index < count; index += 1) {
      const other = index + below(rest.length - index);
      [rest[index], rest[other]] = [rest[other]!, rest[index]!];
    }
    return rest.slice(0, count);
  };
  return {
    below,
    one: (list) => {
      if (list.length === 0) throw new Error('there is nothing to choose from');
      return list[below(list.length)]!;
    },
    some,
    shuffled: (list) => some(list, list.length),
  };
}
