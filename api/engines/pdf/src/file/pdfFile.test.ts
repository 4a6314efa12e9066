import { entry, mergeInMemory, named, opened } from '@sheaf/merge/testing/mergeInMemory';
import { PdfError } from '../errors.ts';
import { latin1Bytes, latin1Text } from '../syntax/characters.ts';
import { writePdf, writeTextPdf } from '../testing/writePdf.ts';

const plain = writeTextPdf({ pages: ['p'] });
const text = latin1Text(plain, 0, plain.length);
const PAGES = ['<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>'];

function codeOf(bytes: Uint8Array): string {
  try {
    mergeInMemory(named(plain, bytes));
    return 'merged';
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    return `${error.code} ${error.file}`;
  }
}

test.each([
  ['is gone, and all offsets with it', text.slice(text.indexOf('1 0 obj'))],
  ['has lost its first letter', text.slice(1)],
  ['stands behind more junk than readers search', `From: a@example.com\n${'x'.repeat(3000)}\n${text}`],
  ['is another one', text.replace('%PDF-1.7', '%FDP-1.7')],
])('a file is read although its header line %s', (_, given) => {
  const { bytes } = mergeInMemory(named(plain, latin1Bytes(given)));
  expect(entry(opened(bytes), 'Pages', 'Count')).toBe(2);
});

test.each([
  ['by the handler of Acrobat', '/Filter/Adobe.PubSec/SubFilter/adbe.pkcs7.s5/V 5', 'certificate_required b.pdf'],
  ['by the handler of another program', '/Filter/Entrust.PPKEF/V 2', 'certificate_required b.pdf'],
  ['in the syntax for recipients alone', '/Filter/Own/SubFilter/adbe.pkcs7.s4/V 2', 'certificate_required b.pdf'],
  ['by a shop for books', '/Filter/EBX_HANDLER/V 1', 'unknown_protection b.pdf'],
])('no password is asked for where none would help: a file protected %s', (_, lock, code) => {
  expect(codeOf(writePdf(['<</Type/Catalog/Pages 2 0 R>>', ...PAGES], `/Encrypt<<${lock}>>`))).toBe(code);
});

test.each([
  ['has no pages', ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'], 'empty_pdf b.pdf'],
  [
    'has groups of pages that are empty',
    ['<</Type/Catalog/Pages 2 0 R>>', '<</Kids[3 0 R]/Count 0>>', '<</Type/Pages/Kids[]/Count 0/Parent 2 0 R>>'],
    'empty_pdf b.pdf',
  ],
  ['has lost its page', ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[9 0 R]/Count 1>>'], 'damaged_pdf b.pdf'],
  ['has no tree of pages', ['<</Type/Catalog/Pages 9 0 R>>'], 'damaged_pdf b.pdf'],
])('a file that %s is told as what it is', (_, objects, code) => {
  expect(codeOf(writePdf(objects))).toBe(code);
});
