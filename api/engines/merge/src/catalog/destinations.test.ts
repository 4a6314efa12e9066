import { encodeText } from '@sheaf/pdf/syntax/text';
import { PdfString } from '@sheaf/pdf/syntax/values';
import { nameFiles, openPdf, readEntry } from '@sheaf/pdf/testing/inMemory';
import { findPageNumber, readOutline } from '@sheaf/pdf/testing/readOutline';
import { getFirstExtra, getPageObject, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { mergeInMemory } from '../testing/mergeInMemory.ts';

/** Two pages; the first links to the second by name, by page number and by reference, and so do its bookmarks. */
function linked(text: string): Uint8Array {
  const outlines = getFirstExtra(2);
  return writeTextPdf({
    pages: [`${text} 1`, `${text} 2`],
    catalog: `/Names<</Dests<</Names[(chapter)[${getPageObject(1)} 0 R/Fit]]>>>>/Outlines ${outlines} 0 R`,
    page: (index) =>
      index === 1
        ? ''
        : `/Annots[<</Subtype/Link/Rect[0 0 9 9]/Dest(chapter)>><</Subtype/Link/Rect[0 0 9 9]/Dest[1/Fit]>>` +
          `<</Subtype/Link/Rect[0 0 9 9]/A<</S/GoTo/D[${getPageObject(1)} 0 R/Fit]>>>><</Subtype/Link/Rect[0 0 9 9]/Dest(nowhere)>>]`,
    extra: [
      `<</First ${outlines + 1} 0 R/Last ${outlines + 2} 0 R/Count 2>>`,
      `<</Title(${text} start)/Parent ${outlines} 0 R/Next ${outlines + 2} 0 R/Dest[${getPageObject(0)} 0 R/Fit]>>`,
      `<</Title(${text} chapter)/Parent ${outlines} 0 R/Prev ${outlines + 1} 0 R/Dest(chapter)>>`,
    ],
  });
}

/** Where the links of a page lead: page indexes, -1 for nowhere. */
function linkTargets(bytes: Uint8Array, group: number): number[] {
  const file = openPdf(bytes);
  const names = file.array(readEntry(file, 'Names', 'Dests', 'Names'));
  return file.array(readEntry(file, 'Pages', 'Kids', group, 'Kids', 0, 'Annots')).map((annotation) => {
    const link = file.dictionary(annotation);
    const destination = file.resolve(link?.get('Dest') ?? file.dictionary(link?.get('A'))?.get('D'));
    if (!(destination instanceof PdfString)) return findPageNumber(file, destination);
    const at = names.findIndex((name) => name instanceof PdfString && name.value === destination.value);
    return at < 0 ? -1 : findPageNumber(file, names[at + 1] ?? null);
  });
}

test('every link lands where it did, although both files use the same name', () => {
  const { bytes, result } = mergeInMemory(nameFiles(linked('one'), linked('two')));
  expect(linkTargets(bytes, 0)).toEqual([1, 1, 1, -1]);
  expect(linkTargets(bytes, 1)).toEqual([3, 3, 3, -1]);
  expect(result.renamedDestinations).toBe(1);
});

test('every file is a bookmark with its own bookmarks beneath', () => {
  const file = openPdf(mergeInMemory(nameFiles(linked('one'), linked('two'))).bytes);
  expect(readOutline(file)).toBe('a (one start, one chapter), b (two start, two chapter)');
  expect(findPageNumber(file, readEntry(file, 'Outlines', 'Last', 'Dest'))).toBe(2);
});

test.each([
  ['keep', 'one start, one chapter, two start, two chapter'],
  ['per-file', 'a, b'],
  ['none', ''],
] as const)('bookmarks can be chosen: %s', (outline, expected) => {
  expect(readOutline(openPdf(mergeInMemory(nameFiles(linked('one'), linked('two')), { outline }).bytes))).toBe(expected);
});

test('links and bookmarks to a page that is left out are gone, not broken', () => {
  const { bytes } = mergeInMemory(nameFiles(linked('one'), linked('two')).map((input, index) => (index === 0 ? { ...input, range: '1' } : input)));
  expect(linkTargets(bytes, 0)).toEqual([]);
  expect(linkTargets(bytes, 1)).toEqual([2, 2, 2, -1]);
  expect(readOutline(openPdf(bytes))).toBe('a (one start), b (two start, two chapter)');
});

test('links or bookmarks that led to pages left out bring a warning, and those that never led anywhere do not', () => {
  const codes = (range: string, text = 'one'): string[] =>
    mergeInMemory(nameFiles(linked(text)).map((input) => ({ ...input, range }))).result.warnings.map(({ code }) => code);
  expect(codes('1')).toEqual(['links_to_left_out_pages']);
  expect(codes('2')).toEqual(['links_to_left_out_pages']);
  expect(codes('1-2')).toEqual([]);
});

test('a name that also leads to a structure element still does', () => {
  const tags = getFirstExtra(2);
  const bytes = writeTextPdf({
    pages: ['1', '2'],
    catalog: `/StructTreeRoot ${tags} 0 R/Names<</Dests<</Names[(part)<</D[${getPageObject(1)} 0 R/Fit]/SD[${tags + 1} 0 R/Fit]>>]>>>>`,
    extra: [`<</Type/StructTreeRoot/K ${tags + 1} 0 R>>`, `<</S/Sect/P ${tags} 0 R/Pg ${getPageObject(1)} 0 R/K 0/T(found)>>`],
  });
  const file = openPdf(mergeInMemory(nameFiles(linked('one'), bytes)).bytes);
  const at = file.array(readEntry(file, 'Names', 'Dests', 'Names')).findIndex((name) => name instanceof PdfString && name.value === 'part');
  const destination = ['Names', 'Dests', 'Names', at + 1] as const;
  expect(findPageNumber(file, readEntry(file, ...destination, 'D'))).toBe(3);
  expect(readEntry(file, ...destination, 'SD', 0, 'T')).toEqual(new PdfString('found'));
});

test('a link into an attachment of a page finds the page the attachment is on now', () => {
  const target = (page: string): string => `<</Subtype/Link/Rect[0 0 9 9]/A<</S/GoToE/D[0/Fit]/T<</R/C/P ${page}/A 0>>>>>>`;
  const bytes = writeTextPdf({
    pages: ['1', '2'],
    catalog: `/Dests<</here[${getPageObject(1)} 0 R/Fit]>>`,
    page: (index) => `/Annots[${index ? '' : target('1') + target('/here')}]`,
  });
  const file = openPdf(mergeInMemory(nameFiles(bytes, bytes)).bytes);
  const link = (index: number) => readEntry(file, 'Pages', 'Kids', 1, 'Kids', 0, 'Annots', index, 'A', 'T', 'P');
  expect(link(0)).toBe(3);
  expect(link(1)).toMatchObject({ value: 'b.here' });
});

/** Two pages; links of the first lead to the second by a name of the old kind and by a string. */
function withOldNames(oldName: string, dests: string, names = ''): Uint8Array {
  return writeTextPdf({
    pages: ['1', '2'],
    catalog: `/Dests<<${dests}>>${names}`,
    page: (index) =>
      index === 1 ? '' : `/Annots[<</Subtype/Link/Rect[0 0 9 9]/Dest/${oldName}>><</Subtype/Link/Rect[0 0 9 9]/A<</S/GoTo/D(both)>>>>]`,
  });
}

test.each([
  ['plain letters', 'here', ''],
  ['letters of any script', '#E7#AC#AC#E4#B8#80', ''],
  ['a name that the name tree has as well, for another page', 'both', `/Names<</Dests<</Names[(both)[${getPageObject(0)} 0 R/Fit]]>>>>`],
  ['bytes that are no UTF-8', 'caf#E9', ''],
])('names of the old kind are found in the one name tree: %s', (_, oldName, names) => {
  const bytes = withOldNames(
    oldName,
    `/${oldName}[${getPageObject(1)} 0 R/Fit]/both[${getPageObject(1)} 0 R/Fit]`.replace('/both[', oldName === 'both' ? '/other[' : '/both['),
    names,
  );
  const merged = mergeInMemory(nameFiles(linked('one'), bytes, bytes)).bytes;
  const both = names === '' ? 1 : 0;
  expect([1, 2].map((group) => linkTargets(merged, group))).toEqual([
    [3, 2 + both],
    [5, 4 + both],
  ]);
  expect(openPdf(merged).catalog().has('Dests')).toBe(false);
});

test('a name of another script is readable text in the merged file', () => {
  const bytes = withOldNames('#E7#AC#AC', `/#E7#AC#AC[${getPageObject(1)} 0 R/Fit]`);
  expect(readEntry(openPdf(mergeInMemory(nameFiles(linked('one'), bytes)).bytes), 'Names', 'Dests', 'Names', 2)).toEqual(encodeText('第'));
});
