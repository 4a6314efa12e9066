import * as readingErrors from '@sheaf/pdf-text/errors';
import { InvalidPageRangeError, TooManyFreePagesError } from '@sheaf/pdf-to-docx/errors';
import { Refusal } from '../refusal.ts';
import { findReadingRefusal } from './readingErrors.ts';

const { NoFileError, ReadingError, TooManyPagesError, ...aboutOneFile } = readingErrors;

test.each(Object.values(aboutOneFile).map((Thrown) => new Thrown('report.pdf')))('a visitor reads of $name what the engine says of it', (error) => {
  const refusal = findReadingRefusal(error);
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
  expect(findReadingRefusal(error)).toMatchObject({ ...refused, message: error.message });
});

test('a job without a file is an upload that cannot be read, and other errors are bugs', () => {
  expect(findReadingRefusal(new NoFileError())).toMatchObject(new Refusal('invalid_upload'));
  expect(findReadingRefusal(new Error('Out of luck.'))).toBeUndefined();
  expect(new NoFileError()).toBeInstanceOf(ReadingError);
});
