import { expect, test } from '@jest/globals';
import { groupSegmentsByTurn } from '../read/segmentGroups.ts';
import { buildGlyphs } from './buildGlyphs.ts';
import type { TextRun } from './openSecondReader.ts';

const size = { width: 300, height: 200 };
const page = { ...size, matrix: [1, 0, 0, -1, 0, 200] };
const run = (str: string, more: Partial<TextRun> = {}): TextRun => ({
  str,
  dir: 'ltr',
  transform: [10, 0, 0, 10, 20, 100],
  width: 100,
  height: 10,
  fontName: 'f1',
  isVertical: false,
  ...more,
});
const glyphs = (...runs: TextRun[]) => buildGlyphs({ ...page, runs }, size);
const buildWords = (...runs: TextRun[]) =>
  groupSegmentsByTurn(glyphs(...runs), size).flatMap(({ segments }) => segments.flatMap(({ words }) => words.map(({ text }) => text)));

test('a run is split into its characters, which fill its width', () => {
  const [first, ...others] = glyphs(run('main'));
  expect(first).toMatchObject({ text: 'm', left: 20, originY: 100, top: 92, bottom: 102, style: { size: 10, angle: 0 } });
  expect(others.at(-1)?.right).toBeCloseTo(120);
});

test('an accent stays with its letter', () => {
  expect(glyphs(run('cafe\u0301')).map(({ text }) => text)).toEqual(['c', 'a', 'f', 'e\u0301']);
});

test('words of a script that runs to the left are read in their order', () => {
  expect(buildWords(run('שלום 12 עולם', { dir: 'rtl' })).reverse()).toEqual(['שלום', '12', 'עולם']);
});

test('characters that are below each other are placed so', () => {
  const [one, two] = glyphs(run('港口', { isVertical: true, height: 20 }));
  expect([one?.left, two?.left]).toEqual([20, 20]);
  expect((two?.top ?? 0) - (one?.top ?? 0)).toBeCloseTo(10);
});

test('a drawn font that gives its upward direction the wrong way round is on its line all the same', () => {
  expect(glyphs(run('a', { transform: [10, 0, 0, -10, 20, 100] }))).toEqual([expect.objectContaining({ top: 92, bottom: 102 })]);
});

test('a run that has no place is left out', () => {
  expect(glyphs(run('a', { transform: [0, 0, 0, 0, 20, 100] }), run('b', { transform: [10, 0, 0, 10, Number.NaN, 100] }))).toEqual([]);
});
