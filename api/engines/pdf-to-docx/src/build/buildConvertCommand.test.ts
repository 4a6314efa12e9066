import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BUILT, type BuiltFrom, builtCommand } from '@sheaf/platform/command/builtCommand';
import * as esbuild from 'esbuild';
import { runCommand } from '../command.ts';
import { readZipParts } from '../validate/zipParts.ts';
import { buildConvertCommand } from './buildConvertCommand.ts';
import type * as Command from './entry.ts';
import { HINTED_PDFIUM } from './hintedPdfium.js';
import { removeFflate } from './zlibForDocx.ts';

/** As `compilationHints.ts` writes it. */
const EAGER = 2;
const here = import.meta.dirname;
const FIXTURES = path.join(here, '../../../cover-letter/fixtures');
let folder: string;

beforeAll(async () => {
  // Within the project, where what it requires is found.
  const built = path.join(here, '../../../../dist');
  await mkdir(built, { recursive: true });
  folder = await mkdtemp(path.join(built, 'test-'));
  await buildConvertCommand(folder, esbuild);
});

afterAll(() => rm(folder, { recursive: true }));

const unzipParts = async (docx: string) =>
  readZipParts(await readFile(docx)).map(({ name, bytes }) => [name, name.endsWith('core.xml') ? '' : new TextDecoder().decode(bytes)]);

test.each(['europass.pdf', 'scanned.pdf'])('the built command converts %s as its sources do', async (name) => {
  const pdf = path.join(FIXTURES, name);
  const [built, fromSources] = [path.join(folder, 'built.docx'), path.join(folder, 'sources.docx')];
  const command = await builtCommand<typeof Command>(folder);
  expect(await command?.runCommand([pdf, built], console.error)).toBe(0);
  expect(await runCommand([pdf, fromSources], console.error)).toBe(0);
  expect(await unzipParts(built)).toEqual(await unzipParts(fromSources));
});

test('the built command says in a sentence why it does not convert', async () => {
  const messages: string[] = [];
  const command = await builtCommand<typeof Command>(folder);
  expect(await command?.runCommand([], (line) => messages.push(line))).toBe(1);
  expect(messages).toEqual(['Give the PDF to convert and the Word file to write.']);
});

test('nothing is built of a docx that packs by something else', () => {
  expect(() => removeFflate('// src/util/zip.ts\nconst zipFiles = (files) => pack(files);\n')).toThrow('docx does not bring fflate as one module.');
});

test('PDFium comes with hints which of its functions a conversion calls', async () => {
  const hinted = await WebAssembly.compile(await readFile(path.join(folder, HINTED_PDFIUM)));
  const [hints = new ArrayBuffer()] = WebAssembly.Module.customSections(hinted, 'compilationHints');
  const ahead = new Uint8Array(hints).filter((hint) => hint === EAGER).length;
  expect(ahead).toBeGreaterThan(500);
  expect(ahead).toBeLessThan(2000);
});

test('a command is passed over that was built from other sources than there are, by another Node, or not at all', async () => {
  const file = path.join(folder, BUILT.builtFrom);
  const from: { node: string; sources: BuiltFrom[] } = JSON.parse(await readFile(file, 'utf8'));
  expect(from.sources.some((source) => source.file.endsWith('pdf-to-docx/src/command.ts'))).toBe(true);
  const sources = from.sources.map((source) =>
    source.file.endsWith('pdf-to-docx/src/command.ts') ? { ...source, changed: source.changed - 1 } : source,
  );
  await writeFile(file, JSON.stringify({ ...from, sources }));
  expect(await builtCommand(folder)).toBeNull();
  await writeFile(file, JSON.stringify({ ...from, node: 'v20.0.0' }));
  expect(await builtCommand(folder)).toBeNull();
  await writeFile(file, JSON.stringify(from));
  expect(await builtCommand(folder)).not.toBeNull();
  expect(await builtCommand(path.join(folder, 'nowhere'))).toBeNull();
});
