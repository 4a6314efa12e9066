import { expect, test } from '@jest/globals';
import { countsAnotherThing } from './asksOtherThan.ts';

test.each([
  ['How many pitches are there?', 'Dogs are welcome, at most two per pitch.', true],
  ['How many rooms do you have?', 'Breakfast is at eight, and rooms are cleaned every two days.', true],
  ['How many lockers are there?', 'Four people share a locker.', true],
  ['How many pitches are there?', 'The site has 48 level pitches.', false],
  ['How many lockers are there?', 'Lockers: 120', false],
  ['How many rooms do you have?', 'The house has twelve quiet rooms.', false],
  ['How many employees are there?', 'Thirty people work here.', false],
  ['How many rooms are cleaned?', 'Rooms are cleaned every two days.', false],
])('whether "%s" asks for another number than "%s" gives: %s', (question, sentence, is) => {
  expect(countsAnotherThing(question, sentence)).toBe(is);
});
