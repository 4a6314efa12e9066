import { expect, test } from '@jest/globals';
import { isOngoing } from './isOngoing.ts';

test.each(['Present', 'to date', 'actualidad', 'la fecha', 'hoy', 'heute', 'oggi'])('knows that a position until "%s" goes on', (end) => {
  expect(isOngoing(end)).toBe(true);
});

test.each(['2019', 'June 2021', undefined])('knows that a position until "%s" does not go on', (end) => {
  expect(isOngoing(end)).toBe(false);
});
