import { expect, test } from '@jest/globals';
import { brokenLines } from '../../../testing/brokenLines.ts';
import {
  blocksOf,
  cellTexts,
  converted,
  LEADING,
  LEFT,
  line,
  PROSE,
  paragraphsOf,
  RIGHT,
  SIZE,
  set,
  tableOf,
  textOf,
} from '../testing/drawnPages.ts';

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

test('titles of a CV with lines under them are titles, also where one dated line stands between two', async () => {
  const model = await converted([
    (pen) => {
      const { page, plain, bold } = pen;
      const title = (text: string, y: number) => {
        page.drawText(text, { x: LEFT, y, size: 13, font: bold });
        line(page, [LEFT, y - 5], [RIGHT, y - 5]);
      };
      title('EDUCATION', 760);
      page.drawText('MSc Statistics, University of Bergen', { x: LEFT, y: 735, size: SIZE, font: plain });
      page.drawText('2013 – 2015', { x: RIGHT - plain.widthOfTextAtSize('2013 – 2015', SIZE), y: 735, size: SIZE, font: plain });
      title('LANGUAGES', 705);
      set(pen, PROSE.repeat(3), { y: 680 });
    },
  ]);
  expect(blocksOf(model).filter(({ kind }) => kind === 'table')).toEqual([]);
  expect(paragraphsOf(model).map(({ inlines, role }) => [role.type, textOf(inlines).slice(0, 48)])).toEqual([
    ['heading', 'EDUCATION'],
    ['body', 'MSc Statistics, University of Bergen<tab>2013 – '],
    ['heading', 'LANGUAGES'],
    ['body', PROSE.slice(0, 48)],
  ]);
});
