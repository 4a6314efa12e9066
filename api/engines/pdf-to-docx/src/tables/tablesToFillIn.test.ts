import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import { convertDrawnPages, type Draw, drawLine, getFirstTable, LEFT, listBlocks, listCellTexts, PROSE, SIZE, set } from '../testing/drawnPages.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Lines for six columns and nine rows under a sentence; `then` draws over them. */
function timetable(then: Draw): Draw {
  return (pen) => {
    set(pen, PROSE);
    for (let row = 0; row <= 9; row += 1) drawLine(pen.page, [LEFT, 600 - 30 * row], [LEFT + 420, 600 - 30 * row]);
    for (let column = 0; column <= 6; column += 1) drawLine(pen.page, [LEFT + 70 * column, 600], [LEFT + 70 * column, 330]);
    return then(pen);
  };
}

const drawHeader: Draw = ({ page, plain }) => {
  for (const [index, day] of DAYS.entries()) page.drawText(day, { x: LEFT + 75 + 70 * index, y: 580, size: SIZE, font: plain });
};

test('a timetable that is still empty is a table to write in', async () => {
  const table = getFirstTable(await convertDrawnPages([timetable(drawHeader)]));
  expect(listCellTexts(table)[0]).toEqual(['', ...DAYS]);
  expect(table.rows.map(({ cells }) => cells.length)).toEqual(Array(9).fill(6));
});

test('the lines behind the bars of a chart are none', async () => {
  const bars: Draw = (pen) => {
    void drawHeader(pen);
    for (const [index, height] of [110, 45, 160, 75].entries())
      pen.page.drawRectangle({ x: LEFT + 95 + 70 * index, y: 330, width: 31, height, color: rgb(0.2, 0.4, 0.7) });
  };
  expect(listBlocks(await convertDrawnPages([timetable(bars)])).map(({ kind }) => kind)).not.toContain('table');
});
