/** Writes all golden games anew: `npm run golden`. Read the diff before you commit it. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx', ['jest', '--selectProjects', 'packages', '--testPathPatterns', 'golden'], {
  stdio: 'inherit',
  env: { ...process.env, UPDATE_GOLDEN: '1' },
});
process.exit(status ?? 1);
