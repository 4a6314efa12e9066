import { expect, test } from '@jest/globals';
import { moveCentredTimesUp } from './centredTimes.ts';
import type { CvLine } from './cvLine.ts';

const STEP = 13;

function lineAt(row: number, left: number, text: string): CvLine {
  const place = { start: Math.round(row * 100), end: Math.round(row * 100) + text.length, left, right: left + text.length * 5 };
  const size = { size: 11, top: row * STEP, bottom: row * STEP + 11 };
  return {
    ...place,
    ...size,
    text,
    page: 1,
    cells: [{ ...place, text, size: 11 }],
    paragraph: 0,
    isEmphasized: false,
    hasListMark: false,
    column: 1,
  };
}

const buildTextLines = (...texts: string[]) => texts.map((text, row) => lineAt(row, 200, text));
const liftTimes = (times: CvLine[], lines: CvLine[]) =>
  [...moveCentredTimesUp(times, lines)].map(([time, at]) => `${time.text}: ${lines.find(({ top }) => top === at.top)?.text}`);

test('gives a job the time that stands in the middle of its cell', () => {
  const lines = buildTextLines('Maintenance Fitter', 'Corby Steel', 'Kept 140 pumps running', 'Apprentice Fitter', 'Oundle Tools');
  expect(liftTimes([lineAt(1, 50, '2019 to now'), lineAt(3.5, 50, '2014 to 2019')], lines)).toEqual([
    '2019 to now: Maintenance Fitter',
    '2014 to 2019: Apprentice Fitter',
  ]);
});

test('finds the first line of a cell with an even count of lines', () => {
  const lines = buildTextLines('Head Cook', 'The Weir Inn', 'Cook', 'Lock Cottage', 'Fed 90 a night', 'Won a star');
  expect(liftTimes([lineAt(0.5, 50, '2020 – 2024'), lineAt(3.5, 50, '2011 – 2020')], lines)).toEqual(['2020 – 2024: Head Cook', '2011 – 2020: Cook']);
});

test.each([
  ['level with the first line of their rows', [0, 3]],
  ['between rows that they do not account for', [1, 2.2]],
  ['alone', [1]],
])('leaves times where they are that stand %s', (_, rows) => {
  const lines = buildTextLines('Teller', 'Avon Bank', 'Served 60 people a day', 'Clerk', 'Avon Bank');
  expect(
    liftTimes(
      rows.map((row) => lineAt(row, 50, '2010 – 2014')),
      lines,
    ),
  ).toEqual([]);
});
