/** Two kinds of test: `node` runs server and build by Node itself, exactly as they run; `browser` runs components in jsdom against the fake API. */
const swc = [
  '<rootDir>/.ci/jest/transform.cjs',
  {
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2024' },
    module: { type: 'commonjs' },
  },
];

/** A package that was built, or copied by the mutation tests, has the name of its sources. */
const OTHER_PACKAGES = ['<rootDir>/api/engines/[^/]+/dist/package.json', '<rootDir>/\\.mutation/'];

/** Sends jsdom's own forms, although it is of the API's client. */
const NEEDS_JSDOM = 'api/client/sendByXhr.test.ts';

module.exports = {
  // By itself Jest leaves one core idle, which on a machine of two is half of it.
  maxWorkers: '100%',
  // Each module that a browser test loads stays in memory with its context: a process that has grown makes place for a fresh one.
  workerIdleMemoryLimit: '1.5GB',
  // A test that starts processes, compiles PDFium or types into a whole screen takes a second; on a busy machine many.
  testTimeout: 60_000,
  projects: [
    {
      displayName: 'node',
      rootDir: __dirname,
      testEnvironment: '<rootDir>/.ci/jest/nativeEnvironment.cjs',
      runtime: '<rootDir>/.ci/jest/nativeRuntime.cjs',
      testMatch: ['<rootDir>/api/**/*.test.ts', '<rootDir>/shell/build/**/*.test.ts', '<rootDir>/.ci/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', NEEDS_JSDOM],
      extensionsToTreatAsEsm: ['.ts'],
      transform: {},
      modulePathIgnorePatterns: OTHER_PACKAGES,
    },
    {
      displayName: 'browser',
      rootDir: __dirname,
      testEnvironment: '<rootDir>/design-system/testing/browserEnvironment.cjs',
      testMatch: ['<rootDir>/{shell,mfe-*,design-system}/**/*.test.{ts,tsx}', `<rootDir>/${NEEDS_JSDOM}`],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', '<rootDir>/shell/build/'],
      transform: { '\\.[cm]?[jt]sx?$': swc },
      // Many of our libraries ship ES modules only; all of them are put through the same transform.
      transformIgnorePatterns: [],
      modulePathIgnorePatterns: OTHER_PACKAGES,
      moduleNameMapper: {
        '\\.(css|woff2|svg)$': '<rootDir>/design-system/testing/emptyFile.cjs',
        '^radix-ui$': '<rootDir>/design-system/testing/radixParts.cjs',
        // Node's conditions would pick its server build, which never puts a global style on the page.
        '^styled-components$': require.resolve('styled-components/dist/styled-components.browser.cjs.js'),
      },
      setupFilesAfterEnv: ['<rootDir>/design-system/testing/setup.ts'],
    },
  ],
};
