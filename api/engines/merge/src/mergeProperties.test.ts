import { nameFiles } from '@sheaf/pdf/testing/inMemory';
import { listLinkTargets, readPageMarks } from '@sheaf/pdf/testing/pdfiumReader';
import { type PageMark, type VariedPdf, writeVariedPdf } from '@sheaf/pdf/testing/variedPdf';
import fc from 'fast-check';
import { mergeInMemory } from './testing/mergeInMemory.ts';

const anyGroup = fc.record({
  pages: fc.integer({ min: 1, max: 3 }),
  depth: fc.integer({ min: 0, max: 3 }),
  inherits: fc.boolean(),
  rotate: fc.constantFrom<0 | 90 | 180 | 270>(0, 90, 180, 270),
  style: fc.constantFrom<'close' | 'loose' | 'untyped'>('close', 'loose', 'untyped'),
});
const anyPdf: fc.Arbitrary<VariedPdf> = fc.record({
  storage: fc.constantFrom<VariedPdf['storage']>('table', 'stream', 'objectStreams'),
  groups: fc.array(anyGroup, { minLength: 1, maxLength: 3 }),
});
const threePdfs = fc.tuple(anyPdf, anyPdf, anyPdf);

/** The page each link of each page leads to, by what stands on it. */
async function linkedTexts(bytes: Uint8Array): Promise<string[][]> {
  const marks = await readPageMarks(bytes);
  return (await listLinkTargets(bytes)).map((targets) => targets.map((target) => marks[target]?.text ?? 'nowhere'));
}

test('any pages of files of any make, in any order, come out with their text, size and rotation', async () => {
  const picks = fc.array(fc.tuple(fc.nat(2), fc.array(fc.nat(8), { minLength: 1, maxLength: 4 })), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(threePdfs, picks, async (pdfs, plan) => {
      const files = pdfs.map((pdf, index) => writeVariedPdf(`file${index}`, pdf));
      const expected: PageMark[] = [];
      const inputs = plan.flatMap(([index, pages]) => {
        const file = files[index];
        if (!file) return [];
        const chosen = pages.map((page) => page % file.pages.length);
        expected.push(...chosen.flatMap((page) => file.pages[page] ?? []));
        return [{ name: `file${index}.pdf`, bytes: file.bytes, range: chosen.map((page) => page + 1).join(',') }];
      });
      expect(await readPageMarks(mergeInMemory(inputs).bytes)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

test('whole files of any make keep every page and every link within them', async () => {
  await fc.assert(
    fc.asyncProperty(threePdfs, async (pdfs) => {
      const files = pdfs.map((pdf, index) => writeVariedPdf(`file${index}`, pdf));
      const { bytes } = mergeInMemory(nameFiles(...files.map((file) => file.bytes)));
      expect(await readPageMarks(bytes)).toEqual(files.flatMap(({ pages }) => pages));
      expect(await linkedTexts(bytes)).toEqual(files.flatMap(({ pages }) => pages.map((_, index) => [pages[(index + 1) % pages.length]?.text])));
    }),
    { numRuns: 40 },
  );
});

test('merging in two steps gives the pages, the text and the links of merging in one, however the files are grouped', async () => {
  await fc.assert(
    fc.asyncProperty(threePdfs, async ([first, second, third]) => {
      const a = writeVariedPdf('first', first).bytes;
      const b = writeVariedPdf('second', second).bytes;
      const c = writeVariedPdf('third', third).bytes;
      const leftFirst = mergeInMemory(nameFiles(mergeInMemory(nameFiles(a, b)).bytes, c)).bytes;
      const rightFirst = mergeInMemory(nameFiles(a, mergeInMemory(nameFiles(b, c)).bytes)).bytes;
      const atOnce = mergeInMemory(nameFiles(a, b, c)).bytes;
      for (const stepwise of [leftFirst, rightFirst]) {
        expect(await readPageMarks(stepwise)).toEqual(await readPageMarks(atOnce));
        expect(await linkedTexts(stepwise)).toEqual(await linkedTexts(atOnce));
      }
    }),
    { numRuns: 25 },
  );
});
