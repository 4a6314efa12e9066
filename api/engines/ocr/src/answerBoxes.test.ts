import { isAnswerBox } from './answerBoxes.ts';
import type { Grid } from './grid.ts';
import { createBlankImage, fill } from './testing/drawn.ts';

const rows = [100, 140, 180];
const boxes = (columns: number): Grid => ({
  left: 400,
  top: 100,
  right: 700,
  bottom: 220,
  rows: rows.map((top) =>
    Array.from({ length: columns }, (_, at) => ({
      left: 400 + (300 / columns) * at,
      top,
      right: 400 + (300 / columns) * (at + 1),
      bottom: top + 40,
    })),
  ),
});

/** Draws a label of a few letters at each of these heights. */
function labelled(left: number, tops: number[]) {
  const image = createBlankImage(800, 400);
  for (const top of tops) for (let at = left; at < left + 120; at += 12) fill(image, { left: at, top: top + 10, right: at + 5, bottom: top + 30 });
  return image;
}

test.each([
  ['left', 100],
  ['right', 720],
])('boxes with labels on their %s are boxes for answers', (_, left) => {
  expect(isAnswerBox(labelled(left, rows), boxes(1))).toBe(true);
});

test('a table is none, whatever is beside it', () => {
  expect(isAnswerBox(labelled(100, rows), boxes(2))).toBe(false);
});

test.each([
  ['text above it', [20]],
  ['a label at one row of three', [100]],
])('a framed text with %s is none', (_, tops) => {
  expect(isAnswerBox(labelled(100, tops), boxes(1))).toBe(false);
});
