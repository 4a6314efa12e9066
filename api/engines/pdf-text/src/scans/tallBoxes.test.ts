import type { LineWord } from '../lines/textLine.ts';
import { lowerTallBoxes } from './tallBoxes.ts';

const word = (text: string, size: number, width: number): LineWord => ({
  text,
  left: 0,
  right: width,
  top: 0,
  bottom: size,
  size,
  isBold: false,
  isRaised: false,
  markedContent: -1,
});

/** Words as wide as their size wants. */
const text = (size: number, stretch = 1): LineWord[] =>
  ['harbour', 'boats', 'name', 'open', 'seven', 'ground', 'moved', 'cargo', 'above', 'been', 'cabon', 'dune', 'ocean'].map((each) =>
    word(each, size, each.length * 0.51 * size * stretch),
  );

test.each([
  ['a word over a ruling line', 'sum', 16, 10, 1],
  ['a name whose box took in a stamp', 'ocean', 19, 12, 1],
  ['a figure in a narrow font', '4530', 15, 9, 0.8],
])('%s is set as large as its width suggests', (_, tall, measured, size, stretch) => {
  const wrong = word(tall, measured, tall.length * 0.51 * size * stretch);
  lowerTallBoxes([...text(size, stretch), wrong]);
  expect(wrong.lookSize).toBe(size);
  expect(wrong.size).toBe(measured);
});

test('a title is as wide as it is high, and few words decide nothing', () => {
  const title = word('harbour', 20, 7 * 0.51 * 20);
  lowerTallBoxes([...text(10), title]);
  expect(title.lookSize).toBeUndefined();
  const alone = word('sum', 16, 15);
  lowerTallBoxes([...text(10).slice(0, 4), alone]);
  expect(alone.lookSize).toBeUndefined();
});
