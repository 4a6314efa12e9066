import { describe, expect, test } from '@jest/globals';
import {
  convertDrawnPages,
  getFirstTable,
  joinInlines,
  LEADING,
  LEFT,
  listBlocks,
  listParagraphs,
  PROSE,
  RIGHT,
  SIZE,
  set,
} from './testing/drawnPages.ts';

const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const INGREDIENTS = ['1 tart shell', '4 lemons', '5 eggs', '180 g sugar', '150 ml cream', '1 pinch of salt', '2 sprigs of mint', 'some flour'];

describe('A visitor who converts lists that are beside something else gets', () => {
  test('a list of short items beside a text on the same lines as two columns', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        for (const [index, item] of INGREDIENTS.entries()) {
          const y = 700 - index * LEADING;
          pen.page.drawText('•', { x: LEFT, y, size: SIZE, font: pen.plain });
          pen.page.drawText(item, { x: LEFT + 18, y, size: SIZE, font: pen.plain });
        }
        set(pen, PROSE.repeat(2), { x: 310, width: 215 });
      },
    ]);
    expect(listBlocks(model).map(({ kind }) => kind)).not.toContain('table');
    const items = listParagraphs(model).filter(({ role }) => role.type === 'listItem');
    expect(items.map(({ inlines }) => joinInlines(inlines))).toEqual(INGREDIENTS);
  });

  test('questions with their marks at the edge and answers to choose from under them as a list of two levels', async () => {
    const questions = ['Which tissue carries sugar?', 'Where does breathing take place?', 'What shrinks in salt water?'];
    const answers = ['A cell', 'A leaf', 'A root'];
    const model = await convertDrawnPages([
      ({ page, plain }) => {
        const draw = (words: string, x: number, y: number) => page.drawText(words, { x, y, size: SIZE, font: plain });
        for (const [index, question] of questions.entries()) {
          const y = 700 - index * 4 * LEADING;
          draw(`${index + 1}.`, LEFT, y);
          draw(question, LEFT + 20, y);
          draw('(2)', 510, y);
          for (const [at, answer] of answers.entries()) {
            draw(`${'ABC'[at]})`, LEFT + 20, y - (at + 1) * LEADING);
            draw(answer, LEFT + 40, y - (at + 1) * LEADING);
          }
        }
      },
    ]);
    expect(listBlocks(model).map(({ kind }) => kind)).not.toContain('table');
    const levels = listParagraphs(model).map(({ role }) => (role.type === 'listItem' ? role.level : undefined));
    expect(levels).toEqual(questions.flatMap(() => [0, 1, 1, 1]));
  });

  test('an item of two lines beside a picture as an item, its mark far from its text', async () => {
    const items = ['Three speeds', PROSE.trim(), 'Two colours'];
    const model = await convertDrawnPages([
      async (pen) => {
        set(pen, PROSE.repeat(2), { y: 760 });
        const picture = await pen.document.embedPng(ONE_PIXEL);
        pen.page.drawImage(picture, { x: LEFT, y: 600, width: 120, height: 110 });
        let y = 700;
        for (const item of items) {
          pen.page.drawText('•', { x: 230, y, size: SIZE, font: pen.plain });
          y = set(pen, item, { x: 252, y, width: RIGHT - 252 });
        }
        set(pen, PROSE.repeat(2), { y: 560 });
      },
    ]);
    const found = getFirstTable(model).rows[0]?.cells[1]?.blocks.filter((block) => block.kind === 'paragraph') ?? [];
    expect(found.map(({ role, inlines }) => [role.type, joinInlines(inlines)])).toEqual(items.map((item) => ['listItem', item]));
  });
});
