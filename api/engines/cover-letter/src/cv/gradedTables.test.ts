import { expect, test } from '@jest/globals';
import { joinWrappedCells } from './entries/wrappedCells.ts';
import type { CvLine } from './lines/cvLine.ts';
import { keepMatrixSkills } from './lists/skillMatrix.ts';

const SIZE = 10;

/** A line with its cells at the places given, five points a letter. */
function buildLine(start: number, top: number, ...parts: [text: string, left: number][]): CvLine {
  const cells = parts.map(([text, left], at) => {
    const from = start + parts.slice(0, at).reduce((sum, [before]) => sum + before.length + 1, 0);
    return { text, start: from, end: from + text.length, left, right: left + 5 * text.length, size: SIZE };
  });
  const text = parts.map(([part]) => part).join(' ');
  const place = { page: 1, left: parts[0]?.[1] ?? 0, right: cells.at(-1)?.right ?? 0, top, bottom: top + SIZE, size: SIZE };
  return { start, end: start + text.length, text, ...place, cells, paragraph: top, column: 1, isEmphasized: false, hasListMark: false };
}

test.each([
  [
    ['Skill', 'Level', 'Done in 2025'],
    ['Intubation', 'independent', '34'],
    ['Neonatal transfer', 'assisted', '9'],
    ['Intubation', 'Neonatal transfer'],
  ],
  [
    ['Program', 'Years'],
    ['AutoCAD', '7'],
    ['Revit', '3'],
    ['AutoCAD', 'Revit'],
  ],
  [
    ['Weld', 'Grade', 'Last used'],
    ['TIG', 'expert', '2024'],
    ['MIG', 'good', '2019'],
    ['TIG', 'MIG'],
  ],
])('keeps the skills alone of a table that grades them: %j', (header, one, other, skills) => {
  const rows = [header, one, other].map((cells, at) =>
    buildLine(100 * at, 20 * at, ...cells.map((text, cell): [string, number] => [text, 40 + 150 * cell])),
  );
  expect(keepMatrixSkills(rows).map(({ text }) => text)).toEqual(skills);
});

test.each([
  ['Solar Installer, Luz Viva', 'Energia, Beja', 'Roofer, Telhados Mira, Faro'],
  ['Crew Leader, Sol Roofing,', 'Leeds', 'Cook, The Green Grill, York'],
  ['Staff Nurse, Quayside', 'Hospital Trust', 'Carer, Oak House, Ripon'],
])('joins a job that its column divides: %s / %s', (header, rest, next) => {
  const first = buildLine(0, 0, ['2017 – 2020', 40], [header, 200]);
  const lines = [first, buildLine(first.end + 2, 20, [rest, 200]), buildLine(first.end + 60, 40, ['2011 – 2017', 40], [next, 200])];
  const joined = joinWrappedCells(lines);
  expect(joined).toHaveLength(2);
  expect(joined[0]?.cells[1]?.text.replace(/\s+/g, ' ')).toBe(`${header} ${rest}`);
});

test('leaves a town on its own line where its job had room for it', () => {
  const first = buildLine(0, 0, ['2017 – 2020', 40], ['Cook, Blue Grill', 200]);
  const lines = [
    first,
    buildLine(first.end + 2, 20, ['Leeds', 200]),
    buildLine(first.end + 60, 40, ['2011 – 2017', 40], ['Porter, The Very Long Park Hotel', 200]),
  ];
  expect(joinWrappedCells(lines)).toHaveLength(3);
});
