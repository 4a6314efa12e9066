import { countLines, isBold, isMostlyRightToLeft } from './segmentFacts.ts';
import { buildSegment, type LineWord } from './textLine.ts';

function word(text: string, isBoldWord = false): LineWord {
  return { text, left: 0, right: 10, top: 0, bottom: 10, size: 10, isBold: isBoldWord, isRaised: false, markedContent: -1 };
}

test('the words of both directions are counted, and one half is not most', () => {
  expect(isMostlyRightToLeft([buildSegment([word('שלום'), word('עולם'), word('PDF')], 10)])).toBe(true);
  expect(isMostlyRightToLeft([buildSegment([word('שלום'), word('PDF')], 10)])).toBe(false);
});

test('segments whose letters are level are one line', () => {
  expect(countLines([10, 10.2, 22].map((base) => buildSegment([word('a')], base)))).toBe(2);
});

test('a segment is bold when all of its words are', () => {
  expect(isBold(buildSegment([word('a', true), word('b', true)], 10))).toBe(true);
  expect(isBold(buildSegment([word('a', true), word('b')], 10))).toBe(false);
});
