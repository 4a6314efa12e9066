import { expect, test } from '@jest/globals';
import { convertDrawnPages, joinInlines, LEFT, listParagraphs, PROSE, set } from '../testing/drawnPages.ts';

test('a title on a page before all chapters is no chapter, nor are the names below it', async () => {
  const chapter = (title: string) => (pen: Parameters<typeof set>[0]) => {
    pen.page.drawText(title, { x: LEFT, y: 740, size: 16, font: pen.bold });
    set(pen, PROSE.repeat(5), { y: 700 });
  };
  const model = await convertDrawnPages([
    ({ page, bold }) => {
      page.drawText('Water and Memory', { x: LEFT, y: 600, size: 26, font: bold });
      for (const [index, text] of ['A thesis in history', 'Clara Nowak'].entries())
        page.drawText(text, { x: (595 - bold.widthOfTextAtSize(text, 16)) / 2, y: 540 - 90 * index, size: 16, font: bold });
    },
    chapter('1 Introduction'),
    chapter('2 Sources'),
  ]);
  const roles = listParagraphs(model).map(({ role, inlines }) => [
    joinInlines(inlines).slice(0, 16),
    role.type === 'heading' ? role.level : role.type,
  ]);
  expect(roles.filter(([text]) => !String(text).startsWith('The harbour'))).toEqual([
    ['Water and Memory', 'title'],
    ['A thesis in hist', 'body'],
    ['Clara Nowak', 'body'],
    ['1 Introduction', 1],
    ['2 Sources', 1],
  ]);
});

const readRole = ({ role }: ReturnType<typeof listParagraphs>[number]) => (role.type === 'heading' ? role.level : role.type);

test('a heading on the second page is below that of the first, whose text fills its page', async () => {
  const page = (title: string, size: number) => (pen: Parameters<typeof set>[0]) => {
    pen.page.drawText(title, { x: LEFT, y: 770, size, font: pen.bold });
    set(pen, PROSE.repeat(12), { y: 730 });
  };
  const model = await convertDrawnPages([page('Visitors of the harbour', 20), page('By country', 15)]);
  expect(listParagraphs(model).map(readRole)).toEqual([1, 'body', 2, 'body']);
});

test('a title in the middle above sections with Roman numbers has no part in their order', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const centred = (text: string, y: number, size: number) =>
        pen.page.drawText(text, { x: (595 - pen.bold.widthOfTextAtSize(text, size)) / 2, y, size, font: pen.bold });
      centred('Tides and Boats', 780, 22);
      let y = 740;
      for (const title of ['I. INTRODUCTION TO THE TIDES', 'II. METHODS AND MATERIALS']) {
        pen.page.drawText(title, { x: LEFT, y, size: 14, font: pen.bold });
        y = set(pen, PROSE.repeat(4), { y: y - 24 }) - 20;
      }
    },
  ]);
  expect(listParagraphs(model).map(readRole)).toEqual(['title', 1, 'body', 1, 'body']);
});
