import { expect, test } from '@jest/globals';
import type { CvLine } from './cvLine.ts';
import { separateColumns } from './separateColumns.ts';

const LETTER_WIDTH = 5;
const RIGHT_COLUMN = 212;

/** A line of words, each with the place it begins at; "|" before a word begins another cell. */
function buildLine(row: number, words: [left: number, text: string][]): CvLine {
  let start = row * 100;
  const cells: CvLine['cells'] = [];
  let after = 0;
  for (const [left, marked] of words) {
    const text = marked.replace('|', '');
    const cell = cells.at(-1);
    const [end, right] = [start + text.length, left + text.length * LETTER_WIDTH];
    if (cell && text === marked) {
      cell.words?.push({ start, left, after });
      Object.assign(cell, { end, right, text: `${cell.text} ${text}` });
    } else cells.push({ start, end, text, left, right, size: 10, words: [] });
    after = right;
    start = end + 1;
  }
  const text = cells.map((cell) => cell.text).join(' ');
  const place = { left: words[0]?.[0] ?? 0, right: after, top: row * 12, bottom: row * 12 + 10, size: 10 };
  return { start: row * 100, end: start - 1, text, ...place, page: 1, cells, paragraph: 0, isEmphasized: false, hasListMark: false, column: 1 };
}

test('divides two columns although an address fills the left one to its edge', () => {
  const lines = separateColumns([
    buildLine(1, [
      [50, 'CONTACT'],
      [RIGHT_COLUMN, '|EXPERIENCE'],
    ]),
    buildLine(2, [
      [50, 'a.rather.long.address@b.example'],
      [RIGHT_COLUMN, 'Care'],
      [RIGHT_COLUMN + 24, 'Assistant'],
    ]),
    buildLine(3, [
      [50, 'SKILLS'],
      [RIGHT_COLUMN, '|EDUCATION'],
    ]),
  ]);
  expect(lines.map(({ text }) => text)).toEqual([
    'CONTACT',
    'a.rather.long.address@b.example',
    'SKILLS',
    'EXPERIENCE',
    'Care Assistant',
    'EDUCATION',
  ]);
});
