import { refusals } from '@theed/tabletop';
import { matchRefusals } from '../../../server/src/match/refusals';
import { lobbyRefusals } from '../../../server/src/lobby/errors';
import common from '../../src/i18n/en/common.json';
import lobby from '../../src/i18n/en/lobby.json';
import { t } from '../../src/i18n/i18n';
import { sourcesUnder } from '../support/sources';

const texts: Readonly<Record<string, string>> = { ...common, ...lobby };
const sources = sourcesUnder('app', 'lobby', 'live', 'i18n', 'ui', 'games');

/** Ids that are put together at run time, by what comes before the part that varies. */
const puts = ['refusal.', 'match.connection.'];

describe('the catalogues of the shell', () => {
  it('have no text that nobody says', () => {
    const unused = Object.keys(texts).filter(
      (id) => !sources.includes(`'${id}'`) && !puts.some((prefix) => id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  it('have a text for every id that the shell says', () => {
    const said = sourcesUnder('app', 'lobby', 'live', 'ui').matchAll(/\bt\(\s*'([a-z0-9.-]+)'/g);
    const missing = [...said].map(([, id]) => id!).filter((id) => !Object.hasOwn(texts, id));
    expect(missing).toEqual([]);
  });

  it('have sentences for all that a table, a match or the lobby may refuse', () => {
    const codes = [refusals, matchRefusals, lobbyRefusals]
      .flatMap((group) => Object.values(group))
      .map(({ code }) => code);
    expect(codes.filter((code) => !Object.hasOwn(texts, `refusal.${code}`))).toEqual([]);
  });

  it.each(Object.entries(texts))('%s is ICU that can be read, without a gap left open', (id, text) => {
    const params = Object.fromEntries(
      [...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name!, name === 'count' ? 3 : 'X']),
    );
    const said = t(id as never, params);
    expect(said).not.toBe('');
    expect(said).not.toBe(id);
    expect(said).not.toMatch(/[{}#]|undefined/);
  });

  it('say the same thing in the same way: no straight quotes, no three dots, no double spaces', () => {
    expect(Object.entries(texts).filter(([, text]) => /\.\.\.|"| {2}/.test(text))).toEqual([]);
  });
});
