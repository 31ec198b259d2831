import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { settings } from '../src/config';

const root = resolve(__dirname, '../..');
const readme = readFileSync(resolve(root, 'README.md'), 'utf8');

describe('the README', () => {
  it('lists every setting of the server as it is', () => {
    const rows = settings.map(({ name, default: value, meaning }) => `| \`${name}\` | ${value} | ${meaning} |`);
    const listed = readme
      .split('\n')
      .filter((line) => /^\| `[A-Z_]+` +\|/.test(line))
      // The formatter lines the columns up.
      .map((line) => line.replace(/ +\|/g, ' |'));
    expect(listed).toEqual(rows);
  });

  it('names commands and files that there are', () => {
    const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const commands = [...readme.matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name!);
    expect(commands.length).toBeGreaterThan(5);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    const links = [...readme.matchAll(/\]\(((?!https?:)[^)]+)\)/g)].map(([, path]) => path!);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
  });
});
