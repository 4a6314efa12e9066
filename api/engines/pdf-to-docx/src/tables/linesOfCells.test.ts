import { expect, test } from '@jest/globals';
import { convertDrawnPages, type Draw, drawLine, getFirstTable, LEADING, listCellTexts, SIZE } from '../testing/drawnPages.ts';

/** Draws a table without lines, whose rows have a cell of several lines and figures flush right. */
function drawRows(rows: readonly (readonly [string, string[], string])[], [first, second, end]: readonly [number, number, number]): Draw {
  return ({ page, plain }) => {
    let y = 720;
    for (const [label, lines, figure] of rows) {
      page.drawText(label, { x: first, y, size: SIZE, font: plain });
      page.drawText(figure, { x: end - plain.widthOfTextAtSize(figure, SIZE), y, size: SIZE, font: plain });
      for (const [index, text] of lines.entries()) page.drawText(text, { x: second, y: y - index * LEADING, size: SIZE, font: plain });
      y -= (lines.length + 0.6) * LEADING;
    }
  };
}

const cases = [
  {
    document: 'a bank statement',
    edges: [70, 150, 500],
    rows: [
      ['02 Mar', ['Fresh Market, Leeds'], '34.20'],
      ['03 Mar', ['Brightwater Energy', 'Ref 00123456'], '88.00'],
      ['05 Mar', ['ATM Canal Street 18:42'], '60.00'],
      ['07 Mar', ['J Okafor', 'Rent share'], '45.10'],
    ],
  },
  {
    document: 'an invoice',
    edges: [60, 110, 420],
    rows: [
      ['1', ['Stuhl Modell Anna mit Armlehnen'], '249,00'],
      ['2', ['Tisch aus Eichenholz geölt', 'Art. 77-120'], '780,00'],
      ['3', ['Lieferung'], '49,00'],
    ],
  },
  {
    document: 'a list of works',
    edges: [80, 200, 520],
    rows: [
      ['Bach', ['Suite for cello alone'], '24.5 min'],
      ['Ravel', ['Quartet in F for strings', 'Allegro'], '28.0 min'],
      ['Brahms', ['Variations on a theme by Haydn'], '19.3 min'],
    ],
  },
] as { document: string; edges: [number, number, number]; rows: [string, string[], string][] }[];

test.each(cases)('lines of a cell in $document that left room for what follows stay lines of their own', async ({ edges, rows }) => {
  expect(listCellTexts(getFirstTable(await convertDrawnPages([drawRows(rows, edges)])))).toEqual(
    rows.map(([label, lines, figure]) => [label, lines.join('/'), figure]),
  );
});

/** Draws a table with lines around its cells, whose lines are in the middle of them. */
function drawCentredCells(
  rows: readonly (readonly (readonly string[])[])[],
  { left, width, height }: { left: number; width: number; height: number },
): Draw {
  return ({ page, plain }) => {
    const columns = rows[0]?.length ?? 0;
    for (let row = 0; row <= rows.length; row += 1) drawLine(page, [left, 720 - row * height], [left + columns * width, 720 - row * height]);
    for (let column = 0; column <= columns; column += 1)
      drawLine(page, [left + column * width, 720], [left + column * width, 720 - rows.length * height]);
    for (const [row, cells] of rows.entries()) {
      for (const [column, lines] of cells.entries()) {
        for (const [index, text] of lines.entries()) {
          const x = left + (column + 0.5) * width - plain.widthOfTextAtSize(text, SIZE) / 2;
          page.drawText(text, { x, y: 720 - row * height - 14 - index * LEADING, size: SIZE, font: plain });
        }
      }
    }
  };
}

