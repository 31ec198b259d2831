import prettier from 'eslint-config-prettier';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const restrict = (files, group, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
});

export default tseslint.config(
  { ignores: ['**/dist/', '**/dist-types/', '**/node_modules/', 'coverage/'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.eslint.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      // Records are indexed with keys that the rules have made sure of; `!` says so, a check would hide it.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Games are records of plain functions; none uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
    },
  },
  { files: ['client/**/*.{ts,tsx}'], ...hooks.configs.flat['recommended-latest'] },
  // The arrows of the architecture: client -> games -> tabletop, server -> games -> tabletop.
  restrict(
    ['packages/*/src/**/*.ts'],
    ['@theed/server*', '@theed/client*', 'node:*', 'fs', 'path', 'crypto', 'react*', 'koa*', 'socket.io*', 'kysely'],
    'A game or the tabletop knows no server, client or I/O.',
  ),
  restrict(
    ['client/src/**/*.{ts,tsx}'],
    ['@theed/server*', 'boardgame.io*'],
    'The client knows no server and runs no rules.',
  ),
  restrict(
    ['server/src/**/*.ts'],
    ['@theed/client*', 'boardgame.io*'],
    'boardgame.io is imported by packages/tabletop/src/boardgame.ts only.',
  ),
  {
    files: ['packages/*/src/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'setTimeout',
        'setInterval',
        'fetch',
        'process',
        'Date',
        'performance',
        'crypto',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from the match.' },
      ],
    },
  },
  prettier,
);
