import { clashMessageIds, clashRefusals } from '@theed/clash-of-the-lightsabers';
import clashTexts from '../../src/i18n/en/clash.json';
import tableTexts from '../../src/i18n/en/table.json';
import { loadAreas, t } from '../../src/i18n/i18n';
import { sourcesUnder } from '../support/sources';

const texts: Readonly<Record<string, string>> = { ...tableTexts, ...clashTexts };
const sources = sourcesUnder('table', 'games/clash');

/** Ids that are put together at run time: the part before what varies, and what it may be. */
const families: Readonly<Record<string, readonly string[]>> = {
  'clash.effect.': ['draw', 'retreat', 'deflect', 'surge', 'disrupt', 'renew', 'laser-gates'],
  'clash.attested.': ['name', 'no'],
  'clash.battle.by.': ['concession', 'retreat', 'draw', 'laser-gates'],
  'clash.act.wait.': ['plan', 'standoff', 'trailing'],
  'clash.act.wait.both.': ['plan', 'standoff'],
  'clash.menu.': ['log', 'discards', 'rounds', 'cards', 'rules'],
  'clash.over.by.': ['resign', 'timeout', 'abandon'],
  'clash.rules.': ['aim', 'round', 'battle', 'standoff', 'special', 'after', 'ours'].flatMap((part) => [
    part,
    `${part}.title`,
  ]),
  'clash.': ['discards.title', 'rounds.title', 'cards.title', 'rules.title'],
  'clash.refusal.': Object.values(clashRefusals)
    .map(({ code }) => code)
    .filter((code) => Object.hasOwn(clashTexts, `clash.refusal.${code}`)),
  'table.log.': ['ready', 'unready'],
};
const put = Object.entries(families).flatMap(([prefix, rest]) => rest.map((part) => `${prefix}${part}`));
const used = new Set<string>([
  ...[...sources.matchAll(/'((?:clash|table)\.[a-z0-9.-]+)'/g)].map(([, id]) => id!),
  ...put,
  ...clashMessageIds,
]);

beforeAll(() => loadAreas('table', 'clash'));

describe('the catalogues of the table', () => {
  it('have a text for every id that is used', () =>
    expect([...used].filter((id) => !Object.hasOwn(texts, id))).toEqual([]));

  it('have no text that nobody uses', () => expect(Object.keys(texts).filter((id) => !used.has(id))).toEqual([]));

  it('put ids together only as the families say', () => {
    const prefixes = [...sources.matchAll(/`((?:clash|table)\.[a-z.]*)\$\{/g)].map(([, prefix]) => prefix!);
    expect(prefixes.filter((prefix) => !Object.hasOwn(families, prefix))).toEqual([]);
  });

  it.each(Object.entries(texts))('%s is ICU that can be read, without a gap left open', (id, text) => {
    const params = Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name!, 2]));
    expect(t(id as never, params)).not.toMatch(/[{}#]|undefined|^$/);
  });
});
