/** One project per part of the house; `npm test` runs all but the browser, which wants a built client and Chromium. */
const transform = { '^.+\\.[cm]?[jt]sx?$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json' }] };
/** Packages that ship ES modules only: Jest reads CommonJS, so they are translated like our own files. */
const modulesOnly = ['wouter', 'regexparam', '@lingui', '@messageformat', 'swr', 'helmet'];

const common = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')})/)`],
  testEnvironmentOptions: { customExportConditions: ['theed-source', 'node', 'require', 'default'] },
};

module.exports = {
  projects: [
    { ...common, displayName: 'packages', testMatch: ['<rootDir>/packages/*/test/**/*.test.ts'] },
    { ...common, displayName: 'server', testMatch: ['<rootDir>/server/test/**/*.test.ts'] },
    {
      ...common,
      displayName: 'client',
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: ['theed-source', 'browser', 'require', 'default'] },
      moduleNameMapper: { '\\.css$': '<rootDir>/client/test/style-stub.js' },
      testMatch: ['<rootDir>/client/test/**/*.test.{ts,tsx}'],
    },
    { ...common, displayName: 'browser', testMatch: ['<rootDir>/client/e2e/**/*.test.ts'] },
  ],
};
