import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withBuildLock } from './buildLock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('of two starts at one time the second builds when the first is done', async () => {
  const seen: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = withBuildLock(folder, async () => {
    seen.push('first begins');
    await first.promise;
    seen.push('first ends');
  });
  const two = withBuildLock(
    folder,
    async () => void seen.push('second begins'),
    () => {
      seen.push('second waits');
      first.resolve();
    },
  );
  await Promise.all([one, two]);
  expect(seen).toEqual(['first begins', 'second waits', 'first ends', 'second begins']);
});

test('the lock of a killed build does not block the next build', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  mkdirSync(path.join(folder, '.lock'));
  writeFileSync(path.join(folder, '.lock/pid'), String(pid));
  let hasWaited = false;
  expect(
    await withBuildLock(
      folder,
      async () => 'built',
      () => {
        hasWaited = true;
      },
    ),
  ).toBe('built');
  expect(hasWaited).toBe(false);
});

test('the lock is free after a build that failed, with what it failed of', async () => {
  await expect(withBuildLock(folder, () => Promise.reject(new Error('no such file')))).rejects.toThrow('no such file');
  expect(existsSync(path.join(folder, '.lock'))).toBe(false);
  expect(await withBuildLock(folder, async () => 'built')).toBe('built');
});
