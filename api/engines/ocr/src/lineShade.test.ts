import { measureLineShade } from './lineShade.ts';
import { createBlankImage, fill } from './testing/drawn.ts';

const LEVEL = { left: 50, top: 100, right: 850, bottom: 103 };
const UPRIGHT = { left: 450, top: 20, right: 453, bottom: 380 };
const WHITE_PAPER = () => 255;

test('a printed line is black or grey, also where letters and other lines cross it', () => {
  const image = createBlankImage(900, 400);
  fill(image, LEVEL, 150);
  fill(image, UPRIGHT);
  expect(measureLineShade(image, LEVEL, WHITE_PAPER)).toBe(150);
  expect(measureLineShade(image, UPRIGHT, WHITE_PAPER)).toBe(0);
});

test('on grey paper a line is as dark as on white', () => {
  const image = createBlankImage(900, 400);
  fill(image, { left: 0, top: 0, right: 900, bottom: 400 }, 204);
  fill(image, LEVEL, 120);
  expect(measureLineShade(image, LEVEL, () => 204)).toBeCloseTo(150, 0);
});
