import { withoutPdf } from './withoutPdf';

test.each([
  ['Lease.PDF', 'Lease'],
  ['a.pdf.pdf', 'a.pdf'],
  ['notes', 'notes'],
])('a Word file is called after its PDF: %s', (pdf, name) => {
  expect(withoutPdf(pdf)).toBe(name);
});
