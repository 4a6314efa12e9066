import { expect, test } from '@jest/globals';
import { convertDrawnPages, type Draw, joinInlines, listBlocks, listParagraphs, set } from '../testing/drawnPages.ts';

const TEXTS = [
  'The pool will close on the first of June for seven weeks while the tiles of the deep end are laid anew and the showers get new doors.',
  'Our library now lends tools as well as books, and a volunteer shows on Saturdays how each of them is used without losing a finger or so.',
  'The choir looks for tenors who can stand for an hour and need not read music, since the conductor sings every part to them beforehand.',
  'A swarm of bees settled on the letter box in Mill Lane last week, where the postman waited until the beekeeper came with a basket.',
  'Rain came through the roof of the hall in three places during the concert, and the committee has asked two firms for an estimate.',
  'The footpath along the brook is open again, with two new bridges of oak and benches where the view over the meadows is at its best.',
];

/** Draws columns whose titles and paragraphs are level with each other, each paragraph of as many lines as those beside it. */
function drawColumns({ lefts, titles, paragraphs, width }: { lefts: number[]; titles: string[]; paragraphs: number; width: number }): Draw {
  return (pen) => {
    for (const [column, x] of lefts.entries()) {
      pen.page.drawText(titles[column] ?? '', { x, y: 700, size: 13, font: pen.bold });
      let y = 680;
      for (let place = 0; place < paragraphs; place += 1) y = set(pen, textAt(column, place, lefts.length), { x, y, width }) - 6;
    }
  };
}

function textAt(column: number, place: number, columns: number): string {
  return TEXTS[(column + place * columns) % TEXTS.length] ?? '';
}

const cases = [
  { sheet: 'three columns of a leaflet', lefts: [40, 215, 390], titles: ['Pool', 'Tools', 'Choir'], paragraphs: 2, width: 160 },
  { sheet: 'two columns of a newsletter', lefts: [60, 310], titles: ['Swimming', 'Lending'], paragraphs: 3, width: 225 },
  { sheet: 'four columns of a flyer', lefts: [30, 165, 300, 435], titles: ['One', 'Two', 'Three', 'Four'], paragraphs: 1, width: 122 },
];

test.each(cases)('$sheet whose lines are all level are read one after the other', async ({ sheet: _, ...drawn }) => {
  const model = await convertDrawnPages([drawColumns(drawn)]);
  expect(listBlocks(model).every(({ kind }) => kind === 'paragraph')).toBe(true);
  const texts = listParagraphs(model).map(({ inlines }) => joinInlines(inlines).trim());
  const expected = drawn.titles.flatMap((title, column) => [
    title,
    ...Array.from({ length: drawn.paragraphs }, (_, index) => textAt(column, index, drawn.lefts.length)),
  ]);
  expect(texts.filter((text) => text !== '')).toEqual(expected);
});

test.each([
  { place: 'in the middle', x: 230 },
  { place: 'over the last column', x: 420 },
  { place: 'at the left edge', x: 40 },
])('a title $place above three columns comes before all of them', async ({ x }) => {
  const model = await convertDrawnPages([
    (pen) => {
      pen.page.drawText('Harbour Leaflet', { x, y: 760, size: 20, font: pen.bold });
      for (const [column, left] of [40, 215, 390].entries())
        for (let place = 0; place < 2 + column; place += 1)
          set(pen, textAt(column, place, 2), { x: left, y: 700 - place * 90 - column * place * 5, width: 160 });
    },
  ]);
  expect(joinInlines(listParagraphs(model)[0]?.inlines ?? []).trim()).toBe('Harbour Leaflet');
  expect(listParagraphs(model)).toHaveLength(1 + 2 + 3 + 4);
});
