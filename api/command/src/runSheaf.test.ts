import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildMinimalPdf } from '../../mocks/buildMinimalPdf.ts';
import { createTextPdf } from '../../mocks/createTextPdf.ts';
import { runSheaf } from './runSheaf.ts';

let folder: string;
const at = (name: string) => path.join(folder, name);
const put = async (name: string, ...lines: string[]) =>
  writeFileSync(
    at(name),
    Buffer.from(
      await createTextPdf(
        name,
        lines.map((line) => [line]),
      ).arrayBuffer(),
    ),
  );

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sheaf-command-'));
  await put('harbour.pdf', 'The harbour was quiet.');
  await put('river.pdf', 'The river was loud.');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function sheaf(...words: string[]) {
  const printed: string[] = [];
  const reported: string[] = [];
  const status = await runSheaf(words, {
    print: (text) => printed.push(text),
    report: (line) => reported.push(line),
    signal: new AbortController().signal,
  });
  return { status, printed: printed.join(''), reported };
}

test('help lists all commands, and every command has its own', async () => {
  const { status, printed } = await sheaf('--help');
  expect(status).toBe(0);
  for (const command of ['merge', 'convert', 'text', 'check', 'searchable', 'watch']) {
    expect(printed).toContain(`  ${command} `);
    expect(await sheaf(command, '--help')).toMatchObject({ status: 0, reported: [], printed: expect.stringContaining(`Usage: sheaf ${command} `) });
  }
});

test.each([
  [['fold', 'a.pdf'], 'There is no command fold: choose one of merge, convert, text, check, searchable, watch.'],
  [['convert', '--colour'], "Unknown option '--colour': run sheaf convert --help to see its options."],
  [['convert'], 'Name the PDF files: sheaf convert FILE.pdf…'],
  [['convert', '--jobs', 'many', 'a.pdf'], '--jobs takes a whole number from 1 to 32, not "many".'],
  [['convert', '-d', '/no/such/folder', 'a.pdf'], 'The folder /no/such/folder does not exist: make it first.'],
  [['merge', 'a.pdf', 'b.pdf'], 'Name the file to write: sheaf merge -o OUT.pdf FILE.pdf FILE.pdf…'],
  [['merge', '-o', 'out.pdf', 'a.pdf'], 'Name at least 2 PDF files to merge.'],
  [['text', 'a.pdf', '-v.pdf'], '-v.pdf begins like an option: write ./-v.pdf for the file.'],
  [
    ['merge', '-o', 'out.pdf', '--Bericht für Müller.PDF', 'b.pdf'],
    '--Bericht für Müller.PDF begins like an option: write ./--Bericht für Müller.PDF for the file.',
  ],
  [['check', '-2025 отчёт.pdf', '--jobs', '2'], '-2025 отчёт.pdf begins like an option: write ./-2025 отчёт.pdf for the file.'],
  [['watch', '/tmp'], 'Name what to do with each file: --do convert, text, check or searchable.'],
  [['watch', '/tmp', '--do', 'merge'], '--do takes one of convert, text, check, searchable, not "merge".'],
  [['watch', '/no/such/folder', '--do', 'text', '--once'], '/no/such/folder is no folder that can be read: check its name and its permissions.'],
])('a wrong command line is explained in one sentence: %j', async (words, sentence) => {
  expect(await sheaf(...words)).toEqual({ status: 2, printed: '', reported: [sentence] });
});

