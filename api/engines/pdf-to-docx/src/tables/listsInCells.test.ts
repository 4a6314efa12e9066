import { expect, test } from '@jest/globals';
import { convertDrawnPages, drawLine, getFirstTable, joinInlines, LEFT, SIZE } from '../testing/drawnPages.ts';

test('bullets in the cells of a table are lists, a number alone is text', async () => {
  const model = await convertDrawnPages([
    ({ page, plain }) => {
      for (const y of [700, 640, 580]) drawLine(page, [LEFT, y], [LEFT + 400, y]);
      for (const x of [LEFT, LEFT + 120, LEFT + 400]) drawLine(page, [x, 700], [x, 580]);
      for (const [row, [role = '', ...duties]] of [
        ['1. Chair', 'calls the meetings', 'signs the letters'],
        ['2. Keeper', 'opens the sluice', 'reads the gauge'],
      ].entries()) {
        const y = 684 - row * 60;
        page.drawText(role, { x: LEFT + 6, y, size: SIZE, font: plain });
        for (const [index, duty] of duties.entries()) {
          page.drawText('•', { x: LEFT + 126, y: y - index * 16, size: SIZE, font: plain });
          page.drawText(duty, { x: LEFT + 142, y: y - index * 16, size: SIZE, font: plain });
        }
      }
    },
  ]);
  const paragraphs = getFirstTable(model).rows.map(({ cells }) =>
    cells.map(({ blocks }) => blocks.map((block) => (block.kind === 'paragraph' ? `${block.role.type}: ${joinInlines(block.inlines)}` : ''))),
  );
  expect(paragraphs).toEqual([
    [['body: 1. Chair'], ['listItem: calls the meetings', 'listItem: signs the letters']],
    [['body: 2. Keeper'], ['listItem: opens the sluice', 'listItem: reads the gauge']],
  ]);
});
