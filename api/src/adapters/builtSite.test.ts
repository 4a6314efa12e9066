import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { buildSiteSettings, hashSettings } from '../settings/siteSettings.ts';
import { listBuildsInUse, reserveSite, writeBuildList } from './builtSite.ts';

const builds = mkdtempSync(path.join(tmpdir(), 'built-site-'));
afterAll(() => rmSync(builds, { recursive: true }));
for (const folder of ['plain', 'with-model']) mkdirSync(path.join(builds, folder));
writeBuildList(
  {
    sources: 'abc',
    latest: 'plain',
    sites: [
      { settings: 'a', folder: 'plain' },
      { settings: 'b', folder: 'with-model' },
    ],
  },
  builds,
);

const keyFor = (env: Record<string, string>) => hashSettings(buildSiteSettings(readConfig(env)));

test.each<Record<string, string>>([{ PORT: '4000' }, { HOST: '127.0.0.1', LOG_LEVEL: 'silent' }, { REQUESTS_PER_MINUTE: '0', WORKERS: '3' }])(
  'servers that say the same share one build: %j changes no word of a page',
  (env) => expect(keyFor(env)).toBe(keyFor({})),
);

test.each<Record<string, string>>([
  { OPENAI_API_KEY: 'sk-1' },
  { MAX_FILE_MB: '20' },
  { PUBLIC_URL: 'https://sheaf.example' },
  { NODE_ENV: 'production' },
])('a server whose pages say something else has a build of its own: %j', (env) => expect(keyFor(env)).not.toBe(keyFor({})));

test('a server takes the build with the pages for its settings, and otherwise the latest', () => {
  const [own, other] = [reserveSite('b', '', builds), reserveSite('unknown', '', builds)];
  expect(own).toMatchObject({ folder: path.join(builds, 'with-model'), isPrerenderedForSettings: true });
  expect(other).toMatchObject({ folder: path.join(builds, 'plain'), isPrerenderedForSettings: false });
  expect([...listBuildsInUse(builds, Date.now())].sort()).toEqual(['plain', 'with-model']);
  own?.release();
  other?.release();
  expect(listBuildsInUse(builds, Date.now()).size).toBe(0);
});

test.each([
  ['', 'root'],
  ['/pdf', 'pdf'],
  ['/tools', 'tools'],
  ['/elsewhere', 'pdf'],
])('of pages for other settings, a server under "%s" takes those for its path: %s', (basePath, chosenFolder) => {
  const paths = mkdtempSync(path.join(builds, '.paths-'));
  for (const [folder, base] of Object.entries({ root: '', pdf: '/pdf', tools: '/tools' })) {
    mkdirSync(path.join(paths, folder));
    writeFileSync(path.join(paths, folder, 'index.html'), `<html lang="en"${base && ` data-base="${base}"`}>`);
  }
  const sites = ['root', 'pdf', 'tools'].map((folder) => ({ settings: folder, folder }));
  writeBuildList({ sources: 'abc', latest: 'pdf', sites }, paths);
  const reserved = reserveSite('unknown', basePath, paths);
  reserved?.release();
  expect(reserved).toMatchObject({ folder: path.join(paths, chosenFolder), isPrerenderedForSettings: false });
});

test('a server that was killed is forgotten, one that has reported lately from another machine is not', () => {
  const unknownPid = 2 ** 30;
  for (const name of ['plain', 'with-model']) writeFileSync(path.join(builds, '.in-use', `${name}.${unknownPid}`), '');
  utimesSync(path.join(builds, '.in-use', `plain.${unknownPid}`), new Date(0), new Date(0));
  expect([...listBuildsInUse(builds, Date.now())]).toEqual(['with-model']);
  expect(readdirSync(path.join(builds, '.in-use'))).toEqual([`with-model.${unknownPid}`]);
});

test('where nothing was built there is nothing to serve', () => {
  expect(reserveSite('a', '', path.join(builds, 'nowhere'))).toBeUndefined();
});
