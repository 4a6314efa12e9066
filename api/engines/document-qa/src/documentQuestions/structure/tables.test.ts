import { describe, expect, test } from '@jest/globals';
import type { ChatIndex } from '../../types/chatIndex.ts';
import { findTables } from './tables.ts';

type Kind = ChatIndex['paragraphs'][number]['kind'];
/** The words of a line with the left edge of its first one, and the height at which the line stands. */
type PlacedText = [kind: Kind, y: number, ...cells: [x: number, text: string][]];

const LETTER = { width: 0.01, height: 0.02 };

/** Builds the index of one page whose lines stand at given places. */
function buildIndex(lines: PlacedText[]): ChatIndex {
  const words: { start: number; end: number; box: { page: number; x: number; y: number; w: number; h: number } }[] = [];
  const paragraphs: ChatIndex['paragraphs'] = [];
  let text = '';
  for (const [kind, y, ...cells] of lines) {
    const start = text.length;
    for (const [x, cell] of cells) {
      for (const word of cell.matchAll(/\S+/g)) {
        const box = { page: 1, x: x + word.index * LETTER.width, y, w: word[0].length * LETTER.width, h: LETTER.height };
        words.push({ start: text.length + word.index, end: text.length + word.index + word[0].length, box });
      }
      text += `${cell} `;
    }
    paragraphs.push({ start, end: text.length - 1, page: 1, kind });
  }
  const listBoxes = (start: number, end: number) => {
    const boxes = words.filter((word) => word.start < end && word.end > start).map(({ box }) => box);
    const [first, last] = [boxes[0], boxes.at(-1)];
    return first && last ? [{ ...first, w: last.x + last.w - first.x }] : [];
  };
  const page = { page: 1, start: 0, end: text.length, width: 1, height: 1, source: 'text' } as const;
  return { text, language: 'en', pages: [page], paragraphs, sentences: [], listBoxes };
}

const ROWS: PlacedText[] = [
  ['tableRow', 0.1, [0.4, 'Owner'], [0.7, 'Due']],
  ['tableRow', 0.15, [0.4, 'Lind'], [0.7, 'May']],
  ['tableRow', 0.2, [0.4, 'Roth'], [0.7, 'June']],
];
const STRAYS: PlacedText[] = [
  ['text', 0.1, [0.1, 'Action']],
  ['text', 0.15, [0.1, 'Pump']],
  ['text', 0.2, [0.1, 'Shed']],
];
const PLAIN = [
  ['Owner', 'Due'],
  ['Lind', 'May'],
  ['Roth', 'June'],
];
const WHOLE = [
  ['Action', 'Owner', 'Due'],
  ['Pump', 'Lind', 'May'],
  ['Shed', 'Roth', 'June'],
];

/** Returns the texts of the cells of every table, header first. */
const readTables = (...lines: PlacedText[]) =>
  findTables(buildIndex(lines)).map(({ header, rows }) => [header, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(({ text }) => text)));

test('a table has its header and its rows, cell by cell', () => {
  expect(readTables(...ROWS)).toEqual([PLAIN]);
  expect(readTables(['text', 0.05, [0.1, 'Actions of the committee']])).toEqual([]);
});

describe('the first column of a table', () => {
  test('is added when it was read before the table', () => {
    expect(readTables(...STRAYS, ...ROWS)).toEqual([WHOLE]);
  });

  test('is added when it was read after the table', () => {
    expect(readTables(...ROWS, ...STRAYS)).toEqual([WHOLE]);
  });

  test('is added up to the heading that ends it', () => {
    expect(readTables(...ROWS, ...STRAYS, ['heading', 0.3, [0.1, 'Next meeting']], ['text', 0.1, [0.9, 'x']])).toEqual([WHOLE]);
    expect(readTables(['text', 0.1, [0.9, 'x']], ['heading', 0.05, [0.1, 'Actions']], ...STRAYS, ...ROWS)).toEqual([WHOLE]);
  });
});

test('the last column is added where its header was read as a heading', () => {
  const cells = STRAYS.slice(1);
  const after = [['heading', 0.1, [0.9, 'Action']] as PlacedText, ...cells.map(([, y, cell = [0, '']]): PlacedText => ['text', y, [0.9, cell[1]]])];
  expect(readTables(...ROWS, ...after)).toEqual([WHOLE.map(([first = '', ...others]) => [...others, first])]);
  expect(readTables(...ROWS, ['heading', 0.3, [0.9, 'Next']], ...after.slice(1))).toEqual([PLAIN]);
});

test.each<[string, PlacedText[]]>([
  ['stands at the height of one row alone', STRAYS.slice(1, 2)],
  ['stands at other heights', STRAYS.map(([kind, y, cell = [0, '']]): PlacedText => [kind, y + 0.4, cell])],
  ['is a long paragraph', STRAYS.map(([kind, y]): PlacedText => [kind, y, [0.01, 'word '.repeat(20).trim()]])],
])('text next to a table is no column of it when it %s', (_, adjacent) => {
  expect(readTables(...adjacent, ...ROWS)).toEqual([PLAIN]);
  expect(readTables(...ROWS, ...adjacent)).toEqual([PLAIN]);
});

test('A header row that was read as a heading still names the columns', () => {
  const lines: PlacedText[] = [
    ['heading', 0.1, [0.1, 'Trip'], [0.4, 'Price']],
    ['tableRow', 0.15, [0.1, 'Lake'], [0.4, '12']],
    ['tableRow', 0.2, [0.1, 'Ridge'], [0.4, '30']],
  ];
  const [table] = findTables(buildIndex(lines));
  expect(table?.header.map(({ text }) => text)).toEqual(['Trip', 'Price']);
  expect(table?.rows).toHaveLength(2);
});

test('A number close after its label is a separate cell where the rows around it have one', () => {
  const lines: PlacedText[] = [
    ['tableRow', 0.1, [0.1, 'Trip'], [0.4, 'Price']],
    ['tableRow', 0.15, [0.1, 'Lake'], [0.4, '12']],
    ['tableRow', 0.2, [0.1, 'The long ridge walk by a lake'], [0.4, '30']],
  ];
  const [table] = findTables(buildIndex(lines));
  expect(table?.rows[1]?.cells.map(({ text }) => text)).toEqual(['The long ridge walk by a lake', '30']);
});
