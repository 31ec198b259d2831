import { ConfigError, readConfig, settings } from '../src/config';
import { registeredGames } from '../src/registry';
import { tempFolder } from './support/server';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultComponents } from '@theed/clash-of-the-lightsabers';

test('without settings there are defaults', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 8000, host: '127.0.0.1', publicUrl: null, logLevel: 'info', trustProxy: false });
  expect(config.dataDir).toMatch(/\/data$/);
});

test('every setting in the list is read, and an empty one is not set', () => {
  const env = {
    PORT: '1234',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/theed',
    PUBLIC_URL: 'https://theed.example/',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'true',
    CLASH_DECK_QUI_GON: '/decks/a.json',
    CLASH_DECK_MAUL: '/decks/b.json',
  };
  expect(Object.keys(env).sort()).toEqual(settings.map(({ name }) => name).sort());
  expect(readConfig(env)).toEqual({
    port: 1234,
    host: '0.0.0.0',
    dataDir: '/srv/theed',
    publicUrl: 'https://theed.example',
    logLevel: 'warn',
    trustProxy: true,
    deckFiles: { CLASH_DECK_QUI_GON: '/decks/a.json', CLASH_DECK_MAUL: '/decks/b.json' },
  });
  expect(readConfig(Object.fromEntries(Object.keys(env).map((name) => [name, ''])))).toEqual(readConfig({}));
});

test.each([
  ['PORT', '80a', 'whole number'],
  ['PORT', '70000', '0 to 65535'],
  ['HOST', 'no host', 'address'],
  ['PUBLIC_URL', 'theed.example', 'origin'],
  ['PUBLIC_URL', 'https://theed.example/play', 'without a path'],
  ['PUBLIC_URL', 'ftp://theed.example', 'origin'],
  ['LOG_LEVEL', 'loud', 'fatal, error, warn'],
  ['TRUST_PROXY', 'yes', 'true or false'],
])('%s=%s is refused by name, and says what is expected', (name, value, expected) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: .*${expected}`));
});

test('all wrong settings are named at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT: .*\nLOG_LEVEL: /);
});

describe('an owner’s deck file', () => {
  const deckFile = (text: string): string => {
    const file = join(tempFolder(), 'deck.json');
    writeFileSync(file, text);
    return file;
  };
  const withDeck = (setting: string, file: string) => () => registeredGames(readConfig({ [setting]: file }));

  test('takes the place of the deck that the game comes with', () => {
    const { cards, ...rest } = defaultComponents.decks['1'];
    const own = { ...rest, cards: cards.map((card, index) => (index === 0 ? { ...card, name: 'Mine' } : card)) };
    const [entry] = withDeck('CLASH_DECK_MAUL', deckFile(JSON.stringify(own)))();
    expect(entry!.components).toEqual({ decks: { '0': defaultComponents.decks['0'], '1': own } });
  });

  test('with a wrong field is refused with setting, file and field', () => {
    const { cards, ...rest } = defaultComponents.decks['0'];
    const own = { ...rest, cards: cards.map((card, index) => (index === 1 ? { ...card, count: 'many' } : card)) };
    const file = deckFile(JSON.stringify(own));
    expect(withDeck('CLASH_DECK_QUI_GON', file)).toThrow(`CLASH_DECK_QUI_GON: ${file}: cards[1].count: `);
    expect(withDeck('CLASH_DECK_QUI_GON', file)).toThrow(ConfigError);
  });

  test('of the other side is refused', () => {
    const file = deckFile(JSON.stringify(defaultComponents.decks['1']));
    expect(withDeck('CLASH_DECK_QUI_GON', file)).toThrow(/side: expected "qui-gon"/);
  });

  test('that is no JSON, or not there, is refused', () => {
    expect(withDeck('CLASH_DECK_MAUL', deckFile('{'))).toThrow(/CLASH_DECK_MAUL: .*cannot be read/);
    expect(withDeck('CLASH_DECK_MAUL', '/nowhere/deck.json')).toThrow(/CLASH_DECK_MAUL: .*cannot be read.*ENOENT/);
  });
});
