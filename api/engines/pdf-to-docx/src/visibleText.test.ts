import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import { measureContrast } from './model/contrast.ts';
import type { DocumentModel } from './model/documentModel.ts';
import { convertDrawnPages, type Draw, joinInlines, LEFT, listParagraphs, PROSE, SIZE, set } from './testing/drawnPages.ts';

const WHITE = rgb(1, 1, 1);

/** Returns the shading, highlight and contrast of a text. */
function measureLook(model: DocumentModel, text: string): { shading?: string; highlight?: string; contrast: number } | undefined {
  const paragraph = [...listParagraphs(model), ...model.sections.flatMap(({ header = [] }) => header)].find(({ inlines }) =>
    joinInlines(inlines).includes(text),
  );
  const inline = paragraph?.inlines.find((each) => each.kind === 'text' && each.text.includes(text));
  if (!paragraph || inline?.kind !== 'text') return undefined;
  const { shading } = paragraph;
  const { highlight, color } = inline.style;
  return { ...(shading && { shading }), ...(highlight && { highlight }), contrast: measureContrast(color, highlight ?? shading ?? 'ffffff') };
}

test('light texts at both ends of a full-width bar keep its colour', async () => {
  const bar: Draw = (pen) => {
    pen.page.drawRectangle({ x: 0, y: 780, width: 595, height: 62, color: rgb(0.1, 0.2, 0.4) });
    pen.page.drawText('Harbour Bank', { x: LEFT, y: 805, size: 16, font: pen.bold, color: WHITE });
    pen.page.drawText('April to May', { x: 440, y: 805, size: 9, font: pen.plain, color: rgb(0.95, 0.95, 0.95) });
    set(pen, PROSE.repeat(3));
  };
  const model = await convertDrawnPages([bar]);
  for (const text of ['Harbour Bank', 'April to May']) expect(measureLook(model, text)?.contrast).toBeGreaterThan(4);
});

test('the words of a rounded button keep its colour', async () => {
  const button: Draw = (pen) => {
    set(pen, PROSE.repeat(3), { y: 780 });
    pen.page.drawSvgPath('M 14 0 L 86 0 C 94 0 100 6 100 14 C 100 22 94 28 86 28 L 14 28 C 6 28 0 22 0 14 C 0 6 6 0 14 0 Z', {
      x: LEFT,
      y: 640,
      color: rgb(0.7, 0.1, 0.1),
    });
    pen.page.drawText('Order now', { x: LEFT + 22, y: 622, size: SIZE, font: pen.bold, color: WHITE });
  };
  const look = measureLook(await convertDrawnPages([button]), 'Order now');
  expect(look?.shading ?? look?.highlight).toBe('b31a1a');
});

test('one white word among black ones keeps its background, and the others get none', async () => {
  const label: Draw = (pen) => {
    const end = LEFT + pen.plain.widthOfTextAtSize('The meeting is ', SIZE);
    pen.page.drawText('The meeting is', { x: LEFT, y: 700, size: SIZE, font: pen.plain });
    pen.page.drawEllipse({ x: end + 18, y: 704, xScale: 26, yScale: 9, color: rgb(0, 0.3, 0.6) });
    pen.page.drawText('public', { x: end, y: 700, size: SIZE, font: pen.plain, color: WHITE });
    pen.page.drawText('and free for everybody who lives in the town.', { x: end + 44, y: 700, size: SIZE, font: pen.plain });
    set(pen, PROSE, { y: 660 });
  };
  const model = await convertDrawnPages([label]);
  expect(measureLook(model, 'public')?.contrast).toBeGreaterThan(4);
  expect(measureLook(model, 'The meeting')).toEqual({ contrast: 21 });
});

test('faint words without a background become dark enough to read', async () => {
  const faint: Draw = (pen) => {
    pen.page.drawText('Sketch number four', { x: LEFT, y: 780, size: SIZE, font: pen.plain, color: rgb(0.93, 0.93, 0.85) });
    set(pen, PROSE);
  };
  expect(measureLook(await convertDrawnPages([faint]), 'Sketch')?.contrast).toBeGreaterThanOrEqual(2);
});
