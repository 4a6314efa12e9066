import { expect, test } from '@jest/globals';
import { convertDrawnPages, type Draw, joinInlines, LEADING, LEFT, listParagraphs, type Pen, PROSE, RIGHT, SIZE, set } from './testing/drawnPages.ts';

const convertToTexts = async (draw: Draw) => listParagraphs(await convertDrawnPages([draw])).map(({ inlines }) => joinInlines(inlines));

function drawCentred({ page, plain }: Pen, text: string, y: number, size = SIZE, [left, right] = [LEFT, RIGHT]): void {
  page.drawText(text, { x: (left + right - plain.widthOfTextAtSize(text, size)) / 2, y, size, font: plain });
}

function drawLines({ page, plain }: Pen, texts: string[], y: number, size = SIZE): void {
  for (const [index, text] of texts.entries()) page.drawText(text, { x: LEFT, y: y - index * 1.25 * size, size, font: plain });
}

const letterheads = [
  {
    of: 'a firm over an address',
    header: '4 Quay Street, Elmbridge EL4 2QY · 0181 555 0142 · office@quay.example',
    next: 'Ms Ada Reed',
    draw(pen: Pen) {
      drawCentred(pen, 'THE QUAY ROWING CLUB', 780, 15);
      drawCentred(pen, this.header, 762);
      drawLines(pen, [this.next, '12 Mill Lane', 'Upper Lock', 'Elmbridge EL1 9AB'], 762 - LEADING);
      drawLines(pen, ['3 May', 'Dear Ms Reed,'], 670);
      set(pen, PROSE.repeat(3), { y: 620 });
    },
  },
  {
    of: 'a school over a list of names',
    header: 'Collège des Quais, 8 rue du Port, 56000 Vannes, téléphone 02 97 00 00 00',
    next: 'Lucas Ferrand',
    draw(pen: Pen) {
      set(pen, PROSE.repeat(3), { y: 780 });
      drawCentred(pen, this.header, 680, 10);
      drawLines(pen, [this.next, 'Classe de 4e B', 'Né le 17 mai', 'Externe', 'Vannes', 'Anglais'], 667.5, 10);
    },
  },
  {
    of: 'a play over its persons',
    header: 'First performed at the Corn Exchange of Elmbridge in June, by its players',
    next: 'Ada, a ferryman',
    draw(pen: Pen) {
      set(pen, PROSE.repeat(4), { y: 780 });
      drawCentred(pen, this.header, 600, 12);
      drawLines(pen, [this.next, 'Her brother', 'Two sailors', 'A child', 'A voice', 'The river'], 585, 12);
    },
  },
];

test.each(letterheads)('the centred line of $of is no part of what begins at the edge below it', async (each) => {
  const texts = await convertToTexts((pen) => each.draw(pen));
  expect(texts).toContain(each.header);
  expect(texts).toContain(each.next);
});

const titles = [
  { over: 'a chapter', sizes: [14, 13], texts: ['Prices of the ferry from January', 'Passengers'], step: 29 },
  { over: 'a part of a price list', sizes: [18, 17], texts: ['Elmbridge', 'Moorings'], step: 34 },
  { over: 'a name', sizes: [12, 11.4], texts: ['Harbour master', 'Ada Reed'], step: 22 },
] as const;

test.each(titles)('a title over that of $over, hardly larger and set apart from it, is one of its own', async ({ sizes, texts, step }) => {
  const draw: Draw = (pen) => {
    for (const [index, text] of texts.entries())
      pen.page.drawText(text, { x: LEFT, y: 760 - index * step, size: sizes[index] ?? SIZE, font: pen.bold });
    const rows = [
      'Single, by day, upper deck',
      'Return, by day, upper deck',
      'Single, by night, upper deck',
      'Return, by night, upper deck',
      'Ten rides with a card',
    ];
    for (const [index, text] of rows.entries()) {
      const y = 742 - step - index * LEADING;
      pen.page.drawText(`${text} ${'.'.repeat(100)}`, { x: LEFT, y, size: 10, font: pen.plain });
      pen.page.drawText('4.20', { x: 500, y, size: 10, font: pen.plain });
    }
  };
  expect((await convertToTexts(draw)).slice(0, 2)).toEqual(texts);
});

const openLines = [
  {
    language: 'German',
    lines: ['Den Kürbis waschen und entkernen, dann mit der Schale in', 'Würfel schneiden, die nicht größer als zwei Finger sind, umrühren'],
  },
  {
    language: 'English',
    lines: ['The harbour office is open on every day but Sunday, from the', 'Easter week until the storms of autumn, and then by appointment'],
  },
  {
    language: 'French',
    lines: ['Les abonnés reçoivent la gazette du port le premier lundi de', 'Mars, puis chaque semaine jusqu’à la fête des bateaux au mois d’août'],
  },
];

test.each(openLines)('a $language sentence that its line ends behind an article or a preposition goes on', async ({ lines }) => {
  const texts = await convertToTexts((pen) => drawLines(pen, lines, 700, 15.5));
  expect(texts).toEqual([lines.join(' ')]);
});

test('entries that end in a noun stay lines of their own', async () => {
  const entries = ['Rowing for those who never held an oar before', 'Knots', 'Reading of the weather by the older members', 'Tides'];
  expect(await convertToTexts((pen) => drawLines(pen, entries, 700))).toEqual(entries);
});
