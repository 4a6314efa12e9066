import { expect, test } from '@jest/globals';
import { rgb, setTextRenderingMode, TextRenderingMode } from 'pdf-lib';
import type { DocumentModel, PictureInline } from './model/documentModel.ts';
import { listInlines } from './model/listInlines.ts';
import { convertDrawnPages, type Draw, drawLine, joinInlines, LEFT, listBlocks, listParagraphs, PROSE, set } from './testing/drawnPages.ts';
import { PICTURE } from './testing/examplePages.ts';

const BLUE = rgb(0.2, 0.4, 0.8);

const findPictures = (model: DocumentModel): PictureInline[] =>
  listBlocks(model)
    .flatMap(listInlines)
    .filter((inline) => inline.kind === 'picture');

test('rectangles on one axis become a bar chart with its labels as alternative text', async () => {
  const bars: Draw = (pen) => {
    set(pen, PROSE.repeat(2), { y: 780 });
    for (const [index, height] of [60, 95, 140].entries()) {
      pen.page.drawRectangle({ x: 120 + index * 80, y: 480, width: 50, height, color: BLUE });
      pen.page.drawText(`Quarter ${index + 1}`, { x: 122 + index * 80, y: 468, size: 9, font: pen.plain });
    }
    drawLine(pen.page, [110, 480], [340, 480]);
    set(pen, PROSE.repeat(2), { y: 430 });
  };
  const model = await convertDrawnPages([bars]);
  const [chart, ...others] = findPictures(model);
  expect(others).toEqual([]);
  expect(chart?.description).toBe('Quarter 1, Quarter 2, Quarter 3');
  expect(chart?.width).toBeGreaterThan(225);
});

const charts = [
  {
    of: 'upright bars without an axis, a year under each',
    draw: (({ page, plain }) => {
      for (const [index, height] of [60, 95, 120, 150].entries()) {
        page.drawRectangle({ x: 80 + index * 60, y: 500, width: 40, height, color: BLUE });
        const year = String(2020 + index);
        page.drawText(year, { x: 100 + index * 60 - plain.widthOfTextAtSize(year, 12) / 2, y: 484, size: 12, font: plain });
      }
    }) satisfies Draw,
    labels: '2020, 2021, 2022, 2023',
  },
  {
    of: 'bars that lie, a name before each',
    draw: (({ page, plain }) => {
      for (const [index, name] of ['Herring', 'Cod', 'Plaice'].entries()) {
        page.drawRectangle({ x: 160, y: 560 - index * 30, width: 90 + index * 70, height: 16, color: BLUE });
        page.drawText(name, { x: 156 - plain.widthOfTextAtSize(name, 10), y: 564 - index * 30, size: 10, font: plain });
      }
    }) satisfies Draw,
    labels: 'Herring, Cod, Plaice',
  },
  {
    of: 'bars in a frame, figures beside it',
    draw: (({ page, plain }) => {
      page.drawRectangle({ x: 100, y: 480, width: 320, height: 160, borderWidth: 0.8, borderColor: rgb(0, 0, 0) });
      for (const [index, height] of [40, 130, 90].entries()) {
        page.drawRectangle({ x: 130 + index * 100, y: 480, width: 60, height, color: BLUE });
        page.drawText(['Jan', 'Feb', 'Mar'][index] ?? '', { x: 150 + index * 100, y: 468, size: 10, font: plain });
        page.drawText(`${index * 50}`, { x: 80, y: 478 + index * 70, size: 10, font: plain });
      }
    }) satisfies Draw,
    labels: '100, 50, 0, Jan, Feb, Mar',
  },
];

test.each(charts)('$of become one picture with its labels', async ({ draw, labels }) => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE.repeat(2), { y: 780 });
      draw(pen);
      set(pen, PROSE.repeat(2), { y: 430 });
    },
  ]);
  expect(findPictures(model).map(({ description }) => description)).toEqual([labels]);
});

test('filled areas around a shape become one picture with its caption as alternative text', async () => {
  const scene: Draw = (pen) => {
    const { page } = pen;
    set(pen, PROSE.repeat(2), { y: 780 });
    page.drawRectangle({ x: 150, y: 560, width: 200, height: 90, color: rgb(0.6, 0.8, 1) });
    page.drawRectangle({ x: 150, y: 540, width: 200, height: 20, color: rgb(0.1, 0.4, 0.1) });
    page.drawEllipse({ x: 230, y: 600, xScale: 25, yScale: 25, color: rgb(1, 0.9, 0.2) });
    page.drawText('The sun over the meadow in June', { x: 152, y: 526, size: 9, font: pen.plain });
    set(pen, PROSE.repeat(2), { y: 480 });
  };
  const model = await convertDrawnPages([scene]);
  expect(findPictures(model).map(({ description }) => description)).toEqual(['The sun over the meadow in June']);
  expect(findPictures(model)[0]?.height).toBeCloseTo(110, 0);
});

