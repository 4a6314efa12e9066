import { expect, test } from '@jest/globals';
import { multiplyVectors, toUnitLength } from './vectors.ts';

test('vectors of one direction have a similarity of 1, and those at a right angle of 0', () => {
  const [one, same, across] = [
    [3, 4],
    [6, 8],
    [-4, 3],
  ].map((vector) => toUnitLength(Float32Array.from(vector)));
  if (!one || !same || !across) throw new Error('Not made.');
  expect(multiplyVectors(one, same)).toBeCloseTo(1);
  expect(multiplyVectors(one, across)).toBeCloseTo(0);
});

test('a vector of zeros stays as it is', () => {
  expect([...toUnitLength(new Float32Array(2))]).toEqual([0, 0]);
});
