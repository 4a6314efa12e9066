import { expect, test } from '@jest/globals';
import { type Draw, paragraphsOf, pdfOf, read, SIZE } from '../testing/drawnPages.ts';

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
  expect(paragraphsOf(await read(await pdfOf(drawCells(cells))))).toEqual(rows);
});

test('two columns of text whose lines lie between each other are read one after the other', async () => {
  const lines = (x: number, y: number, words: string): [number, number, string][] =>
    Array.from({ length: 9 }, (_, place) => [x, y - 14 * place, `${words} line ${place + 1} of the column goes on here`]);
  const text = paragraphsOf(await read(await pdfOf(drawCells([...lines(60, 700, 'left'), ...lines(320, 693, 'right')])))).join(' ');
  expect(text.lastIndexOf('left')).toBeLessThan(text.indexOf('right'));
});

test('an address beside the name of the sender keeps its lines', async () => {
  const cells: [number, number, string][] = [
    [60, 700, 'Tully Plumbing'],
    [350, 707, '18 Rosewood Close'],
    [350, 693, 'Durham DH1 4AA'],
  ];
  const paragraphs = paragraphsOf(await read(await pdfOf(drawCells(cells))));
  expect(paragraphs.join('|')).not.toContain('Close Durham Tully');
});
