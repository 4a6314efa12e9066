import { expect, test } from '@jest/globals';
import type { CvLine } from './cvLine.ts';
import { joinBrokenTimes } from './joinBrokenTimes.ts';

function buildLines(texts: string[]): CvLine[] {
  let start = 0;
  return texts.map((text, row) => {
    const place = { start, end: start + text.length, left: 40, right: 40 + text.length * 5, size: 10 };
    start += text.length + 1;
    const line = { ...place, text, page: 1, top: row * 12, bottom: row * 12 + 10, paragraph: 1, isEmphasized: false, hasListMark: false, column: 1 };
    return { ...line, cells: [{ ...place, text }] };
  });
}

const joined = (...texts: string[]) => joinBrokenTimes(buildLines(texts)).map(({ text }) => text);

test.each([
  ['Mill Road Hospital, Hull — September 2017 to May', '2021'],
  ['Kirkwood and Sons Solicitors, Perth, 2012 –', 'March 2015'],
  ['Estuary Housing Trust, Grimsby, since October', '2022'],
  ['Fit about 130 boilers a year, with four call-backs in', '2024'],
  ['Served on the board of the regional theatre until', 'March 2020.'],
  ['Bakery of the Seven Mills, Ely, June 2018 to', 'present'],
])('reads a time that runs over the end of its line: %s / %s', (line, rest) => {
  expect(joined(line, rest, 'Fed 90 people a day')).toEqual([`${line} ${rest}`, 'Fed 90 people a day']);
});

test.each([
  ['Shortlisted for the regional prize in 2020', '2021'],
  ['Looked after the accounts of the branch until', 'Head office took them over'],
  ['2019 –', 'present'],
])('leaves other lines apart: %s / %s', (line, rest) => {
  expect(joined(line, rest)).toEqual([line, rest]);
});
