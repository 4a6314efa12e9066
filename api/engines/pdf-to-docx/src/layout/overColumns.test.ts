import { expect, test } from '@jest/globals';
import { breakLines } from '@sheaf/pdf-text/testing/brokenLines';
import {
  convertDrawnPages,
  getFirstTable,
  joinInlines,
  LEADING,
  LEFT,
  listBlocks,
  listCellTexts,
  listParagraphs,
  type Pen,
  PROSE,
  RIGHT,
  SIZE,
  set,
} from '../testing/drawnPages.ts';

const GAP = 20;
const COLUMN = (RIGHT - LEFT - GAP) / 2;

function centred({ page, plain }: Pen, text: string, middle: number, y: number, size = SIZE): void {
  page.drawText(text, { x: middle - plain.widthOfTextAtSize(text, size) / 2, y, size, font: plain });
}

/** Full lines of text in two columns. */
function drawColumns({ page, plain }: Pen, y: number): void {
  for (const x of [LEFT, LEFT + COLUMN + GAP]) {
    for (const [index, text] of breakLines(PROSE.repeat(12), plain, SIZE, COLUMN).slice(0, 36).entries())
      page.drawText(text, { x, y: y - index * LEADING, size: SIZE, font: plain });
  }
}

async function authorsRead(rows: string[][]): Promise<string[][]> {
  const model = await convertDrawnPages([
    (pen) => {
      centred(pen, 'Glazes Seen Early', (LEFT + RIGHT) / 2, 780, 20);
      for (const [row, cells] of rows.entries()) {
        for (const [column, text] of cells.entries()) centred(pen, text, LEFT + ((column + 0.5) * (RIGHT - LEFT)) / cells.length, 750 - row * 15);
      }
      drawColumns(pen, 670);
    },
  ]);
  return listCellTexts(getFirstTable(model));
}

test.each([
  [
    'two',
    [
      ['R. Okafor', 'S. Weiss'],
      ['Dept. of Physics', 'Werkstatt am Fluss'],
      ['Lagos', 'Bremen'],
    ],
  ],
  [
    'three',
    [
      ['Priya Raman', 'Lars Holm', 'Benedikt Auer'],
      ['Dept. of Materials', 'Institute of Ceramics', 'Kiln Systems'],
      ['Leeds', 'Sweden', 'Passau, Germany'],
    ],
  ],
  [
    'four',
    [
      ['Ana Sousa', 'Jon Berg', 'Mei Lin', 'Tom Hardy'],
      ['Porto', 'Trondheim', 'Shanghai', 'Stoke'],
      ['ana@up.example', 'jb@ntnu.example', 'lin@tj.example', 'tom@pots.example'],
    ],
  ],
])('the block of %s authors over two columns of text is a table over both', async (_, rows) => {
  expect(await authorsRead(rows)).toEqual(rows);
});

test('two authors with a line of address each are in cells beside each other over two columns of text', async () => {
  const rows = [
    ['Marta Klein', 'Piotr Lis'],
    ['University of Graz', 'Warsaw Institute of Birds'],
  ];
  expect(await authorsRead(rows)).toEqual([['Marta Klein/University of Graz', 'Piotr Lis/Warsaw Institute of Birds']]);
});

test('a heading over two lists beside each other is before both, and what follows them behind both', async () => {
  const [here, there] = [
    ['1.5 kg fish', '2 onions', '1 fennel bulb', '400 g tomatoes'],
    ['white wine', 'a pinch of saffron', 'parsley', '8 slices of bread'],
  ];
  const model = await convertDrawnPages([
    (pen) => {
      const { page, plain, bold } = pen;
      const title = (text: string, y: number) => page.drawText(text, { x: LEFT, y, size: 14, font: bold });
      const end = set(pen, PROSE.repeat(3), { y: 780 });
      title('Ingredients', end - 10);
      for (const [column, items] of [here, there].entries()) {
        for (const [row, text] of items.entries()) {
          const [x, y] = [LEFT + column * 240, end - 30 - 16 * row];
          page.drawText('\u2022', { x, y, size: SIZE, font: plain });
          page.drawText(text, { x: x + 18, y, size: SIZE, font: plain });
        }
      }
      title('Method', end - 118);
      page.drawText('1. Fillet the fish and keep the bones.', { x: LEFT + 18, y: end - 138, size: SIZE, font: plain });
      set(pen, PROSE.repeat(3), { y: end - 170 });
    },
  ]);
  expect(listBlocks(model).every(({ kind }) => kind === 'paragraph')).toBe(true);
  const texts = listParagraphs(model).map(({ inlines }) => joinInlines(inlines));
  expect(texts.slice(1, -1)).toEqual(['Ingredients', ...here, ...there, 'Method', '1. Fillet the fish and keep the bones.']);
});
