import { expect, test } from '@jest/globals';
import { buildSegment } from '@sheaf/pdf-text/lines/textLine';
import { convertDrawnPages, drawLine, getFirstTable, LEFT, listCellTexts, type Pen, PROSE, SIZE, set } from '../testing/drawnPages.ts';
import { findGroupSpans } from './groupHeaders.ts';
import type { CellDraft, TableDraft } from './tableDraft.ts';

const STUB = 90;
const STEP = 60;
const BODY = [
  ['Coast', '112', '109', '31', '128', '121', '44'],
  ['Plain', '117', '115', '29', '131', '127', '39'],
  ['Hills', '109', '104', '33', '125', '118', '47'],
];
const RIGHT = LEFT + STUB + 6 * STEP;

function drawRow({ page, plain }: Pen, cells: string[], y: number, align: 'middle' | 'right'): void {
  for (const [column, text] of cells.entries()) {
    const room = STEP - 10 - plain.widthOfTextAtSize(text, SIZE);
    const x = column === 0 ? LEFT + 5 : LEFT + STUB + (column - 1) * STEP + 5 + (align === 'middle' ? room / 2 : room);
    page.drawText(text, { x, y, size: SIZE, font: plain });
  }
}

/** A header in the middle of so many columns, counted from the first behind the names of the rows. */
function drawGroup({ page, plain }: Pen, text: string, from: number, count: number, y: number): void {
  const x = LEFT + STUB + (from + count / 2) * STEP - plain.widthOfTextAtSize(text, SIZE) / 2;
  page.drawText(text, { x, y, size: SIZE, font: plain });
}

const groupLine = ({ page }: Pen, from: number, count: number, trimmed: number) =>
  drawLine(page, [LEFT + STUB + from * STEP + trimmed, 686], [LEFT + STUB + (from + count) * STEP - trimmed, 686], 0.4);

async function convertHeader(draw: (pen: Pen) => void, align: 'middle' | 'right'): Promise<{ texts: string[][]; spans: number[][] }> {
  const model = await convertDrawnPages([
    (pen) => {
      for (const y of [704, 669, 669 - BODY.length * 18 - 4]) drawLine(pen.page, [LEFT, y], [RIGHT, y]);
      draw(pen);
      for (const [row, cells] of BODY.entries()) drawRow(pen, cells, 655 - row * 18, align);
      set(pen, PROSE, { y: 500 });
    },
  ]);
  const table = getFirstTable(model);
  expect(listCellTexts(table).slice(-BODY.length)).toEqual(BODY);
  const header = table.rows.slice(0, -BODY.length);
  return { texts: listCellTexts({ ...table, rows: header }), spans: header.map(({ cells }) => cells.map(({ columnSpan }) => columnSpan)) };
}

const kinds = (first: string) => [first, 'Mean', 'Median', 'SD', 'Mean', 'Median', 'SD'];

test('headers in the middle of three columns reach over all of them', async () => {
  const header = await convertHeader((pen) => {
    drawGroup(pen, 'Metered', 0, 3, 690);
    drawGroup(pen, 'Not metered', 3, 3, 690);
    drawRow(pen, kinds('Region'), 674, 'right');
  }, 'right');
  expect(header).toEqual({
    texts: [['', 'Metered', 'Not metered'], kinds('Region')],
    spans: [
      [1, 3, 3],
      [1, 1, 1, 1, 1, 1, 1],
    ],
  });
});

test('a line under headers of groups separates them from the headers of columns, and is shared out among them', async () => {
  const header = await convertHeader((pen) => {
    drawRow(pen, ['Region'], 690, 'middle');
    drawGroup(pen, 'Metered', 0, 2, 690);
    drawGroup(pen, 'Not', 2, 4, 690);
    groupLine(pen, 0, 6, 0);
    drawRow(pen, kinds(''), 674, 'middle');
  }, 'middle');
  expect(header).toEqual({
    texts: [['Region', 'Metered', 'Not'], kinds('').slice(1)],
    spans: [
      [1, 2, 4],
      [1, 1, 1, 1, 1, 1],
    ],
  });
});

test('a short line under a header shows which columns it is over, wherever the header is', async () => {
  const header = await convertHeader((pen) => {
    pen.page.drawText('Metered', { x: LEFT + STUB + STEP + 10, y: 690, size: SIZE, font: pen.plain });
    groupLine(pen, 0, 5, 4);
    drawRow(pen, kinds('Region'), 674, 'right');
  }, 'right');
  expect(header).toEqual({
    texts: [['', 'Metered', ''], kinds('Region')],
    spans: [
      [1, 5, 1],
      [1, 1, 1, 1, 1, 1, 1],
    ],
  });
});

