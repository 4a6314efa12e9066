import { PdfError } from '../errors.ts';
import { decodeLatin1, encodeLatin1 } from '../syntax/characters.ts';
import { openPdf, readEntry } from '../testing/inMemory.ts';
import { writePdf, writeTextPdf } from '../testing/writePdf.ts';

const plain = writeTextPdf({ pages: ['p'] });
const text = decodeLatin1(plain, 0, plain.length);
const PAGES = ['<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>'];

function catchErrorCode(bytes: Uint8Array): string {
  try {
    openPdf(bytes);
    return 'opened';
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    return error.code;
  }
}

test.each([
  ['is gone, and all offsets with it', text.slice(text.indexOf('1 0 obj'))],
  ['has lost its first letter', text.slice(1)],
  ['stands behind more junk than readers search', `From: a@example.com\n${'x'.repeat(3000)}\n${text}`],
  ['is another one', text.replace('%PDF-1.7', '%FDP-1.7')],
])('a file is read although its header line %s', (_, damaged) => {
  expect(readEntry(openPdf(encodeLatin1(damaged)), 'Pages', 'Count')).toBe(1);
});

test.each([
  ['by the handler of Acrobat', '/Filter/Adobe.PubSec/SubFilter/adbe.pkcs7.s5/V 5', 'certificate_required'],
  ['by the handler of another program', '/Filter/Entrust.PPKEF/V 2', 'certificate_required'],
  ['in the syntax for recipients alone', '/Filter/Own/SubFilter/adbe.pkcs7.s4/V 2', 'certificate_required'],
  ['by a shop for books', '/Filter/EBX_HANDLER/V 1', 'unknown_protection'],
])('no password is asked for where none would help: a file protected %s', (_, lock, code) => {
  expect(catchErrorCode(writePdf(['<</Type/Catalog/Pages 2 0 R>>', ...PAGES], `/Encrypt<<${lock}>>`))).toBe(code);
});
