import { downloadNameOf } from './downloadName';

test.each([
  ['Thesis 2026', 'Thesis 2026.pdf'],
  ['  Müller, 合同  ', 'Müller, 合同.pdf'],
  ['report.pdf', 'report.pdf'],
  ['report.PDF', 'report.pdf'],
  ['v1.2', 'v1.2.pdf'],
])('keeps a name that can be saved: %s', (typed, fileName) => {
  expect(downloadNameOf(typed)).toEqual({ fileName, note: null });
});

test.each(['', '   ', '.pdf'])('a name left empty is the usual one: "%s"', (typed) => {
  expect(downloadNameOf(typed)).toEqual({ fileName: 'merged.pdf', note: null });
});

test.each([
  ['a/b\\c', 'a-b-c.pdf'],
  ['What? "Yes": 1*2|3 <4>', 'What- -Yes- 1-2-3 -4-.pdf'],
  ['a\tb', 'a-b.pdf'],
  ['invoice\u202Efdp.exe', 'invoice-fdp.exe.pdf'],
  ['con', '_con.pdf'],
  ['LPT1.old', '_LPT1.old.pdf'],
])('replaces what some system forbids, and says so: %j', (typed, fileName) => {
  const { fileName: saved, note } = downloadNameOf(typed);
  expect(saved).toBe(fileName);
  expect(note).toContain(fileName);
});
