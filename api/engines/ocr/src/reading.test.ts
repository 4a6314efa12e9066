import { addListMarker } from './listMarks.ts';
import { findSplitTables } from './splitTables.ts';

const word = (text: string, left: number, top: number, block: string, width = 60) => {
  const place = { left, top, right: left + width, bottom: top + 20 };
  return { text, ...place, confidence: 95, block, paragraph: `${block}.1`, line: `${block}.1.${top}` };
};

test('finds a table without lines whose columns were taken apart', () => {
  const items = [100, 130, 160].flatMap((top) => [word('Croissant', 100, top, '1'), word('butter', 170, top, '1')]);
  const prices = [101, 131, 161].map((top) => word('2.40', 500, top, '2'));
  expect(findSplitTables([...items, ...prices])).toEqual([{ left: 100, top: 100, right: 560, bottom: 181 }]);
});

test('leaves columns of text as they are', () => {
  const column = (left: number, block: string) =>
    [100, 130, 160, 190].flatMap((top) => [0, 70, 140, 210].map((along) => word('word', left + along, top, block)));
  expect(findSplitTables([...column(100, '1'), ...column(500, '2')])).toEqual([]);
});

/** Lines of `words` words that are one below the other. */
const block = (name: string, { left, top, words, lines, width = 60 }: { left: number; top: number; words: number; lines: number; width?: number }) =>
  Array.from({ length: lines }, (_, line) =>
    Array.from({ length: words }, (_, along) => word('word', left + along * (width + 10), top + line * 30, name, width)),
  ).flat();

test.each([
  ['a subheading', block('2', { left: 700, top: 220, words: 2, lines: 1 })],
  ['a page number', block('2', { left: 700, top: 460, words: 1, lines: 1, width: 20 })],
  ['an address of two lines', block('2', { left: 700, top: 130, words: 2, lines: 2 })],
  ['a doubtful speck', block('2', { left: 700, top: 250, words: 1, lines: 1 }).map((speck) => ({ ...speck, confidence: 20 }))],
])('leaves %s beside a column of text where it is', (_, small) => {
  expect(findSplitTables([...block('1', { left: 100, top: 100, words: 7, lines: 14 }), ...small])).toEqual([]);
});

test.each([
  ['long descriptions and their prices', 7, 5, 5],
  ['descriptions with a price at most of them', 6, 5, 4],
  ['a heading of several words over one figure', 5, 1, 2],
])('takes %s for one table', (_, words, lines, prices) => {
  const descriptions = block('1', { left: 100, top: 100, words, lines });
  expect(findSplitTables([...descriptions, ...block('2', { left: 700, top: 101, words: 1, lines: prices })])).toHaveLength(1);
});

test('takes a column of figures that runs along two blocks of descriptions for part of both', () => {
  const above = block('1', { left: 100, top: 100, words: 6, lines: 4 });
  const below = block('3', { left: 100, top: 220, words: 6, lines: 4 });
  const figures = block('2', { left: 700, top: 100, words: 1, lines: 8 });
  expect(findSplitTables([...above, ...figures, ...below])).toEqual([{ left: 100, top: 100, right: 760, bottom: 330 }]);
});

test('takes a round thing at half height before the words for a list mark, and leaves a letter', () => {
  const words = [word('Built', 130, 100, '1')];
  const mark = { ...word('«', 110, 108, '1', 8), bottom: 116 };
  expect(addListMarker([mark, ...words]).map(({ text }) => text)).toEqual(['•', 'Built']);
  expect(addListMarker([{ ...mark, text: '©*' }, ...words]).map(({ text }) => text)).toEqual(['•', 'Built']);
  const large = { ...word('e', 110, 105, '1', 10), bottom: 115, confidence: 60 };
  expect(addListMarker([large, ...words]).map(({ text }) => text)).toEqual(['•', 'Built']);
  expect(addListMarker([word('A', 100, 100, '1', 16), ...words]).map(({ text }) => text)).toEqual(['A', 'Built']);
  expect(addListMarker([{ ...large, text: 'a', confidence: 92 }, word('cupful', 130, 100, '1')]).map(({ text }) => text)).toEqual(['a', 'cupful']);
});
