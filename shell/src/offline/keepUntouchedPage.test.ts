import type { TrustedTypes } from '../scriptPolicy';
import { keepUntouchedPage } from './keepUntouchedPage';

const ORIGIN = 'https://sheaf.test';

/** A page at this address that has loaded these files; `registered` and `kept` say what became of it. */
function openPage(pathname: string, files: string[], trustedTypes?: TrustedTypes) {
  const registered: unknown[] = [];
  const postMessage = jest.fn();
  const register = jest.fn(async (address: unknown) => void registered.push(address));
  const ready = Promise.resolve({ active: { postMessage } });
  const performance = { getEntriesByType: () => files.map((file) => ({ name: ORIGIN + file })) };
  const page = { navigator: { serviceWorker: { register, ready } }, location: { pathname, origin: ORIGIN }, performance, trustedTypes };
  return { page: page as unknown as Parameters<typeof keepUntouchedPage>[0], registered, register, postMessage };
}

test.each([
  ['/', ['/assets/325.js', '/assets/inter.woff2'], ['/', '/offline', '/assets/325.js', '/assets/inter.woff2']],
  [
    '/merge-pdf',
    ['/remotes/mfe-merge/1/expose.js', '/icons/icon-192.png'],
    ['/merge-pdf', '/offline', '/remotes/mfe-merge/1/expose.js', '/icons/icon-192.png'],
  ],
  ['/es/grammar-check/resume', [], ['/es/grammar-check/resume', '/es/offline']],
])('%s is kept for a reader who has touched nothing, with what it has loaded', async (pathname, files, urlsToCache) => {
  const { page, registered, postMessage } = openPage(pathname, files);
  keepUntouchedPage(page);
  await new Promise(process.nextTick);
  expect(registered).toEqual(['/service-worker.js']);
  expect(postMessage).toHaveBeenCalledWith({ type: 'CACHE_URLS', payload: { urlsToCache } });
});

test('the browser is given the address of the service worker as its Trusted Types want it', () => {
  const createPolicy = jest.fn((_name: string, { createScriptURL }) => ({
    createScriptURL: (address: string) => `trusted ${createScriptURL(address)}`,
  }));
  const { page, registered } = openPage('/', [], { createPolicy });
  keepUntouchedPage(page);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['service-worker']);
  expect(registered).toEqual(['trusted /service-worker.js']);
});

test('a browser that keeps nothing shows the page all the same', async () => {
  const { page, register } = openPage('/', []);
  register.mockRejectedValue(new DOMException('Not in a private window.', 'SecurityError'));
  expect(() => keepUntouchedPage(page)).not.toThrow();
  const { navigator: _, ...without } = page;
  expect(() => keepUntouchedPage({ ...without, navigator: {} })).not.toThrow();
  await new Promise(process.nextTick);
});
