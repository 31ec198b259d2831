import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const EFFECTS = [
  { kind: 'draw', n: 2 },
  { kind: 'retreat' },
  { kind: 'deflect', n: 1 },
  { kind: 'surge' },
  { kind: 'disrupt', n: 1 },
  { kind: 'renew', n: 1 },
  { kind: 'laser-gates' },
];

/**
 * Deck files in which every card is of a kind of its own, so that a card's name or id anywhere tells which card it is: each is a canary.
 */
export class CanaryDecks {
  private readonly folder = mkdtempSync(join(tmpdir(), 'theed-decks-'));

  /** Settings of a server that plays with these decks. */
  readonly settings = {
    CLASH_DECK_QUI_GON: this.write('qui-gon', 'q'),
    CLASH_DECK_MAUL: this.write('maul', 'm'),
  };

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private write(side: string, letter: string): string {
    const cards = Array.from({ length: 55 }, (_, index) => {
      const id = `canary-${letter}${String(index).padStart(2, '0')}`;
      const card = { id, count: 1, name: `Canary ${letter}${index}x`, attested: 'no' };
      return index < 35
        ? { ...card, value: 1 + (index % 5) }
        : { ...card, effects: [EFFECTS[(index - 35) % EFFECTS.length]] };
    });
    const path = join(this.folder, `${side}.json`);
    writeFileSync(path, JSON.stringify({ side, source: 'Made for tests: every card is a canary.', cards }));
    return path;
  }
}

/** Every canary in a text. */
export function canariesIn(text: string): Set<string> {
  return new Set(text.match(/canary-[qm]\d\d/g) ?? []);
}
