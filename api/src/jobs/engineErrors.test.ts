import { MergeError } from '@sheaf/merge/errors';
import type { MergeOptions as EngineMergeOptions } from '@sheaf/merge/mergeOptions';
import type { MergeReport as EngineMergeReport } from '@sheaf/merge/mergeRequest';
import { PdfError, type PdfErrorCode } from '@sheaf/pdf/errors';
import { sentenceOf } from '../../contract/errors.ts';
import type { MergeOptions, MergeReport } from '../../contract/pdf.ts';
import { Refusal } from '../refusal.ts';
import { refusalCodes, refusalFor } from './engineErrors.ts';

const MERGE_ERRORS = [
  MergeError.missingPages('7-', 'a.pdf', 1),
  MergeError.missingPages('7-', 'a.pdf', 2),
  MergeError.missingPages('7-', 'a.pdf', 12_345),
  MergeError.tooManyPages(6001, 5000, [{ name: 'a.pdf', pages: 6001 }]),
];
const ofMerge = new Set<string>(MERGE_ERRORS.map(({ code }) => code));
const isPdfErrorCode = (code: string): code is PdfErrorCode => !ofMerge.has(code);
const pdfErrors = Object.keys(refusalCodes)
  .filter(isPdfErrorCode)
  .map((code) => new PdfError(code, 'a.pdf'));

test.each([...pdfErrors, ...MERGE_ERRORS])('an engine and the contract say the same in English: $message', (error) => {
  expect(refusalFor(error.about(3))).toMatchObject({ code: error.code, message: error.message, fileIndex: 3, details: { file: 'a.pdf' } });
});

test('a refusal is told as it is, and a fault of ours is none', () => {
  const refusal = new Refusal('invalid_upload');
  expect(refusalFor(refusal)).toBe(refusal);
  expect(refusalFor(new TypeError('a.pdf is not a function'))).toBeUndefined();
});

test('the command of merge asks for more files in the words of the contract', async () => {
  const { runCommand } = await import('@sheaf/merge/command/command');
  const said: string[] = [];
  expect(await runCommand(['out.pdf', 'a.pdf'], (line) => said.push(line))).toBe(1);
  expect(said).toEqual([sentenceOf('not_enough_files', undefined)]);
});

test('what the contract takes and gives are the options and the report of the engine', () => {
  const given: MergeOptions = {};
  const reported: EngineMergeReport = { pages: 0, files: [], warnings: [] };
  expect([given satisfies EngineMergeOptions, reported satisfies MergeReport]).toHaveLength(2);
});
