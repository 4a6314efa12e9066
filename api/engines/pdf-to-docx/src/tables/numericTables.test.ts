import { describe, expect, test } from '@jest/globals';
import { buildSegment, type LineWord, type Segment } from '@sheaf/pdf-text/lines/textLine';
import { takeNumericTables } from './numericTables.ts';

const WIDTH = 5;
const SPACE = 3;
type Cell = [at: number, text: string];

/** Builds a line of cells; a positive place is a left edge, a negative one a right edge. */
function buildRow(cells: Cell[], base: number, size = 10): Segment[] {
  return cells.map(([at, text]) => {
    const parts = text.split(' ');
    const width = WIDTH * parts.join('').length + SPACE * (parts.length - 1);
    let left = at < 0 ? -at - width : at;
    const words = parts.map((word): LineWord => {
      const placed = { left, right: left + WIDTH * word.length, top: base - 8, bottom: base + 2 };
      left = placed.right + SPACE;
      return { text: word, ...placed, size, isBold: false, isRaised: false, markedContent: -1 };
    });
    return buildSegment(words, base);
  });
}

function readTables(lines: Segment[][]): { tables: string[][][]; rest: string[] } {
  const joinText = ({ words }: Segment) => words.map(({ text }) => text).join(' ');
  const { tables, rest } = takeNumericTables(lines.flat(), 1);
  const read = tables.map(({ rows, cells }) =>
    rows.map((_, row) => cells.filter((cell) => cell.row === row).map(({ segments }) => segments.map(joinText).join('/'))),
  );
  return { tables: read, rest: rest.map(joinText) };
}

