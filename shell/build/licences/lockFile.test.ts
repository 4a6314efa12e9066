import { listDependencies } from './lockFile.ts';

const lock = {
  api: { dependencies: { koa: '3' } },
  'api/node_modules/cookies': { version: '1' },
  'node_modules/koa': { dependencies: { cookies: '2', debug: '4' } },
  'node_modules/koa/node_modules/debug': { dependencies: { ms: '2' } },
  'node_modules/cookies': { version: '2' },
  'node_modules/debug': { version: '9' },
  'node_modules/ms': { dependencies: { koa: '3' } },
};

test('what a package needs is found where Node would find it, once each', () => {
  expect(listDependencies('api', lock).sort()).toEqual([
    'node_modules/cookies',
    'node_modules/koa',
    'node_modules/koa/node_modules/debug',
    'node_modules/ms',
  ]);
});

test('a package that the lock file lacks is an error that names it', () => {
  expect(() => listDependencies('api', { api: { dependencies: { koa: '3' } } })).toThrow('no "koa" for "api"');
});

test('what a workspace needs counts for the package that uses the workspace', () => {
  const linked = {
    api: { dependencies: { '@sheaf/merge': '1', koa: '3' } },
    'node_modules/@sheaf/merge': { link: true, resolved: 'api/engines/merge' },
    'api/engines/merge': { dependencies: { docx: '9' } },
    'node_modules/koa': {},
    'node_modules/docx': {},
  };
  expect(listDependencies('api', linked).sort()).toEqual(['node_modules/@sheaf/merge', 'node_modules/docx', 'node_modules/koa']);
});
