import { jest } from '@jest/globals';
import fc from 'fast-check';
import { ConvertReport } from './convert.ts';
import { LetterExportReport } from './coverLetter.ts';
import { fitReport } from './fitReport.ts';
import { MergeReport } from './merge.ts';
import { MAX_RESULT_HEADER_BYTES } from './resultReport.ts';

const decode = (header: string): unknown => JSON.parse(Buffer.from(header, 'base64url').toString());
const place = (name: string, index: number) => ({ name, pages: 1, from: index + 1, to: index + 1 });
const warning = (code: string, file: string) => ({ code, file, text: `Scripts were taken out of ${file}, since they could do harm.` });
const many = <Entry>(count: number, entry: (index: number) => Entry) => Array.from({ length: count }, (_, index) => entry(index));

test('a report that fits is sent as it is', () => {
  const report = { pages: 2, files: [place('résumé.pdf', 0), place('简历.pdf', 1)], warnings: [warning('repaired', '简历.pdf')] };
  const { header, fullReport } = fitReport(report, { acceptsFullReport: true });
  expect([decode(header), fullReport]).toEqual([report, undefined]);
});

test('long names end early in the header, and keep what kind of file they are', () => {
  const files = many(50, (index) => place(`${'中'.repeat(64)}${index}.pdf`, index));
  const { header } = fitReport({ pages: 50, files, warnings: [warning('repaired', files[7]?.name ?? '')] }, { acceptsFullReport: false });
  const fitted = MergeReport.parse(decode(header));
  expect(fitted.files).toHaveLength(50);
  expect(fitted.files[0]?.name).toMatch(/^中{10,}….pdf$/);
  expect(fitted.warnings[0]?.text).toBe(`Scripts were taken out of ${fitted.warnings[0]?.file}, since they could do harm.`);
  expect([fitted.truncated, fitted.more]).toEqual([true, undefined]);
});

test('of two hundred warnings the header names each kind once and counts the others', () => {
  const codes = ['repaired', 'active_content_removed', 'links_removed'];
  const warnings = many(200, (index) => warning(codes[index % 3] ?? '', `report ${index}.pdf`));
  const { header } = fitReport({ pages: 200, files: many(3, (index) => place(`${index}.pdf`, index)), warnings }, { acceptsFullReport: false });
  const fitted = MergeReport.parse(decode(header));
  expect(fitted.warnings.map(({ code }) => code)).toEqual(codes);
  expect(fitted.more).toEqual({ warnings: 197 });
  expect(fitted.files).toHaveLength(3);
});

test('a thousand files are counted where they cannot be named', () => {
  const { header } = fitReport(
    { pages: 1000, files: many(1000, (index) => place(`${index}.pdf`, index)), warnings: [] },
    { acceptsFullReport: false },
  );
  const fitted = MergeReport.parse(decode(header));
  expect(fitted.files.length + (fitted.more?.files ?? 0)).toBe(1000);
  expect(fitted.files.length).toBeGreaterThan(20);
});

test('a report of twenty times as many files is cut with hardly more work', () => {
  const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
  const replace = jest.spyOn(String.prototype, 'replaceAll');
  const countWork = (count: number) => {
    segment.mockClear();
    replace.mockClear();
    const files = many(count, (index) => place(`${'中'.repeat(64)}${1000 + index}.pdf`, index));
    fitReport(
      { pages: count, files, warnings: files.flatMap(({ name }) => [warning('repaired', name), warning('links_removed', name)]) },
      { acceptsFullReport: true },
    );
    return segment.mock.calls.length + replace.mock.calls.length;
  };
  try {
    const [few, most] = [countWork(100), countWork(2000)];
    expect(few).toBeGreaterThan(0);
    expect(most).toBeLessThan(2 * few);
  } finally {
    segment.mockRestore();
    replace.mockRestore();
  }
});

test('a caller that accepts it gets the full report behind the short one, and its length', () => {
  const report = { pages: 300, files: many(300, (index) => place(`${'ب'.repeat(80)} ${index}.pdf`, index)), warnings: [] };
  const { header, fullReport } = fitReport(report, { acceptsFullReport: true });
  expect(JSON.parse(new TextDecoder().decode(fullReport))).toEqual(report);
  expect(MergeReport.parse(decode(header)).reportBytes).toBe(fullReport?.length);
});

test('reports of conversions and letters are kept short too', () => {
  const conversion = { pages: 4000, words: 1, headings: 0, lists: 0, tables: 0, images: 0, links: 0, warnings: [] };
  const pages = many(4000, (index) => ({ page: index + 1, confidence: 97 }));
  const fitted = ConvertReport.parse(decode(fitReport({ ...conversion, ocrPages: pages }, { acceptsFullReport: false }).header));
  expect(fitted.ocrPages.length + (fitted.more?.ocrPages ?? 0)).toBe(4000);
  const unsupported = many(90, (index) => `Claim ${index}: ${'I led the team to great success. '.repeat(30)}`);
  const letter = LetterExportReport.parse(decode(fitReport({ pages: 1, fontSize: 11, unsupported }, { acceptsFullReport: false }).header));
  expect(letter.unsupported.length + (letter.more?.unsupported ?? 0)).toBe(90);
});

test('no report outgrows its header, whatever its files are called', () => {
  const name = fc.string({ unit: 'binary', maxLength: 255 });
  const files = fc.array(
    name.map((fileName) => place(fileName, 0)),
    { maxLength: 60 },
  );
  const warnings = fc.array(fc.record({ code: fc.constantFrom('repaired', 'links_removed'), file: name, text: fc.string({ maxLength: 900 }) }));
  fc.assert(
    fc.property(fc.record({ pages: fc.nat(), files, warnings }), (report) => {
      const { header } = fitReport(report, { acceptsFullReport: true });
      expect(header.length).toBeLessThanOrEqual(MAX_RESULT_HEADER_BYTES);
      expect(header).toMatch(/^[\w-]+$/);
      expect((decode(header) as { pages: number }).pages).toBe(report.pages);
    }),
  );
});
