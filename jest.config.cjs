/** Two kinds of test: `node` runs server and build as ES modules, exactly as they run; `browser` runs components in jsdom against the fake API. */
const swc = (module) => [
  '<rootDir>/.ci/jestTransform.cjs',
  {
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2024' },
    module: { type: module },
  },
];

/** A package that was built has the name of its sources. */
const BUILT_PACKAGES = ['<rootDir>/api/engines/[^/]+/dist/package.json'];

module.exports = {
  // By itself Jest leaves one core idle, which on a machine of two is half of it.
  maxWorkers: '100%',
  // A test that starts processes, compiles PDFium or types into a whole screen takes a second; on a busy machine many.
  testTimeout: 60_000,
  projects: [
    {
      displayName: 'node',
      rootDir: __dirname,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/api/**/*.test.ts', '<rootDir>/shell/build/**/*.test.ts', '<rootDir>/.ci/**/*.test.ts'],
      extensionsToTreatAsEsm: ['.ts'],
      transform: { '\\.ts$': swc('es6') },
      modulePathIgnorePatterns: BUILT_PACKAGES,
    },
    {
      displayName: 'browser',
      rootDir: __dirname,
      testEnvironment: '<rootDir>/design-system/testing/browserEnvironment.cjs',
      testMatch: ['<rootDir>/{shell,mfe-*,design-system}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', '<rootDir>/shell/build/'],
      transform: { '\\.[cm]?[jt]sx?$': swc('commonjs') },
      // Many of our libraries ship ES modules only; all of them are put through the same transform.
      transformIgnorePatterns: [],
      modulePathIgnorePatterns: BUILT_PACKAGES,
      moduleNameMapper: {
        '\\.(css|woff2|svg)$': '<rootDir>/design-system/testing/emptyFile.cjs',
        // Node's conditions would pick its server build, which never puts a global style on the page.
        '^styled-components$': require.resolve('styled-components/dist/styled-components.browser.cjs.js'),
      },
      setupFilesAfterEnv: ['<rootDir>/design-system/testing/setup.ts'],
    },
  ],
};
