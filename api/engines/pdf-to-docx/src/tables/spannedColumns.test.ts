import { expect, test } from '@jest/globals';
import { convertDrawnPages, type Draw, getFirstTable, listCellTexts, SIZE } from '../testing/drawnPages.ts';

type Row = (string | [text: string, columns: number])[];

/** Draws rows whose cells are in the middle of their columns; a cell may reach over several of those. */
const drawCentred =
  (rows: Row[], { from = 60, width }: { from?: number; width: number }): Draw =>
  ({ page, plain }) => {
    for (const [index, row] of rows.entries()) {
      let column = 0;
      for (const cell of row) {
        const [text, columns] = typeof cell === 'string' ? [cell, 1] : cell;
        const middle = from + (column + columns / 2) * width;
        page.drawText(text, { x: middle - plain.widthOfTextAtSize(text, SIZE) / 2, y: 700 - index * 18, size: SIZE, font: plain });
        column += columns;
      }
    }
  };

const TIMETABLE: Row[] = [
  ['Time', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  ['9:00', 'History', 'Spanish', ['Project work in the library', 2]],
  ['10:00', 'English', 'English', 'Music', 'Science'],
  ['11:00', 'Drawing', 'Ethics', 'History', 'Drawing'],
  ['12:00', 'Choir', 'Latin', 'Coding', 'Sport'],
  ['13:00', 'Lunch', 'Lunch', 'Lunch', 'Lunch'],
];
const ROTA: Row[] = [
  ['Semana', 'Cocina', 'Baño', 'Jardín'],
  ['1', 'Ana', 'Luis', 'Eva'],
  ['2', ['Limpieza general de primavera', 2], 'Ana'],
  ['3', 'Luis', 'Eva', 'Ana'],
  ['4', 'Eva', 'Ana', 'Luis'],
  ['5', 'Ana', 'Luis', 'Eva'],
];
const FERRIES: Row[] = [
  ['Port', 'Early', 'Noon', 'Late'],
  ['Skagen', '7:10', '12:40', '19:05'],
  ['Marstal', '8:00', ['not on Sundays or holidays', 2]],
  ['Korsør', '9:15', '14:30', '21:20'],
  ['Nyborg', '9:50', '15:05', '21:55'],
  ['Odense', '10:40', '15:50', '22:45'],
];

test.each([
  { of: 'a timetable with a lesson of two days', rows: TIMETABLE, width: 95 },
  { of: 'a rota with one job for two', rows: ROTA, width: 110 },
  { of: 'ferries with a remark in place of two times', rows: FERRIES, width: 100 },
])('the columns of $of are those of its other rows', async ({ rows, width }) => {
  const table = getFirstTable(await convertDrawnPages([drawCentred(rows, { width })]));
  const most = rows[0]?.length ?? 0;
  expect(table.columns).toHaveLength(most);
  expect(listCellTexts(table)).toEqual(rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell[0]))));
});
