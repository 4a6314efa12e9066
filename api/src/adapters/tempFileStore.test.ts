import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { TempFile } from '../ports.ts';
import { createTempFileStore } from './tempFileStore.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'temp-file-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('keeps what is written, under no name', async () => {
  const file = createTempFileStore({ maxBytes: 1_000_000, folder }).create();
  await file.write(Buffer.from('Hello '));
  await file.write(Buffer.alloc(600_000, 'x'));
  expect(readdirSync(folder)).toEqual([]);
  expect(Buffer.from(await file.start(8)).toString()).toBe('Hello xx');
  expect((await buffer(file.stream())).length).toBe(600_006);
  file.close();
});

test('gives any stretch of a file, and forgets all of it when it starts over', async () => {
  const tempFiles = createTempFileStore({ maxBytes: 100, folder });
  const file = tempFiles.create();
  await file.write(Buffer.from('Hello you'));
  expect((await file.range(6, 3)).toString()).toBe('you');
  expect((await file.range(6, 30)).toString()).toBe('you');
  await file.truncate();
  expect([file.size, tempFiles.bytesInUse]).toEqual([0, 0]);
  await file.write(Buffer.from('Bye'));
  expect((await buffer(file.stream())).toString()).toBe('Bye');
  file.close();
});

test('says "busy" instead of filling the disk, and has room again when a file is closed', async () => {
  const tempFiles = createTempFileStore({ maxBytes: 10, folder });
  const first = tempFiles.create();
  await first.write(Buffer.alloc(8));
  const second = tempFiles.create();
  await expect(second.write(Buffer.alloc(8))).rejects.toMatchObject({ code: 'busy' });
  first.close();
  first.close();
  await second.write(Buffer.alloc(8));
  second.close();
  expect(tempFiles.bytesInUse).toBe(0);
});

test('a file closed in the middle of a write ends after it, and takes no more', async () => {
  const tempFiles = createTempFileStore({ maxBytes: 10_000_000, folder });
  const file = tempFiles.create();
  const writing = file.write(Buffer.alloc(5_000_000));
  file.close();
  await writing;
  expect(tempFiles.bytesInUse).toBe(0);
  await expect(file.write(Buffer.alloc(1))).rejects.toThrow('closed');
});

describe('of one visitor', () => {
  const anna = (...more: string[]) => ({ names: ['address:192.0.2.1', ...more] });

  test('several requests together hold a quarter, and others still have their room', async () => {
    const tempFiles = createTempFileStore({ maxBytes: 100, folder });
    const first = tempFiles.create(anna('browser:a'));
    await first.write(Buffer.alloc(20));
    const second = tempFiles.create(anna('browser:b'));
    await expect(second.write(Buffer.alloc(10))).rejects.toMatchObject({ code: 'too_much_at_once', status: 429, details: { seconds: 10 } });
    const other = tempFiles.create({ names: ['address:192.0.2.2'] });
    await other.write(Buffer.alloc(25));
    first.close();
    await second.write(Buffer.alloc(10));
    for (const file of [second, other]) file.close();
    expect(tempFiles.bytesInUse).toBe(0);
  });

  test('one browser with many addresses gains nothing', async () => {
    const tempFiles = createTempFileStore({ maxBytes: 100, folder });
    const files = ['192.0.2.1', '192.0.2.2'].map((address) => tempFiles.create({ names: [`address:${address}`, 'browser:a'] }));
    await files[0]?.write(Buffer.alloc(20));
    await expect(files[1]?.write(Buffer.alloc(10))).rejects.toMatchObject({ code: 'too_much_at_once' });
    for (const file of files) file.close();
  });

  test('where a quarter is less than one request may need, the request alone may hold so much', async () => {
    const tempFiles = createTempFileStore({ maxBytes: 100, largestRequestBytes: 60, folder });
    const request = anna();
    const [input, output] = [tempFiles.create(request), tempFiles.create(request)];
    await input.write(Buffer.alloc(30));
    await output.write(Buffer.alloc(30));
    await expect(output.write(Buffer.alloc(1))).rejects.toMatchObject({ code: 'too_much_at_once' });
    const second = tempFiles.create(anna());
    await expect(second.write(Buffer.alloc(1))).rejects.toMatchObject({ code: 'too_much_at_once' });
    for (const file of [input, output, second]) file.close();
  });

  test('a single request holds no more than a quarter either, its input and its result together', async () => {
    const tempFiles = createTempFileStore({ maxBytes: 100, folder });
    const request = anna();
    const [input, output] = [tempFiles.create(request), tempFiles.create(request)];
    await input.write(Buffer.alloc(15));
    await output.write(Buffer.alloc(10));
    await expect(output.write(Buffer.alloc(1))).rejects.toMatchObject({ code: 'too_much_at_once' });
    await output.truncate();
    input.close();
    const next = tempFiles.create(anna());
    await next.write(Buffer.alloc(20));
    for (const file of [output, next]) file.close();
  });
});

test.each<[string, (file: TempFile) => Promise<unknown>]>([
  ['written to', (file) => file.write(Buffer.alloc(700))],
  ['emptied', (file) => file.truncate()],
  ['written to in the middle of a write', (file) => Promise.all([file.write(Buffer.alloc(9)), file.write(Buffer.alloc(4000))])],
])('a file that was closed and is then %s is refused, and counts for nothing', async (_, use) => {
  const store = createTempFileStore({ maxBytes: 1000 });
  const file = store.create();
  await file.write(Buffer.alloc(300));
  file.close();
  await expect(use(file)).rejects.toThrow('The temporary file is closed.');
  expect(store.bytesInUse).toBe(0);
});
