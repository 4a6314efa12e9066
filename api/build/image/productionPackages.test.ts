import { expect, test } from '@jest/globals';
import { findProductionPackages } from './productionPackages.ts';

test('the image gets what the server needs, nested and optional packages too, and no tool of ours', () => {
  const packages = {
    '': { dependencies: { 'build-tool': '1' } },
    api: { dependencies: { web: '1', '@ours/engine': '1' }, devDependencies: { 'test-tool': '1' } },
    engine: { dependencies: { web: '2' }, optionalDependencies: { addon: '1' } },
    'engine/node_modules/web': {},
    'node_modules/@ours/engine': { link: true, resolved: 'engine' },
    'node_modules/web': { peerDependencies: { base: '1', extra: '1' }, peerDependenciesMeta: { extra: { optional: true } } },
    'node_modules/base': {},
    'node_modules/extra': {},
    'node_modules/addon': {},
    'node_modules/build-tool': {},
    'node_modules/test-tool': {},
  };
  expect(findProductionPackages(packages, 'api')).toEqual([
    'api',
    'engine',
    'engine/node_modules/web',
    'node_modules/addon',
    'node_modules/base',
    'node_modules/web',
  ]);
});
