import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { BUILT, builtCommand } from '@sheaf/platform/command/builtCommand';
import * as esbuild from 'esbuild';
import { writeMendablePdf } from '../../testing/samplePdf.ts';
import type * as Command from '../command.ts';
import { runCommand } from '../command.ts';
import { buildMergeCommand } from './buildMergeCommand.ts';

const FIXTURES = path.join(import.meta.dirname, '../../../../cover-letter/fixtures');
const FILES = ['europass.pdf', 'academic.pdf'].map((name) => path.join(FIXTURES, name));
let folder: string;

beforeAll(async () => {
  // Within the project, where what it requires is found.
  const built = path.join(import.meta.dirname, '../../../dist');
  await mkdir(built, { recursive: true });
  folder = await mkdtemp(path.join(built, 'test-'));
  await buildMergeCommand(folder, esbuild);
});

afterAll(() => rm(folder, { recursive: true }));

/** What a merged file says, without its time and its number. */
const readMerged = async (file: string) =>
  (await readFile(file, 'latin1')).replaceAll(/D:\d{14}|\/ID ?\[[^\]]*\]|\d{4}-\d\d-\d\dT[\d:]+|uuid:[\da-f-]+/g, '');

test('the built command merges files as its sources do', async () => {
  const [built, fromSources] = [path.join(folder, 'built.pdf'), path.join(folder, 'sources.pdf')];
  const command = await builtCommand<typeof Command>(folder);
  expect(await command?.runCommand([built, ...FILES], console.error)).toBe(0);
  expect(await runCommand([fromSources, ...FILES], console.error)).toBe(0);
  expect(await readMerged(built)).toBe(await readMerged(fromSources));
});

test('the built command merges a damaged file in a thread, which it finds beside its sources', async () => {
  const damaged = path.join(folder, 'damaged.pdf');
  await writeFile(damaged, writeMendablePdf());
  const messages: string[] = [];
  const command = await builtCommand<typeof Command>(folder);
  expect(await command?.runCommand([path.join(folder, 'mended.pdf'), damaged, ...FILES], (line) => messages.push(line))).toBe(0);
  expect(messages).toEqual([
    'damaged.pdf is damaged, so all files were merged page by page. Bookmarks, links between pages and form fields may be missing.',
  ]);
});

test('V8 takes the code that was made with the command, under the flags that the command sets', () => {
  const takeCode = `
    import { readFileSync } from 'node:fs';
    import { Script } from 'node:vm';
    import { setFlagsForCachedCode } from '${pathToFileURL(path.join(import.meta.dirname, '../v8Flags.js')).href}';
    setFlagsForCachedCode();
    const filename = ${JSON.stringify(path.join(folder, BUILT.command))};
    const cachedData = readFileSync(${JSON.stringify(path.join(folder, BUILT.code))});
    console.log(new Script(readFileSync(filename, 'latin1'), { filename, cachedData }).cachedDataRejected);`;
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', takeCode], { encoding: 'utf8' })).toBe('false\n');
});
