import { expect, test } from '@jest/globals';
import { brokenLines } from '../../../testing/brokenLines.ts';
import { cellTexts, converted, LEADING, LEFT, PROSE, SIZE, set, tableOf } from '../testing/drawnPages.ts';

const JOBS = [
  ['2019 – now', `Senior engineer, Maas Pumps. ${PROSE}`],
  ['2015 – 2019', `Engineer, Delta Marine. ${PROSE}`],
  ['2013 – 2015', `Trainee, Havenbedrijf. ${PROSE}`],
];

test('a visitor gets each date of a CV beside what was done then, to its last line', async () => {
  const model = await converted([
    (pen) => {
      const { page, plain } = pen;
      let y = 700;
      for (const [date = '', text = ''] of JOBS) {
        page.drawText(date, { x: LEFT, y, size: SIZE, font: plain });
        for (const [place, line] of brokenLines(text, plain, SIZE, 360).entries())
          page.drawText(line, { x: LEFT + 95, y: y - place * LEADING, size: SIZE, font: plain });
        y -= brokenLines(text, plain, SIZE, 360).length * LEADING;
      }
      set(pen, PROSE, { y: y - 40 });
    },
  ]);
  expect(cellTexts(tableOf(model))).toEqual(JOBS.map(([date = '', text = '']) => [date, text.trim()]));
});
