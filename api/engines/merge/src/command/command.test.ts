import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildMinimalPdf } from '../../../../mocks/buildMinimalPdf.ts';
import { runCommand } from './command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'merge-command-'));
const resolvePath = (name: string) => path.join(folder, name);

beforeAll(() => {
  writeFileSync(resolvePath('a.pdf'), buildMinimalPdf(1));
  mkdirSync(resolvePath('scans'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['a missing file', ['out.pdf', 'a.pdf', 'b.pdf'], () => `${resolvePath('b.pdf')} does not exist: check its name and its folder.`],
  ['a folder in place of a file', ['out.pdf', 'a.pdf', 'scans'], () => `${resolvePath('scans')} is a folder: name a PDF file instead.`],
  [
    'a missing folder',
    ['results/out.pdf', 'a.pdf', 'a.pdf'],
    () => `The folder ${resolvePath('results')} does not exist: make it, or write out.pdf to another one.`,
  ],
  ['a folder to write to', ['scans', 'a.pdf', 'a.pdf'], () => `${resolvePath('scans')} is a folder: name the file to write instead.`],
])('names %s in one sentence with a remedy, and leaves no file behind', async (_, files, sentence) => {
  const messages: string[] = [];
  expect(await runCommand(files.map(resolvePath), (line) => messages.push(line))).toBe(1);
  expect(messages).toEqual([sentence()]);
  expect(readdirSync(folder)).toEqual(['a.pdf', 'scans']);
});
