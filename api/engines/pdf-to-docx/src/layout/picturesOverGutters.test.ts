import { expect, test } from '@jest/globals';
import type { Block } from '../model/documentModel.ts';
import { convertDrawnPages, type Draw, joinInlines, LEFT, listBlocks, PROSE, RIGHT, set } from '../testing/drawnPages.ts';
import { PICTURE } from '../testing/examplePages.ts';

const INTRODUCTION = `Before you begin, ${PROSE.charAt(0).toLowerCase()}${PROSE.slice(1)}${PROSE}And that is all.`;

interface Page {
  /** The picture, and where the text beside it is. */
  picture: { x: number; width: number; height: number };
  beside: { x: number; width: number };
  /** Where the columns below begin, and how wide the left one is. */
  columns: { left: number; right: number; width: number };
}

const draw =
  ({ picture, beside, columns }: Page): Draw =>
  async (pen) => {
    const top = 760;
    pen.page.drawImage(await pen.document.embedPng(PICTURE), { ...picture, y: top - picture.height });
    set(pen, INTRODUCTION, { ...beside, y: top - 12 });
    const y = top - picture.height - 34;
    set(pen, `Westwards. ${PROSE.repeat(2)}`, { x: columns.left, y, width: columns.width });
    set(pen, `Eastwards. ${PROSE.repeat(3)}`, { x: columns.right, y, width: RIGHT - columns.right });
  };

function textsIn(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'table') return textsIn(block.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.blocks)));
    return [joinInlines(block.inlines.filter(({ kind }) => kind !== 'picture')).trim()];
  });
}

test.each([
  {
    of: 'at the left, over a narrow column',
    page: { picture: { x: LEFT, width: 190, height: 130 }, beside: { x: 280, width: 245 }, columns: { left: LEFT, right: 230, width: 140 } },
  },
  {
    of: 'at the right, over a wide column',
    page: { picture: { x: 300, width: 225, height: 150 }, beside: { x: LEFT, width: 215 }, columns: { left: LEFT, right: 380, width: 290 } },
  },
  {
    of: 'of a third of the width, over two columns of one width',
    page: { picture: { x: LEFT, width: 250, height: 160 }, beside: { x: 335, width: 190 }, columns: { left: LEFT, right: 305, width: 220 } },
  },
])('text beside a picture $of is whole, and no part of the columns below', async ({ page }) => {
  const texts = textsIn(listBlocks(await convertDrawnPages([draw(page)])));
  expect(texts).toContain(INTRODUCTION);
  expect(texts.filter((text) => /^(West|East)wards/.test(text))).toHaveLength(2);
});
