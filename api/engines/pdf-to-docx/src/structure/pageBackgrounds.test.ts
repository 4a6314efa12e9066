import { expect, test } from '@jest/globals';
import { type RGB, rgb } from 'pdf-lib';
import { measureContrast } from '../model/contrast.ts';
import type { DocumentModel, Paragraph, PictureInline } from '../model/documentModel.ts';
import { convertDrawnPages, type Draw, joinInlines, listParagraphs, type Pen, PROSE, set } from '../testing/drawnPages.ts';

const NIGHT = rgb(0.1, 0.1, 0.2);
const SAND = rgb(1, 0.95, 0.85);
const WHITE = rgb(1, 1, 1);

interface Panel {
  x: number;
  width: number;
  color: RGB;
}

const listBehind = (model: DocumentModel) =>
  listParagraphs(model).flatMap(({ inlines, page }) =>
    inlines
      .filter((inline): inline is PictureInline => inline.kind === 'picture' && inline.behind !== undefined)
      .map((picture) => ({ page, picture })),
  );

const draw =
  (panels: Panel[], write: Draw, { y = 0, height = 842 } = {}): Draw =>
  (pen) => {
    for (const { x, width, color } of panels) pen.page.drawRectangle({ x, y, width, height, color });
    return write(pen);
  };

const prose = (pen: Pen) => void set(pen, PROSE.repeat(2));
const whiteLines = ({ page, bold, plain }: Pen) => {
  page.drawText('What comes next', { x: 70, y: 740, size: 28, font: bold, color: WHITE });
  for (const [index, text] of ['Lanes on both sides by spring', 'Two thousand stands'].entries())
    page.drawText(text, { x: 70, y: 680 - index * 30, size: 16, font: plain, color: WHITE });
};

const cases: { of: string; pages: Draw[]; laid: { page: number; left: number; width: number }[] }[] = [
  {
    of: 'a dark slide between white ones',
    pages: [prose, draw([{ x: 0, width: 595, color: NIGHT }], whiteLines), prose],
    laid: [{ page: 2, left: 0, width: 595 }],
  },
  { of: 'a letter on tinted paper', pages: [draw([{ x: 0, width: 595, color: SAND }], prose)], laid: [{ page: 1, left: 0, width: 595 }] },
  {
    of: 'a leaflet with a coloured panel at either side',
    pages: [
      draw(
        [
          { x: 0, width: 198, color: SAND },
          { x: 396, width: 199, color: NIGHT },
        ],
        (pen) => {
          set(pen, PROSE.repeat(4), { x: 20, y: 780, width: 160 });
          set(pen, PROSE.repeat(4), { x: 218, y: 780, width: 160 });
          set(pen, PROSE.repeat(4), { x: 416, y: 780, width: 160 });
        },
      ),
    ],
    laid: [
      { page: 1, left: 0, width: 198 },
      { page: 1, left: 396, width: 199 },
    ],
  },
];

test.each(cases)('the background of $of lies behind its text', async ({ pages, laid }) => {
  const behind = listBehind(await convertDrawnPages(pages)).map(({ page, picture }) => ({ page, left: picture.behind?.left, width: picture.width }));
  expect(behind).toEqual(laid.map(({ page, left, width }) => ({ page, left: expect.closeTo(left, 0), width: expect.closeTo(width, 0) })));
});

test('a bar over half of a page is no background of it', async () => {
  const model = await convertDrawnPages([draw([{ x: 0, width: 595, color: NIGHT }], whiteLines, { y: 500, height: 342 })]);
  expect(listBehind(model)).toEqual([]);
});

const isReadableOn = (background: string) => (paragraph: Paragraph) =>
  paragraph.inlines.every((inline) => inline.kind !== 'text' || measureContrast(inline.style.color, paragraph.shading ?? background) >= 2);

test('what was in a white box on a dark page, and the running footer of white ones, can be read there', async () => {
  const foot = ({ page, plain }: Pen) => page.drawText('City bicycle plan', { x: 70, y: 20, size: 9, font: plain });
  const boxed = draw([{ x: 0, width: 595, color: NIGHT }], (pen) => {
    whiteLines(pen);
    pen.page.drawRectangle({ x: 60, y: 420, width: 480, height: 120, color: WHITE });
    set(pen, PROSE, { x: 80, y: 510, width: 430 });
    pen.page.drawText('City bicycle plan', { x: 70, y: 20, size: 9, font: pen.plain, color: WHITE });
  });
  const white = (pen: Pen) => {
    prose(pen);
    foot(pen);
  };
  const model = await convertDrawnPages([white, boxed, white, white]);
  const onDark = listParagraphs(model).filter(({ page }) => page === 2);
  expect(onDark.filter((paragraph) => !isReadableOn('1a1a33')(paragraph)).map(({ inlines }) => joinInlines(inlines))).toEqual([]);
  const feet = model.sections.flatMap(({ footer = [] }) => footer);
  expect(feet.length).toBeGreaterThan(0);
  expect(feet.every(isReadableOn('1a1a33'))).toBe(true);
});
