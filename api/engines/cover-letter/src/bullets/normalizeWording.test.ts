import { expect, test } from '@jest/globals';
import { normalizeWording } from './normalizeWording.ts';

test.each([
  ['No lost loads in 6 yrs', 'No lost loads in 6 years'],
  ['Approx 40 covers, incl. allergies', 'about 40 covers, including allergies'],
  ['Mentored two grads and three devs', 'Mentored two graduates and three developers'],
])('writes out what a CV shortens: %s', (line, expected) => {
  expect(normalizeWording(line)).toBe(expected);
});

test.each([
  ['Four trainees passed there probation', 'Four trainees passed their probation'],
  ['All deliverys on time', 'All deliveries on time'],
  ['Led a customerfacing team', 'Led a customer-facing team'],
  ['Sunday’s cooked 90 roasts alone', 'Cooked 90 roasts alone on Sundays'],
])('mends the slips of a CV: %s', (line, expected) => {
  expect(normalizeWording(line)).toBe(expected);
});

test.each([['Checked there were no gaps'], ['Waited there until noon'], ['Sold keys and trays']])('leaves alone what is right: %s', (line) => {
  expect(normalizeWording(line)).toBe(line);
});
