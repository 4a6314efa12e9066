import { expect, test } from '@jest/globals';
import { findDistance, readMarkedSentences } from './realMistakes.ts';

test('a marked sentence is read with all of its mistakes, with each alone, and with none', () => {
  const read = readMarkedSentences(['office\tShe {go|goes|went} to {office|the office}.']);
  expect(read.map(({ written }) => written.map(({ text }) => text).join(' '))).toEqual([
    'She go to office .',
    'She go to the office .',
    'She goes to office .',
    'She goes to the office .',
  ]);
  expect(read[0]?.right).toHaveLength(2);
  expect(read[0]?.group).toBe('office');
});

test('the distance is that to the nearest right version', () => {
  const versions = [
    ['she', 'goes', 'home'],
    ['she', 'went', 'home'],
  ];
  expect(findDistance(['she', 'go', 'home'], versions)).toBe(1);
  expect(findDistance(['she', 'went', 'home'], versions)).toBe(0);
  expect(findDistance(['she', 'go', 'to', 'home'], versions)).toBe(2);
});
