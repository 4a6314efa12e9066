import { mendRomanNumeral } from './romanNumerals.ts';

test.each([
  ['lll', 'Certificate', 'III'],
  ['Ill,', 'Level', 'III,'],
  ['ll', 'War', 'II'],
])('reads "%s" behind "%s" as a Roman number', (text, before, number) => {
  expect(mendRomanNumeral(text, before)).toBe(number);
});

test.each([
  ['Ill', 'He'],
  ['ll', 'we'],
  ['Ill', undefined],
])('leaves the word "%s" behind "%s" as it is', (text, before) => {
  expect(mendRomanNumeral(text, before)).toBe(text);
});
