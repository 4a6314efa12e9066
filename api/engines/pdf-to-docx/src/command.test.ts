import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTextPdf } from '../../../mocks/createTextPdf.ts';
import { runCommand } from './command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'convert-command-'));
const resolvePath = (name: string) => path.join(folder, name);

beforeAll(async () => {
  writeFileSync(resolvePath('a.pdf'), Buffer.from(await createTextPdf('a.pdf', [['The harbour was quiet.']]).arrayBuffer()));
  mkdirSync(resolvePath('scans'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['a missing file', ['b.pdf', 'out.docx'], () => `${resolvePath('b.pdf')} does not exist: check its name and its folder.`],
  ['a folder in place of a file', ['scans', 'out.docx'], () => `${resolvePath('scans')} is a folder: name a PDF file instead.`],
  [
    'a missing folder',
    ['a.pdf', 'results/out.docx'],
    () => `The folder ${resolvePath('results')} does not exist: make it, or write out.docx to another one.`,
  ],
  ['a folder to write to', ['a.pdf', 'scans'], () => `${resolvePath('scans')} is a folder: name the file to write instead.`],
])('names %s in one sentence with a remedy, and leaves no file behind', async (_, files, sentence) => {
  const messages: string[] = [];
  expect(await runCommand(files.map(resolvePath), (line) => messages.push(line))).toBe(1);
  expect(messages).toEqual([sentence()]);
  expect(readdirSync(folder)).toEqual(['a.pdf', 'scans']);
});
