import { expect, test } from '@jest/globals';
import { breakLines } from '@sheaf/pdf-text/testing/brokenLines';
import {
  convertDrawnPages,
  drawLine,
  getFirstTable,
  joinInlines,
  LEADING,
  LEFT,
  listBlocks,
  listCellTexts,
  listParagraphs,
  PROSE,
  RIGHT,
  SIZE,
  set,
} from '../testing/drawnPages.ts';

const JOBS = [
  ['2019 – now', `Senior engineer, Maas Pumps. ${PROSE}`],
  ['2015 – 2019', `Engineer, Delta Marine. ${PROSE}`],
  ['2013 – 2015', `Trainee, Havenbedrijf. ${PROSE}`],
];

test('a visitor gets each date of a CV beside what was done then, to its last line', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const { page, plain } = pen;
      let y = 700;
      for (const [date = '', text = ''] of JOBS) {
        page.drawText(date, { x: LEFT, y, size: SIZE, font: plain });
        for (const [index, line] of breakLines(text, plain, SIZE, 360).entries())
          page.drawText(line, { x: LEFT + 95, y: y - index * LEADING, size: SIZE, font: plain });
        y -= breakLines(text, plain, SIZE, 360).length * LEADING;
      }
      set(pen, PROSE, { y: y - 40 });
    },
  ]);
  expect(listCellTexts(getFirstTable(model))).toEqual(JOBS.map(([date = '', text = '']) => [date, text.trim()]));
});

test('titles of a CV with lines under them are titles, also where one dated line is between two', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const { page, plain, bold } = pen;
      const title = (text: string, y: number) => {
        page.drawText(text, { x: LEFT, y, size: 13, font: bold });
        drawLine(page, [LEFT, y - 5], [RIGHT, y - 5]);
      };
      title('EDUCATION', 760);
      page.drawText('MSc Statistics, University of Bergen', { x: LEFT, y: 735, size: SIZE, font: plain });
      page.drawText('2013 – 2015', { x: RIGHT - plain.widthOfTextAtSize('2013 – 2015', SIZE), y: 735, size: SIZE, font: plain });
      title('LANGUAGES', 705);
      set(pen, PROSE.repeat(3), { y: 680 });
    },
  ]);
  expect(listBlocks(model).filter(({ kind }) => kind === 'table')).toEqual([]);
  expect(listParagraphs(model).map(({ inlines, role }) => [role.type, joinInlines(inlines).slice(0, 48)])).toEqual([
    ['heading', 'EDUCATION'],
    ['body', 'MSc Statistics, University of Bergen<tab>2013 – '],
    ['heading', 'LANGUAGES'],
    ['body', PROSE.slice(0, 48)],
  ]);
});

test('bullets under the lined titles of a CV are lists, and no tables between those lines', async () => {
  const model = await convertDrawnPages([
    ({ page, plain, bold }) => {
      for (const [index, title] of ['Experience', 'Skills', 'Languages'].entries()) {
        const y = 760 - 120 * index;
        page.drawText(title, { x: LEFT, y, size: 13, font: bold });
        drawLine(page, [LEFT, y - 5], [RIGHT, y - 5]);
        for (const [row, text] of ['rigging and repair of boats', 'charts of the whole coast', 'weather and tides'].entries()) {
          page.drawText('\u2022', { x: LEFT + 14, y: y - 24 - 16 * row, size: SIZE, font: plain });
          page.drawText(text, { x: LEFT + 36, y: y - 24 - 16 * row, size: SIZE, font: plain });
        }
      }
    },
  ]);
  expect(listBlocks(model).filter(({ kind }) => kind === 'table')).toEqual([]);
  expect(listParagraphs(model).filter(({ role }) => role.type === 'listItem')).toHaveLength(9);
});

test('two lists beside each other are read one after the other', async () => {
  const [here, there] = [
    ['3 leeks', '500 g potatoes', '1 litre stock', 'salt'],
    ['50 g butter', '2 bay leaves', 'nutmeg', 'cream'],
  ];
  const model = await convertDrawnPages([
    (pen) => {
      const { page, plain } = pen;
      set(pen, PROSE.repeat(3), { y: 760 });
      for (const [column, items] of [here, there].entries()) {
        for (const [row, text] of (items ?? []).entries()) {
          page.drawText('\u2022', { x: LEFT + 14 + 240 * column, y: 680 - 16 * row, size: SIZE, font: plain });
          page.drawText(text, { x: LEFT + 32 + 240 * column, y: 680 - 16 * row, size: SIZE, font: plain });
        }
      }
      set(pen, PROSE.repeat(3), { y: 590 });
    },
  ]);
  const items = listParagraphs(model).filter(({ role }) => role.type === 'listItem');
  expect(items.map(({ inlines }) => joinInlines(inlines))).toEqual([...(here ?? []), ...(there ?? [])]);
});

test('the dates of a CV stay beside what was done then, under the titles over both', async () => {
  const parts: [title: string, jobs: [date: string, what: string, more: string][]][] = [
    [
      'Experience',
      [
        ['since 2019', 'Head of laboratory, Maas Pumps', 'Built up the test bench'],
        ['2014 – 2019', 'Chemist, Delta Glass', 'Glazes without lead'],
        ['2012 – 2014', 'Assistant', 'Readings at the kiln'],
      ],
    ],
    [
      'Education',
      [
        ['2010 – 2012', 'MSc Chemistry, University of Leiden', 'With honours'],
        ['2006 – 2010', 'BSc Chemistry', 'Thesis on salt glazes'],
      ],
    ],
  ];
  const model = await convertDrawnPages([
    ({ page, plain, bold }) => {
      let y = 760;
      for (const [title, jobs] of parts) {
        page.drawText(title, { x: LEFT, y, size: 14, font: bold });
        y -= 20;
        for (const [date, what, more] of jobs) {
          page.drawText(date, { x: LEFT, y, size: SIZE, font: plain });
          page.drawText(what, { x: LEFT + 100, y, size: SIZE, font: bold });
          page.drawText(more, { x: LEFT + 100, y: y - 14, size: SIZE, font: plain });
          y -= 32;
        }
        y -= 14;
      }
    },
  ]);
  expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toEqual(parts.map(([title]) => title));
  const tables = listBlocks(model).filter((block) => block.kind === 'table');
  const rows = tables.map((table) => listCellTexts(table).map((cells) => cells.map((text) => text.replace('/', ' '))));
  expect(rows).toEqual(parts.map(([, jobs]) => jobs.map(([date, what, more]) => [date, `${what} ${more}`])));
});

test('rows of a table over both columns of a page stay together', async () => {
  const rows = [
    ['Chapel Street', '5.5', '3.3', '6.4', '4.8', '9.0'],
    ['Hospital', '3.9', '3.4', '5.1', '5.0', '6.1'],
    ['Northern Depot', '7.2', '6.1', '9.3', '9.4', '9.8'],
  ];
  const model = await convertDrawnPages([
    (pen) => {
      for (const [index, row] of rows.entries())
        for (const [column, text] of row.entries())
          pen.page.drawText(text, { x: [LEFT, 185, 250, 330, 410, 490][column] ?? 0, y: 780 - index * LEADING, size: SIZE, font: pen.plain });
      for (const x of [LEFT, 308]) set(pen, PROSE.repeat(8), { x, y: 715, width: 217 });
    },
  ]);
  expect(listCellTexts(getFirstTable(model))).toEqual(rows);
  expect(listParagraphs(model).filter(({ inlines }) => joinInlines(inlines).length > 20)).toHaveLength(2);
});
