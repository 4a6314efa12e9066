import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openDocument } from '../testing/writeDocument.ts';
import { verifyQuote } from './verifyQuote.ts';

const PAGES = [
  [
    '# Harbour rules',
    'Every master of a vessel must report to the harbour office within 24 hours of arrival, and the fee of 1,250 euros is due before departure. Fires are not allowed on the long stone pier at night [12].',
    'The "well-known" committee of fishermen, which meets in the office each→',
  ],
  [
    'spring, decides who may use the new berths. Its chairman is Erik Lindqvist, and his term ends in 2027.',
    'Boats that first paid before March get the lower rate.',
  ],
];
const harbour = openDocument(PAGES);
const verified = (quote: string, page?: number, index = harbour) => verifyQuote(index, { quote, ...(page !== undefined && { page }) });

describe('A quote that is on its page is shown in the words of the page', () => {
  test.each([
    ['in other white space', 'Fires  are not\nallowed on the long stone pier at night'],
    ['in other quotation marks and dashes', '“The ‘well‑known’ committee of fishermen”'],
    ['divided at a line end', 'The well-known com-\nmittee of fisher-\nmen'],
    ['with ligatures', 'the harbour oﬃce within 24 hours of arrival'],
    ['between ellipses', '… must report to the harbour office …'],
    ['with something left out in its middle', 'Every master of a vessel must report … before departure.'],
    ['without its reference', 'Fires are not allowed on the long stone pier at night.'],
    ['without a small word', 'Every master of vessel must report to the harbour office within 24 hours of arrival'],
  ])('%s', (_, quote) => {
    const found = verified(quote, 1);
    expect(found?.page).toBe(1);
    expect(harbour.text).toContain(found?.quote ?? 'nothing');
  });

  test('with a box for each of its lines', () => {
    const found = verified('Every master of a vessel must report to the harbour office within 24 hours of arrival, and the fee', 1);
    expect(found?.rects).toHaveLength(2);
    for (const { x, y, w, h } of found?.rects ?? []) expect(Math.min(x, y, w, h, 1 - x - w, 1 - y - h)).toBeGreaterThan(0);
  });

  test('and when it runs on to the next page, with the page it begins on', () => {
    const quote = 'which meets in the office each spring, decides who may use the new berths';
    expect(verified(quote, 1)).toMatchObject({ page: 1, quote, rects: [expect.anything()] });
    expect(verified(quote, 2)).toMatchObject({ page: 1, quote });
    expect(verified(quote)).toMatchObject({ page: 1, quote });
  });
});

describe('Words that are not on the page are no quote', () => {
  test.each([
    ['another number', 'Every master of a vessel must report to the harbour office within 48 hours of arrival'],
    ['part of a number', '250 euros is due before departure'],
    ['part of a word', 'aster of a vessel must report'],
    ['a negation added', 'Every master of a vessel must not report to the harbour office within 24 hours of arrival'],
    ['a negation left out', 'Fires are allowed on the long stone pier at night'],
    ['another word', 'Every owner of a vessel must report to the harbour office within 24 hours of arrival'],
    ['another page', 'Boats that first paid before March get the lower rate.'],
    ['hardly anything', 'the'],
    ['nothing', ' … '],
  ])('%s', (_, quote) => {
    expect(verified(quote, 1)).toBeUndefined();
  });

  test.each([
    ['another name', 'Its chairman is Erik Hartwell, and his term ends in 2027.'],
    ['another order', 'Boats that last paid before March get the lower rate.'],
    ['another time', 'Boats that first paid after March get the lower rate.'],
  ])('%s', (_, quote) => {
    expect(verified(quote, 2)).toBeUndefined();
    expect(verified(quote)).toBeUndefined();
  });

  test('a page the document does not have', () => {
    expect(verified('Boats that first paid before March get the lower rate.', 3)).toBeUndefined();
  });
});

describe('On a page that was recognised in a picture', () => {
  const scan = openDocument(
    [['Tbe rneeting of the cornmittee was heId on 4 March 2O19 in the oId town ha1l of Bergen, and 14 of its mernbers were present.']],
    { source: 'ocr' },
  );

  test('a quote with the slips of recognition mended is found, and shown as it was read', () => {
    const found = verified('The meeting of the committee was held on 4 March 2019 in the old town hall of Bergen', 1, scan);
    expect(found).toMatchObject({ source: 'ocr', quote: 'Tbe rneeting of the cornmittee was heId on 4 March 2O19 in the oId town ha1l of Bergen' });
  });

  test.each([
    'on 5 March 2019 in the old town hall of Bergen',
    'and 41 of its members were present in the old hall',
    'The meeting of the committee was not held on 4 March 2019',
  ])('another statement is not: %s', (quote) => {
    expect(verified(quote, 1, scan)).toBeUndefined();
  });
});

test('Any run of whole words of a page is found there, whatever its white space', () => {
  const words = [...harbour.text.matchAll(/\S+/g)];
  fc.assert(
    fc.property(fc.nat(words.length - 6), fc.integer({ min: 4, max: 20 }), fc.constantFrom(' ', '\n', '  '), (from, count, space) => {
      const run = words.slice(from, from + count).map(([word]) => word);
      const found = verified(run.join(space));
      expect(found?.quote.replace(/\s+/g, '')).toContain(run.join('').replace(/^["(]+|["),.\]]+$/g, ''));
    }),
  );
});