describe('A visitor who converts a bill without ruling lines gets', () => {
  test('one table of its items, units and sums', () => {
    const lines = [
      buildRow(
        [
          [60, 'Work'],
          [-330, 'Time'],
          [-390, 'Rate'],
          [-460, 'Price'],
        ],
        100,
      ),
      buildRow(
        [
          [60, 'Roof of the shed'],
          [-330, '26 h'],
          [-390, '£42.00'],
          [-460, '£1,092.00'],
        ],
        120,
      ),
      buildRow(
        [
          [60, 'Gutter'],
          [-330, '8.5 m'],
          [-390, '£11.00'],
          [-460, '£93.50'],
        ],
        140,
      ),
      buildRow(
        [
          [-390, 'VAT 20 %'],
          [-460, '£237.10'],
        ],
        160,
      ),
      buildRow(
        [
          [-390, 'Total'],
          [-460, '£1,422.60'],
        ],
        180,
      ),
    ];
    expect(readTables(lines)).toEqual({
      tables: [
        [
          ['Work', 'Time', 'Rate', 'Price'],
          ['Roof of the shed', '26 h', '£42.00', '£1,092.00'],
          ['Gutter', '8.5 m', '£11.00', '£93.50'],
          ['', '', 'VAT 20 %', '£237.10'],
          ['', '', 'Total', '£1,422.60'],
        ],
      ],
      rest: [],
    });
  });

  test('descriptions of several lines in one cell, with the figures beside the first or the middle line', () => {
    const atFirst = [
      buildRow(
        [
          [60, 'Two doors of oak'],
          [-380, '2'],
          [-460, '640,00'],
        ],
        100,
      ),
      buildRow([[60, 'with handles and']], 112),
      buildRow([[60, 'Locks of brass']], 124),
      buildRow(
        [
          [60, 'Carriage'],
          [-380, '1'],
          [-460, '35,00'],
        ],
        148,
      ),
    ];
    const inMiddle = [
      buildRow([[60, 'Clearing of the']], 300),
      buildRow(
        [
          [-380, '3'],
          [-460, '90.00'],
        ],
        306,
      ),
      buildRow([[60, 'cellar by hand']], 312),
      buildRow(
        [
          [60, 'Lorry'],
          [-380, '2'],
          [-460, '80.00'],
        ],
        336,
      ),
      buildRow(
        [
          [60, 'Tip'],
          [-380, '1'],
          [-460, '25.00'],
        ],
        360,
      ),
    ];
    expect(readTables(atFirst).tables).toEqual([
      [
        ['Two doors of oak/with handles and/Locks of brass', '2', '640,00'],
        ['Carriage', '1', '35,00'],
      ],
    ]);
    expect(readTables(inMiddle).tables).toEqual([
      [
        ['Clearing of the/cellar by hand', '3', '90.00'],
        ['Lorry', '2', '80.00'],
        ['Tip', '1', '25.00'],
      ],
    ]);
  });

  test('figures apart that were recognised as one', () => {
    const lines = [
      buildRow(
        [
          [60, 'Item'],
          [-386, 'Hours'],
          [-420, 'Rate'],
          [-466, 'Amount'],
        ],
        100,
        8,
      ),
      buildRow(
        [
          [60, 'Signs'],
          [-386, '12'],
          [-420, '€95.00'],
          [-466, '€ 1140.00'],
        ],
        126,
      ),
      buildRow([[60, 'drawn twice']], 141, 8),
      buildRow(
        [
          [60, 'Gates'],
          [-386, '6'],
          [-420, '€80.00'],
          [-466, '€480.00'],
        ],
        168,
      ),
      buildRow(
        [
          [60, 'Fences'],
          [-386, '4'],
          [-420, '€80.00'],
          [-466, '€320.00'],
        ],
        194,
      ),
      buildRow(
        [
          [60, 'Travel'],
          [-466, '€9.00'],
        ],
        220,
      ),
    ];
    const [table] = readTables(lines).tables;
    expect(table?.slice(0, 3)).toEqual([
      ['Item', 'Hours', 'Rate', 'Amount'],
      ['Signs/drawn twice', '12', '€95.00', '€ 1140.00'],
      ['Gates', '6', '€80.00', '€480.00'],
    ]);
  });

  test('a title of two words above the header as a paragraph, though each is over a column', () => {
    const lines = [
      buildRow([[60, 'Work done']], 76, 14),
      buildRow(
        [
          [60, 'No.'],
          [90, 'Service'],
          [-460, 'Amount'],
        ],
        100,
      ),
      buildRow(
        [
          [60, '1'],
          [90, 'Inside panes'],
          [-460, '228.00'],
        ],
        120,
      ),
      buildRow(
        [
          [60, '2'],
          [90, 'Outside panes'],
          [-460, '378.00'],
        ],
        140,
      ),
      buildRow(
        [
          [60, '3'],
          [90, 'Ladder'],
          [-460, '110.00'],
        ],
        160,
      ),
    ];
    expect(readTables(lines).rest).toEqual(['Work done']);
  });

  test('the heading over its rows as a paragraph, not as a cell', () => {
    const lines = [
      buildRow([[60, 'What you paid']], 100, 13),
      buildRow(
        [
          [60, 'Two tickets'],
          [-300, '890 kr'],
        ],
        116,
      ),
      buildRow(
        [
          [60, 'Seats'],
          [-300, '60 kr'],
        ],
        132,
      ),
      buildRow(
        [
          [60, 'Total'],
          [-300, '950 kr'],
        ],
        148,
      ),
    ];
    expect(readTables(lines).rest).toEqual(['What you paid']);
  });
});

describe('A visitor who converts a text with numbers gets', () => {
  test('a list of contents and the years of a CV as the lines that they are', () => {
    const contents = [
      buildRow(
        [
          [60, 'Introduction'],
          [-460, '3'],
        ],
        100,
      ),
      buildRow(
        [
          [60, 'Methods'],
          [-460, '17'],
        ],
        120,
      ),
      buildRow(
        [
          [60, 'Results'],
          [-460, '42'],
        ],
        140,
      ),
    ];
    const years = [
      buildRow(
        [
          [60, 'Bakery in Hexham'],
          [-460, '2019'],
        ],
        200,
      ),
      buildRow(
        [
          [60, 'School in Durham'],
          [-460, '2016'],
        ],
        220,
      ),
      buildRow(
        [
          [60, 'Born'],
          [-460, '1999'],
        ],
        240,
      ),
    ];
    expect(readTables(contents).tables).toEqual([]);
    expect(readTables(years).tables).toEqual([]);
  });

  test('sentences below three short words as the text that they are', () => {
    const lines = [
      buildRow(
        [
          [60, 'Home'],
          [250, 'About'],
          [400, 'Contact'],
        ],
        100,
      ),
      buildRow([[60, 'In 1998 there were 12']], 120),
      buildRow([[60, 'more of them in 2004']], 132),
    ];
    expect(readTables(lines).tables).toEqual([]);
  });
});
