import { buildDownloadName } from './downloadName';

const pdf = { extension: '.pdf', nameless: 'merged' };
const word = { extension: '.docx', nameless: 'document' };

test.each([
  ['Thesis 2026', 'Thesis 2026.pdf'],
  ['  Müller, 合同  ', 'Müller, 合同.pdf'],
  ['report.pdf', 'report.pdf'],
  ['report.PDF', 'report.pdf'],
  ['v1.2', 'v1.2.pdf'],
])('keeps a name that can be saved: %s', (typed, fileName) => {
  expect(buildDownloadName(typed, pdf)).toEqual({ fileName, isChanged: false });
});

test.each(['', '   ', '.pdf'])('a name left empty is the usual one: "%s"', (typed) => {
  expect(buildDownloadName(typed, pdf)).toEqual({ fileName: 'merged.pdf', isChanged: false });
});

test.each([
  ['a/b\\c', 'a-b-c.pdf'],
  ['What? "Yes": 1*2|3 <4>', 'What- -Yes- 1-2-3 -4-.pdf'],
  ['a\tb', 'a-b.pdf'],
  ['invoice\u202Efdp.exe', 'invoice-fdp.exe.pdf'],
  ['con', '_con.pdf'],
  ['LPT1.old', '_LPT1.old.pdf'],
])('replaces what some system forbids, and tells that it did: %j', (typed, fileName) => {
  expect(buildDownloadName(typed, pdf)).toEqual({ fileName, isChanged: true });
});

test.each([
  ['thesis', 'thesis.docx', false],
  [' thesis.docx ', 'thesis.docx', false],
  ['', 'document.docx', false],
  ['a/b:c', 'a-b-c.docx', true],
  ['con', '_con.docx', true],
])('%j is saved as %s where a Word file is', (typed, fileName, isChanged) => {
  expect(buildDownloadName(typed, word)).toEqual({ fileName, isChanged });
});
