import { expect, test } from '@jest/globals';
import type { Paragraph } from '../model/documentModel.ts';
import type { PlacedLine } from '../paragraphs/textDraft.ts';
import type { Ruling } from '../read/drawing.ts';
import { paragraph } from '../testing/models.ts';
import { measureBorderRoom, setBorders } from './setBorders.ts';

const FRAME = { left: 100, right: 500 };

/** A line of text from 10 points within the column, with the given room behind it. */
const textLine = (changes: Partial<PlacedLine> = {}): PlacedLine => ({
  words: [],
  size: 10,
  base: 200,
  top: 190,
  page: 1,
  left: 10,
  right: 150,
  room: 400,
  isRightToLeft: false,
  tabs: new Set(),
  hasLeaders: false,
  ...changes,
});
const rulingAt = (changes: Partial<Ruling> = {}): Ruling => ({
  isHorizontal: true,
  thickness: 1,
  color: '336699',
  left: 100,
  right: 500,
  top: 215,
  bottom: 216,
  ...changes,
});

/** Sets a line below one line of text, and returns the paragraph. */
function ruled(ruling: Ruling, { lines = [textLine()], changes = {} }: { lines?: PlacedLine[]; changes?: Partial<Paragraph> } = {}): Paragraph {
  const set = { ...paragraph('Tides'), ...changes };
  setBorders(set, { lines, first: { frame: FRAME }, last: { rulingBelow: ruling } });
  return set;
}

test('a paragraph without lines drawn around it keeps its form', () => {
  const plain = paragraph('Tides');
  setBorders(plain, { lines: [textLine()], first: { frame: FRAME }, last: {} });
  expect(plain).toEqual(paragraph('Tides'));
});

test('a line below a paragraph keeps its width and colour, and a gap that Word can draw', () => {
  expect(ruled(rulingAt()).borders).toEqual({ below: { width: 1, color: '336699', gap: expect.any(Number) } });
  const gaps = [150, 215, 400].map((top) => ruled(rulingAt({ top })).borders?.below?.gap ?? -1);
  expect(gaps[0]).toBe(0);
  expect(gaps[1]).toBeGreaterThan(0);
  expect(gaps[1]).toBeLessThan(31);
  expect(gaps[2]).toBe(31);
});

test('a paragraph of one line reaches to where its line does, on both sides', () => {
  const lines = [textLine({ left: 20 })];
  expect(ruled(rulingAt({ left: 106, right: 380 }), { lines }).indent).toEqual({ left: 6, right: 120, firstLine: 14 });
});

test.each<[string, Partial<Ruling>, { lines?: PlacedLine[]; changes?: Partial<Paragraph> }]>([
  ['when it reaches there nearly', { right: 497 }, {}],
  ['when text stands farther right than the line', { right: 300 }, { lines: [textLine({ right: 150 }), textLine({ right: 10 })] }],
  ['when it is centred', { left: 106, right: 380 }, { changes: { align: 'center' } }],
  ['when it is an item of a list', { left: 106, right: 380 }, { changes: { role: { type: 'listItem', list: 0, level: 0 } } }],
])('a paragraph keeps its indents %s', (_, ruling, given) => {
  const changes = { ...given.changes, indent: { left: 10, right: 0, firstLine: 0 } };
  expect(ruled(rulingAt({ left: 110, ...ruling }), { ...given, changes }).indent).toEqual({ left: 10, right: 0, firstLine: 0 });
});

test('a paragraph of several lines keeps its left indent', () => {
  expect(ruled(rulingAt({ left: 106, right: 380 }), { lines: [textLine({ left: 20 }), textLine({ left: 20, base: 212 })] }).indent).toEqual({
    left: 0,
    right: 120,
    firstLine: 0,
  });
});

test('lines take room over and under the text, unless the next paragraph goes on in the same box', () => {
  const ruling = { width: 2, color: '000000', gap: 5 };
  const room = (joins?: { above: boolean; below: boolean }) =>
    measureBorderRoom({ ...paragraph('Tides'), borders: { above: ruling, below: ruling, ...(joins && { joins }) } });
  expect(room()).toEqual({ above: 7, below: 7 });
  expect(room({ above: true, below: false })).toEqual({ above: 0, below: 7 });
  expect(room({ above: false, below: true })).toEqual({ above: 7, below: 0 });
  expect(measureBorderRoom(paragraph('Tides'))).toEqual({ above: 0, below: 0 });
});
