import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as esbuild from 'esbuild';
import { BUILT, type BuiltFrom, builtCommand } from '../../builtCommand.js';
import { zipParts } from '../check/zipParts.ts';
import { runCommand } from '../command.ts';
import { buildCommand } from './buildCommand.ts';
import type * as Command from './entry.ts';

const here = import.meta.dirname;
const CV = path.join(here, '../../coverLetter/fixtures/europass.pdf');
let folder: string;

beforeAll(async () => {
  // Within the project, where what it requires is found.
  const built = path.join(here, '../../../../dist');
  await mkdir(built, { recursive: true });
  folder = await mkdtemp(path.join(built, 'test-'));
  await buildCommand(folder, esbuild);
});

afterAll(() => rm(folder, { recursive: true }));

const textOf = async (docx: string) =>
  zipParts(await readFile(docx))
    .find(({ name }) => name === 'word/document.xml')
    ?.bytes.toString();

test('the built command converts as its sources do', async () => {
  const [built, fromSources] = [path.join(folder, 'built.docx'), path.join(folder, 'sources.docx')];
  expect(await builtCommand<typeof Command>(folder)?.runCommand([CV, built], console.error)).toBe(0);
  expect(await runCommand([CV, fromSources], console.error)).toBe(0);
  expect(await textOf(built)).toBe(await textOf(fromSources));
});

test('the built command says in a sentence why it does not convert', async () => {
  const said: string[] = [];
  expect(await builtCommand<typeof Command>(folder)?.runCommand([], (line) => said.push(line))).toBe(1);
  expect(said).toEqual(['Give the PDF to convert and the Word file to write.']);
});

test('a command is passed over that was built from other sources than there are, or not at all', async () => {
  const list = path.join(folder, BUILT.sources);
  const sources: BuiltFrom[] = JSON.parse(await readFile(list, 'utf8'));
  expect(sources.some(({ file }) => file.endsWith('convert/command.ts'))).toBe(true);
  const older = sources.map((source) => (source.file.endsWith('convert/command.ts') ? { ...source, changed: source.changed - 1 } : source));
  await writeFile(list, JSON.stringify(older));
  expect(builtCommand(folder)).toBeNull();
  expect(builtCommand(path.join(folder, 'nowhere'))).toBeNull();
});
