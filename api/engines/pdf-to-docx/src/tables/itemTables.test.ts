import { expect, test } from '@jest/globals';
import { buildSegment, type LineWord, type Segment } from '@sheaf/pdf-text/lines/textLine';
import { takeItemTables } from './itemTables.ts';

const WIDTH = 5;

/** Builds a line of words; a positive place is a left edge, a negative one a right edge. */
function buildRow(words: [at: number, text: string][], base: number, size = 10): Segment {
  const placed = words.map(([at, text]): LineWord => {
    const width = WIDTH * text.length;
    const left = at < 0 ? -at - width : at;
    return { text, left, right: left + width, top: base - 8, bottom: base + 2, size, isBold: false, isRaised: false, markedContent: -1 };
  });
  return buildSegment(placed, base);
}

/** Each head is a segment of its own, as wide gaps part them. */
const buildHead = (words: [at: number, text: string][], base: number) => words.map((word) => buildRow([word], base, 8));
const cellTexts = (segments: Segment[]) =>
  takeItemTables(segments, 1).tables.map(({ rows, cells }) =>
    rows.map((_, row) =>
      cells.filter((cell) => cell.row === row).map((cell) => cell.segments.map((each) => each.words.map(({ text }) => text).join(' ')).join('/')),
    ),
  );

test('figures that were read as one cell are told apart by the heads over them', () => {
  const head = buildHead(
    [
      [60, 'Item'],
      [-330, 'Hours'],
      [-380, 'Rate'],
      [-450, 'Amount'],
    ],
    100,
  );
  const rows = [
    buildRow(
      [
        [60, 'Signs'],
        [-330, '12'],
        [-380, '€95.00'],
        [-412, '€'],
        [-450, '1140.00'],
      ],
      126,
    ),
    buildRow(
      [
        [60, 'drawn'],
        [90, 'twice'],
      ],
      141,
      8,
    ),
    buildRow(
      [
        [60, 'Gates'],
        [-330, '6'],
        [-380, '€80.00'],
        [-450, '€480.00'],
      ],
      168,
    ),
    buildRow(
      [
        [60, 'Travel'],
        [-450, '€9.00'],
      ],
      194,
    ),
  ];
  expect(cellTexts([...head, ...rows])).toEqual([
    [
      ['Item', 'Hours', 'Rate', 'Amount'],
      ['Signs/drawn twice', '12', '€95.00', '€ 1140.00'],
      ['Gates', '6', '€80.00', '€480.00'],
      ['Travel', '', '', '€9.00'],
    ],
  ]);
});

test('figures in the middle below their heads are a table as well, and its sums are none of its rows', () => {
  const head = buildHead(
    [
      [60, 'Artikel'],
      [250, 'Menge'],
      [350, 'Preis'],
    ],
    100,
  );
  const rows = [
    buildRow(
      [
        [60, 'Nägel'],
        [257.5, '20'],
        [352.5, '3,40'],
      ],
      120,
    ),
    buildRow(
      [
        [60, 'Bretter'],
        [257.5, '12'],
        [350, '96,00'],
      ],
      140,
    ),
    buildRow(
      [
        [240, 'Summe'],
        [350, '99,40'],
      ],
      160,
    ),
  ];
  const { tables, rest } = takeItemTables([...head, ...rows], 1);
  expect(tables.map((table) => table.rows.length)).toEqual([3]);
  expect(rest).toEqual(rows.slice(2));
});

test('prose below three short words is no table', () => {
  const head = buildHead(
    [
      [60, 'Home'],
      [250, 'About'],
      [400, 'Contact'],
    ],
    100,
  );
  const prose = [
    buildRow(
      [
        [60, 'In'],
        [75, '1998'],
        [100, 'there'],
        [130, 'were'],
        [155, '12'],
      ],
      120,
    ),
    buildRow(
      [
        [60, 'more'],
        [85, 'of'],
        [100, 'them.'],
      ],
      132,
    ),
  ];
  expect(takeItemTables([...head, ...prose], 1).tables).toEqual([]);
});
