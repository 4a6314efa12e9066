import { expect, test } from '@jest/globals';
import { converted, LEFT, PROSE, paragraphsOf, set, textOf } from '../testing/drawnPages.ts';

test('a title on a page before all chapters is no chapter, nor are the names below it', async () => {
  const chapter = (title: string) => (pen: Parameters<typeof set>[0]) => {
    pen.page.drawText(title, { x: LEFT, y: 740, size: 16, font: pen.bold });
    set(pen, PROSE.repeat(5), { y: 700 });
  };
  const model = await converted([
    ({ page, bold }) => {
      page.drawText('Water and Memory', { x: LEFT, y: 600, size: 26, font: bold });
      for (const [place, text] of ['A thesis in history', 'Clara Nowak'].entries())
        page.drawText(text, { x: (595 - bold.widthOfTextAtSize(text, 16)) / 2, y: 540 - 90 * place, size: 16, font: bold });
    },
    chapter('1 Introduction'),
    chapter('2 Sources'),
  ]);
  const roles = paragraphsOf(model).map(({ role, inlines }) => [textOf(inlines).slice(0, 16), role.type === 'heading' ? role.level : role.type]);
  expect(roles.filter(([text]) => !String(text).startsWith('The harbour'))).toEqual([
    ['Water and Memory', 'title'],
    ['A thesis in hist', 'body'],
    ['Clara Nowak', 'body'],
    ['1 Introduction', 1],
    ['2 Sources', 1],
  ]);
});
