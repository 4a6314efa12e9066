import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import type { Block } from '../model/documentModel.ts';
import { convertDrawnPages, type Draw, drawLine, joinInlines, listBlocks, listCellTexts, SIZE, set } from '../testing/drawnPages.ts';

interface Place {
  /** Where each column begins, or ends if negative. */
  columns: number[];
  y?: number;
  step?: number;
  title?: string;
}

/** Draws a title and the rows of a table without lines, the first of them bold. */
const table =
  (rows: string[][], { columns, y = 660, step = 16, title }: Place): Draw =>
  ({ page, plain, bold }) => {
    if (title !== undefined) page.drawText(title, { x: columns[0] ?? 0, y: y + 22, size: 14, font: bold });
    for (const [row, cells] of rows.entries()) {
      const font = row === 0 ? bold : plain;
      for (const [column, text] of cells.entries()) {
        const place = columns[column] ?? 0;
        page.drawText(text, { x: place < 0 ? -place - font.widthOfTextAtSize(text, SIZE) : place, y: y - row * step, size: SIZE, font });
      }
    }
  };

const lines =
  (y: number, ...ends: [number, number][]): Draw =>
  ({ page }) => {
    for (const [from, to] of ends) drawLine(page, [from, y], [to, y]);
  };

const after: Draw = (pen) => {
  set(
    pen,
    'What stands below both tables goes on over the whole width of the page, and says what becomes of the sums in them by the end of the year.',
    {
      y: 500,
    },
  );
};

async function shown(...draws: Draw[]): Promise<unknown[]> {
  const draw: Draw = async (pen) => {
    for (const each of [...draws, after]) await each(pen);
  };
  return listBlocks(await convertDrawnPages([draw])).map(describe);
}

/** Describes a block: a paragraph by its words, cells that hold tables by their blocks, and a table by its words. */
function describe(block: Block): unknown {
  if (block.kind === 'paragraph') return `${block.role.type === 'heading' ? '# ' : ''}${joinInlines(block.inlines).slice(0, 16)}`;
  const holdsTables = block.rows.some(({ cells }) => cells.some(({ blocks }) => blocks.some(({ kind }) => kind === 'table')));
  return holdsTables ? block.rows.flatMap(({ cells }) => cells.map(({ blocks }) => blocks.map(describe))) : listCellTexts(block);
}

const PAY = [
  ['Earnings', 'Hours', 'Amount'],
  ['Basic pay', '150.00', '1,860.00'],
  ['Night pay', '96.00', '201.60'],
  ['Total', '', '2,061.60'],
];
const TAX = [
  ['Deductions', 'Amount'],
  ['Income tax', '221.40'],
  ['Pension', '107.73'],
  ['Canteen', '18.00'],
  ['Total', '347.13'],
];
const HOME = [
  ['No.', 'Player', 'Goals'],
  ['1', 'Okafor', '0'],
  ['9', 'Haddad', '2'],
  ['11', 'Birch', '1'],
];
const AWAY = [
  ['No.', 'Player', 'Goals'],
  ['1', 'Fagan', '0'],
  ['6', 'Tully', '1'],
  ['10', 'Byrne', '0'],
];
const ASSETS = [
  ['Assets', '2026', '2025'],
  ['Machines', '18,400', '21,050'],
  ['Stock', '7,310', '6,980'],
  ['Cash', '12,665', '9,370'],
];
const DEBTS = [
  ['Liabilities', '2026', '2025'],
  ['Capital', '25,000', '25,000'],
  ['Profit', '7,375', '3,400'],
  ['Bank loan', '6,000', '9,000'],
];
const END = 'What stands belo';

test('a payslip keeps what is paid and what is kept back as two tables, each under its title', async () => {
  const blocks = await shown(table(PAY, { columns: [70, -230, -290], title: 'Paid' }), table(TAX, { columns: [330, -500], title: 'Kept back' }));
  expect(blocks).toEqual([
    [
      ['# Paid', PAY],
      ['# Kept back', TAX],
    ],
    END,
  ]);
});

test('two tables whose rows are not level have their own rows', async () => {
  const blocks = await shown(table(PAY, { columns: [70, -230, -290], step: 19 }), table(TAX, { columns: [330, -500] }));
  expect(blocks).toEqual([[[PAY], [TAX]], END]);
});

test('two teams with one header are two tables, though a number comes before each name', async () => {
  const blocks = await shown(table(HOME, { columns: [70, 110, 200] }), table(AWAY, { columns: [320, 360, 450] }));
  expect(blocks).toEqual([[[HOME], [AWAY]], END]);
});

test('the two sides of a balance sheet are two tables where their lines end between them', async () => {
  const rulings = lines(656, [66, 282], [318, 522]);
  const blocks = await shown(table(ASSETS, { columns: [70, -220, -280] }), table(DEBTS, { columns: [322, -460, -520] }), rulings);
  expect(blocks).toEqual([[[ASSETS], [DEBTS]], END]);
});

test('one line through both sides makes one table of them', async () => {
  const draws = [table(ASSETS, { columns: [70, -220, -280] }), table(DEBTS, { columns: [322, -460, -520] })];
  const [joined] = await shown(...draws, lines(656, [66, 522]));
  expect(joined).toEqual(ASSETS.map((row, index) => [...row, ...(DEBTS[index] ?? [])]));
});

test('the backgrounds of rows make one table of both sides', async () => {
  const background: Draw = ({ page }) => page.drawRectangle({ x: 66, y: 640, width: 456, height: 16, color: rgb(0.9, 0.9, 0.9) });
  const [joined] = await shown(background, table(PAY.slice(0, 4), { columns: [70, -230, -290] }), table(TAX.slice(0, 4), { columns: [330, -500] }));
  expect(joined).toHaveLength(4);
  expect((joined as string[][])[0]).toEqual([...(PAY[0] ?? []), ...(TAX[0] ?? [])]);
});

test('a table with a wide gap in its middle stays one', async () => {
  const teams = [
    ['Team', 'Won', 'Lost', 'Captain', 'Since'],
    ['Badgers', '11', '3', 'Lena Fischer', '2019'],
    ['Otters', '9', '5', 'Paul Osei', '2022'],
    ['Herons', '8', '6', 'Mia Stone', '2021'],
  ];
  expect(await shown(table(teams, { columns: [70, -190, -240, 350, 470] }))).toEqual([teams, END]);
});

test('titles over lists beside each other make no tables of them', async () => {
  const list = (items: string[]) => [['Clothes', ''], ...items.map((item) => ['•', item])];
  const lists = [
    table(list(['two jumpers', 'a raincoat', 'a warm hat', 'five socks']), { columns: [70, 90] }),
    table(list(['a torch', 'a bottle', 'a good book', 'ten pounds']), { columns: [320, 340] }),
  ];
  const model = await convertDrawnPages([
    async (pen) => {
      for (const draw of lists) await draw(pen);
    },
  ]);
  const items = (blocks: Block[]): number =>
    blocks.reduce((sum, block) => {
      if (block.kind === 'paragraph') return sum + (block.role.type === 'listItem' ? 1 : 0);
      return sum + items(block.rows.flatMap(({ cells }) => cells.flatMap(({ blocks: own }) => own)));
    }, 0);
  expect(items(listBlocks(model))).toBe(8);
});
