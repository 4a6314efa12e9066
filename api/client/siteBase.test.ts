import { createApiClient } from './createApiClient.ts';
import { findInSite, findPathInSite } from './siteBase.ts';

/** A page whose site is served under this path. */
function openPage(base: string): void {
  Object.defineProperty(globalThis, 'document', { value: { documentElement: { dataset: base ? { base } : {} } }, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document');
});

test.each([
  ['', '/remotes.json', '/remotes.json'],
  ['/pdf', '/remotes.json', '/pdf/remotes.json'],
  ['/tools/pdf', '/', '/tools/pdf/'],
  ['/pdf', 'https://tools.example/mfe-merge/', 'https://tools.example/mfe-merge/'],
  ['/pdf', '//tools.example/a.js', '//tools.example/a.js'],
])('under "%s" a page finds %s at %s', (base, path, address) => {
  openPage(base);
  expect(findInSite(path)).toBe(address);
});

test('outside a page there is no path', () => {
  expect(findInSite('/remotes.json')).toBe('/remotes.json');
});

test.each([
  ['/es/merge', '', '/es/merge'],
  ['/', '', '/'],
  ['/pdf/es/merge', '/pdf', '/es/merge'],
  ['/pdf/', '/pdf', '/'],
  ['/pdf', '/pdf', '/'],
  ['/pdfs/merge', '/pdf', undefined],
  ['/wiki', '/pdf', undefined],
])('%s is, in a site under "%s", %s', (pathname, base, path) => {
  expect(findPathInSite(pathname, base)).toBe(path);
});

test('calls of a page go to the API under the path of its site, and those with an address of their own there', async () => {
  openPage('/tools/pdf');
  const urls: string[] = [];
  const refuse: typeof fetch = async (url) => {
    urls.push(String(url));
    return new Response('Not now.', { status: 503 });
  };
  await createApiClient({ fetch: refuse })
    .config()
    .catch(() => undefined);
  await createApiClient({ fetch: refuse, baseUrl: 'https://api.example' })
    .config()
    .catch(() => undefined);
  expect(urls).toEqual(['/tools/pdf/api/config', 'https://api.example/api/config']);
});
