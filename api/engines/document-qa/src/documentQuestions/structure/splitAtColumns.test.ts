import { expect, test } from '@jest/globals';
import type { ChatIndex } from '../../types/chatIndex.ts';
import { splitAtColumns } from './splitAtColumns.ts';
import type { Row } from './table.ts';
import { splitCells } from './tables.ts';

const LETTER = 0.01;

/** Sets words at their left edges; a letter is as wide as it is high. */
function openRows(lines: [word: string, left: number][][]) {
  const placed = new Map<number, { x: number; y: number; w: number; h: number; page: number }>();
  let text = '';
  const rows = lines.map((words, line): Row => {
    const start = text.length;
    for (const [word, left] of words) {
      placed.set(text.length, { x: left, y: 0.1 + line * 0.03, w: word.length * LETTER, h: LETTER, page: 1 });
      text += `${word} `;
    }
    return { cells: [], start, end: text.length - 1, page: 1 };
  });
  const index = { text, pages: [{ width: 1, height: 1 }], listBoxes: (from: number) => [placed.get(from)] } as unknown as ChatIndex;
  for (const row of rows) row.cells = splitCells(index, row.start, row.end);
  splitAtColumns(index, rows);
  return rows.map(({ cells }) => cells.map((cell) => cell.text));
}

test('a name close to the amount next to it is split off where the other rows begin a column', () => {
  expect(
    openRows([
      [
        ['Item', 0.1],
        ['Limit', 0.2],
        ['Abroad', 0.3],
      ],
      [
        ['Jewellery', 0.1],
        ['£1,500', 0.2],
        ['Yes', 0.3],
      ],
      [
        ['Cash', 0.1],
        ['£300', 0.2],
        ['No', 0.3],
      ],
    ]),
  ).toEqual([
    ['Item', 'Limit', 'Abroad'],
    ['Jewellery', '£1,500', 'Yes'],
    ['Cash', '£300', 'No'],
  ]);
});

test('an amount is split off where the others end', () => {
  expect(
    openRows([
      [
        ['Fee', 0.1],
        ['Euro', 0.26],
      ],
      [
        ['Gas', 0.1],
        ['12', 0.28],
      ],
      [
        ['Electricity', 0.1],
        ['tax', 0.215],
        ['1,204', 0.25],
      ],
    ]).at(-1),
  ).toEqual(['Electricity tax', '1,204']);
});

test('the words of one cell stay together, and so does a row that is a title', () => {
  expect(
    openRows([
      [
        ['Port', 0.1],
        ['Total', 0.4],
      ],
      [
        ['New', 0.1],
        ['York', 0.135],
        ['12', 0.4],
      ],
      [
        ['All', 0.1],
        ['ports', 0.135],
      ],
    ]),
  ).toEqual([['Port', 'Total'], ['New York', '12'], ['All ports']]);
});
