import { expect, test } from '@jest/globals';
import type { CvLine } from '../lines/cvLine.ts';
import { readCredentials } from '../lists/readCredentials.ts';
import { readExperience } from './readExperience.ts';

/** Lays out a table: each row a paragraph, each cell at the left edge of its column, but its head further right where names are centred. */
function buildTable(rows: string[][], lefts: number[], headShift = 0): { lines: CvLine[]; source: string } {
  const source = rows.map((row) => row.join(' ')).join('\n');
  let start = 0;
  const lines = rows.map((row, paragraph): CvLine => {
    const text = row.join(' ');
    let at = start;
    const cells = row.map((cell, column) => {
      const left = (lefts[column] ?? 0) + (paragraph === 0 ? headShift : 0);
      const span = { start: at, end: at + cell.length, text: cell, left, right: left + 4 * cell.length, size: 10 };
      at += cell.length + 1;
      return span;
    });
    const line = { start, end: start + text.length, text, left: 40, right: 560, top: 20 * paragraph, bottom: 20 * paragraph + 10, size: 10, cells };
    start += text.length + 1;
    return { ...line, page: 1, paragraph, isEmphasized: false, hasListMark: false, column: 1, isTableRow: true };
  });
  return { lines, source };
}

test.each([
  [
    'a seafarer with names in the middle over the columns',
    [
      ['Vessel', 'Rank', 'Company', 'Sign on', 'Sign off'],
      ['MV Heron', 'Second Officer', 'Hamlin Shipping', '10 Jan 2026', '18 Oct 2026'],
      ['MV Egret', 'Third Officer', 'Nordkap Crewing', '02 Feb 2025', '30 Oct 2025'],
    ],
    12,
    ['Second Officer | Hamlin Shipping | 10 Jan 2026 | 18 Oct 2026', 'Third Officer | Nordkap Crewing | 02 Feb 2025 | 30 Oct 2025'],
  ],
  [
    'a job that lasts',
    [
      ['From', 'To', 'Employer', 'Position'],
      ['03/2020', 'present', 'Fenfresh Transport', 'Driver'],
      ['06/2016', '02/2020', 'Baltic Cargo', 'Loader'],
    ],
    0,
    ['Driver | Fenfresh Transport | 03/2020 | present', 'Loader | Baltic Cargo | 06/2016 | 02/2020'],
  ],
  [
    'dates of joining and leaving',
    [
      ['Designation', 'Organisation', 'Date of joining', 'Date of leaving'],
      ['Site Engineer', 'Orchid Builders', 'May 2015', 'Jun 2019'],
      ['Trainee', 'Laxmi Infra', 'July 2014', 'April 2015'],
    ],
    0,
    ['Site Engineer | Orchid Builders | May 2015 | Jun 2019', 'Trainee | Laxmi Infra | July 2014 | April 2015'],
  ],
])('reads a table with a column for each end of the time: %s', (_, rows, shift, jobs) => {
  const { lines, source } = buildTable(rows, [40, 140, 240, 340, 440], shift);
  const found = readExperience(lines, source);
  expect(found.map(({ title, company, time }) => [title, company, time?.start, time?.end].map((span) => span?.text).join(' | '))).toEqual(jobs);
});

test.each([
  [
    [
      ['Certificate', 'Number', 'Expiry'],
      ['GMDSS GOC', 'G-118820', 'Apr 2028'],
      ['Medical Care', 'MC-7719', 'None'],
    ],
    ['GMDSS GOC', 'Medical Care'],
  ],
  [
    [
      ['Course', 'Date'],
      ['Manual handling', '03/2024'],
      ['Fire warden', 'May 2023'],
    ],
    ['Manual handling', 'Fire warden'],
  ],
  [
    [
      ['Licence', 'No.', 'Valid until'],
      ['Forklift B1', 'FL/20931', '2027'],
      ['MEWP', 'IP88213', '2026'],
    ],
    ['Forklift B1', 'MEWP'],
  ],
])('reads the names alone in a table of papers', (rows, credentials) => {
  const { lines, source } = buildTable(rows, [40, 200, 340]);
  expect(readCredentials(lines, source).map(({ text }) => text)).toEqual(credentials);
});
