import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import { writeDocx } from '../docx/writeDocx.ts';
import {
  convertDrawnPages,
  type Draw,
  drawLine,
  joinInlines,
  LEFT,
  listBlocks,
  listCellTexts,
  listParagraphs,
  type Pen,
  PROSE,
  RIGHT,
  SIZE,
  set,
} from '../testing/drawnPages.ts';
import { readDocx } from '../testing/readDocx.ts';

const convertToTexts = async (draw: Draw) =>
  listParagraphs(await convertDrawnPages([draw])).map(({ inlines }) =>
    joinInlines(inlines)
      .replace(/_+/g, '_')
      .replace(/\.{8,}/g, '…'),
  );

function say({ page, plain }: Pen, text: string, x: number, y: number): void {
  page.drawText(text, { x, y, size: SIZE, font: plain });
}

function dots({ page }: Pen, y: number): void {
  page.drawLine({ start: { x: LEFT + 20, y }, end: { x: RIGHT, y }, thickness: 1, dashArray: [1, 2], color: rgb(0, 0, 0) });
}

test('the dotted lines below the questions of an examination stay, each of them, as dots', async () => {
  const draw: Draw = (pen) => {
    say(pen, '(a) Which of the two is denser?', LEFT, 700);
    dots(pen, 680);
    say(pen, '(b) Say why oil swims on water.', LEFT, 656);
    for (const y of [636, 616, 596]) dots(pen, y);
  };
  expect(await convertToTexts(draw)).toEqual([expect.stringContaining('denser?'), '…', expect.stringContaining('water.'), '…', '…', '…']);
});

test('empty lines under a task stay, as many as there were', async () => {
  const draw: Draw = (pen) => {
    say(pen, 'Describe your way to school.', LEFT, 700);
    for (let at = 0; at < 5; at += 1) drawLine(pen.page, [LEFT, 670 - 24 * at], [RIGHT - 60, 670 - 24 * at]);
  };
  expect(await convertToTexts(draw)).toEqual(['Describe your way to school.', '_', '_', '_', '_', '_']);
});

test.each([
  ['a certificate', [110, 360], 150, ['Gareth Pugh', 'Ines Albrecht']],
  ['a delivery note', [70, 320], 200, ['Received by', 'Signature, date']],
  ['a will', [70, 230, 390], 120, ['First witness', 'Second witness', 'Notary']],
])('the lines to sign on of %s stay beside each other, over their words', async (_, lefts, width, labels) => {
  const draw: Draw = (pen) => {
    set(pen, PROSE, { y: 700 });
    for (const [at, x] of lefts.entries()) {
      drawLine(pen.page, [x, 560], [x + width, 560]);
      say(pen, labels[at] ?? '', x + 4, 546);
    }
  };
  const [, ...blocks] = listBlocks(await convertDrawnPages([draw]));
  const rows = blocks.flatMap((block) =>
    block.kind === 'table' ? listCellTexts(block) : block.kind === 'paragraph' ? [joinInlines(block.inlines).split('<tab>')] : [],
  );
  expect(rows.map((row) => row.map((cell) => cell.replace(/_+/g, '_')))).toEqual([lefts.map(() => '_'), labels]);
});

test('the empty rows of a table, and a line under a title, are no lines to write on', async () => {
  const rows: Draw = (pen) => {
    say(pen, 'Date', LEFT, 700);
    say(pen, 'Signature', LEFT + 200, 700);
    for (let at = 0; at < 5; at += 1) drawLine(pen.page, [LEFT, 692 - 24 * at], [RIGHT, 692 - 24 * at]);
  };
  expect(JSON.stringify(await convertDrawnPages([rows]))).not.toContain('___');
  const titled: Draw = (pen) => {
    pen.page.drawText('Experience', { x: LEFT, y: 760, size: 16, font: pen.bold });
    drawLine(pen.page, [LEFT, 752], [RIGHT, 752]);
    set(pen, PROSE, { y: 730 });
  };
  expect((await convertToTexts(titled)).join(' ')).not.toContain('_');
});

test('a dotted line over a paragraph stays dotted', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE, { y: 760 });
      pen.page.drawLine({ start: { x: LEFT, y: 700 }, end: { x: RIGHT, y: 700 }, thickness: 1, dashArray: [1, 2], color: rgb(1, 0, 0) });
      set(pen, PROSE, { y: 680 });
    },
  ]);
  expect(readDocx(await writeDocx(model)).parts.get('word/document.xml')).toMatch(/<w:(top|bottom) w:val="dotted" w:color="ff0000"/);
});
