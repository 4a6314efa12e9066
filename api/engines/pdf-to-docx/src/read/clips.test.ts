import { expect, test } from '@jest/globals';
import {
  clip,
  clipEvenOdd,
  endPath,
  fill,
  lineTo,
  moveTo,
  type PDFOperator,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  setFillingColor,
} from 'pdf-lib';
import { listInlines } from '../model/listInlines.ts';
import { convertDrawnPages, joinInlines, LEFT, listBlocks, listParagraphs, type Pen, PROSE, RIGHT, SIZE, set } from '../testing/drawnPages.ts';
import { PICTURE } from '../testing/examplePages.ts';

const PAPER = [0, 0, 595, 842] as const;

/** Draws what is seen inside the box alone. */
async function drawInside({ page }: Pen, box: readonly PDFOperator[], draw: () => void | Promise<void>): Promise<void> {
  page.pushOperators(pushGraphicsState(), ...box, clip(), endPath());
  await draw();
  page.pushOperators(popGraphicsState());
}

function box(x: number, y: number, width: number, height: number): PDFOperator {
  return rectangle(x, y, width, height);
}

test('a page filled within a box colours the words in the box and no others', async () => {
  const model = await convertDrawnPages([
    async (pen) => {
      const [x, y, width, height] = PAPER;
      await drawInside(pen, [box(LEFT, 690, RIGHT - LEFT, 30)], () => {
        pen.page.drawRectangle({ x, y, width, height, color: rgb(0.9, 0.9, 0.7) });
      });
      pen.page.drawText('Boats leave at noon.', { x: LEFT + 8, y: 702, size: SIZE, font: pen.plain });
      set(pen, PROSE.repeat(2), { y: 640 });
    },
  ]);
  expect(listParagraphs(model).map(({ shading, inlines }) => [joinInlines(inlines).slice(0, 5), shading])).toEqual([
    ['Boats', 'e6e6b3'],
    ['The h', undefined],
  ]);
  expect(
    listBlocks(model)
      .flatMap(listInlines)
      .filter(({ kind }) => kind === 'picture'),
  ).toEqual([]);
});

test('the lower side of a frame, cut out with slanted ends, is a line under its title', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const [bottom, top] = [688, 730];
      const corners = [
        [LEFT, bottom],
        [RIGHT, bottom],
        [RIGHT - 1, bottom + 1],
        [LEFT + 1, bottom + 1],
      ] as const;
      const outline = corners.map(([x, y], index) => (index === 0 ? moveTo(x, y) : lineTo(x, y)));
      const frame = [rectangle(LEFT, bottom, RIGHT - LEFT, top - bottom), rectangle(LEFT + 1, bottom + 1, RIGHT - LEFT - 2, top - bottom - 2)];
      pen.page.pushOperators(pushGraphicsState(), ...outline, clipEvenOdd(), endPath(), setFillingColor(rgb(0.6, 0, 0)), ...frame, fill());
      pen.page.pushOperators(popGraphicsState());
      pen.page.drawText('Departures of the summer', { x: LEFT, y: 695, size: SIZE, font: pen.plain });
      set(pen, PROSE.repeat(2), { y: 660 });
    },
  ]);
  const [title] = listParagraphs(model);
  expect([title?.shading, title?.borders?.below?.color, title?.borders?.above]).toEqual([undefined, '990000', undefined]);
});

test('a picture larger than its frame is as large as the frame', async () => {
  const model = await convertDrawnPages([
    async (pen) => {
      const picture = await pen.document.embedPng(PICTURE);
      await drawInside(pen, [box(LEFT, 500, 160, 90)], () => pen.page.drawImage(picture, { x: LEFT - 40, y: 460, width: 300, height: 200 }));
      set(pen, PROSE.repeat(2), { y: 450 });
    },
  ]);
  const sizes = listBlocks(model)
    .flatMap(listInlines)
    .flatMap((inline) => (inline.kind === 'picture' ? [[Math.round(inline.width), Math.round(inline.height)]] : []));
  expect(sizes).toEqual([[160, 90]]);
});

test('what is drawn by a part of its own is cut by what that part is placed in', async () => {
  const model = await convertDrawnPages([
    async (pen) => {
      const sheet = await pen.document.embedPage(colouredSheet(pen));
      await drawInside(pen, [box(LEFT, 690, 200, 30)], () => pen.page.drawPage(sheet, { x: 0, y: 0 }));
      pen.page.drawText('Boats leave at noon.', { x: LEFT + 8, y: 702, size: SIZE, font: pen.plain });
      set(pen, PROSE.repeat(2), { y: 640 });
    },
  ]);
  expect(
    listBlocks(model)
      .flatMap(listInlines)
      .filter(({ kind }) => kind === 'picture'),
  ).toEqual([]);
  expect(listParagraphs(model).at(-1)?.shading).toBeUndefined();
});

function colouredSheet({ document }: Pen) {
  const [x, y, width, height] = PAPER;
  const sheet = document.insertPage(0, [width, height]);
  sheet.drawRectangle({ x, y, width, height, color: rgb(0.8, 0.9, 1) });
  document.removePage(0);
  return sheet;
}
