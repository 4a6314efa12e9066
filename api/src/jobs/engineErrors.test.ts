import { MissingCvError } from '@sheaf/cover-letter/cv/missingCvError';
import { MissingDocumentError } from '@sheaf/document-qa/errors';
import { MergeError } from '@sheaf/merge/errors';
import type { MergeOptions as EngineMergeOptions } from '@sheaf/merge/mergeOptions';
import type { MergeReport as EngineMergeReport } from '@sheaf/merge/mergeRequest';
import { PdfError, type PdfErrorCode } from '@sheaf/pdf/errors';
import * as readingErrors from '@sheaf/pdf-text/errors';
import { InvalidPageRangeError, TooManyFreePagesError } from '@sheaf/pdf-to-docx/errors';
import { formatRefusal } from '../../contract/errors.ts';
import type { MergeOptions, MergeReport } from '../../contract/merge.ts';
import { Refusal } from '../refusal.ts';
import { findRefusal } from './engineErrors.ts';

const MERGE_ERRORS = [
  MergeError.forMissingPages('7-', 'a.pdf', 1),
  MergeError.forMissingPages('7-', 'a.pdf', 2),
  MergeError.forMissingPages('7-', 'a.pdf', 12_345),
  MergeError.forTooManyPages(6001, 5000, [{ name: 'a.pdf', pages: 6001 }]),
];
const pdfErrorCodes: { [Code in PdfErrorCode]: Code } = {
  not_a_pdf: 'not_a_pdf',
  damaged_pdf: 'damaged_pdf',
  password_required: 'password_required',
  wrong_password: 'wrong_password',
  certificate_required: 'certificate_required',
  unknown_protection: 'unknown_protection',
  empty_pdf: 'empty_pdf',
  too_complex: 'too_complex',
};
const PDF_ERRORS = Object.values(pdfErrorCodes).map((code) => new PdfError(code, 'a.pdf'));
const { NoFileError, ReadingError, TooManyPagesError, ...aboutOneFile } = readingErrors;

test.each([...PDF_ERRORS, ...MERGE_ERRORS])('an engine and the contract have the same English message: $message', (error) => {
  expect(findRefusal(error.about(3))).toMatchObject({ code: error.code, message: error.message, fileIndex: 3, details: { file: 'a.pdf' } });
});

test.each(Object.values(aboutOneFile).map((Thrown) => new Thrown('report.pdf')))('a visitor reads the message of the engine for $name', (error) => {
  const refusal = findRefusal(error);
  expect(refusal).toMatchObject({ code: error.code, message: error.message, details: { file: 'report.pdf' }, fileIndex: 0 });
});

test.each([
  [new TooManyPagesError('report.pdf', 120, 50), { code: 'too_many_pages', details: { pages: 120, limit: 50 }, fileIndex: 0 }],
  [
    new InvalidPageRangeError('report.pdf', '7-9', 3),
    { code: 'invalid_range', details: { range: '7-9', file: 'report.pdf', pages: 3 }, fileIndex: 0 },
  ],
  [new TooManyFreePagesError(1200, 5), { code: 'convert_limit_reached', details: { pages: 1200, limit: 5 }, fileIndex: undefined }],
])('numbers reach the visitor: %s', (error, refused) => {
  expect(findRefusal(error)).toMatchObject({ ...refused, message: error.message });
});

test.each([new NoFileError(), new MissingDocumentError(), new MissingCvError()])(
  'a job without its file is an upload that cannot be read: $name',
  (error) => {
    expect(findRefusal(error)).toMatchObject(new Refusal('invalid_upload'));
  },
);

test('an engine error with an unknown code is a bug', () => {
  class NewError extends ReadingError {
    readonly code = 'new_error';
  }
  expect(findRefusal(new NewError('It is new.', {}))).toBeUndefined();
});

test('a refusal is passed on as it is, and a fault of ours is none', () => {
  const refusal = new Refusal('invalid_upload');
  expect(findRefusal(refusal)).toBe(refusal);
  expect(findRefusal(new TypeError('a.pdf is not a function'))).toBeUndefined();
});

test('the command of merge asks for more files in the words of the contract', async () => {
  const { runCommand } = await import('@sheaf/merge/command/command');
  const lines: string[] = [];
  expect(await runCommand(['out.pdf', 'a.pdf'], (line) => lines.push(line))).toBe(1);
  expect(lines).toEqual([formatRefusal('not_enough_files', undefined)]);
});

test('what the contract takes and gives are the options and the report of the engine', () => {
  const options: MergeOptions = {};
  const reported: EngineMergeReport = { pages: 0, files: [], warnings: [] };
  expect([options satisfies EngineMergeOptions, reported satisfies MergeReport]).toHaveLength(2);
});