test.each([
  [
    'a timetable',
    { left: 70, width: 110, height: 36 },
    [
      [['Monday'], ['Tuesday']],
      [
        ['Music', 'Mr Carr, Hall'],
        ['English', 'Ms Hale, R4'],
      ],
    ],
  ],
  [
    'a rota',
    { left: 60, width: 150, height: 50 },
    [
      [['Early'], ['Late']],
      [
        ['Ann Lee', 'Bo Chan', 'Cy Diaz'],
        ['Dora Ek', 'Eve Ford'],
      ],
    ],
  ],
  [
    'a map of seats',
    { left: 100, width: 90, height: 40 },
    [
      [
        ['A1', 'Kim'],
        ['A2', 'Noor'],
      ],
      [
        ['B1', 'Free'],
        ['B2', 'Otto'],
      ],
    ],
  ],
] as const)('lines in the middle of their cells in %s stay lines where the next word had room above', async (_, place, rows) => {
  const model = await convertDrawnPages([drawCentredCells(rows, place)]);
  expect(listCellTexts(getFirstTable(model))).toEqual(rows.map((cells) => cells.map((lines) => lines.join('/'))));
});

test('a title in the middle of its cell that fills it goes on in its next line', async () => {
  const rows = [
    [['Measured in the', 'Northern basin'], ['Year']],
    [['12.4'], ['2024']],
  ];
  const model = await convertDrawnPages([drawCentredCells(rows, { left: 70, width: 88, height: 40 })]);
  expect(listCellTexts(getFirstTable(model))[0]).toEqual(['Measured in the Northern basin', 'Year']);
});

/** Rows without lines whose figures end at one place, and sums below them whose labels begin further to the left and reach further. */
const withSums =
  (edges: readonly number[], items: readonly (readonly string[])[], sums: readonly (readonly [string, string])[]): Draw =>
  ({ page, plain, bold }) => {
    const put = (text: string, x: number, y: number, isFlush: boolean, font = plain) =>
      page.drawText(text, { x: isFlush ? x - font.widthOfTextAtSize(text, SIZE) : x, y, size: SIZE, font });
    const [, , unit = 0, end = 0] = edges;
    for (const [row, texts] of items.entries())
      for (const [column, text] of texts.entries()) put(text, edges[column] ?? 0, 720 - row * 18, column > 0);
    for (const [row, [label, sum]] of sums.entries()) {
      put(label, unit - 70, 720 - (items.length + row) * 18 - 8, false, bold);
      put(sum, end, 720 - (items.length + row) * 18 - 8, true, bold);
    }
  };

test.each([
  [
    'an invoice',
    [60, 370, 450, 535],
    [
      ['Railing', '1', '1.260,00', '1.260,00'],
      ['Handrail', '4,2', '68,50', '287,70'],
      ['Fitting', '9', '62,00', '558,00'],
    ],
    [
      ['Subtotal', '2.105,70'],
      ['Total amount EUR', '2.505,78'],
    ],
  ],
  [
    'a bill of a hotel',
    [70, 300, 400, 500],
    [
      ['Room', '2', '118.00', '236.00'],
      ['Breakfast', '4', '9.50', '38.00'],
      ['Parking', '2', '12.00', '24.00'],
    ],
    [['Amount due now', '298.00']],
  ],
  [
    'a quotation',
    [50, 320, 430, 540],
    [
      ['Sand', '12', '8.25', '99.00'],
      ['Gravel', '7', '11.40', '79.80'],
      ['Cement', '30', '104.95', '3,148.50'],
    ],
    [
      ['Net amount', '3,327.30'],
      ['With 20 % VAT added', '3,992.76'],
    ],
  ],
] as const)('the figures of a column in %s end at one place though labels of sums reach further', async (_, edges, items, sums) => {
  const table = getFirstTable(await convertDrawnPages([withSums(edges, items, sums)]));
  const texts = listCellTexts(table);
  for (const [row, item] of items.entries()) {
    const index = texts.findIndex(([first]) => first === item[0]);
    expect(texts[index]).toEqual(item);
    expect([row, table.rows[index]?.cells[2]?.blocks[0]]).toMatchObject([row, { align: 'right' }]);
  }
});
