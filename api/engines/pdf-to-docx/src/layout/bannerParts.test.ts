import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import { convertDrawnPages, type Draw, getFirstTable, LEFT, listBlocks, listCellTexts, PROSE, RIGHT, set } from '../testing/drawnPages.ts';

interface Banner {
  height: number;
  padding: number;
  /** Words, sizes and heights below the top of the banner. */
  left: [text: string, size: number, down: number][];
  right: [text: string, size: number, down: number][];
}

const PAPER_TOP = 790;

const withBanner =
  ({ height, padding, left, right }: Banner): Draw =>
  (pen) => {
    const { page, plain, bold } = pen;
    page.drawRectangle({ x: LEFT, y: PAPER_TOP - height, width: RIGHT - LEFT, height, color: rgb(0.2, 0.25, 0.4) });
    const write = ([text, size, down]: Banner['left'][number], isRight: boolean) => {
      const font = size > 12 ? bold : plain;
      const x = isRight ? RIGHT - padding - font.widthOfTextAtSize(text, size) : LEFT + padding;
      page.drawText(text, { x, y: PAPER_TOP - down, size, font, color: rgb(1, 1, 1) });
    };
    for (const each of left) write(each, false);
    for (const each of right) write(each, true);
    set(pen, PROSE.repeat(3), { y: PAPER_TOP - height - 30 });
  };

test.each([
  [
    'a payslip',
    {
      height: 46,
      padding: 12,
      left: [
        ['Corvin Logistics', 16, 20],
        ['Warehouse Road 4', 9, 36],
      ],
      right: [['Payslip', 20, 30]],
    },
  ],
  [
    'an invoice',
    {
      height: 60,
      padding: 18,
      left: [['INVOICE', 24, 38]],
      right: [
        ['Harbour Hardware Ltd', 11, 20],
        ['2 Quay Street', 9, 34],
        ['Delven', 9, 47],
      ],
    },
  ],
  [
    'a ticket',
    {
      height: 50,
      padding: 8,
      left: [
        ['Night train', 18, 20],
        ['to the coast', 10, 38],
      ],
      right: [['Coach 12', 15, 28]],
    },
  ],
] as [string, Banner][])('a visitor gets both parts of the banner of %s beside each other on its colour', async (_, banner) => {
  const blocks = listBlocks(await convertDrawnPages([withBanner(banner)]));
  expect(blocks.map(({ kind }) => kind)).toEqual(['table', 'paragraph']);
  const table = getFirstTable({ sections: [{ blocks }] } as unknown as Parameters<typeof getFirstTable>[0]);
  const join = (part: Banner['left']) => part.map(([text]) => text).join('/');
  expect(listCellTexts(table)).toEqual([[join(banner.left), join(banner.right)]]);
  expect(table.rows[0]?.cells.map(({ shading }) => shading)).toEqual(['334066', '334066']);
});

test('a name and a date on one line of a banner stay one line', async () => {
  const draw = withBanner({ height: 40, padding: 10, left: [['HydroLine', 18, 26]], right: [['April', 18, 26]] });
  expect(listBlocks(await convertDrawnPages([draw])).every(({ kind }) => kind === 'paragraph')).toBe(true);
});
