import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reserveSite, writeBuildList } from '../../api/src/adapters/builtSite.ts';
import { createBuildFolder, pruneBuilds, publish } from './builds.ts';

const HOUR_MS = 60 * 60 * 1000;
let builds: string;
beforeEach(() => {
  builds = mkdtempSync(path.join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(builds, { recursive: true }));

/** Makes a build that is an hour old. */
function oldBuild(name: string): string {
  const folder = path.join(builds, name);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.html'), name);
  writeFileSync(`${folder}.json`, '{}');
  utimesSync(folder, new Date(), new Date(Date.now() - HOUR_MS));
  return folder;
}
const makeCurrent = (folder: string) => writeBuildList({ sources: '', latest: folder, sites: [{ settings: 'plain', folder }] }, builds);

test('a build that a server serves stays until that server ends, however many come after it', () => {
  for (const name of ['one', 'two']) oldBuild(name);
  makeCurrent('one');
  const reserved = reserveSite('plain', '', builds);
  makeCurrent('two');
  pruneBuilds(builds, Date.now());
  expect(readFileSync(path.join(reserved?.folder ?? '', 'index.html'), 'utf8')).toBe('one');

  reserved?.release();
  pruneBuilds(builds, Date.now());
  expect(readdirSync(builds).sort()).toEqual(['.in-use', 'current.json', 'two', 'two.json']);
});

test('a build that was just made stays: a server may be about to take it', () => {
  oldBuild('current');
  makeCurrent('current');
  const fresh = createBuildFolder(builds, new Date());
  pruneBuilds(builds, Date.now());
  expect(existsSync(fresh)).toBe(true);
});

test('what is published is a copy, so that nothing done to it reaches a server', () => {
  const published = path.join(builds, 'dist');
  const one = oldBuild('one');
  publish(one, published);
  writeFileSync(path.join(published, 'index.html'), 'changed');
  expect(readFileSync(path.join(one, 'index.html'), 'utf8')).toBe('one');
  publish(oldBuild('two'), published);
  expect(readFileSync(path.join(published, 'index.html'), 'utf8')).toBe('two');
});
