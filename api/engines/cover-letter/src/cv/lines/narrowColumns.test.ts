import { expect, test } from '@jest/globals';
import { readExperience } from '../entries/readExperience.ts';
import { splitLabelColumn } from '../lists/splitLabelColumn.ts';
import type { CvLine } from './cvLine.ts';
import { joinBrokenHeadings } from './joinBrokenHeadings.ts';
import { joinRowsAcrossColumns } from './rowsAcrossColumns.ts';

const WIDTH = 5;

interface Look {
  left?: number;
  row?: number;
  column?: number;
  mark?: boolean;
  rightLimit?: number;
  /** It goes on with the paragraph above. */
  rest?: boolean;
}

/** Lines one below the other, in a text that holds them in this order. */
function buildDocumentLines(rows: [text: string, look?: Look][]): { lines: CvLine[]; source: string } {
  let start = 0;
  let paragraph = 0;
  const lines = rows.map(([text, { left = 40, row, column = 1, mark = false, rightLimit = 180, rest = false } = {}], place): CvLine => {
    const where = { start, end: start + text.length, text, left, right: left + text.length * WIDTH, size: 10 };
    start += text.length + 1;
    const top = (row ?? place) * 12;
    const found = [...text.matchAll(/\S+/g)];
    const words = found.slice(1).map(({ index }, at) => {
      const before = found[at];
      return { start: where.start + index, left: left + index * WIDTH, after: left + ((before?.index ?? 0) + (before?.[0].length ?? 0)) * WIDTH };
    });
    return {
      ...where,
      page: 1,
      top,
      bottom: top + 10,
      rightLimit,
      paragraph: rest ? paragraph : ++paragraph,
      isEmphasized: false,
      hasListMark: mark,
      column,
      cells: [{ ...where, words }],
    };
  });
  return { lines, source: rows.map(([text]) => text).join('\n') };
}

test.each([
  [['HR Adviser, Bournville Housing', 'Trust'], 'Bournville Housing Trust'],
  [['Senior Nurse, St Mary Community', 'Hospital'], 'St Mary Community Hospital'],
  [['Teaching Assistant – Dinas High', 'School'], 'Dinas High School'],
])('reads an employer that its narrow column divides: %p', ([header = '', rest = ''], company) => {
  const rightLimit = 40 + header.length * WIDTH + 10;
  const { lines, source } = buildDocumentLines([
    ['Manager, Gear Works Ltd', { rightLimit }],
    ['2019 – 2022', { rightLimit }],
    ['Led 12 people', { rightLimit, left: 52, mark: true }],
    [header, { rightLimit }],
    [rest, { rightLimit, rest: true }],
    ['2015 – 2019', { rightLimit }],
    ['Advised 40 families', { rightLimit, left: 52, mark: true }],
  ]);
  const jobs = readExperience(lines, source);
  expect(jobs.map((job) => job.company?.text)).toEqual(['Gear Works Ltd', company]);
  expect(jobs[0]?.bullets.map(({ text }) => text)).toEqual(['Led 12 people']);
});

test.each([[['EDUCATION AND', 'TRAINING']], [['SKILLS &', 'LANGUAGES']], [['ADDITIONAL', 'INFORMATION']]])(
  'reads a heading that its narrow column divides: %p',
  (parts) => {
    expect(joinBrokenHeadings(buildDocumentLines(parts.map((text) => [text])).lines).map(({ text }) => text)).toEqual([parts.join(' ')]);
  },
);

test.each([[['SKILLS', 'EXCEL']], [['EDUCATION', 'EXPERIENCE']], [['WORK AND', 'Bread for a village']]])('leaves other lines apart: %p', (parts) => {
  expect(joinBrokenHeadings(buildDocumentLines(parts.map((text) => [text])).lines)).toHaveLength(2);
});

test('puts the fields and the table of a form back into rows', () => {
  const { lines } = buildDocumentLines([
    ['Name', { row: 0 }],
    ['Tel', { row: 1 }],
    ['Dates', { row: 3 }],
    ['2018 – present', { row: 4 }],
    ['2011 – 2018', { row: 6 }],
    ['Dariusz Bielecki', { row: 0, left: 200, column: 2 }],
    ['07700 900519', { row: 1, left: 200, column: 2 }],
    ['Employer', { row: 3, left: 200, column: 2 }],
    ['Halton Chemicals Ltd', { row: 4, left: 200, column: 2 }],
    ['Mersey Shipyard', { row: 6, left: 200, column: 2 }],
  ]);
  const texts = joinRowsAcrossColumns(lines).map(({ text }) => text);
  expect(texts).toEqual([
    'Dariusz Bielecki',
    '07700 900519',
    'Dates Employer',
    '2018 – present',
    'Halton Chemicals Ltd',
    '2011 – 2018',
    'Mersey Shipyard',
  ]);
});

test.each([
  [
    ['Laboratory   qPCR, metagenomics', 'Computing    R, Python'],
    ['Laboratory', 'Computing'],
  ],
  [
    ['Mother tongue   Polish', 'Other tongues   Swedish'],
    ['Mother tongue', 'Other tongues'],
  ],
  [
    ['Dutch     native', 'English   fluent'],
    ['Dutch', 'English'],
  ],
])('parts labels from what stands a little apart behind them: %p', (rows, labels) => {
  const { lines } = buildDocumentLines(rows.map((text) => [text]));
  expect(splitLabelColumn(lines).map(({ cells }) => cells[0]?.text)).toEqual(labels);
});

test('parts nothing where the words of a line stand as close as words do', () => {
  const { lines } = buildDocumentLines([['Python and SQL'], ['Linux administration']]);
  expect(splitLabelColumn(lines).map(({ cells }) => cells.length)).toEqual([1, 1]);
});

test.each([['correction since 2020'], ['accidents from 2019 to 2021'], ['the office until 2018 – 2020']])(
  'reads no job in the rest of a bullet: %s',
  (rest) => {
    const { lines, source } = buildDocumentLines([
      ['Translator, Lindtext Ltd', {}],
      ['2017 – present', {}],
      ['Wrote manuals; no return for', { left: 52, mark: true }],
      [rest, { left: 60, rest: true }],
    ]);
    const jobs = readExperience(lines, source);
    expect(jobs.map((job) => job.title?.text)).toEqual(['Translator']);
    expect(jobs[0]?.bullets.map(({ text }) => text.replace('\n', ' '))).toEqual([`Wrote manuals; no return for ${rest}`]);
  },
);
