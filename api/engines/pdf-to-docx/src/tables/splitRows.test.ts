import { expect, test } from '@jest/globals';
import { breakLines } from '@sheaf/pdf-text/testing/brokenLines';
import { convertDrawnPages, drawLine, getFirstTable, LEADING, LEFT, listCellTexts, type Pen, PROSE, SIZE, set } from '../testing/drawnPages.ts';

const EDGES = [LEFT, LEFT + 50, LEFT + 210, LEFT + 400];
const WORDS = (EDGES[2] ?? 0) - (EDGES[1] ?? 0) - 12;

/** Draws rows of lines, each cell's under each other, with lines around all cells; gives where the table ends. */
function drawGrid({ page, plain }: Pen, rows: string[][][], top: number): number {
  let y = top;
  const across = (at: number) => drawLine(page, [EDGES[0] ?? 0, at], [EDGES.at(-1) ?? 0, at]);
  across(y);
  for (const cells of rows) {
    for (const [column, lines] of cells.entries()) {
      for (const [index, text] of lines.entries())
        page.drawText(text, { x: (EDGES[column] ?? 0) + 6, y: y - LEADING * (index + 1) + 3, size: SIZE, font: plain });
    }
    y -= LEADING * Math.max(...cells.map((lines) => lines.length)) + 4;
    across(y);
  }
  for (const x of EDGES) drawLine(page, [x, top], [x, y]);
  return y;
}

const asText = (cells: string[][]) => cells.map((lines) => lines.join(' '));

test('a row of a table that goes on over the end of the page stays one row', async () => {
  const sentence = PROSE.trim();
  let whole: string[] = [];
  let rows: string[][][] = [];
  const model = await convertDrawnPages([
    (pen) => {
      whole = breakLines(sentence, pen.plain, SIZE, WORDS);
      rows = Array.from({ length: 7 }, (_, index) => [[`${index + 1}`], whole, ['Harbour office']]);
      const y = drawGrid(pen, rows, 780);
      drawGrid(pen, [[['8'], whole.slice(0, 3), ['Dredging']]], y);
    },
    (pen) => {
      const y = drawGrid(pen, [[[], whole.slice(3), []], ...rows.slice(0, 2)], 780);
      set(pen, PROSE, { y: y - 40 });
    },
  ]);
  const texts = listCellTexts(getFirstTable(model));
  expect(texts).toEqual([...rows.map(asText), ['8', sentence, 'Dredging'], ...rows.slice(0, 2).map(asText)]);
});

test('a row that begins a page and lacks its first cell is a row where the text above it had ended', async () => {
  const rows = Array.from({ length: 24 }, (_, index) => [[`${index + 1}`], ['The winch is looked at'], ['Ferreira']]);
  const model = await convertDrawnPages([
    (pen) => void drawGrid(pen, [...rows, [['25'], ['Shift plan:'], ['']]], 780),
    (pen) => {
      const y = drawGrid(
        pen,
        [
          [[], ['draft'], ['2 May']],
          [[], ['last version'], ['9 May']],
        ],
        780,
      );
      set(pen, PROSE, { y: y - 40 });
    },
  ]);
  expect(listCellTexts(getFirstTable(model)).slice(-3)).toEqual([
    ['25', 'Shift plan:', ''],
    ['', 'draft', '2 May'],
    ['', 'last version', '9 May'],
  ]);
});

test('a row that begins a page is a row where its cells hold short words, however little room those above them left', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => [[`${index + 1}`], ['soaked beans'], ['cold']]);
  const model = await convertDrawnPages([
    (pen) => void drawGrid(pen, rows, 780),
    (pen) => {
      const y = drawGrid(pen, [[['last'], ['Browning'], ['high']]], 780);
      set(pen, PROSE, { y: y - 40 });
    },
  ]);
  expect(listCellTexts(getFirstTable(model)).slice(-2)).toEqual([
    ['25', 'soaked beans', 'cold'],
    ['last', 'Browning', 'high'],
  ]);
});
