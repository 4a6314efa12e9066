import { expect, test } from '@jest/globals';
import type { CvLine } from './cvLine.ts';
import { joinSplitRows } from './joinSplitRows.ts';

function lineAt(row: number, left: number, text: string, isMarked = false): CvLine {
  const place = { start: row * 100 + left, end: row * 100 + left + text.length, left, right: left + text.length * 5 };
  const size = { size: 10, top: row * 13, bottom: row * 13 + 10 };
  return {
    ...place,
    ...size,
    text,
    page: 1,
    cells: [{ ...place, text, size: 10 }],
    paragraph: row,
    isEmphasized: false,
    hasListMark: isMarked,
    column: 1,
  };
}

const joinToTexts = (lines: CvLine[]) => joinSplitRows(lines).map(({ text }) => text);

test.each([
  ['Air Traffic Controller,', 'Royal Air Force, RAF Kirk', 'Moor and RAF Harmsby'],
  ['Deputy Head Cook, at', 'Nordhafen Catering', 'and Events'],
  ['Night Porter –', 'Grand Larch', 'Hotel'],
])('puts "%s" and "%s" back on their row, with what goes on below', (title, employer, rest) => {
  const row = lineAt(0, 100, title);
  expect(joinToTexts([row, lineAt(1, 100, rest), lineAt(0, row.right + 4, employer)])).toEqual([`${title} ${employer} ${rest}`]);
});

test.each([
  ['is far from the row', 90, false, 0],
  ['has a mark of its own', 4, true, 0],
  ['is on a line of its own', 4, false, 3],
])('leaves a line where it is that %s', (_, gap, isMarked, row) => {
  const first = lineAt(0, 100, 'Night Porter');
  expect(joinToTexts([first, lineAt(1, 100, 'Carried 83 bags'), lineAt(row, first.right + gap, 'Grand Larch Hotel', isMarked)])).toHaveLength(3);
});
