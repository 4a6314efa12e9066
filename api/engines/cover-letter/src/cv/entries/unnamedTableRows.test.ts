import { expect, test } from '@jest/globals';
import type { CvLine } from '../lines/cvLine.ts';
import { readExperience } from './readExperience.ts';

/** Lays out the rows of a table without rules: each row a paragraph, each cell at the left edge of its column. */
function buildTable(rows: string[][], lefts: number[]): { lines: CvLine[]; source: string } {
  const source = rows.map((row) => row.join(' ')).join('\n');
  let start = 0;
  const lines = rows.map((row, paragraph): CvLine => {
    const text = row.join(' ');
    let at = start;
    const cells = row.map((cell, column) => {
      const span = { start: at, end: at + cell.length, text: cell };
      at += cell.length + 1;
      return { ...span, left: lefts[column] ?? 0, right: (lefts[column] ?? 0) + 5 * cell.length, size: 10 };
    });
    const line = { start, end: start + text.length, text, left: 40, right: 500, top: 20 * paragraph, bottom: 20 * paragraph + 10, size: 10, cells };
    start += text.length + 1;
    return { ...line, page: 1, paragraph, isEmphasized: false, hasListMark: false, column: 1, isTableRow: true };
  });
  return { lines, source };
}

test.each([
  [
    'employer before title',
    [
      ['03/2020 – present', 'Fenfresh Transport Ltd', 'HGV driver', 'Night trunking of chilled food, 2,400 miles a week'],
      ['06/2016 – 02/2020', 'Baltic Cargo Ltd', 'International driver', 'Groupage to Sweden and Norway with customs papers'],
    ],
  ],
  [
    'title before employer',
    [
      ['2019 – now', 'Head Baker', 'Mill Lane Bakery', 'Baked 400 loaves a night for nine shops'],
      ['2014 – 2019', 'Baker', 'Harbour Foods', 'Mixed and shaped dough for the morning shift'],
    ],
  ],
  [
    'without duties',
    [
      ['2019 – now', 'Staff Nurse', 'Fosse General Hospital'],
      ['2014 – 2019', 'Care Assistant', 'Laurel Court Nursing Home'],
    ],
  ],
])('reads a table of jobs whose columns have no names: %s', (_, rows) => {
  const { lines, source } = buildTable(rows, [40, 140, 270, 380]);
  const jobs = readExperience(lines, source);
  expect(jobs).toHaveLength(2);
  for (const [index, { title, company, time, bullets }] of jobs.entries()) {
    const row = rows[index] ?? [];
    expect(row).toContain(title?.text);
    expect(row).toContain(company?.text);
    expect(/driver|Baker$|Nurse|Assistant/.test(title?.text ?? '')).toBe(true);
    expect(row[0]).toContain(time?.start.text);
    expect(bullets.map(({ text }) => text)).toEqual(row.slice(3));
  }
});

test.each([
  ['Dates', 'Post and employer', 'Main duties and results'],
  ['Period', 'Role & organisation', 'Responsibilities and achievements'],
  ['When', 'Job title / company', 'Duties and results'],
])('reads a table whose columns are called by two names each: %s, %s, %s', (...header) => {
  const rows = [
    ['2019 – now', 'District Nursing Sister, Malvern Community Trust', 'Caseload of 94 patients across six villages'],
    ['2014 – 2019', 'Staff Nurse, Redhill Infirmary', 'Acute admissions and trauma on a ward of 28 beds'],
  ];
  const { lines, source } = buildTable([header, ...rows], [40, 140, 380]);
  const jobs = readExperience(lines, source).map(({ title, company, bullets }) => [title?.text, company?.text, bullets.map(({ text }) => text)]);
  expect(jobs).toEqual(rows.map(([, position = '', duties]) => [...position.split(', '), [duties]]));
});

test.each([
  ['behind the employer', ['Employer', 'Role', 'When', 'What I did'], [0, 1, 2, 3]],
  ['behind the title', ['Title', 'Dates', 'Firm', 'Work'], [2, 0, 1, 3]],
  ['at the end', ['Who for', 'As', 'Work', 'Years'], [0, 1, 3, 2]],
])('finds the times of a table %s', (_, header, order) => {
  const jobs = [
    ['Kestrel Road Pharmacy', 'Pharmacy Technician', '2021 – present', 'Check 380 items a day and train two apprentices'],
    ['Derwent General Hospital', 'Ward Assistant', '2017 – 2021', 'Topped up the medicines of four busy wards each morning'],
  ];
  const placed = jobs.map((job) => job.map((_cell, index) => job[order.indexOf(index)] ?? ''));
  const { lines, source } = buildTable([header, ...placed], [40, 180, 320, 460]);
  const found = readExperience(lines, source);
  expect(found.map(({ title, company, time }) => [company?.text, title?.text, time?.start.text])).toEqual([
    ['Kestrel Road Pharmacy', 'Pharmacy Technician', '2021'],
    ['Derwent General Hospital', 'Ward Assistant', '2017'],
  ]);
});
