import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { markAhead, renderPreload } from './preloads.ts';

let site = '';
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(site, { recursive: true }));

/** Writes scripts of so many bytes, which no compression makes smaller, and lists them as a page does. */
function scripts(sizes: Record<string, number>) {
  return Object.entries(sizes).map(([name, size]) => {
    writeFileSync(path.join(site, name), randomBytes(size));
    return { address: `/${name}`, isModule: false };
  });
}

const listMarkedAhead = (sizes: Record<string, number>, mostBytes: number) =>
  markAhead(scripts(sizes), site, mostBytes).flatMap(({ address, isAhead }) => (isAhead ? [address] : []));

test('a page that is read fetches no more ahead than it may, the largest file first', () => {
  expect(listMarkedAhead({ 'main.js': 400, 'react.js': 800, 'words.js': 100 }, 1000)).toEqual(['/react.js', '/words.js']);
  expect(listMarkedAhead({ 'page.js': 3000, 'home.js': 20 }, 2000)).toEqual(['/home.js']);
  expect(listMarkedAhead({ 'entry.js': 5000 }, 4000)).toEqual([]);
});

test('a tool fetches everything ahead', () => {
  expect(listMarkedAhead({ 'one.js': 9000, 'two.js': 8000, 'three.js': 7 }, Number.POSITIVE_INFINITY)).toEqual(['/one.js', '/two.js', '/three.js']);
});

test('only what is fetched ahead is marked so in the page', () => {
  expect(renderPreload({ address: '/a.js', isModule: false, isAhead: true }, '/base')).toBe(
    '<link rel="preload" as="script" href="/base/a.js" data-ahead>',
  );
  expect(renderPreload({ address: '/a.js', isModule: true, isAhead: true }, '')).toBe('<link rel="modulepreload" href="/a.js" data-ahead>');
  expect(renderPreload({ address: '/a.js', isModule: false }, '')).toBe('<link rel="preload" as="script" href="/a.js">');
});
