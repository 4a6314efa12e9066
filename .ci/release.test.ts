import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, workspaces } from '../shell/build/apps.ts';

const clone = mkdtempSync(path.join(tmpdir(), 'release-'));
afterAll(() => rmSync(clone, { recursive: true }));

const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, { cwd: clone, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const git = (...words: string[]) => run('git', '-c', 'user.name=Sheaf', '-c', 'user.email=sheaf@sheaf.example', ...words);
const readManifest = (workspace: string): { name: string; version: string } =>
  JSON.parse(readFileSync(path.join(clone, workspace, 'package.json'), 'utf8'));
const readVersion = (workspace: string) => readManifest(workspace).version;

function commit(subject: string): void {
  git('add', '-A');
  git('commit', '-q', '-m', subject);
}

test('a release raises and tags what changed since the last one, says why in its changelog, and pushes nothing', () => {
  const files = [
    'package.json',
    'package-lock.json',
    'lerna.json',
    'nx.json',
    '.ci/changelogPreset.cjs',
    ...workspaces.map((name) => `${name}/package.json`),
  ];
  for (const file of files) cpSync(path.join(root, file), path.join(clone, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'));
  writeFileSync(path.join(clone, '.gitignore'), 'node_modules\n.nx\n');
  run('git', 'init', '-q', '-b', 'main');
  git('config', 'user.name', 'Sheaf');
  git('config', 'user.email', 'sheaf@sheaf.example');
  commit('Begin');
  for (const name of workspaces) git('tag', '-a', '-m', 'Release', `${readManifest(name).name}@${readVersion(name)}`);
  const before = Object.fromEntries(workspaces.map((name) => [name, readVersion(name)]));

  writeFileSync(path.join(clone, 'mfe-chat/changed.ts'), '');
  commit('Quote "both" sides in the chat');
  run(process.execPath, path.join(root, 'node_modules/lerna/dist/cli.js'), 'version');
  expect(workspaces.filter((name) => readVersion(name) !== before[name])).toEqual(['mfe-chat']);
  const changelog = readFileSync(path.join(clone, 'mfe-chat/CHANGELOG.md'), 'utf8');
  expect(changelog).toMatch(/\* Quote "both" sides in the chat \([0-9a-f]{7}\)/);
  expect(changelog.split('## ')[1]).not.toContain('Version bump only');
  expect(git('tag', '--points-at', 'HEAD').trim()).toBe(`@sheaf/mfe-chat@${readVersion('mfe-chat')}`);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('remote')).toBe('');
});
