/** Tells all scenarios again through each lens (docs/testing.md): `npm run test:lenses`. */
import { spawnSync } from 'node:child_process';

// What is no scenario does not look through a lens.
const others = '(worlds|boardgame|golden|properties|proofs|randomness|boards|sight|components|clauses|narrate)\\.test';
const jest = ['jest', '--selectProjects', 'packages', '--testPathIgnorePatterns', others, ...process.argv.slice(2)];
for (const lens of ['json', 'spectator', 'boardgame']) {
  console.log(`lens ${lens}`);
  const { status } = spawnSync('npx', jest, { stdio: 'inherit', env: { ...process.env, LENS: lens } });
  if (status !== 0) process.exit(status ?? 1);
}
