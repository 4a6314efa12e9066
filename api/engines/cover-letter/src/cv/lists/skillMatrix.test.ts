import { expect, test } from '@jest/globals';
import type { CvLine } from '../lines/cvLine.ts';
import { keepMatrixSkills } from './skillMatrix.ts';

const buildLine = (...texts: string[]): CvLine => {
  const cells = texts.map((text, index) => ({ start: 0, end: text.length, text, left: 100 * index, right: 100 * index + 50, size: 10 }));
  const place = { page: 1, left: 0, right: 400, top: 0, bottom: 10, size: 10, paragraph: 0, column: 1, isEmphasized: false, hasListMark: false };
  return { start: 0, end: 10, text: texts.join(' '), ...place, cells };
};
const skillsIn = (...rows: string[][]) => keepMatrixSkills(rows.map((row) => buildLine(...row))).map(({ text }) => text);

test.each([
  [
    [
      ['Task', 'On my own', 'Supervised'],
      ['Rough-in', 'X'],
      ['Solar PV', 'X'],
    ],
    ['Rough-in', 'Solar PV'],
  ],
  [
    [
      ['Machine', 'Set', 'Run'],
      ['Lathe', '✓', '✓'],
      ['Mill', '✓'],
    ],
    ['Lathe', 'Mill'],
  ],
  [
    [
      ['Skill', 'Basic', 'Good'],
      ['Filleting', '●'],
      ['Plating', '●'],
    ],
    ['Filleting', 'Plating'],
  ],
])('keeps the skills of a table that ticks how well each is done', (rows, skills) => {
  expect(skillsIn(...rows)).toEqual(skills);
});

test('leaves a table of skills with words in its cells alone', () => {
  expect(skillsIn(['Software', 'Excel, Xero'], ['Languages', 'Welsh'])).toEqual(['Software Excel, Xero', 'Languages Welsh']);
});
