import { expect, test } from '@jest/globals';
import { readExperience } from './entries/readExperience.ts';
import type { CvLine } from './lines/cvLine.ts';

const SIZE = 10;
const LEFT = [40, 150, 320];

interface Drawn {
  lines: CvLine[];
  source: string;
}

/** A table as a PDF gives it: the lines of a cell follow each other, and the last column is read after the others. */
function drawTable(rows: [time: string, head: string[], duties: string[]][]): Drawn {
  let source = '';
  const lines = rows.flatMap(([time, header, duties], row): CvLine[] => {
    const put = (texts: string[], column: number, line: number): CvLine => {
      const cells = texts.map((text, at) => {
        const start = source.length;
        source += `${text} `;
        const left = LEFT[column + at] ?? 0;
        return { text, start, end: start + text.length, left, right: left + 5 * text.length, size: SIZE };
      });
      const [first, last] = [cells[0], cells.at(-1)];
      const top = 100 * row + 12 * line;
      const place = { page: 1, left: first?.left ?? 0, right: last?.right ?? 0, top, bottom: top + SIZE, size: SIZE };
      const text = texts.join(' ');
      return {
        ...place,
        start: first?.start ?? 0,
        end: last?.end ?? 0,
        text,
        cells,
        paragraph: row,
        column: column === 2 ? 2 : 1,
        isTableRow: true,
        isEmphasized: false,
        hasListMark: false,
      };
    };
    const [first = '', ...more] = header;
    return [put([time, first], 0, 0), ...more.map((text, at) => put([text], 1, at + 1)), ...duties.map((text, at) => put([text], 2, at))];
  });
  return { lines, source };
}

test.each([
  {
    rows: [
      [
        '05/2021 – present',
        ['Children’s nurse, NHS', 'Forth Valley'],
        ['Caseload of 38 children with complex needs. Trained', '64 school staff in seizure care.'],
      ],
      ['09/2017 – 04/2021', ['Staff nurse, Royal Hospital', 'for Children'], ['Ran the high dependency bay for', 'three winters.']],
    ] as [string, string[], string[]][],
    jobs: ['Children’s nurse | NHS Forth Valley', 'Staff nurse | Royal Hospital for Children'],
  },
  {
    rows: [
      ['2019 – present', ['Site manager, Marsden', 'Homes Ltd'], ['Built 60 houses a year with a team of nine', 'and two apprentices.']],
      ['2012 – 2019', ['Bench joiner, Calder', 'Joinery Ltd'], ['Made sash windows for the council and', 'for schools.']],
    ] as [string, string[], string[]][],
    jobs: ['Site manager | Marsden Homes Ltd', 'Bench joiner | Calder Joinery Ltd'],
  },
  {
    rows: [
      ['2020 – present', ['Head chef, Old Custom', 'House Hotel'], ['Led a team of nine and wrote four menus', 'a year.']],
      ['2016 – 2020', ['Sous chef, Harbour Grill', 'Restaurant'], ['Cooked for 120 covers a night in the', 'summer.']],
    ] as [string, string[], string[]][],
    jobs: ['Head chef | Old Custom House Hotel', 'Sous chef | Harbour Grill Restaurant'],
  },
])('reads a table whose second column names title and employer: $jobs', ({ rows, jobs }) => {
  const { lines, source } = drawTable(rows);
  const read = readExperience(lines, source);
  const plain = (text = '') => text.replace(/\s+/g, ' ');
  expect(read.map(({ title, company }) => `${plain(title?.text)} | ${plain(company?.text)}`)).toEqual(jobs);
  expect(read.map(({ bullets }) => plain(bullets.map(({ text }) => text).join(' ')))).toEqual(rows.map(([, , duties]) => duties.join(' ')));
});
