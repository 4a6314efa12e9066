import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { unzipSync } from '@sheaf/pdf-to-docx/build/zip';
import { readDocx } from '@sheaf/pdf-to-docx/testing/readDocx';
import { createTextPdf } from '../../mocks/createTextPdf.ts';
import { runSheaf } from './runSheaf.ts';

let folder: string;
const at = (name: string) => path.join(folder, name);
const put = async (name: string, line: string) => writeFileSync(at(name), Buffer.from(await createTextPdf(name, [[line]]).arrayBuffer()));
const listLeftovers = () => readdirSync(tmpdir()).filter((name) => name.startsWith('sheaf-zip-'));
let leftoversBefore: string[];

beforeEach(async () => {
  leftoversBefore = listLeftovers();
  folder = mkdtempSync(path.join(tmpdir(), 'sheaf-command-'));
  mkdirSync(at('old'));
  await put('harbour.pdf', 'The harbour was quiet.');
  await put('river.pdf', 'The river was loud.');
  await put('old/Harbour.pdf', 'The harbour was loud.');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  expect(listLeftovers()).toEqual(leftoversBefore);
});

async function sheaf(...words: string[]) {
  const reported: string[] = [];
  const print = () => undefined;
  const status = await runSheaf(words, { print, report: (line) => reported.push(line), signal: new AbortController().signal });
  return { status, reported };
}

test('all Word files go into one ZIP file, those of one name with a number, and no other file is written', async () => {
  const zip = at('all.zip');
  const { status, reported } = await sheaf('convert', '--zip', zip, at('harbour.pdf'), at('old/Harbour.pdf'), at('river.pdf'), at('river.pdf'));
  expect({ status, reported }).toEqual({
    status: 0,
    reported: [
      `${at('harbour.pdf')} → ${zip}: harbour.docx`,
      `${at('old/Harbour.pdf')} → ${zip}: Harbour (2).docx`,
      `${at('river.pdf')} → ${zip}: river.docx`,
    ],
  });
  const files = Object.entries(unzipSync(readFileSync(zip)));
  expect(
    files.map(([name, bytes]) => [
      name,
      readDocx(bytes)
        .paragraphs.map(({ text }) => text)
        .join(''),
    ]),
  ).toEqual([
    ['harbour.docx', 'The harbour was quiet.'],
    ['Harbour (2).docx', 'The harbour was loud.'],
    ['river.docx', 'The river was loud.'],
  ]);
  expect(readdirSync(folder).sort()).toEqual(['all.zip', 'harbour.pdf', 'old', 'river.pdf']);
});

test('a file that is refused is named, and the others are packed', async () => {
  writeFileSync(at('letter.pdf'), 'Dear all');
  const { status, reported } = await sheaf('text', '--zip', at('all.zip'), at('letter.pdf'), at('river.pdf'));
  expect(status).toBe(1);
  expect(reported).toEqual([`${at('letter.pdf')} is not a PDF file: name a PDF instead.`, `${at('river.pdf')} → ${at('all.zip')}: river.txt`]);
  const files = unzipSync(readFileSync(at('all.zip')));
  expect(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([['river.txt', 'The river was loud.\n']]);
});

test('where every file is refused no ZIP file is written', async () => {
  writeFileSync(at('letter.pdf'), 'Dear all');
  expect((await sheaf('convert', '--zip', at('all.zip'), at('letter.pdf'))).status).toBe(1);
  expect(existsSync(at('all.zip'))).toBe(false);
});

test('a check has its status with a ZIP file too', async () => {
  await put('mistakes.pdf', 'She recieve two letters every day.');
  expect((await sheaf('check', '--zip', at('all.zip'), at('mistakes.pdf'), at('river.pdf'))).status).toBe(3);
  expect(Object.keys(unzipSync(readFileSync(at('all.zip'))))).toEqual(['mistakes.check.txt', 'river.check.txt']);
});

test('a ZIP file is overwritten only with --force', async () => {
  writeFileSync(at('all.zip'), 'mine');
  expect(await sheaf('searchable', '--zip', at('all.zip'), at('river.pdf'))).toEqual({
    status: 1,
    reported: [`${at('all.zip')} exists already: overwrite it with --force, or name another file with --zip.`],
  });
  expect(readFileSync(at('all.zip'), 'utf8')).toBe('mine');
  expect((await sheaf('searchable', '--force', '--zip', at('all.zip'), at('river.pdf'))).status).toBe(0);
  expect(Object.keys(unzipSync(readFileSync(at('all.zip'))))).toEqual(['river-searchable.pdf']);
});

test('a folder in the place of the ZIP file is left as it is', async () => {
  const { status, reported } = await sheaf('text', '--force', '--zip', at('old'), at('river.pdf'));
  expect([status, reported.at(-1)]).toEqual([1, `${at('old')} is a folder: name the file to write instead.`]);
  expect(readdirSync(at('old'))).toEqual(['Harbour.pdf']);
});

test.each([
  [['convert', '--zip', 'a.zip', '-d', tmpdir(), 'a.pdf'], 'Results go into a folder or into a ZIP file: name --out-dir or --zip, not both.'],
  [['convert', '--zip', '/no/such/folder/a.zip', 'a.pdf'], 'The folder /no/such/folder does not exist: make it first.'],
  [['watch', tmpdir(), '--do', 'text', '--zip', 'a.zip'], "Unknown option '--zip': run sheaf watch --help to see its options."],
])('a wrong command line is explained in one sentence: %j', async (words, sentence) => {
  expect(await sheaf(...words)).toEqual({ status: 2, reported: [sentence] });
});
