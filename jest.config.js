/** One project per part of the house; `npm test` runs all but the browser. */
const common = {
  transform: { '^.+\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json' }] },
  testEnvironmentOptions: { customExportConditions: ['theed-source', 'node', 'require', 'default'] },
};
module.exports = {
  projects: [{ ...common, displayName: 'packages', testMatch: ['<rootDir>/packages/*/test/**/*.test.ts'] }],
};
