import { isDictionary, type PdfValue } from '@sheaf/pdf/syntax/values';
import { nameFiles, openPdf, readEntry } from '@sheaf/pdf/testing/inMemory';
import { getFirstExtra, getPageObject, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { mergeInMemory } from '../testing/mergeInMemory.ts';

const ROOT = getFirstExtra(1);
const page = `/Dest[${getPageObject(0)} 0 R/Fit]`;

/** A file of one page whose bookmarks are these objects; the first is the root. */
function bookmarked(items: string[]): Uint8Array {
  return writeTextPdf({ pages: ['p'], catalog: `/Outlines ${ROOT} 0 R`, extra: items });
}

/** Bookmarks of which each holds the next. */
function nested(depth: number, last = ''): Uint8Array {
  const items = Array.from({ length: depth }, (_, index) => {
    const below = index + 1 < depth ? `/First ${ROOT + index + 2} 0 R/Last ${ROOT + index + 2} 0 R/Count 1` : last;
    return `<</Title(L${index})/Parent ${ROOT + index} 0 R${page}${below}>>`;
  });
  return bookmarked([`<</First ${ROOT + 1} 0 R/Last ${ROOT + 1} 0 R/Count 1>>`, ...items]);
}

/** Returns how many bookmarks lie one below the other, following the first of each level. */
function measureDepth(bytes: Uint8Array): number {
  const file = openPdf(bytes);
  let depth = 0;
  for (let item: PdfValue = readEntry(file, 'Outlines', 'First'); isDictionary(item); item = file.resolve(item.get('First'))) depth++;
  return depth;
}

test.each([101, 400, 20_000])('bookmarks %i deep are all kept', (depth) => {
  const { bytes, result } = mergeInMemory(nameFiles(nested(depth), nested(1)));
  expect(measureDepth(bytes)).toBe(depth + 1);
  expect(result.warnings).toEqual([]);
});

test('a bookmark that contains itself is kept once', () => {
  expect(measureDepth(mergeInMemory(nameFiles(nested(150, `/First ${ROOT + 1} 0 R`), nested(1))).bytes)).toBe(151);
});

test('a closed bookmark hides what is below it from the count of the one above', () => {
  const bytes = bookmarked([
    `<</First ${ROOT + 1} 0 R/Last ${ROOT + 1} 0 R/Count 2>>`,
    `<</Title(open)/Parent ${ROOT} 0 R${page}/First ${ROOT + 2} 0 R/Last ${ROOT + 2} 0 R/Count 1>>`,
    `<</Title(closed)/Parent ${ROOT + 1} 0 R${page}/First ${ROOT + 3} 0 R/Last ${ROOT + 3} 0 R/Count -1>>`,
    `<</Title(hidden)/Parent ${ROOT + 2} 0 R${page}>>`,
  ]);
  const file = openPdf(mergeInMemory(nameFiles(bytes, nested(1))).bytes);
  expect(readEntry(file, 'Outlines', 'Count')).toBe(5);
  expect(readEntry(file, 'Outlines', 'First', 'Count')).toBe(2);
  expect(readEntry(file, 'Outlines', 'First', 'First', 'First', 'Count')).toBe(-1);
});

test('more bookmarks than can be taken bring a warning', () => {
  const many = Array.from({ length: 200_001 }, (_, index) => `<</Title()/Parent ${ROOT} 0 R${page}/Next ${ROOT + index + 2} 0 R>>`);
  const { result } = mergeInMemory(nameFiles(bookmarked([`<</First ${ROOT + 1} 0 R>>`, ...many, 'null']), nested(1)));
  expect(result.warnings.map(({ code, file }) => `${code} ${file}`)).toEqual(['bookmarks_cut a.pdf']);
});
