import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepEarlierFiles } from './earlierFiles.ts';

const HOUR_MS = 60 * 60 * 1000;
let builds: string;
beforeEach(() => {
  builds = mkdtempSync(path.join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(builds, { recursive: true }));

/** Makes a build of these files after the one before it. */
function build(name: string, files: string[], before: string | undefined, hour: number): string {
  const folder = path.join(builds, name);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${file} of ${name}`);
  }
  keepEarlierFiles(folder, before, hour * HOUR_MS);
  return folder;
}
const has = (folder: string, file: string) => existsSync(path.join(folder, file));

test('a tab that was opened before an upgrade finds its scripts for a day, through other upgrades too', () => {
  const a = build('a', ['assets/page.aaaaaaaa.js', 'remotes/mfe-chat/1.0.0-a/late.js'], undefined, 0);
  const b = build('b', ['assets/page.bbbbbbbb.js', 'remotes/mfe-chat/1.0.0-b/late.js'], a, 10);
  const c = build('c', ['assets/page.cccccccc.js'], b, 30);
  expect(readFileSync(path.join(c, 'remotes/mfe-chat/1.0.0-a/late.js'), 'utf8')).toBe('remotes/mfe-chat/1.0.0-a/late.js of a');
  expect(has(c, 'assets/page.bbbbbbbb.js')).toBe(true);
  const d = build('d', ['assets/page.dddddddd.js'], c, 35);
  expect(has(d, 'assets/page.aaaaaaaa.js')).toBe(false);
  expect(has(d, 'assets/page.bbbbbbbb.js')).toBe(true);
});

test('pages and what else changes at its address are the new build’s alone', () => {
  const a = build('a', ['old/index.html', 'share/old.png', 'assets/page.aaaaaaaa.js'], undefined, 0);
  const b = build('b', ['index.html'], a, 1);
  expect([has(b, 'old/index.html'), has(b, 'share/old.png'), has(b, 'assets/page.aaaaaaaa.js')]).toEqual([false, false, true]);
});

test('an earlier build that comes back is not counted among those that were replaced', () => {
  const a = build('a', ['assets/page.aaaaaaaa.js'], undefined, 0);
  const b = build('b', ['assets/page.bbbbbbbb.js'], a, 1);
  const again = build('again', ['assets/page.aaaaaaaa.js'], b, 2);
  expect(readFileSync(path.join(again, 'assets/page.aaaaaaaa.js'), 'utf8')).toContain('of again');
  expect(has(again, 'assets/page.bbbbbbbb.js')).toBe(true);
});

test('a day of very many upgrades keeps the latest twenty', () => {
  let before: string | undefined;
  for (let number = 0; number < 25; number += 1) before = build(`n${number}`, [`assets/page.${number}.js`], before, number / 100);
  const keptNumbers = Array.from({ length: 25 }, (_, number) => number).filter((number) => has(before ?? '', `assets/page.${number}.js`));
  expect(keptNumbers).toEqual(Array.from({ length: 21 }, (_, number) => number + 4));
});
