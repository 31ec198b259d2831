/** Takes the README's pictures from the real client and server: `npm run screenshots`. All screens are left in .cache/screens. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const screens = resolve(root, '.cache/screens');
const shown = resolve(root, 'docs/screenshots');

const { status } = spawnSync('npx', ['jest', '--selectProjects', 'browser', '--testPathPatterns', 'screens'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, SCREENSHOTS: screens },
});
if (status !== 0) process.exit(status ?? 1);
mkdirSync(shown, { recursive: true });
copyFileSync(resolve(screens, 'desktop-table.png'), resolve(shown, 'clash-table.png'));
