import { createHash } from 'node:crypto';
import type { GamePackage, Json, TableGame } from '@theed/tabletop';
import { z } from 'zod';
import type { Store } from './store/store';

/** A game that is played here. */
export interface GameEntry {
  readonly package: GamePackage;
  /** The components of new matches; those that the game comes with if absent. */
  readonly components?: unknown;
  /** What `setupData` may be; nothing or `{}` if absent. */
  readonly setup?: z.ZodType<Json>;
}

/** A game with certain components. */
export interface GameInPlay {
  readonly game: TableGame;
  readonly components: Json;
  /** SHA-256 of the components' JSON with sorted keys, in hexadecimal. */
  readonly hash: string;
}

const noSetup = z
  .strictObject({})
  .nullish()
  .transform((): Json => ({}));

/**
 * The games of this server. A match keeps the components that it was made with: those of new matches come from the
 * settings, those of others from the store.
 */
export class Games {
  private readonly entries = new Map<string, GameEntry>();
  private readonly current = new Map<string, GameInPlay>();
  private readonly inPlay = new Map<string, GameInPlay>();

  /** @throws ComponentError if components were given that cannot be played with. */
  constructor(entries: readonly GameEntry[]) {
    for (const entry of entries) {
      const { name, defaults } = entry.package;
      const made = this.make(entry, entry.components ?? defaults);
      this.entries.set(name, entry);
      this.current.set(name, made);
      this.inPlay.set(keyOf(name, made.hash), made);
    }
  }

  names(): string[] {
    return [...this.entries.keys()];
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** The game as new matches have it. @throws if there is none of that name. */
  forNewMatch(name: string): GameInPlay {
    const game = this.current.get(name);
    if (game === undefined) throw new Error(`no game ${name} is played here`);
    return game;
  }

  /** The game as a stored match has it. @throws if its components are not stored. */
  async ofMatch(name: string, hash: string, store: Store): Promise<GameInPlay> {
    const known = this.inPlay.get(keyOf(name, hash));
    if (known !== undefined) return known;
    const components = await store.components(hash);
    const entry = this.entries.get(name);
    if (components === null || entry === undefined) throw new Error(`the components ${hash} of ${name} are not stored`);
    const made = { ...this.make(entry, components), components, hash };
    this.inPlay.set(keyOf(name, hash), made);
    return made;
  }

  /** `setupData` as it is stored, or `undefined` if the game cannot be set up so. */
  setupOf(name: string, data: unknown): Json | undefined {
    const read = (this.entries.get(name)?.setup ?? noSetup).safeParse(data);
    return read.success ? read.data : undefined;
  }

  private make(entry: GameEntry, components: unknown): GameInPlay {
    const game = entry.package.create(components);
    // What the game made of them is not what it can be made from again: that is kept as it was given.
    const given = JSON.parse(JSON.stringify(components)) as Json;
    return { game, components: given, hash: createHash('sha256').update(canonical(given)).digest('hex') };
  }
}

function keyOf(name: string, hash: string): string {
  return `${name}:${hash}`;
}

/** JSON with sorted keys: the same value has one text. */
function canonical(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item: Json) => canonical(item)).join(',')}]`;
  const fields = Object.entries(value as Readonly<Record<string, Json>>).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}
