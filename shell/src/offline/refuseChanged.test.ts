import { webcrypto } from 'node:crypto';
import { refuseChanged } from './refuseChanged';

// jsdom has none of it; service workers always have.
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });

// SHA-256 of the three letters abc (FIPS 180-2, appendix B.1).
const INTEGRITY = 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';
const request = (integrity: string) => new Request('https://sheaf.test/remotes/a.js', { integrity });
const loadChecked = (content: string, integrity: string) =>
  refuseChanged.cachedResponseWillBeUsed({ request: request(integrity), cachedResponse: new Response(content) });

test('a cached file with the requested integrity is used, and its body stays readable', async () => {
  expect(await (await loadChecked('abc', INTEGRITY))?.text()).toBe('abc');
});

test('a damaged cached file is ignored and fetched again', async () => {
  expect(await loadChecked('abd', INTEGRITY)).toBeNull();
  expect(await loadChecked('', INTEGRITY)).toBeNull();
});

test('a cached file is used unchecked when the request has no integrity', async () => {
  expect(await (await loadChecked('anything', ''))?.text()).toBe('anything');
  expect(await refuseChanged.cachedResponseWillBeUsed({ request: request('') })).toBeNull();
});
