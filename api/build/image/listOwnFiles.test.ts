import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keepEarlierFiles } from '../../../shell/build/earlierFiles.ts';
import { listOwnFiles } from './listOwnFiles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'image-site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(name: string, files: string[], before?: string): string {
  const own = path.join(folder, name);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(own, file)), { recursive: true });
    writeFileSync(path.join(own, file), file);
  }
  keepEarlierFiles(own, before && path.join(folder, before), 0);
  return own;
}

const listFiles = (site: string) =>
  listOwnFiles(site)
    .filter((file) => path.extname(file) !== '')
    .sort();

test('the image has the tools that its pages name, and none that an earlier build served', () => {
  build('first', ['index.html', 'assets/main.1.js', 'remotes/mfe-merge/1/tool.js', 'remotes/mfe-chat/1/tool.js']);
  build('second', ['index.html', 'assets/main.2.js', 'remotes/mfe-merge/2/tool.js', 'remotes/mfe-chat/1/tool.js'], 'first');
  const third = build('third', ['index.html', 'assets/main.2.js', 'remotes/mfe-merge/3/tool.js', 'remotes/mfe-chat/1/tool.js'], 'second');
  expect(listFiles(third)).toEqual(['assets/main.2.js', 'index.html', 'remotes/mfe-chat/1/tool.js', 'remotes/mfe-merge/3/tool.js']);
});

test('a tool that came back as it was before is in the image', () => {
  build('first', ['assets/main.1.js']);
  build('second', ['assets/main.2.js'], 'first');
  expect(listFiles(build('third', ['assets/main.1.js'], 'second'))).toEqual(['assets/main.1.js']);
});

test('a site without a note goes in whole', () => {
  const site = path.join(folder, 'site');
  mkdirSync(site);
  writeFileSync(path.join(site, 'index.html'), '');
  expect(listFiles(site)).toEqual(['index.html']);
});
