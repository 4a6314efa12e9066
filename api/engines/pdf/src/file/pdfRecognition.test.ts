import { isPdf } from './pdfRecognition.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const isPdfFile = (text: string) => isPdf(bytes(text), bytes(text));
const filler = 'x'.repeat(2000);

test.each([
  ['a header line', `%PDF-1.7\n${filler}`],
  ['a header line after other bytes', `\0\0junk\r\n%PDF-1.4\n${filler}`],
  ['no header line, but an object first', `1 0 obj\n<</Type/Catalog>>\nendobj ${filler}`],
  ['comments and blanks before its first object', `\r\n%\xe2\xe3\n  12 0 obj<<>>${filler}`],
  ['a mail around it, and a table at its end', `Content-Type: application/pdf\n${filler}\nstartxref\n116\n%%EOF\n`],
  ['an end without its last line, and zeros after it', `${filler}startxref\r\n0\r\n%%EOF\0\0\0`],
])('a file with %s is a PDF', (_, text) => {
  expect(isPdfFile(text)).toBe(true);
});

test.each([
  ['a letter', 'Dear Sir or Madam'],
  ['nothing', ''],
  ['a text about PDF', 'Every object begins with "1 0 obj" and a file ends with startxref, a number and %%EOF. See also ISO 32000.'],
  ['a header line too far from the start', `${filler}%PDF-1.7`],
  ['a web page', '<!doctype html><title>1 0 obj</title>'],
])('%s is no PDF', (_, text) => {
  expect(isPdfFile(text)).toBe(false);
});
