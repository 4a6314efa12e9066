import { expect, test } from '@jest/globals';
import { buildSegment, type LineWord, type Segment } from '../lines/textLine.ts';
import { type Draw, drawPdf, listParagraphs, read, SIZE } from '../testing/drawnPages.ts';
import { findCentredRows } from './joinCellLines.ts';

/** Draws cells, each with the height of its baseline. */
const drawCells =
  (cells: readonly [x: number, y: number, text: string][]): Draw =>
  (page, font) => {
    for (const [x, y, text] of cells) page.drawText(text, { x, y, size: SIZE, font });
  };

test.each([
  [
    'of two lines in the first column',
    [
      [60, 700, 'Land tax'],
      [250, 700, 'area'],
      [400, 700, '241.80'],
      [60, 678, 'Water and'],
      [250, 672, 'use'],
      [400, 672, '297.15'],
      [60, 666, 'sewage'],
      [60, 644, 'Refuse'],
      [250, 644, 'persons'],
      [400, 644, '107.55'],
    ],
    ['Land tax area 241.80', 'Water and sewage use 297.15', 'Refuse persons 107.55'],
  ],
  [
    'of two lines in a middle column',
    [
      [60, 700, 'Gym'],
      [200, 700, 'open'],
      [400, 700, '7 to 22'],
      [60, 672, 'Sauna'],
      [200, 678, 'ladies on Mondays,'],
      [200, 666, 'all on other days'],
      [400, 672, '9 to 21'],
    ],
    ['Gym open 7 to 22', 'Sauna ladies on Mondays, all on other days 9 to 21'],
  ],
  [
    'of three lines beside one of two',
    [
      [60, 712, 'Who'],
      [200, 712, 'What'],
      [400, 712, 'Until'],
      [60, 690, 'Amira'],
      [60, 678, 'Haddad,'],
      [60, 666, 'chair'],
      [200, 684, 'write to all'],
      [200, 672, 'households'],
      [400, 678, 'Monday'],
    ],
    ['Who What Until', 'Amira Haddad, chair write to all households Monday'],
  ],
] as [string, [number, number, string][], string[]][])('a row with a cell %s is read as one row', async (_which, cells, rows) => {
  expect(listParagraphs(await read(await drawPdf(drawCells(cells))))).toEqual(rows);
});

test.each([
  [
    'beside its first line',
    [
      [60, 700, 'Two doors of oak'],
      [400, 700, '2'],
      [480, 700, '640.00'],
      [60, 687, 'with handles of brass'],
      [60, 660, 'Carriage'],
      [400, 660, '1'],
      [480, 660, '35.00'],
    ],
    ['Two doors of oak with handles of brass 2 640.00', 'Carriage 1 35.00'],
  ],
  [
    'beside its last line',
    [
      [60, 713, 'Survey of the roof and'],
      [60, 700, 'the gutters'],
      [400, 700, '3'],
      [480, 700, '90.00'],
      [60, 670, 'Ladder'],
      [400, 670, '2'],
      [480, 670, '18.00'],
    ],
    ['Survey of the roof and the gutters 3 90.00', 'Ladder 2 18.00'],
  ],
  [
    'and a heading below the sums',
    [
      [60, 700, 'Bread'],
      [400, 700, '2'],
      [480, 700, '6.40'],
      [60, 684, 'Milk'],
      [400, 684, '1'],
      [480, 684, '1.10'],
      [455, 668, 'Sum'],
      [480, 668, '7.50'],
      [60, 652, 'Thank you'],
    ],
    ['Bread 2 6.40', 'Milk 1 1.10', 'Sum 7.50', 'Thank you'],
  ],
] as [string, [number, number, string][], string[]][])('a row whose label has figures %s is read as one row', async (_which, cells, rows) => {
  expect(listParagraphs(await read(await drawPdf(drawCells(cells))))).toEqual(rows);
});

test.each([
  [
    'the last column',
    [
      [60, 700, 'Code'],
      [160, 700, 'Meaning'],
      [320, 700, 'What to do'],
      [320, 676, 'Open the tap and clean the'],
      [60, 664, 'E10'],
      [160, 664, 'No water'],
      [320, 664, 'inlet sieve'],
      [60, 640, 'E40'],
      [160, 640, 'Door open'],
      [320, 640, 'Close it until you hear a click'],
    ],
    ['Code Meaning What to do', 'E10 No water Open the tap and clean the inlet sieve', 'E40 Door open Close it until you hear a click'],
  ],
  [
    'a middle column, at the top of a page',
    [
      [160, 712, 'Sets of teeth of the lower jaw'],
      [160, 700, 'are measured in all with a'],
      [60, 688, 'Model B'],
      [160, 688, 'gauge'],
      [322, 688, 'twice a year'],
    ],
    ['Model B Sets of teeth of the lower jaw are measured in all with a gauge twice a year'],
  ],
] as [string, [number, number, string][], string[]][])(
  'a row whose cells end at its bottom is one row, with long text in %s',
  async (_which, cells, rows) => {
    expect(listParagraphs(await read(await drawPdf(drawCells(cells))))).toEqual(rows);
  },
);

