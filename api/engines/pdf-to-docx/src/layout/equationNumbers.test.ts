import { expect, test } from '@jest/globals';
import { buildSegment, type Segment } from '@sheaf/pdf-text/lines/textLine';
import { buildPictureParagraph } from '../structure/pictureParagraph.ts';
import { joinInlines } from '../testing/drawnPages.ts';
import { takeEquationNumbers } from './equationNumbers.ts';
import type { PictureRow } from './flowBlock.ts';

const SIZE = 11;
const FRAME = { left: 80, right: 515 };
const source = { knowledge: { seen: new Set<string>() }, bodyFont: 'Times New Roman' };

function write(text: string, left: number, base: number): Segment {
  const right = left + text.length * 5;
  const word = { text, left, right, top: base - SIZE, bottom: base, size: SIZE, isBold: false, isRaised: false, markedContent: -1 };
  return buildSegment([word], base);
}

function formula(left: number, right: number, top: number, bottom: number): PictureRow {
  return { left, right, top, bottom, pictures: [{ name: 'formula', left, right, top, bottom }] };
}

const cases = [
  {
    what: 'a fraction, its number at the right',
    row: formula(240, 350, 100, 130),
    number: write('(3)', 500, 118),
    shown: '<picture><tab>(3)',
    at: 435,
  },
  {
    what: 'a sum in a chapter of a book',
    row: formula(150, 420, 300, 345),
    number: write('(2.14)', 485, 326),
    shown: '<picture><tab>(2.14)',
    at: 435,
  },
  {
    what: 'a matrix with its number at the left',
    row: formula(200, 400, 500, 590),
    number: write('(A1)', 80, 548),
    shown: '(A1)<tab><picture>',
    at: 120,
  },
];

test.each(cases)('$what, is one paragraph', ({ row, number, shown, at }) => {
  const text = write('where', 80, row.bottom + 20);
  expect(takeEquationNumbers([row], [number, text])).toEqual([text]);
  const paragraph = buildPictureParagraph(row, FRAME, 1, source);
  expect(paragraph.tabs?.map((tab) => tab.at)).toEqual([at]);
  expect(joinInlines(paragraph.inlines)).toBe(shown);
});

test('a number with words beside the picture, and one level with two pictures, stay where they are', () => {
  const row = formula(240, 350, 100, 130);
  const segments = [write('energy', 420, 118), write('(3)', 500, 118)];
  expect(takeEquationNumbers([row], segments)).toEqual(segments);
  const pair = { ...row, pictures: [...row.pictures, ...row.pictures] };
  expect(takeEquationNumbers([pair], segments.slice(1))).toEqual(segments.slice(1));
  expect([row.number, pair.number]).toEqual([undefined, undefined]);
});
