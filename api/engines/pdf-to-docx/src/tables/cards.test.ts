import { expect, test } from '@jest/globals';
import {
  convertDrawnPages,
  type Draw,
  getFirstTable,
  joinInlines,
  LEFT,
  listBlocks,
  listCellTexts,
  listParagraphs,
  type Pen,
  PROSE,
  SIZE,
  set,
} from '../testing/drawnPages.ts';

interface Card {
  title: string;
  lines: string[];
}

const withCards =
  (cards: Card[], { lefts, size }: { lefts: number[]; size: number }): Draw =>
  (pen: Pen) => {
    set(pen, PROSE.repeat(2), { y: 780 });
    for (const [index, { title, lines }] of cards.entries()) {
      const x = lefts[index] ?? LEFT;
      pen.page.drawText(title, { x, y: 680, size, font: size > SIZE ? pen.plain : pen.bold });
      for (const [row, text] of lines.entries()) pen.page.drawText(text, { x, y: 664 - 14 * row, size: SIZE, font: pen.plain });
    }
    set(pen, PROSE.repeat(2), { y: 560 });
  };

const MUSIC = { title: 'Music', lines: ['A steel band at noon and', 'a brass band at two, then', 'ceilidh at four'] };
const FOOD = { title: 'Food', lines: ['Hog roast with cream teas', 'and dosas'] };
const PLAY = { title: 'Play', lines: ['Coconut shy and a dog show', 'and a castle'] };

test.each([
  ['three with larger titles', { cards: [MUSIC, FOOD, PLAY], drawn: { lefts: [70, 235, 400], size: 14 } }],
  ['two with bold titles', { cards: [MUSIC, PLAY], drawn: { lefts: [70, 310], size: 11 } }],
  ['two with larger titles', { cards: [FOOD, MUSIC], drawn: { lefts: [90, 330], size: 16 } }],
])('a visitor gets cards with a title and a sentence as cells beside each other: %s', async (_, { cards, drawn }) => {
  const table = getFirstTable(await convertDrawnPages([withCards(cards, drawn)]));
  expect(table.rows).toHaveLength(1);
  expect(listCellTexts(table)[0]?.map((text) => text.replaceAll(/[/ ]+/g, ' '))).toEqual(
    cards.map(({ title, lines }) => [title, ...lines].join(' ')),
  );
});

const entries: Record<string, [string, string][]> = {
  degrees: [
    ['MSc Building Conservation', '2013'],
    ['Heriot-Watt University', ''],
    ['BSc Civil Engineering', '2011'],
    ['Politechnika Krakowska', ''],
  ],
  posts: [
    ['Head gardener', '2019 – today'],
    ['Walled garden of Kells', 'x'],
    ['and its glass houses', ''],
    ['Gardener', '2015 – 2019'],
    ['Botanic garden', ''],
  ],
  prizes: [
    ['First prize', 'May 2020'],
    ['Song contest of Lund', ''],
    ['Second prize', 'June 2018'],
    ['Choirs of Skåne', ''],
    ['Third prize', 'July 2016'],
    ['Youth choirs', ''],
  ],
};

test.each(Object.keys(entries))('a visitor gets dates at the ends of lines there, and not beside a block of all lines: %s', async (name) => {
  const rows = entries[name] ?? [];
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE.repeat(2), { y: 780 });
      for (const [index, [text, date]] of rows.entries()) {
        pen.page.drawText(text, { x: LEFT, y: 680 - 15 * index, size: SIZE, font: pen.plain });
        if (date.length > 1)
          pen.page.drawText(date, { x: 525 - pen.plain.widthOfTextAtSize(date, SIZE), y: 680 - 15 * index, size: SIZE, font: pen.plain });
      }
      set(pen, PROSE.repeat(2), { y: 560 });
    },
  ]);
  const texts = listParagraphs(model).map(({ inlines }) => joinInlines(inlines));
  const cells = listBlocks(model).flatMap((block) => (block.kind === 'table' ? listCellTexts(block) : []));
  for (const [text, date] of rows) {
    const isInCells = cells.some((row) => row.some((cell) => cell.startsWith(text)) && row.includes(date));
    if (date.length > 1) expect(isInCells || texts.some((each) => each.includes(`${text}<tab>${date}`))).toBe(true);
  }
});
