import { describe, expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import { convertDrawnPages, joinInlines, LEADING, LEFT, listParagraphs, PROSE, RIGHT, SIZE, set } from '../testing/drawnPages.ts';

describe('A visitor who converts text on coloured backgrounds gets', () => {
  test('a call-out on its background, and the text around it on none', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        const next = set(pen, PROSE.repeat(2), { y: 760 });
        pen.page.drawRectangle({ x: LEFT - 4, y: next - 2.6 * LEADING, width: RIGHT - LEFT + 8, height: 3.8 * LEADING, color: rgb(1, 0.9, 0.6) });
        set(pen, `Note: ${PROSE}`, { y: next, width: RIGHT - LEFT - 10 });
        set(pen, PROSE.repeat(2), { y: next - 5 * LEADING });
      },
    ]);
    expect(listParagraphs(model).map(({ shading }) => shading)).toEqual([undefined, 'ffe699', undefined]);
  });

  test('a white title on the bar that it can be read on', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        pen.page.drawRectangle({ x: LEFT, y: 752, width: RIGHT - LEFT, height: 22, color: rgb(0.2, 0.2, 0.4) });
        pen.page.drawText('Work experience', { x: LEFT + 6, y: 758, size: 14, font: pen.bold, color: rgb(1, 1, 1) });
        set(pen, PROSE.repeat(3), { y: 730 });
      },
    ]);
    const [title] = listParagraphs(model);
    expect([joinInlines(title?.inlines ?? []), title?.shading]).toEqual(['Work experience', '333366']);
  });

  test('words that a pen marked as marked words, and the paper of the page as no background', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        pen.page.drawRectangle({ x: 0, y: 0, width: 595, height: 842, color: rgb(1, 1, 0.9) });
        pen.page.drawRectangle({ x: LEFT, y: 757, width: pen.plain.widthOfTextAtSize('The harbour', SIZE), height: 12, color: rgb(1, 1, 0) });
        set(pen, PROSE.repeat(2), { y: 760 });
      },
    ]);
    const [paragraph] = listParagraphs(model);
    expect(paragraph?.shading).toBeUndefined();
    expect(paragraph?.inlines.find(({ kind }) => kind === 'text')).toMatchObject({
      text: 'The harbour',
      style: { highlight: expect.stringMatching(/ffff00/i) },
    });
  });
});
