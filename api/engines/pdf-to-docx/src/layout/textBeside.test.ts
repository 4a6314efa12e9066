import { expect, test } from '@jest/globals';
import type { Block } from '../model/documentModel.ts';
import {
  convertDrawnPages,
  type Draw,
  drawLine,
  joinInlines,
  LEADING,
  LEFT,
  listBlocks,
  type Pen,
  PROSE,
  RIGHT,
  SIZE,
  set,
} from '../testing/drawnPages.ts';
import { PICTURE } from '../testing/examplePages.ts';

/** Draws a table with lines around its cells. */
function drawTable({ page, plain }: Pen, edges: number[], top: number, rows: string[][]): void {
  const [left = 0, right = 0] = [edges[0], edges.at(-1)];
  const bottom = top - rows.length * 18;
  for (let row = 0; row <= rows.length; row += 1) drawLine(page, [left, top - row * 18], [right, top - row * 18]);
  for (const x of edges) drawLine(page, [x, top], [x, bottom]);
  for (const [row, texts] of rows.entries())
    for (const [column, text] of texts.entries())
      page.drawText(text, { x: (edges[column] ?? 0) + 4, y: top - row * 18 - 13, size: SIZE - 1, font: plain });
}

function drawLines({ page, plain }: Pen, lines: string[], x: number, y: number): void {
  for (const [index, text] of lines.entries()) page.drawText(text, { x, y: y - index * LEADING, size: SIZE, font: plain });
}

/** Lists paragraphs by their first words, and tables by their first cell. */
function outlineBlocks(blocks: Block[]): string[] {
  return blocks.map((block) => {
    if (block.kind === 'paragraph') return joinInlines(block.inlines).slice(0, 12);
    const [cell] = block.rows[0]?.cells.flatMap(({ blocks: inside }) => inside) ?? [];
    return cell?.kind === 'table' ? 'table in a row' : `table: ${cell?.kind === 'paragraph' ? joinInlines(cell.inlines) : ''}`;
  });
}

const FARES = [
  ['Age', 'Fare'],
  ['Up to 6', 'free'],
  ['Up to 15', '2 pounds'],
  ['Others', '4 pounds'],
];
const HARBOURS = ['Calls at Arden', 'Calls at Brae', 'Calls at Colla', 'Calls at Dury', 'Calls at Esha'];

/** Prose, short lines and prose in the left column, prose, a table and prose in the right one. */
const columns: Draw = (pen) => {
  const gutter = 290;
  const width = gutter - 10 - LEFT;
  const [above, beside] = [set(pen, PROSE.repeat(2), { y: 780, width }), set(pen, PROSE.repeat(2), { x: gutter + 10, y: 780, width })];
  drawLines(pen, HARBOURS, LEFT, above - 4);
  drawTable(pen, [gutter + 10, gutter + 110, RIGHT], beside + 10, FARES);
  const end = Math.min(above, beside) - 90;
  set(pen, `Tickets. ${PROSE.repeat(2)}`, { y: end, width });
  set(pen, `Luggage. ${PROSE.repeat(2)}`, { x: gutter + 10, y: end, width: RIGHT - gutter - 10 });
};

test('short lines of a column stay in it, whatever table of the next column is level with them', async () => {
  const model = await convertDrawnPages([columns]);
  const outline = outlineBlocks(listBlocks(model)).filter((text) => text !== '' && !text.startsWith('Calls'));
  expect(outline).toEqual(['The harbour ', 'Tickets. The', 'The harbour ', 'table: Age', 'Luggage. The']);
});

test('a line down the page separates short lines from the table beside them', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      drawLines(pen, HARBOURS, LEFT, 690);
      drawTable(pen, [330, 430, RIGHT], 701, FARES);
      drawLine(pen.page, [300, 560], [300, 790]);
      set(pen, PROSE.repeat(2), { y: 520 });
    },
  ]);
  expect(outlineBlocks(listBlocks(model))).toContain('table: Age');
});

test('the label over a picture beside a table stays with the picture', async () => {
  const model = await convertDrawnPages([
    async (pen) => {
      set(pen, PROSE.repeat(2), { y: 780 });
      drawTable(pen, [LEFT, 170, 260], 700, FARES);
      pen.page.drawText('Pier', { x: 380, y: 686, size: SIZE, font: pen.plain });
      pen.page.drawImage(await pen.document.embedPng(PICTURE), { x: 330, y: 600, width: 120, height: 80 });
      set(pen, PROSE.repeat(2), { y: 570 });
    },
  ]);
  expect(outlineBlocks(listBlocks(model))).not.toContain('table in a row');
});

test('lines that go on below a table beside them are not cut there', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE.repeat(2), { y: 780 });
      drawLines(
        pen,
        ['Skipper: Mr Sunde', 'Mate: Mrs Holm', 'Cook: Mr Bay', 'Cabin: Miss Lund', 'Engine: Mr Aas', 'Deck: Mr Moe', 'Purser: Mr Lie'],
        LEFT,
        690,
      );
      drawTable(pen, [330, 430, RIGHT], 701, FARES);
      set(pen, PROSE.repeat(2), { y: 560 });
    },
  ]);
  const outline = outlineBlocks(listBlocks(model));
  expect(outline).not.toContain('table: Skipper: Mr Sunde');
});

test('a sender of a few lines is beside the table that is level with it', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      drawLines(pen, ['Ferry Office', '3 Pier Road', 'Scalloway'], LEFT, 690);
      drawTable(pen, [330, 430, RIGHT], 701, FARES);
      set(pen, PROSE.repeat(2), { y: 560 });
    },
  ]);
  expect(outlineBlocks(listBlocks(model))[0]).toBe('table: Ferry Office');
});
