import { gzipSync, inflateSync } from 'node:zlib';
import { platform as browser } from './browserPlatform.ts';
import { platform as node } from './nodePlatform.ts';

const BYTES = Uint8Array.from({ length: 70_000 }, (_, index) => (index * index) % 251);
const plain = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

describe.each([
  ['Node', node],
  ['a browser', browser],
])('%s', (_, platform) => {
  test('packs what zlib unpacks', () => {
    expect(plain(inflateSync(platform.deflate(BYTES)))).toBe(plain(BYTES));
  });

  test('unpacks deflate without a header, and gzip', async () => {
    const raw = node.deflate(BYTES).subarray(2, -4);
    expect(plain(platform.inflateRaw(raw))).toBe(plain(BYTES));
    expect(plain(await platform.gunzip(gzipSync(BYTES)))).toBe(plain(BYTES));
    await expect(platform.gunzip(BYTES)).rejects.toThrow();
  });

  test('counts the same CRC-32', () => {
    expect(platform.crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
    expect(platform.crc32(BYTES)).toBe(node.crc32(BYTES));
  });
});

test('Node measures processor time, a browser measures elapsed time', () => {
  const [work, clock] = [node.processorMs(), browser.processorMs()];
  while (node.processorMs() - work < 20);
  expect(browser.processorMs() - clock).toBeGreaterThan(0);
});

test('Node reads data files of packages, and reports which are missing', async () => {
  const file = node.findPackageFile('fflate', import.meta.url);
  expect(new TextDecoder().decode(await node.readDataFile(file))).toContain('inflateSync');
  expect(await node.readDataFile(`${file}.gz`)).toBeUndefined();
});
