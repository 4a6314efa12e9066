import fc from 'fast-check';
import { countMatches, findMatches, foldLetters } from './findMatches';
import { joinWords, splitAtRanges } from './pageWords';

const found = (text: string, foldedQuery: string) => findMatches(text, foldLetters(foldedQuery)).map(({ start, end }) => text.slice(start, end));

test('accents and case make no difference, in the text or in the field', () => {
  expect(found('El Año pasado, el ano y el año', 'AÑO')).toEqual(['Año', 'ano', 'año']);
  expect(found('Cafe\u0301 solo', 'café')).toEqual(['Cafe\u0301']);
});

test('ligatures, quotation marks and dashes are found as they are typed', () => {
  expect(found('The ﬁnal “oﬀer” – don’t', 'final "offer" - don\'t')).toEqual(['ﬁnal “oﬀer” – don’t']);
});

test('a match runs over the end of a line, and over a word divided there', () => {
  expect(found('the total\namount of pay-\nments is', 'total amount of payments')).toEqual(['total\namount of pay-\nments']);
  expect(found('a well-\nKnown name', 'well-known')).toEqual([]);
});

test('an empty field finds nothing', () => {
  expect(found('words', '  ')).toEqual([]);
});

const someText = fc.string({ unit: fc.constantFrom(...'abcÁéñſ ﬁß\n-’😀e\u0301\u00AD', 'A', 'x'), maxLength: 60 });

test('what is counted is what is marked, in order and apart, and reads like the query', () => {
  fc.assert(
    fc.property(someText, someText, (text, query) => {
      const foldedQuery = foldLetters(query);
      const matches = findMatches(text, foldedQuery);
      expect(matches).toHaveLength(countMatches(foldLetters(text), foldedQuery));
      matches.forEach(({ start, end }, index) => {
        expect(start).toBeGreaterThanOrEqual(matches[index - 1]?.end ?? 0);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(foldLetters(text.slice(start, end))).toContain(foldedQuery);
      });
    }),
  );
});

test('a page is the sum of its pieces, and its parts are all there however they are cut', () => {
  const piece = { left: 0, top: 0, size: 0, family: '', stretch: 1, angle: 0, isRightToLeft: false };
  fc.assert(
    fc.property(fc.array(fc.record({ text: someText, endsLine: fc.boolean() })), someText, (lines, query) => {
      const pieces = lines.map((line) => ({ ...piece, ...line }));
      const { text, starts } = joinWords(pieces);
      const matches = findMatches(text, foldLetters(query));
      pieces.forEach((one, index) => {
        const start = starts[index] ?? 0;
        expect(text.slice(start, start + one.text.length)).toBe(one.text);
        expect(
          splitAtRanges(one.text, start, matches)
            .map(({ words }) => words)
            .join(''),
        ).toBe(one.text);
      });
    }),
  );
});
