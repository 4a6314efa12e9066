import { expect, test } from '@jest/globals';
import type { CvLine } from '../lines/cvLine.ts';
import { joinRowsAcrossColumns } from '../lines/rowsAcrossColumns.ts';
import { readExperience } from './readExperience.ts';

const SIZE = 10;
const rows: [text: string, left: number, top: number, paragraph: number, column: number][] = [
  ['06/2015 – now', 40, 40, 1, 1],
  ['2008 – 2015', 40, 90, 2, 1],
  ['Bus Driver and Mentor. Drive two routes on', 300, 20, 3, 2],
  ['rotating shifts. Mentored 23 new drivers.', 300, 32, 3, 2],
  ['No accident in nine years.', 300, 60, 3, 2],
  ['Parcel Driver. Delivered 120 parcels a', 300, 80, 4, 2],
  ['day.', 300, 100, 4, 2],
];
const employers = ['Heartland Buses', 'Parcelway Ltd'];

function drawTable(): { lines: CvLine[]; source: string } {
  let source = '';
  const buildPiece = (text: string) => {
    const start = source.length;
    source += `${text}\n`;
    return { start, end: start + text.length, text };
  };
  const cellAt = (text: string, left: number) => ({ ...buildPiece(text), left, right: left + text.length * 4, size: SIZE });
  const buildLine = (cells: ReturnType<typeof cellAt>[], top: number, paragraph: number, column: number): CvLine => {
    const [first, last] = [cells[0] ?? cellAt('', 0), cells.at(-1) ?? cellAt('', 0)];
    const text = cells.map((cell) => cell.text).join(' ');
    const place = { page: 1, left: first.left, right: last.right, top, bottom: top + SIZE, size: SIZE };
    return { start: first.start, end: last.end, text, ...place, cells, paragraph, column, isEmphasized: false, hasListMark: false };
  };
  const header = buildLine([cellAt('Dates', 40), cellAt('Employer', 150)], 0, 0, 1);
  const over = buildLine([cellAt('Job and duties', 300)], 0, 0, 2);
  const body = rows.map(([text, left, top, paragraph, column], index) => {
    const employer = column === 1 ? [cellAt(employers[index] ?? '', 150)] : [];
    return buildLine([cellAt(text, left), ...employer], top, paragraph, column);
  });
  return { lines: [header, ...body.filter(({ column }) => column === 1), over, ...body.filter(({ column }) => column === 2)], source };
}

test('reads a table whose dates stand in the middle of tall rows, with the title at the head of the duties', () => {
  const { lines, source } = drawTable();
  const positions = readExperience(joinRowsAcrossColumns(lines), source);
  expect(positions.map(({ title, company, time }) => [title?.text, company?.text, time?.start.text])).toEqual([
    ['Bus Driver and Mentor', 'Heartland Buses', '06/2015'],
    ['Parcel Driver', 'Parcelway Ltd', '2008'],
  ]);
  expect(positions[0]?.bullets.map(({ text }) => text).join(' ')).toContain('Mentored 23 new drivers.');
  expect(positions[1]?.bullets.map(({ text }) => text).join(' ')).toContain('Delivered 120 parcels');
});
