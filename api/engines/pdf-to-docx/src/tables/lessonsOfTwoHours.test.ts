import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import { convertDrawnPages, type Draw, drawLine, getFirstTable, LEFT, listBlocks, listCellTexts, SIZE } from '../testing/drawnPages.ts';

interface Plan {
  width: number;
  height: number;
  days: string[];
  hours: string[];
  /** Shaded lessons of two hours: the day and hour that they begin with, from 1. */
  doubles: { day: number; hour: number; text: string }[];
  single: string;
}

const TOP = 760;

/** A timetable with lines around all cells, in which some lessons reach over two rows on a background. */
const drawPlan =
  ({ width, height, days, hours, doubles, single }: Plan): Draw =>
  ({ page, plain, bold }) => {
    const x = (column: number) => LEFT + column * width;
    const y = (row: number) => TOP - row * height;
    const isDouble = (day: number, hour: number) => doubles.some((each) => each.day === day && (each.hour === hour || each.hour + 1 === hour));
    for (const { day, hour } of doubles) page.drawRectangle({ x: x(day), y: y(hour + 2), width, height: 2 * height, color: rgb(0.88, 0.92, 0.97) });
    for (let row = 0; row <= hours.length + 1; row += 1)
      for (let column = 0; column <= days.length; column += 1) {
        const isInside = doubles.some((each) => each.day === column && each.hour + 1 === row);
        if (!isInside) drawLine(page, [x(column), y(row)], [x(column + 1), y(row)]);
      }
    for (let column = 0; column <= days.length + 1; column += 1) drawLine(page, [x(column), y(0)], [x(column), y(hours.length + 1)]);
    for (const [index, day] of days.entries()) page.drawText(day, { x: x(index + 1) + 5, y: y(1) + 6, size: SIZE, font: bold });
    for (const [index, hour] of hours.entries()) page.drawText(hour, { x: LEFT + 5, y: y(index + 2) + 6, size: SIZE, font: bold });
    for (let hour = 1; hour <= hours.length; hour += 1)
      for (let day = 1; day <= days.length; day += 1)
        if (!isDouble(day, hour)) page.drawText(`${single} ${day}${hour}`, { x: x(day) + 5, y: y(hour + 1) + 6, size: SIZE, font: plain });
    for (const { day, hour, text } of doubles)
      for (const [line, words] of text.split('/').entries())
        page.drawText(words, { x: x(day) + 5, y: y(hour + 1) + 2 - 13 * line, size: SIZE, font: plain });
  };

test.each([
  [
    'two lessons beside each other',
    {
      width: 90,
      height: 24,
      days: ['Mon', 'Tue', 'Wed'],
      hours: ['8', '9', '10'],
      doubles: [
        { day: 1, hour: 1, text: 'Maths/Mr Okafor' },
        { day: 3, hour: 1, text: 'Lab/Dr Baum' },
      ],
      single: 'Room',
    },
  ],
  [
    'three shifts',
    {
      width: 110,
      height: 30,
      days: ['Ada', 'Tom', 'Mira'],
      hours: ['Early', 'Late'],
      doubles: [
        { day: 1, hour: 1, text: 'Gate/All day' },
        { day: 3, hour: 1, text: 'Shop/All day' },
      ],
      single: 'Desk',
    },
  ],
  [
    'pairs in two places',
    {
      width: 80,
      height: 26,
      days: ['A', 'B', 'C', 'D'],
      hours: ['1', '2', '3', '4'],
      doubles: [
        { day: 1, hour: 1, text: 'Yoga/Hall' },
        { day: 4, hour: 1, text: 'Swim/Pool' },
        { day: 2, hour: 3, text: 'Dance/Hall' },
        { day: 4, hour: 3, text: 'Judo/Mat' },
      ],
      single: 'Box',
    },
  ],
])('shaded lessons of two hours stay in the cells of their timetable: %s', async (_, plan) => {
  const model = await convertDrawnPages([drawPlan(plan)]);
  expect(listBlocks(model).filter(({ kind }) => kind === 'table')).toHaveLength(1);
  const table = getFirstTable(model);
  const texts = listCellTexts(table).flat();
  for (const { text } of plan.doubles) expect(texts).toContain(text);
  const spans = table.rows.flatMap(({ cells }) => cells.map(({ rowSpan }) => rowSpan)).filter((span) => span === 2);
  expect(spans).toHaveLength(plan.doubles.length);
});
