import { findOfflinePage, isFile, isPage, isSmallAnswer, listCachedAddresses } from './cachedPaths';

test('pages, their files and two small answers are cached, and nothing else of the API', () => {
  const isCached = (path: string) => isFile(path) || isSmallAnswer(path) || isPage(path);
  const addresses = ['/', '/merge', '/es/merge', '/assets/main.1234.js', '/remotes/mfe-merge/0.1.0/remoteEntry.js', '/remotes.json', '/api/config'];
  expect(addresses.filter((address) => !isCached(address))).toEqual([]);
  expect(['/api/pdf/merge', '/api/progress/1', '/api', '/health.json'].filter(isCached)).toEqual([]);
});

test('a Spanish page has a Spanish offline page', () => {
  expect(['/', '/merge', '/es', '/es/merge'].map(findOfflinePage)).toEqual(['/offline', '/offline', '/es/offline', '/es/offline']);
});

test('a page caches its own address, its offline page and what it has loaded from this origin, each once', () => {
  const loaded = [
    'https://sheaf.test/assets/a.js',
    'https://sheaf.test/assets/a.js',
    'https://sheaf.test/api/config',
    'https://sheaf.test/api/progress/7',
    'blob:x',
  ];
  expect(
    listCachedAddresses('/merge', [...loaded, 'https://tools.test/remotes/mfe-chat/1.0.0/a.js'], { origin: 'https://sheaf.test', basePath: '' }),
  ).toEqual(['/merge', '/offline', '/assets/a.js', '/api/config']);
});

test.each(['/pdf', '/tools/pdf', '/a'])('under %s only files of this site are cached, with its own offline page', (basePath) => {
  const origin = 'https://intranet.test';
  const loaded = ['/assets/a.js', `${basePath}/assets/b.js`, `${basePath}/api/config`, `${basePath}s/assets/c.js`].map((path) => origin + path);
  expect(listCachedAddresses(`${basePath}/es/merge`, loaded, { origin, basePath })).toEqual(
    ['/es/merge', '/es/offline', '/assets/b.js', '/api/config'].map((path) => basePath + path),
  );
});
