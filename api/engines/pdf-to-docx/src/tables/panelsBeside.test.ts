import { expect, test } from '@jest/globals';
import { breakLines } from '@sheaf/pdf-text/testing/brokenLines';
import { rgb } from 'pdf-lib';
import type { Block, Table } from '../model/documentModel.ts';
import { convertDrawnPages, type Draw, listBlocks, listCellTexts, PROSE, SIZE, set } from '../testing/drawnPages.ts';

interface Panel {
  title: string;
  text: string;
}

const withPanels =
  (panels: Panel[], { lefts, width, height, size }: { lefts: number[]; width: number; height: number; size: number }): Draw =>
  (pen) => {
    const top = set(pen, PROSE.repeat(2), { y: 790 });
    for (const [index, { title, text }] of panels.entries()) {
      const x = lefts[index] ?? 0;
      pen.page.drawRectangle({ x, y: top - height, width, height, color: rgb(0.95 - index * 0.1, 0.9, 0.8 + index * 0.08) });
      pen.page.drawText(title, { x: x + 10, y: top - 24, size, font: pen.bold });
      for (const [row, line] of breakLines(text, pen.plain, SIZE, width - 20).entries())
        pen.page.drawText(line, { x: x + 10, y: top - 44 - row * 14, size: SIZE, font: pen.plain });
    }
    set(pen, PROSE.repeat(2), { y: top - height - 30 });
  };

const SWIM = {
  title: 'Swim only',
  text: 'For those who come for the water alone. Use of both pools in all public sessions, early mornings and late evenings included.',
};
const ALL = {
  title: 'Everything',
  text: 'For those who cannot decide. Pools, gym and every class in the programme, which you may book a week ahead of other guests.',
};
const SHORT = { title: 'Day ticket', text: 'One visit, with a towel and a locker for as long as the house is open on that day.' };

const isTable = (block: Block): block is Table => block.kind === 'table';

test.each([
  ['two', { panels: [SWIM, ALL], drawn: { lefts: [70, 310], width: 215, height: 130, size: 13 } }],
  ['three', { panels: [SHORT, SWIM, ALL], drawn: { lefts: [70, 228, 386], width: 145, height: 190, size: 11 } }],
  ['two that are high', { panels: [ALL, SWIM], drawn: { lefts: [60, 300], width: 230, height: 480, size: 16 } }],
])('%s filled panels beside each other are cells of one row, each with its text and its background', async (_, { panels, drawn }) => {
  const blocks = listBlocks(await convertDrawnPages([withPanels(panels, drawn)]));
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'table', 'paragraph']);
  const [table] = blocks.filter(isTable);
  const filled = table ? listCellTexts(table)[0]?.filter((text) => text !== '') : [];
  expect(filled?.map((text) => text.replaceAll('/', ' '))).toEqual(panels.map(({ title, text }) => `${title} ${text}`));
  expect(table?.rows[0]?.cells.filter(({ shading }) => shading !== undefined)).toHaveLength(panels.length);
});
