import { describe, expect, test } from '@jest/globals';
import {
  convertDrawnPages,
  getFirstTable,
  joinInlines,
  LEADING,
  LEFT,
  listBlocks,
  listParagraphs,
  type Pen,
  PROSE,
  SIZE,
  set,
} from '../testing/drawnPages.ts';

const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = async ({ page, document }: Pen) => page.drawImage(await document.embedPng(ONE_PIXEL), { x: LEFT, y: 600, width: 120, height: 110 });

describe('A visitor who converts a page with text beside a picture gets', () => {
  test('both beside each other, and the text above and below over the whole width', async () => {
    const facts = ['Three speeds', 'Two colours', 'No oil'];
    const model = await convertDrawnPages([
      async (pen) => {
        set(pen, PROSE.repeat(2), { y: 780 });
        await picture(pen);
        for (const [index, fact] of facts.entries()) {
          pen.page.drawText('•', { x: 230, y: 696 - index * 18, size: SIZE, font: pen.plain });
          pen.page.drawText(fact, { x: 248, y: 696 - index * 18, size: SIZE, font: pen.plain });
        }
        set(pen, PROSE.repeat(2), { y: 560 });
      },
    ]);
    expect(listBlocks(model).map(({ kind }) => kind)).toEqual(['paragraph', 'table', 'paragraph']);
    const cells = getFirstTable(model).rows[0]?.cells.map(({ blocks }) =>
      blocks.map((block) => (block.kind === 'paragraph' ? joinInlines(block.inlines) : '')),
    );
    expect(cells).toEqual([['<picture>'], facts]);
  });

  test('text that flows around the picture as one paragraph behind it', async () => {
    const model = await convertDrawnPages([
      async (pen) => {
        await picture(pen);
        const words = PROSE.repeat(5).trim().split(' ');
        let y = 702;
        for (let line = ''; words.length > 0; y -= LEADING) {
          const x = y > 596 ? 205 : LEFT;
          for (line = ''; words[0] && pen.plain.widthOfTextAtSize(`${line} ${words[0]}`, SIZE) < 525 - x; )
            line += `${line ? ' ' : ''}${words.shift()}`;
          pen.page.drawText(line, { x, y, size: SIZE, font: pen.plain });
        }
      },
    ]);
    expect(listBlocks(model).map(({ kind }) => kind)).not.toContain('table');
    const [around] = listParagraphs(model);
    expect(joinInlines(around?.inlines ?? [])).toBe(`<picture>${PROSE.repeat(5).trim()}`);
    expect(around?.inlines[0]).toMatchObject({ kind: 'picture', float: { side: expect.any(String) } });
  });

  test.each([
    ['one line', { caption: ['Fig. 1: the pump'], facts: 8, step: 16 }],
    ['two lines', { caption: ['Fig. 2: the pump in', 'its case of steel'], facts: 7, step: 20 }],
    ['a small picture line', { caption: ['Photo: A. Reed'], facts: 9, step: 13.5 }],
  ])('the caption with its picture, and not in the middle of the text beside both: %s', async (_, { caption, facts, step }) => {
    const names = Array.from({ length: facts }, (__, index) => `Feature number ${index + 1}`);
    const model = await convertDrawnPages([
      async (pen) => {
        set(pen, PROSE.repeat(2), { y: 780 });
        await picture(pen);
        for (const [index, text] of caption.entries()) pen.page.drawText(text, { x: LEFT, y: 588 - index * 11, size: 8, font: pen.plain });
        for (const [index, name] of names.entries()) {
          pen.page.drawText('•', { x: 230, y: 700 - index * step, size: SIZE, font: pen.plain });
          pen.page.drawText(name, { x: 248, y: 700 - index * step, size: SIZE, font: pen.plain });
        }
        set(pen, PROSE.repeat(2), { y: 530 });
      },
    ]);
    const [first, second] = getFirstTable(model).rows[0]?.cells ?? [];
    const written = [first, second].map((cell) => cell?.blocks.map((block) => (block.kind === 'paragraph' ? joinInlines(block.inlines) : '')) ?? []);
    expect(written[0]?.join(' ')).toBe(`<picture> ${caption.join(' ')}`);
    expect(written[1]).toEqual(names);
  });
});
