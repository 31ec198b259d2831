import { readFileSync } from 'node:fs';
import { clashPackage, parseDeckList, withOwnDecks, type DeckList, type Side } from '@theed/clash-of-the-lightsabers';
import { ComponentError } from '@theed/tabletop';
import { ConfigError, type Config } from './config';
import type { GameEntry } from './games';

/**
 * The games that are played here, a line for each.
 *
 * @throws ConfigError if a deck file cannot be played with: names the setting, the file and the field.
 */
export function registeredGames(config: Config): GameEntry[] {
  return [{ package: clashPackage, components: clashDecks(config) }];
}

function clashDecks({ deckFiles }: Config): unknown {
  return withOwnDecks({
    ...deckFrom(deckFiles, 'CLASH_DECK_QUI_GON', '0'),
    ...deckFrom(deckFiles, 'CLASH_DECK_MAUL', '1'),
  });
}

function deckFrom(
  files: Config['deckFiles'],
  setting: keyof Config['deckFiles'],
  side: Side,
): Partial<Record<Side, DeckList>> {
  const file = files[setting];
  if (file === undefined) return {};
  try {
    return { [side]: parseDeckList(JSON.parse(readFileSync(file, 'utf8')), side) };
  } catch (error) {
    const { message } = error as Error;
    const why = error instanceof ComponentError ? message : `the file cannot be read: ${message}`;
    throw new ConfigError(`${setting}: ${file}: ${why}.`, { cause: error });
  }
}
