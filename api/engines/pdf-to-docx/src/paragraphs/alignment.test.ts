import { expect, test } from '@jest/globals';
import { detectAlignment } from './alignment.ts';
import type { PlacedLine } from './textDraft.ts';

const ROOM = 400;

/** Lines with so much room beside them at the left and the right. */
function lines(...sides: [left: number, right: number][]): PlacedLine[] {
  return sides.map(([left, right]) => ({ left, right, room: ROOM, size: 11, words: [], tabs: new Set() }) as unknown as PlacedLine);
}

test('text whose last line is centred is centred, though the lines above it fill their column', () => {
  expect(detectAlignment(lines([2, 1.5], [150, 150]), false).align).toBe('center');
  expect(detectAlignment(lines([0, 0], [0, 0], [160, 158]), false).align).toBe('center');
});

test('text whose last line begins at the edge is stretched', () => {
  expect(detectAlignment(lines([0, 0.4], [0, 0.2], [0, 200]), false).align).toBe('justify');
});

test('two lines that end at one place before the edge are stretched where the rest of the text is', () => {
  expect(detectAlignment(lines([0, 28.2], [0, 28.3], [0, 200]), false)).toEqual({ align: 'justify', isDoubtful: true });
  expect(detectAlignment(lines([0, 28.2], [0, 31], [0, 200]), false).align).toBe('left');
});

test('text is stretched though marks of notes move the ends of its lines a little', () => {
  expect(detectAlignment(lines([0, 0], [0, 1.39], [0, 0.72], [0, 1.48], [0, 200]), false).align).toBe('justify');
  expect(detectAlignment(lines([0, 0], [0, 4], [0, 2], [0, 9], [0, 200]), false).align).toBe('left');
});