test('a header over the middle one of three columns that is as far to the right as that reaches over no other', async () => {
  const header = await convertHeader((pen) => {
    drawRow(pen, ['', '', 'Net'], 690, 'right');
    drawRow(pen, kinds('Region'), 674, 'right');
  }, 'right');
  expect(header.spans[0]).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

test('a line under the many headers of a wide table is shared out among them without trying every way to do so', () => {
  const [groups, each, step] = [16, 5, 30];
  const columns = 1 + groups * each;
  const cell = (row: number, column: number): CellDraft => {
    const box = { left: column * step, right: (column + 1) * step, top: row * step, bottom: (row + 1) * step };
    const text = { left: box.left + 5, right: box.right - 5, top: box.top + 5, bottom: box.bottom - 5 };
    const word = { text: 'Mean', ...text, size: SIZE, isBold: false, isRaised: false, markedContent: -1 };
    const isWritten = row > 0 || column % each === 3;
    const segments = isWritten ? [buildSegment([word], text.bottom)] : [];
    return { ...box, row, column, rowSpan: 1, columnSpan: 1, segments, borders: {} };
  };
  const edges = Array.from({ length: columns + 1 }, (_, edge) => edge * step);
  const rows = [0, 1, 2].map((row) => ({ top: row * step, bottom: (row + 1) * step }));
  const cells = rows.flatMap((_, row) => Array.from({ length: columns }, (_cell, column) => cell(row, column)));
  const box = { left: 0, right: columns * step, top: 0, bottom: rows.length * step };
  const table: TableDraft = { ...box, page: 1, edges, rows, cells, headerRows: 0, isRuled: false };
  const ruling = { left: step, right: box.right, top: step, bottom: step, isHorizontal: true, thickness: 1, color: '000000' };
  const spans = [...findGroupSpans(table, 0, [ruling]).values()];
  expect(spans).toEqual(Array.from({ length: groups }, (_, group) => ({ from: 1 + group * each, to: (group + 1) * each })));
});

/** Draws a row whose first column of figures is set to the left and whose others are set to the right. */
function drawMixedRow(pen: Pen, cells: string[], y: number): void {
  drawRow(pen, [cells[0] ?? '', '', ...cells.slice(2)], y, 'right');
  pen.page.drawText(cells[1] ?? '', { x: LEFT + STUB + 5, y, size: SIZE, font: pen.plain });
}

test.each([
  { headers: ['Control', 'Treated'], columns: ['0 g', '5 g', '10 g', '0 g', '5 g', '10 g'], title: 'Warm room at noon (24 C)' },
  { headers: ['Before', 'After'], columns: ['cold', 'mild', 'hot', 'cold', 'mild', 'hot'], title: 'Wells drilled before 1990' },
  { headers: ['Rural', 'Urbano'], columns: ['2024', '2025', '2026', '2024', '2025', '2026'], title: 'Hogares con tres o más hijos' },
])(
  '$headers reach over three columns each, be their texts set to the left or to the right, and "$title" over all',
  async ({ headers, columns, title }) => {
    const model = await convertDrawnPages([
      (pen) => {
        for (const y of [704, 669, 582]) drawLine(pen.page, [LEFT, y], [RIGHT, y]);
        drawLine(pen.page, [LEFT + STUB, 686], [RIGHT, 686], 0.4);
        for (const [index, text] of headers.entries()) drawGroup(pen, text, 3 * index, 3, 690);
        drawMixedRow(pen, ['Site', ...columns], 674);
        pen.page.drawText(title, { x: LEFT + 5, y: 655, size: SIZE, font: pen.plain });
        for (const [row, [name = '', ...figures]] of BODY.entries())
          drawMixedRow(pen, [name, ...figures.map((text, column) => (column === 0 ? `${text}.5` : text))], 633 - row * 18);
        set(pen, PROSE, { y: 500 });
      },
    ]);
    const { rows } = getFirstTable(model);
    expect(rows.slice(0, 3).map(({ cells }) => cells.map(({ columnSpan }) => columnSpan))).toEqual([[1, 3, 3], [1, 1, 1, 1, 1, 1, 1], [7]]);
  },
);
