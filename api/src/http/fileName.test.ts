import fc from 'fast-check';
import { cleanFileName, formatAttachmentHeader } from './fileName.ts';

const anyName = fc.string({ unit: 'binary', maxLength: 400 });

test.each(['report.pdf', 'résumé – naïve 简历 🎓.pdf', "single'quote.pdf", 'semi;colon,comma.pdf', 'cv.PDF', 'Äpfel.pdf', '👩‍👩‍👧.pdf'])(
  'an honest name stays as it is: %s',
  (name) => expect(cleanFileName(name)).toBe(name),
);

test.each([
  ['../../../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie: x=1.pdf'],
  ['A\u0308pfel.pdf', 'Äpfel.pdf'],
  ['', 'document.pdf'],
  ['..', 'document.pdf'],
  ['\u200b', 'document.pdf'],
])('%j becomes %j', (sent, clean) => expect(cleanFileName(sent)).toBe(clean));

test('a long name keeps its extension', () => {
  expect(cleanFileName(`${'n'.repeat(1000)}.pdf`)).toBe(`${'n'.repeat(153)}…${'n'.repeat(40)}.pdf`);
});

test.each(['港', 'n', '👩‍👩‍👧'])('long names that differ at their ends alone are not taken for one: %s', (letter) => {
  const long = Array.from({ length: 50 }, (_, index) => `${letter.repeat(200)} ${index}.pdf`);
  expect(new Set(long.map(cleanFileName)).size).toBe(50);
});

test('any name becomes one that is safe, short and stable', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const clean = cleanFileName(name);
      expect(clean).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u);
      expect(clean.isWellFormed()).toBe(true);
      expect(clean.normalize('NFC')).toBe(clean);
      expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(200);
      expect(clean.trim()).not.toBe('');
      expect(cleanFileName(clean)).toBe(clean);
    }),
  );
});

test('a name that reads like a header stays one name', () => {
  expect(formatAttachmentHeader('a"; filename="evil.exe.docx')).toBe('attachment; filename="a\\"; filename=\\"evil.exe.docx"');
});

test('any clean name travels in a header of plain letters and comes back whole', () => {
  fc.assert(
    fc.property(anyName.map(cleanFileName), (name) => {
      const header = formatAttachmentHeader(name);
      expect(header).toMatch(/^attachment; filename="[\x20-\x7e]*"/);
      expect(header).toMatch(/^[\x20-\x7e]+$/);
      const extended = /filename\*=UTF-8''([^;]*)/.exec(header)?.[1];
      const plain = /filename="((?:[^"\\]|\\.)*)"/.exec(header)?.[1]?.replace(/\\(.)/g, '$1');
      expect(extended === undefined ? plain : decodeURIComponent(extended)).toBe(name);
    }),
  );
});
