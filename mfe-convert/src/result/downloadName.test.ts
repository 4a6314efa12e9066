import { downloadNameOf, withoutPdf } from './downloadName';

test.each([
  ['Lease.PDF', 'Lease'],
  ['a.pdf.pdf', 'a.pdf'],
  ['notes', 'notes'],
])('a Word file is called after its PDF: %s', (pdf, name) => {
  expect(withoutPdf(pdf)).toBe(name);
});

test.each([
  ['thesis', 'thesis.docx', false],
  [' thesis.docx ', 'thesis.docx', false],
  ['', 'document.docx', false],
  ['a/b:c', 'a-b-c.docx', true],
  ['con', '_con.docx', true],
])('%j is saved as %s', (typed, fileName, isChanged) => {
  expect(downloadNameOf(typed)).toEqual({ fileName, isChanged });
});
