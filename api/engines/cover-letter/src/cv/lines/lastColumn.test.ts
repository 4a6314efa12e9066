import { expect, test } from '@jest/globals';
import { groupRows } from '../entries/groupRows.ts';
import type { CvLine } from './cvLine.ts';
import { joinRowsAcrossColumns } from './rowsAcrossColumns.ts';

const WIDTH = 5;

/** A line of cells, each as far from the left as it says, in the column in which a reader put it. */
function buildRow(top: number, column: number, isTableRow: boolean, cells: [left: number, text: string][]): CvLine {
  const text = cells.map((cell) => cell[1]).join(' ');
  const placed = cells.map(([left, ownText], index) => {
    const start = 1000 * top + cells.slice(0, index).reduce((sum, cell) => sum + cell[1].length + 1, 0);
    return { start, end: start + ownText.length, text: ownText, left, right: left + ownText.length * WIDTH, size: 10 };
  });
  return {
    start: 1000 * top,
    end: 1000 * top + text.length,
    text,
    left: placed[0]?.left ?? 0,
    right: placed.at(-1)?.right ?? 0,
    top,
    bottom: top + 10,
    size: 10,
    page: 1,
    paragraph: top,
    isEmphasized: false,
    hasListMark: false,
    column,
    cells: placed,
    ...(isTableRow && { isTableRow }),
  };
}

test.each([
  [['Period', 'Company', 'Role', 'What I did'], '£14m of schools in five years'],
  [['Dates', 'Employer', 'Position', 'Duties'], 'Planned 40 buses'],
  [['From to', 'Organisation', 'Post', 'Achievements'], 'Raised £2,000 for the hall'],
])('puts the last column of a table back below its name: %s', (names, expected) => {
  const lefts = [40, 120, 260, 360];
  const row = (top: number, texts: string[]) =>
    buildRow(
      top,
      1,
      true,
      texts.map((text, index) => [lefts[index] ?? 0, text]),
    );
  const lines = [
    row(0, names),
    row(20, ['2018 – 2024', 'Fern Works', 'Planner']),
    row(60, ['2012 – 2018', 'Gill Works', 'Clerk']),
    buildRow(100, 1, false, [[40, 'Education']]),
    buildRow(20, 2, false, [[360, expected]]),
    buildRow(60, 2, false, [[360, 'Filed 900 maps']]),
    buildRow(140, 2, false, [[40, 'Interests']]),
  ];
  expect(joinRowsAcrossColumns(lines).map(({ text }) => text)).toEqual([
    names.join(' '),
    '2018 – 2024 Fern Works Planner',
    expected,
    '2012 – 2018 Gill Works Clerk',
    'Filed 900 maps',
    'Education',
    'Interests',
  ]);
});

test.each([
  ['September 2016 – September', '2020', 'September 2020'],
  ['septiembre de 2012 – noviembre', '2015', 'noviembre 2015'],
  ['September 2009 – February', '2011', 'February 2011'],
])('reads a long time at the right that its column divides: %s', (start, year, end) => {
  const right = 540;
  const lines = [
    buildRow(0, 1, false, [
      [40, 'Carrow Wythe LLP, Leeds'],
      [right - start.length * WIDTH, start],
    ]),
    buildRow(12, 1, false, [
      [40, 'Associate Solicitor'],
      [right - year.length * WIDTH, year],
    ]),
  ];
  expect(groupRows(lines)[0]?.time?.end?.text).toBe(end);
});