test('a table with shaded cells is not a chart', async () => {
  const cells: Draw = (pen) => {
    for (const [index, name] of ['Alder', 'Birch', 'Cedar', 'Elm'].entries()) {
      pen.page.drawRectangle({ x: LEFT, y: 600 - index * 24, width: 120 + index * 40, height: 18, color: rgb(0.85, 0.9, 1) });
      pen.page.drawText(name, { x: LEFT + 6, y: 605 - index * 24, size: 11, font: pen.plain });
    }
    drawLine(pen.page, [LEFT, 618], [LEFT, 520]);
    set(pen, PROSE.repeat(2), { y: 480 });
  };
  const model = await convertDrawnPages([cells]);
  expect(findPictures(model)).toEqual([]);
  expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toContain('Birch');
});

test.each([
  ['a sign', 'Beware of the dog', { x: 120, y: 500, width: 200, height: 90 }],
  ['a page of a letter', 'Dear Sir, we thank you for yours of the fifth', { x: LEFT, y: 300, width: 420, height: 300 }],
  ['a shop window', 'Bread, Cakes and Coffee', { x: 300, y: 480, width: 180, height: 60 }],
])('words that recognition left over the photograph of %s are its alternative text', async (_, words, place) => {
  const model = await convertDrawnPages([
    async (pen) => {
      set(pen, PROSE.repeat(2), { y: 780 });
      pen.page.drawImage(await pen.document.embedPng(PICTURE), place);
      pen.page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
      pen.page.drawText(words, { x: place.x + 10, y: place.y + 20, size: 7, font: pen.plain });
      pen.page.drawText('no part of it', { x: place.x, y: 100, size: 7, font: pen.plain });
    },
  ]);
  expect(findPictures(model).map(({ description }) => description)).toEqual([words]);
});

type Area = [x: number, y: number, width: number, height: number, shade: number];

const paintings: { of: string; areas: Area[] }[] = [
  {
    of: 'a tap before sky and grass',
    areas: [
      [80, 500, 150, 110, 0.9],
      [80, 500, 150, 40, 0.6],
      [146, 530, 12, 60, 0.3],
    ],
  },
  {
    of: 'a flag of three stripes on its cloth',
    areas: [
      [200, 480, 120, 75, 0.8],
      [200, 480, 120, 25, 0.2],
      [200, 530, 120, 25, 0.5],
    ],
  },
  {
    of: 'windows of a house',
    areas: [
      [300, 460, 90, 140, 0.7],
      [315, 550, 20, 30, 0.95],
      [355, 550, 20, 30, 0.95],
      [332, 460, 26, 50, 0.3],
    ],
  },
];

test.each(paintings)('rectangles on a larger one without text are a picture: $of', async ({ areas }) => {
  const draw: Draw = (pen) => {
    set(pen, PROSE.repeat(2), { y: 780 });
    for (const [x, y, width, height, shade] of areas) pen.page.drawRectangle({ x, y, width, height, color: rgb(shade, shade, 1) });
    set(pen, PROSE.repeat(2), { y: 420 });
  };
  const pictures = findPictures(await convertDrawnPages([draw]));
  const [, , width = 0, height = 0] = areas[0] ?? [];
  expect(pictures.map((picture) => [Math.round(picture.width), Math.round(picture.height)])).toEqual([[width, height]]);
});

test('a panel with words before its fields is no picture', async () => {
  const draw: Draw = ({ page, plain }) => {
    page.drawRectangle({ x: 80, y: 480, width: 300, height: 100, color: rgb(0.9, 0.9, 0.9) });
    for (const [index, label] of ['Name', 'Street'].entries()) {
      page.drawText(label, { x: 90, y: 550 - 40 * index, size: 11, font: plain });
      page.drawRectangle({ x: 150, y: 544 - 40 * index, width: 200, height: 20, color: rgb(0.8, 0.85, 1) });
    }
  };
  expect(findPictures(await convertDrawnPages([draw]))).toEqual([]);
});

test.each([
  ['dots of a map', 90, [10, 60, 130, 200, 260]],
  ['stars of a night', 70, [5, 100, 180]],
  ['bubbles', 120, [20, 75, 120, 240]],
])('shapes far from each other on one area without text are one picture: %s', async (_, height, places) => {
  const draw: Draw = (pen) => {
    set(pen, PROSE.repeat(2), { y: 780 });
    pen.page.drawRectangle({ x: 100, y: 520, width: 300, height, color: rgb(0.98, 0.95, 0.9) });
    for (const [index, at] of places.entries())
      pen.page.drawEllipse({ x: 115 + at, y: 540 + ((index * 23) % (height - 40)), xScale: 6, yScale: 6, color: BLUE });
    set(pen, PROSE.repeat(2), { y: 480 });
  };
  const pictures = findPictures(await convertDrawnPages([draw]));
  expect(pictures.map((picture) => [Math.round(picture.width), Math.round(picture.height)])).toEqual([[300, height]]);
});
