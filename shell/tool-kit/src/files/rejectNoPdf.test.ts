import { errorMessages } from '@sheaf/api/contract/messages/errors';
import { findFileFault } from './findFileFault';
import { hasPdfSignature, rejectNoPdf } from './rejectNoPdf';

const file = (content: string, name = 'notes.pdf') => new File([content], name, { type: 'application/pdf' });

test.each([
  ['a PDF', '%PDF-1.7', true],
  ['a PDF behind the header of a mail', `${'x'.repeat(900)}%PDF-1.4`, true],
  ['a PDF so far behind that no reader looks there', `${'x'.repeat(1024)}%PDF-1.4`, false],
  ['an empty file', '', false],
  ['a web page with the name of a PDF', '<!doctype html><title>PDF</title>', false],
])('%s is told by its bytes', async (_what, content, isPdf) => {
  expect(await hasPdfSignature(file(content))).toBe(isPdf);
});

test.each([
  ['rent.pdf', errorMessages.english, 'rent.pdf is empty: it has no pages. Choose a file with pages.'],
  ['a download that broke off.pdf', errorMessages.english, 'a download that broke off.pdf is empty: it has no pages. Choose a file with pages.'],
])('a file without a byte is called empty, not of another kind: %s', async (name, errors, sentence) => {
  await expect(rejectNoPdf(file('', name), errors)).rejects.toMatchObject({ code: 'empty_pdf', sentence });
  expect(await findFileFault(file('', name))).toBe('empty_pdf');
});

test('a file that is no PDF is refused by name, in the words of the server, and a PDF is let pass', async () => {
  await expect(rejectNoPdf(file('notes'), errorMessages.english)).rejects.toMatchObject({
    code: 'not_a_pdf',
    sentence: 'notes.pdf is not a PDF file.',
  });
  await expect(rejectNoPdf(file('%PDF-2.0'), errorMessages.english)).resolves.toBeUndefined();
});
