import { describe, expect, test } from '@jest/globals';
import { breakLines } from '@sheaf/pdf-text/testing/brokenLines';
import { convertDrawnPages, joinInlines, LEADING, LEFT, listParagraphs, PROSE, RIGHT, SIZE, set } from './testing/drawnPages.ts';

const INDENT = 30;

describe('A visitor who converts a paper gets', () => {
  test('a paragraph whole that goes on over the page behind a sentence, where all others begin with an indent', async () => {
    const last = 'could say whether the storm had passed them or was yet to come to all of us there now.';
    const model = await convertDrawnPages(
      [0, 1].map((place) => ({ page, plain }) => {
        // No word of the next line would have fitted behind the last one.
        const width = plain.widthOfTextAtSize(last, SIZE) + 10;
        let y = 780;
        const put = (text: string, x = LEFT) => {
          page.drawText(text, { x, y, size: SIZE, font: plain });
          y -= LEADING;
        };
        const putIndented = (text: string) => {
          const [first = '', ...others] = breakLines(text, plain, SIZE, width - INDENT);
          put(first, LEFT + INDENT);
          for (const line of others) put(line);
        };
        if (place === 1) for (const line of breakLines(PROSE, plain, SIZE, width)) put(line);
        for (let count = 0; count < 5; count += 1) putIndented(PROSE.repeat(2));
        if (place === 1) return;
        const [first = '', second = ''] = breakLines(PROSE.repeat(2), plain, SIZE, width - INDENT);
        put(first, LEFT + INDENT);
        put(second);
        put(last);
      }),
    );
    const broken = listParagraphs(model).find(({ inlines }) => joinInlines(inlines).includes(last));
    expect(joinInlines(broken?.inlines ?? [])).toContain(`${last} The harbour was quiet`);
  });

  test('each entry of a list of references whole, though all are of two lines', async () => {
    const entries = [
      ['Adams, Ruth. The Long Valley: A History of Water and of the People Who Lived by It in the', 'Northern Counties. Harbour Press, 1998.'],
      ['Brown, Eli. “Mills and Millers.” Journal of Rural Studies, vol. 12, no. 3, 2005, pages 211–34,', 'and a supplement of 2006.'],
      ['Doyle, Mary, and Owen Price. “What Floods Leave Behind: Sediment, Memory and Law after', 'the Spring of 1947.” Water History, vol. 4, 2014.'],
    ];
    const model = await convertDrawnPages([
      ({ page, plain }) => {
        for (const [index, [first = '', second = '']] of entries.entries()) {
          page.drawText(first, { x: LEFT, y: 700 - index * 2 * LEADING, size: SIZE, font: plain });
          page.drawText(second, { x: LEFT + INDENT, y: 700 - (index * 2 + 1) * LEADING, size: SIZE, font: plain });
        }
      },
    ]);
    expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toEqual(entries.map((lines) => lines.join(' ')));
  });

  test('numbered works as a list where they hang from their numbers', async () => {
    const works = [
      'R. Adams, The long valley, Harbour Press, 1998.',
      'M. Doyle, What floods leave behind: sediment, memory and law',
      'E. Brown, Mills.',
    ];
    const model = await convertDrawnPages([
      ({ page, plain }) => {
        let y = 700;
        for (const [index, work] of works.entries()) {
          page.drawText(`[${index + 1}]`, { x: LEFT, y, size: SIZE, font: plain });
          page.drawText(work, { x: LEFT + 20, y, size: SIZE, font: plain });
          y -= LEADING;
          if (index !== 1) continue;
          page.drawText('after the spring of 1947.', { x: LEFT + 20, y, size: SIZE, font: plain });
          y -= LEADING;
        }
      },
    ]);
    expect(listParagraphs(model).map(({ role }) => role.type)).toEqual(['listItem', 'listItem', 'listItem']);
    expect(model.lists[0]?.levels[0]?.text).toBe('[%1]');
  });
});

test('a line below a list that is further out than its numbers is no part of the last item', async () => {
  const below = 'Afterwards the sails are folded.';
  const items = ['Wash the sails in fresh water.'];
  const model = await convertDrawnPages([
    (pen) => {
      const { page, plain } = pen;
      set(pen, PROSE.repeat(3), { y: 760 });
      // Its line is not full, and yet the next word would not have fitted behind it.
      items.push(`${breakLines(PROSE.repeat(2), plain, SIZE, RIGHT - LEFT - 36 - 40)[0]}.`);
      for (const [index, text] of items.entries()) {
        page.drawText(`${index + 1}.`, { x: LEFT + 18, y: 640 - LEADING * index, size: SIZE, font: plain });
        page.drawText(text, { x: LEFT + 36, y: 640 - LEADING * index, size: SIZE, font: plain });
      }
      page.drawText(below, { x: LEFT, y: 640 - LEADING * items.length, size: SIZE, font: plain });
    },
  ]);
  const found = listParagraphs(model).slice(1);
  expect(found.map(({ role, inlines }) => [role.type, joinInlines(inlines)])).toEqual([...items.map((text) => ['listItem', text]), ['body', below]]);
});

test('a paragraph set to the right edge is one, though its second line begins far from where the first does', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const { page, plain } = pen;
      const next = set(pen, PROSE.repeat(3), { y: 760 });
      const lines = breakLines(PROSE, plain, SIZE, RIGHT - LEFT);
      for (const [index, text] of lines.entries())
        page.drawText(text, { x: RIGHT - plain.widthOfTextAtSize(text, SIZE), y: next - index * LEADING, size: SIZE, font: plain });
    },
  ]);
  const [, atRight, ...others] = listParagraphs(model);
  expect([joinInlines(atRight?.inlines ?? []), atRight?.align, others]).toEqual([PROSE.trim(), 'right', []]);
});
