import { expect, test } from '@jest/globals';
import { buildWord } from '@sheaf/pdf-text/lines/drawnWord';
import { buildSegment } from '@sheaf/pdf-text/lines/textLine';
import { findFigures } from './figures.ts';

test('a drawing of more parts than a call takes arguments is one figure', () => {
  const shapes = Array.from({ length: 300_000 }, (_, index) => {
    const [left, top] = [100 + (index % 200), 100 + (Math.floor(index / 200) % 150)];
    return { left, top, right: left + 1, bottom: top + 1 };
  });
  const page = { width: 595, height: 842 };
  expect(findFigures({ shapes, rulings: [], backgrounds: [], images: [], fills: [] }, [], page)).toEqual([
    { left: 100, top: 100, right: 300, bottom: 250 },
  ]);
});

test('drawings at both edges of a page are two, though one runs over its edge', () => {
  const at = (left: number) => Array.from({ length: 6 }, (_, index) => ({ left, right: left + 60, top: 100 + 10 * index, bottom: 108 + 10 * index }));
  const page = { width: 595, height: 842 };
  expect(findFigures({ shapes: [...at(-10), ...at(550)], rulings: [], backgrounds: [], images: [], fills: [] }, [], page)).toHaveLength(2);
});

test('a chart keeps the numbers along its axis, and not the frame around all that is on the page', () => {
  const bars = Array.from({ length: 12 }, (_, index) => ({ left: 102 + index * 30, top: 150, right: 126 + index * 30, bottom: 299 }));
  const line = (left: number, top: number, right: number, bottom: number) => ({
    left,
    top,
    right,
    bottom,
    isHorizontal: right - left > bottom - top,
    thickness: 1,
    color: '000000',
  });
  const axes = [line(100, 140, 101, 300), line(100, 299, 480, 300)];
  const frame = [line(99, 30, 100, 800), line(60, 30, 540, 31)];
  const words = Array.from({ length: 12 }, (_, index) => {
    const [left, right] = [110 + index * 30, 130 + index * 30];
    return buildWord({
      text: `${index}:30`,
      runs: [],
      left,
      right,
      top: 291,
      bottom: 298,
      size: 8,
      isBold: false,
      isRaised: false,
      markedContent: -1,
    });
  });
  const numbers = buildSegment(words, 297);
  const page = { width: 595, height: 842 };
  expect(findFigures({ shapes: bars, rulings: [...axes, ...frame], backgrounds: [], images: [], fills: [] }, [numbers], page)).toEqual([
    { left: 100, top: 140, right: 480, bottom: 300 },
  ]);
});
