import { addListMarker } from './listMarks.ts';
import { findTornTables } from './tornTables.ts';

const word = (text: string, left: number, top: number, block: string, width = 60) => {
  const place = { left, top, right: left + width, bottom: top + 20 };
  return { text, ...place, confidence: 95, block, paragraph: `${block}.1`, line: `${block}.1.${top}` };
};

test('finds a table without lines whose columns were taken apart', () => {
  const items = [100, 130, 160].flatMap((top) => [word('Croissant', 100, top, '1'), word('butter', 170, top, '1')]);
  const prices = [101, 131, 161].map((top) => word('2.40', 500, top, '2'));
  expect(findTornTables([...items, ...prices])).toEqual([{ left: 100, top: 100, right: 560, bottom: 181 }]);
});

test('leaves columns of text as they are', () => {
  const column = (left: number, block: string) =>
    [100, 130, 160, 190].flatMap((top) => [0, 70, 140, 210].map((along) => word('word', left + along, top, block)));
  expect(findTornTables([...column(100, '1'), ...column(500, '2')])).toEqual([]);
});

test('takes a round thing at half height before the words for a list mark, and leaves a letter', () => {
  const words = [word('Built', 130, 100, '1')];
  const mark = { ...word('«', 110, 108, '1', 8), bottom: 116 };
  expect(addListMarker([mark, ...words]).map(({ text }) => text)).toEqual(['•', 'Built']);
  expect(addListMarker([{ ...mark, text: '©*' }, ...words]).map(({ text }) => text)).toEqual(['•', 'Built']);
  const large = { ...word('e', 110, 105, '1', 10), bottom: 115 };
  expect(addListMarker([large, ...words]).map(({ text }) => text)).toEqual(['•', 'Built']);
  expect(addListMarker([word('A', 100, 100, '1', 16), ...words]).map(({ text }) => text)).toEqual(['A', 'Built']);
});
