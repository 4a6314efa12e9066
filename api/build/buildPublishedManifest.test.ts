import { buildPublishedManifest, listSourceEntries } from './buildPublishedManifest.ts';

const manifest = {
  name: '@sheaf/engine',
  exports: { '.': './src/main.ts', './command/fast': './src/command/fast.js', './testing/write': './src/testing/write.ts' },
  bin: { engine: './src/cli.js' },
  sideEffects: ['./src/first.ts'],
  scripts: { test: 'jest' },
  devDependencies: { jest: '30.0.0' },
  publishConfig: { access: 'public', directory: 'dist' },
};

test('a package offers compiled files with their types, and nothing for tests', () => {
  expect(buildPublishedManifest(manifest)).toEqual({
    name: '@sheaf/engine',
    exports: {
      '.': { types: './src/main.d.ts', default: './src/main.js' },
      './command/fast': { types: './src/command/fast.d.ts', default: './src/command/fast.js' },
    },
    bin: { engine: './src/cli.js' },
    sideEffects: ['./src/first.js'],
    files: ['src', 'CHANGELOG.md'],
    engines: { node: '>=22.15' },
    publishConfig: { access: 'public' },
  });
});

test('what is packed begins at what can be imported or run', () => {
  expect(listSourceEntries(manifest)).toEqual(['./src/main.ts', './src/command/fast.js', './src/cli.js']);
});

test('an export with a source for browsers keeps both', () => {
  const exports = { './platform': { browser: './src/browser.ts', default: './src/node.ts' } };
  expect(listSourceEntries({ name: '@sheaf/engine', exports })).toEqual(['./src/browser.ts', './src/node.ts']);
  expect(buildPublishedManifest({ name: '@sheaf/engine', exports }).exports).toEqual({
    './platform': {
      browser: { types: './src/browser.d.ts', default: './src/browser.js' },
      default: { types: './src/node.d.ts', default: './src/node.js' },
    },
  });
});
