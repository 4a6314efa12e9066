import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { splitText } from './splitText.ts';

const LONGEST = 600;
const divided = (text: string) => splitText(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

describe('A visitor is quoted whole sentences', () => {
  test.each([
    ['after an abbreviation', ['Dr. Olsen met Mr. Dahl in Jan. 2020.', 'They agreed.']],
    ['after initials', ['J. R. Smith wrote it.', 'It sold well.']],
    ['with a number in them', ['It costs 3.5 euros, i.e. 1,250.75 in all.', 'Nobody paid.']],
    ['with a German number at the end of a line', ['Die Kaution ist 2.070 Euro.', 'Sie wird verzinst.']],
    ['that end with an abbreviation', ['It was built by Dahl Inc.', 'The firm is gone.']],
    ['with a reference behind the mark', ['It has been shown before [3, 4].', 'We agree.']],
    ['with the reference after the mark', ['It has been shown before. [12]', 'We agree.']],
    ['that begin with the number of an item', ['2. The fee is due.', '3. Nobody pays.']],
    ['that are asked or shouted', ['Is it due?', 'Yes!', '“Pay now.”', 'So they did.']],
    ['in Spanish', ['¿Cuánto cuesta?', '¡Nada!', 'Es gratis.']],
    ['in Chinese', ['船在港口。', '费用是十元。']],
    ['with nothing behind the last one', ['The last line has no mark']],
  ])('%s', (_, sentences) => {
    const joined = sentences.join(/\p{Script=Han}/u.test(sentences.join('')) ? '' : ' ');
    expect(divided(joined)).toEqual(sentences);
  });

  test('and a part of a sentence that is longer than any quote, cut where it breathes', () => {
    const half = `${'the boats of the harbour are old '.repeat(14).trim()}`;
    expect(divided(`${half}; ${half}.`)).toEqual([`${half};`, `${half}.`]);
  });
});

const word = fc.oneof(
  fc.constantFrom(
    'The',
    'fee',
    'is',
    'Dr.',
    'e.g.',
    '3.5',
    'due.',
    'No!',
    '2.',
    '(see',
    'Fig.',
    '[12].',
    '“Pay',
    'now.”',
    'U.S.',
    '…',
    '船。舶',
    '–',
    '•',
  ),
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).filter((word) => !/\s/.test(word)),
  fc.constant('x'.repeat(LONGEST + 50)),
);
const words = fc.array(word, { minLength: 1, maxLength: 120 });

test('no word of a text is lost, doubled or divided, unless it is longer than a quote', () => {
  fc.assert(
    fc.property(words, (drawnWords) => {
      const sentences = divided(drawnWords.join(' '));
      expect(sentences.join('').replace(/\s/g, '')).toBe(drawnWords.join(''));
      for (const sentence of sentences) {
        expect(sentence.trim()).toBe(sentence);
        expect(sentence.length).toBeGreaterThan(0);
        expect(sentence.length).toBeLessThanOrEqual(LONGEST);
      }
      const staysUncut = drawnWords.every((each) => each.length < LONGEST && !/[。！？]/.test(each));
      if (staysUncut) expect(sentences.flatMap((sentence) => sentence.split(' '))).toEqual(drawnWords);
    }),
  );
});