test('several files are converted, and those that cannot be are named with what to do', async () => {
  writeFileSync(at('letter.pdf'), 'Dear all');
  const { status, reported } = await sheaf('convert', '--jobs', '2', at('harbour.pdf'), at('letter.pdf'), at('missing.pdf'), at('river.pdf'));
  expect(status).toBe(1);
  expect(reported).toEqual([
    `${at('harbour.pdf')} → ${at('harbour.docx')}`,
    `${at('letter.pdf')} is not a PDF file: name a PDF instead.`,
    `${at('missing.pdf')} does not exist: check its name and its folder.`,
    `${at('river.pdf')} → ${at('river.docx')}`,
  ]);
  expect(readFileSync(at('river.docx')).subarray(0, 2).toString()).toBe('PK');
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test.each([
  ['convert', ['harbour.pdf'], 'harbour.docx', 'write to another folder with --out-dir'],
  ['searchable', ['harbour.pdf'], 'harbour-searchable.pdf', 'write to another folder with --out-dir'],
  ['merge', ['-o', 'all.pdf', 'harbour.pdf', 'river.pdf'], 'all.pdf', 'name another file with --output'],
])('%s overwrites a file only with --force', async (command, words, result, alternative) => {
  const args = words.map((word) => (word.startsWith('-') ? word : at(word)));
  writeFileSync(at(result), 'mine');
  const { status, reported } = await sheaf(command, ...args);
  expect(status).toBe(1);
  expect(reported).toEqual([`${at(result)} exists already: overwrite it with --force, or ${alternative}.`]);
  expect(readFileSync(at(result), 'utf8')).toBe('mine');
  expect((await sheaf(command, '--force', ...args)).status).toBe(0);
  expect(readFileSync(at(result), 'latin1')).not.toBe('mine');
});

test('two files of one name do not overwrite each other in one folder', async () => {
  mkdirSync(at('old'));
  mkdirSync(at('out'));
  await put('old/harbour.pdf', 'Another harbour.');
  const { status, reported } = await sheaf('text', '-d', at('out'), at('harbour.pdf'), at('old/harbour.pdf'));
  expect(status).toBe(1);
  expect(reported[0]).toBe(`${at('old/harbour.pdf')} would overwrite the result of ${at('harbour.pdf')}: write it to another folder with --out-dir.`);
  expect(readFileSync(at('out/harbour.txt'), 'utf8')).toBe('The harbour was quiet.\n');
});

test('text is printed in the order of the files, whichever is read first', async () => {
  const { status, printed, reported } = await sheaf('text', '--jobs', '2', at('river.pdf'), at('harbour.pdf'));
  expect({ status, reported }).toEqual({ status: 0, reported: [] });
  expect(printed).toBe('The river was loud.\nThe harbour was quiet.\n');
});

test('a check prints mistakes with their pages, and exits with their status', async () => {
  await put('mistakes.pdf', 'We went home early yesterday.', 'She recieve two letters every day.');
  const { status, printed } = await sheaf('check', at('mistakes.pdf'), at('river.pdf'));
  expect(status).toBe(3);
  expect(printed).toContain(`${at('mistakes.pdf')}:2: "recieve" → "receive`);
  expect((await sheaf('check', at('river.pdf'))).status).toBe(0);
});

test('a watched folder is worked through once, and results that are there are kept', async () => {
  writeFileSync(at('river.txt'), 'mine');
  writeFileSync(at('notes.md'), 'no PDF');
  const { status, reported } = await sheaf('watch', folder, '--do', 'text', '--once');
  expect({ status, reported }).toEqual({ status: 0, reported: [`${at('harbour.pdf')} → ${at('harbour.txt')}`] });
  expect(readFileSync(at('river.txt'), 'utf8')).toBe('mine');
});

test('a merge holds all pages, and names the file that stopped it', async () => {
  writeFileSync(at('three.pdf'), buildMinimalPdf(3));
  expect(await sheaf('merge', '-o', at('all.pdf'), at('three.pdf'), at('river.pdf'))).toMatchObject({ status: 0, reported: [] });
  expect(readFileSync(at('all.pdf')).length).toBeGreaterThan(500);
  writeFileSync(at('letter.pdf'), 'Dear all');
  expect(await sheaf('merge', '-o', at('none.pdf'), at('three.pdf'), at('letter.pdf'))).toMatchObject({
    status: 1,
    reported: [`${at('letter.pdf')} is not a PDF file: name a PDF instead.`],
  });
  expect(existsSync(at('none.pdf'))).toBe(false);
});

test.each([
  ['rc4-40', 'user', ['protected.pdf', 'river.pdf']],
  ['aes-128', 'owner', ['harbour.pdf', 'protected.pdf', 'river.pdf']],
  ['aes-256', 'user', ['protected.pdf', 'protected.pdf']],
])('a merge opens a file protected with %s by the password it is given, and asks for it otherwise', async (kind, password, names) => {
  copyFileSync(new URL(`../../engines/pdf/src/testing/encrypted/${kind}.pdf`, import.meta.url), at('protected.pdf'));
  const files = names.map(at);
  expect(await sheaf('merge', '-o', at('all.pdf'), ...files)).toMatchObject({
    status: 1,
    reported: [`${at('protected.pdf')} is protected: give its password with --password.`],
  });
  expect(await sheaf('merge', '-o', at('all.pdf'), '--password', password, ...files)).toMatchObject({ status: 0, reported: [] });
  expect(await sheaf('merge', '-f', '-o', at('all.pdf'), '--password', 'wrong', ...files)).toMatchObject({
    status: 1,
    reported: [`That password does not open ${at('protected.pdf')}: check what follows --password.`],
  });
});