test('a paragraph above a table is no part of its first row', async () => {
  const cells: [number, number, string][] = [
    [60, 700, 'These are the prices of the season, for one person and one night, in euros:'],
    [60, 676, 'Room'],
    [200, 676, 'May'],
    [320, 676, 'June'],
    [60, 660, 'Garden'],
    [200, 660, '80'],
    [320, 660, '95'],
  ];
  const [above, ...rows] = listParagraphs(await read(await drawPdf(drawCells(cells))));
  expect(above).toMatch(/^These are .* in euros:$/);
  expect(rows).toEqual(['Room May June', 'Garden 80 95']);
});

test('two columns of text whose lines lie between each other are read one after the other', async () => {
  const lines = (x: number, y: number, words: string): [number, number, string][] =>
    Array.from({ length: 9 }, (_, index) => [x, y - 14 * index, `${words} line ${index + 1} of the column goes on here`]);
  const text = listParagraphs(await read(await drawPdf(drawCells([...lines(60, 700, 'left'), ...lines(320, 693, 'right')])))).join(' ');
  expect(text.lastIndexOf('left')).toBeLessThan(text.indexOf('right'));
});

test('an address beside the name of the sender keeps its lines', async () => {
  const cells: [number, number, string][] = [
    [60, 700, 'Tully Plumbing'],
    [350, 707, '18 Rosewood Close'],
    [350, 693, 'Durham DH1 4AA'],
  ];
  const paragraphs = listParagraphs(await read(await drawPdf(drawCells(cells))));
  expect(paragraphs.join('|')).not.toContain('Close Durham Tully');
});

test('figures flush right before a text are words of their own, and dates and units stay whole', async () => {
  const cells: [number, number, string][] = [
    [60, 700, 'Part of 12 May'],
    [60, 680, '3.5 kg of H2O and 20 g of salt'],
  ];
  const draw: Draw = (page, font) => {
    for (const [x, y, text] of cells) page.drawText(text, { x, y, size: SIZE, font });
    page.drawText('7', { x: 60, y: 650, size: SIZE, font });
    page.drawText('bags of the best flour', { x: 60 + font.widthOfTextAtSize('7', SIZE) + 0.2 * SIZE, y: 650, size: SIZE, font });
  };
  expect(listParagraphs(await read(await drawPdf(draw)))).toEqual(['Part of 12 May', '3.5 kg of H2O and 20 g of salt', '7 bags of the best flour']);
});

test('the lines of a form to be filled in stay apart, and a sentence with a blank goes on', async () => {
  const cells: [number, number, string][] = [
    [60, 700, 'Surname: ________________________________________________________'],
    [60, 686, 'First name: ______________________________________________________'],
    [60, 672, 'I live in the town of ____________________________________________'],
    [60, 658, 'and have a car.'],
  ];
  expect(await listParagraphs(await read(await drawPdf(drawCells(cells))))).toEqual([
    expect.stringMatching(/^Surname/),
    expect.stringMatching(/^First name/),
    expect.stringMatching(/^I live .* and have a car\.$/),
  ]);
});

/** A segment of a line, its letters ten points high. */
function pieceAt(left: number, base: number, text: string): Segment {
  const words = text.split(' ').map((word, index): LineWord => {
    const from = left + 30 * index;
    return { text: word, left: from, right: from + 28, top: base - 8, bottom: base + 2, size: 10, isBold: false, isRaised: false, markedContent: -1 };
  });
  return buildSegment(words, base);
}

test('entries of a menu with leaders to their prices are no cells in the middle of a row', () => {
  const pieces = (leader: string) => [
    pieceAt(60, 100, `Rice ${leader} 16.20`),
    pieceAt(315, 100, `Cider ${leader} 3.90`),
    pieceAt(60, 130, `Hake ${leader} 19.80`),
    pieceAt(60, 142, 'white beans'),
    pieceAt(315, 136, `Ale ${leader} 4.40`),
  ];
  expect(findCentredRows(pieces('for'))).toHaveLength(1);
  expect(findCentredRows(pieces('..........'))).toEqual([]);
});
