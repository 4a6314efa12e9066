import { measureEndPieces } from './endPieces.ts';
import { createBlankImage, fill } from './testing/drawn.ts';

const WORD = { left: 10, top: 10, right: 60, bottom: 40 };

test('finds a raised sign behind the letters of a word', () => {
  const image = createBlankImage(80, 60);
  fill(image, { left: 12, top: 18, right: 40, bottom: 40 });
  fill(image, { left: 44, top: 10, right: 50, bottom: 22 });
  expect(measureEndPieces(image, WORD)).toEqual({
    first: { left: 12, top: 18, right: 40, bottom: 40 },
    last: { left: 44, top: 10, right: 50, bottom: 22 },
  });
});

test('finds nothing where no ink is', () => {
  expect(measureEndPieces(createBlankImage(80, 60), WORD)).toBeUndefined();
});
