import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createSpool } from './spool.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'spool-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('keeps what is written, under no name', async () => {
  const file = createSpool({ maxBytes: 1_000_000, folder }).create();
  await file.write(Buffer.from('Hello '));
  await file.write(Buffer.alloc(600_000, 'x'));
  expect(readdirSync(folder)).toEqual([]);
  expect(Buffer.from(await file.start(8)).toString()).toBe('Hello xx');
  expect((await buffer(file.stream())).length).toBe(600_006);
  file.close();
});

test('gives any stretch of a file, and forgets all of it when it starts over', async () => {
  const spool = createSpool({ maxBytes: 100, folder });
  const file = spool.create();
  await file.write(Buffer.from('Hello you'));
  expect((await file.range(6, 3)).toString()).toBe('you');
  expect((await file.range(6, 30)).toString()).toBe('you');
  await file.startOver();
  expect([file.size, spool.bytesHeld]).toEqual([0, 0]);
  await file.write(Buffer.from('Bye'));
  expect((await buffer(file.stream())).toString()).toBe('Bye');
  file.close();
});

test('says "busy" instead of filling the disk, and has room again when a file is closed', async () => {
  const spool = createSpool({ maxBytes: 10, folder });
  const first = spool.create();
  await first.write(Buffer.alloc(8));
  const second = spool.create();
  await expect(second.write(Buffer.alloc(8))).rejects.toMatchObject({ code: 'busy' });
  first.close();
  first.close();
  await second.write(Buffer.alloc(8));
  second.close();
  expect(spool.bytesHeld).toBe(0);
});

test('a file closed in the middle of a write ends after it, and takes no more', async () => {
  const spool = createSpool({ maxBytes: 10_000_000, folder });
  const file = spool.create();
  const writing = file.write(Buffer.alloc(5_000_000));
  file.close();
  await writing;
  expect(spool.bytesHeld).toBe(0);
  await expect(file.write(Buffer.alloc(1))).rejects.toThrow('closed');
});
