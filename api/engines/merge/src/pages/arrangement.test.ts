import { decodeText } from '@sheaf/pdf/syntax/text';
import { PdfString } from '@sheaf/pdf/syntax/values';
import { nameFiles, openPdf, readEntry } from '@sheaf/pdf/testing/inMemory';
import { readPageTexts } from '@sheaf/pdf/testing/pdfiumReader';
import { findPageNumber, readOutline } from '@sheaf/pdf/testing/readOutline';
import { getFirstExtra, getPageObject, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import fc from 'fast-check';
import { mergeInMemory } from '../testing/mergeInMemory.ts';

const paper = (name: string, count: number) => writeTextPdf({ pages: Array.from({ length: count }, (_, index) => `${name} ${index + 1}`) });
const files = () => nameFiles(paper('a', 3), paper('b', 2), paper('c', 4));

/** The rotation of every page, by the page object itself. */
function rotations(bytes: Uint8Array): unknown[] {
  const file = openPdf(bytes);
  const groups = file.array(readEntry(file, 'Pages', 'Kids'));
  return groups.flatMap((group) => file.array(file.dictionary(group)?.get('Kids')).map((page) => file.dictionary(page)?.get('Rotate') ?? 0));
}

test('the result is exactly the pages named, in their order, whatever files they are from', async () => {
  const onePage = fc.integer({ min: 0, max: 2 }).chain((file) => fc.record({ file: fc.constant(file), page: fc.integer({ min: 1, max: 2 + file }) }));
  const inputs = nameFiles(paper('f0', 2), paper('f1', 3), paper('f2', 4));
  await fc.assert(
    fc.asyncProperty(fc.array(onePage, { minLength: 1, maxLength: 12 }), async (pages) => {
      const { bytes, result } = mergeInMemory(inputs, { pages });
      expect(await readPageTexts(bytes)).toEqual(pages.map(({ file, page }) => `f${file} ${page}`));
      expect(result.pages).toBe(pages.length);
    }),
    { numRuns: 40 },
  );
});

test('a page that comes twice can be turned once', () => {
  const pages = [
    { file: 0, page: 1 },
    { file: 1, page: 2, rotate: 180 as const },
    { file: 0, page: 1, rotate: 90 as const },
  ];
  expect(rotations(mergeInMemory(files(), { pages }).bytes)).toEqual([0, 180, 90]);
});

test('each file’s bookmark leads to its first page in the result, and the bookmarks stand in the order of those pages', () => {
  const pages = [
    { file: 2, page: 4 },
    { file: 0, page: 2 },
    { file: 2, page: 1 },
    { file: 0, page: 1 },
  ];
  const file = openPdf(mergeInMemory(files(), { pages }).bytes);
  expect(readOutline(file)).toBe('c, a');
  const first = readEntry(file, 'Outlines', 'First');
  const second = file.dictionary(file.dictionary(first)?.get('Next'));
  expect([findPageNumber(file, file.dictionary(first)?.get('Dest') ?? null), findPageNumber(file, second?.get('Dest') ?? null)]).toEqual([0, 1]);
});

test('the report has the first and last page of each file; a file without pages has none', () => {
  const pages = [
    { file: 2, page: 4 },
    { file: 0, page: 2 },
    { file: 2, page: 4 },
    { file: 0, page: 1 },
  ];
  expect(mergeInMemory(files(), { pages }).result.files).toEqual([
    { name: 'c.pdf', pages: 2, from: 1, to: 3 },
    { name: 'a.pdf', pages: 2, from: 2, to: 4 },
    { name: 'b.pdf', pages: 0, from: 0, to: 0 },
  ]);
});

test('a file none of whose pages is taken gives neither title nor attachments', () => {
  const extra = getFirstExtra(1);
  const attaching = writeTextPdf({
    pages: ['x'],
    catalog: `/Names<</EmbeddedFiles<</Names[(secret)${extra} 0 R]>>>>/Lang(fr)`,
    extra: ['<</Type/Filespec/F(secret.txt)>>'],
  });
  const file = openPdf(mergeInMemory(nameFiles(attaching, paper('b', 1)), { pages: [{ file: 1, page: 1 }] }).bytes);
  expect([readEntry(file, 'Names'), readEntry(file, 'Lang')]).toEqual([null, null]);
});

test('a link follows its page, and is left out with it', () => {
  const link = (index: number) => `/Annots[<</Subtype/Link/Rect[0 0 9 9]/Dest[${getPageObject(index)} 0 R/Fit]>>]`;
  const linked = writeTextPdf({ pages: ['one', 'two', 'three'], page: (index) => (index === 0 ? link(2) : index === 1 ? link(0) : '') });
  const pages = [
    { file: 1, page: 1 },
    { file: 0, page: 3 },
    { file: 0, page: 1 },
    { file: 1, page: 2 },
  ];
  const file = openPdf(mergeInMemory(nameFiles(linked, paper('b', 2)), { pages }).bytes);
  const kids = file.array(readEntry(file, 'Pages', 'Kids')).flatMap((group) => file.array(file.dictionary(group)?.get('Kids')));
  const [annotation] = file.array(file.dictionary(kids[2])?.get('Annots'));
  expect(findPageNumber(file, file.dictionary(annotation)?.get('Dest') ?? null)).toBe(1);
});

test('a page that does not exist is refused with the file it was asked of', () => {
  const pages = [
    { file: 0, page: 1 },
    { file: 1, page: 3 },
  ];
  expect(() => mergeInMemory(files(), { pages })).toThrow(
    expect.objectContaining({ code: 'invalid_range', file: 'b.pdf', fileIndex: 1, message: 'Pages "3" do not exist in b.pdf (2 pages).' }),
  );
});

test('the language is that of the file whose page comes first', () => {
  const titled = (title: string) => writeTextPdf({ pages: ['x'], catalog: `/Lang(${title})` });
  const file = openPdf(
    mergeInMemory(nameFiles(titled('de'), titled('en')), {
      pages: [
        { file: 1, page: 1 },
        { file: 0, page: 1 },
      ],
    }).bytes,
  );
  const language = readEntry(file, 'Lang');
  expect(language instanceof PdfString && decodeText(language)).toBe('en');
});
