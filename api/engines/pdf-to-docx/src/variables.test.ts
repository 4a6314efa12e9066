import { expect, test } from '@jest/globals';
import { degrees, StandardFonts } from 'pdf-lib';
import { listInlines } from './model/listInlines.ts';
import {
  convertDrawnPages,
  type Draw,
  drawLine,
  joinInlines,
  LEFT,
  listBlocks,
  listParagraphs,
  type Pen,
  PROSE,
  SIZE,
  set,
} from './testing/drawnPages.ts';

type Sign = [text: string, x: number, y: number, size?: number];

/** Draws upright and slanted signs, each at its own place. */
async function drawSigns({ page, plain, document }: Pen, { upright = [], slanted = [] }: { upright?: Sign[]; slanted?: Sign[] }): Promise<void> {
  const italic = await document.embedFont(StandardFonts.TimesRomanItalic);
  for (const [text, x, y, size = SIZE] of upright) page.drawText(text, { x, y, size, font: plain });
  for (const [text, x, y, size = SIZE] of slanted) page.drawText(text, { x, y, size, font: italic });
}

const convertToTexts = async (pages: Draw[]) => listParagraphs(await convertDrawnPages(pages)).map(({ inlines }) => joinInlines(inlines));

/** Draws a line of words that end with a raised number, and a note with that number. */
const drawRaised =
  (before: string, variable: string, number: string, isSlanted: boolean): Draw =>
  async (pen) => {
    const { page, plain, document } = pen;
    const font = isSlanted ? await document.embedFont(StandardFonts.TimesRomanItalic) : plain;
    const x = LEFT + plain.widthOfTextAtSize(before, SIZE);
    page.drawText(before, { x: LEFT, y: 760, size: SIZE, font: plain });
    page.drawText(variable, { x, y: 760, size: SIZE, font });
    page.drawText(number, { x: x + font.widthOfTextAtSize(variable, SIZE) + 0.3, y: 764.4, size: 7, font: plain });
    set(pen, `As was shown in the spring. ${PROSE.repeat(2)}`, { y: 740 });
    page.drawText('In the autumn', { x: LEFT, y: 640, size: SIZE, font: plain });
    page.drawText(number, { x: LEFT + plain.widthOfTextAtSize('In the autumn', SIZE), y: 644.4, size: 7, font: plain });
    drawLine(page, [LEFT, 120], [LEFT + 80, 120], 0.5);
    page.drawText(number, { x: LEFT, y: 106, size: 6, font: plain });
    page.drawText('Measured again by others since.', { x: LEFT + 5, y: 102, size: 9, font: plain });
  };

test.each([
  { before: 'The loss grows as ', variable: 'v', number: '2', isSlanted: true },
  { before: 'The room has 64 ', variable: 'm', number: '2', isSlanted: false },
  { before: 'El volumen es de 12 ', variable: 'cm', number: '3', isSlanted: false },
])('the raised number of $variable is its power, though a note has the same number', async ({ before, variable, number, isSlanted }) => {
  const model = await convertDrawnPages([drawRaised(before, variable, number, isSlanted)]);
  const texts = listParagraphs(model).map(({ inlines }) => joinInlines(inlines));
  expect(texts).toContain(`${before}${variable}${number}`);
  expect(texts).toContain('In the autumn<footnote>');
});

test.each([
  ['k', 'h', '(3.3)'],
  ['x', 'y', '(7)'],
  ['a', 'r', ''],
])('powers of %s and %s behind a fraction stay in the picture of their formula', async (one, other, number) => {
  const model = await convertDrawnPages([
    async (pen) => {
      set(pen, PROSE.repeat(3), { y: 780 });
      await drawSigns(pen, {
        upright: [
          ['= 1 -', 240, 650],
          ['1', 272, 658],
          ['6', 272, 642],
          ['2', 287, 655, 7],
          ['2', 297.5, 655, 7],
          ['.', 303, 650],
          [number, 505, 650],
        ],
        slanted: [
          ['c', 230, 650],
          [one, 281, 650],
          [other, 291.5, 650],
        ],
      });
      drawLine(pen.page, [270, 654], [279, 654], 0.4);
      set(pen, PROSE.repeat(3), { y: 560 });
    },
  ]);
  const pictures = listBlocks(model)
    .flatMap(listInlines)
    .filter((inline) => inline.kind === 'picture');
  expect(pictures).toHaveLength(1);
  const beside = listParagraphs(model).find(({ inlines }) => inlines.some(({ kind }) => kind === 'picture'));
  expect(joinInlines(beside?.inlines ?? [])).toBe(number ? `<picture><tab>${number}` : '<picture>');
});

test.each([
  { end: 'takes energy from the wave at the rate', start: 'which is of third order in the height, while the speed changes in the second.' },
  { end: 'so that the share that is lost becomes', start: 'where the first part is that of the walls and the second that of the floor.' },
  { end: 'de modo que la parte que se pierde es', start: 'donde el primer término es el de las paredes y el segundo el del fondo.' },
])('the sentence "$end" does not go on over the formula at the top of the next page', async ({ end, start }) => {
  const texts = await convertToTexts([
    (pen) => {
      set(pen, PROSE.repeat(20), { y: 790 });
      pen.page.drawText(end, { x: LEFT, y: 70, size: SIZE, font: pen.plain });
    },
    async (pen) => {
      await drawSigns(pen, {
        upright: [
          ['= a +', 240, 770],
          ['b', 272, 778],
          ['2', 272, 762],
        ],
        slanted: [['c', 230, 770]],
      });
      drawLine(pen.page, [270, 774], [279, 774], 0.4);
      set(pen, start, { y: 735 });
      set(pen, PROSE.repeat(6), { y: 690 });
    },
  ]);
  expect(texts).toContain(end);
  expect(texts.indexOf('<picture>')).toBeLessThan(texts.indexOf(start));
});

test.each([
  { skew: 12, words: ['For small', 'eta', 'both are linear'] },
  { skew: 15, words: ['La palabra', 'talud', 'es antigua'] },
  { skew: 20, words: ['Read', 'Persuasion', 'before you go'] },
])('a word that a program slants by $skew degrees keeps the spaces beside it', async ({ skew, words }) => {
  const [texts] = await convertToTexts([
    ({ page, plain }) => {
      let x = LEFT;
      for (const [index, part] of words.entries())
        for (const word of part.split(' ')) {
          page.drawText(word, { x, y: 700, size: SIZE, font: plain, ...(index === 1 && { xSkew: degrees(0), ySkew: degrees(skew) }) });
          x += plain.widthOfTextAtSize(word, SIZE) + 2.2;
        }
    },
  ]).then((found) => [found[0]]);
  expect(texts).toBe(words.join(' '));
});
