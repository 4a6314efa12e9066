import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { UnicodePattern } from './unicodePattern.ts';

const PROPERTIES = ['L', 'Lu', 'Ll', 'M', 'N', 'P', 'Sc', 'Cc', 'Cf', 'Cn', 'Co', 'Cs', 'Zl', 'Zp'];
const CHARACTERS = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code));

test.each(PROPERTIES.flatMap((property) => [`^\\p{${property}}$`, `^\\P{${property}}$`, `^[\\p{${property}}.]$`, `^[^\\p{${property}}]$`]))(
  'finds the same letters and signs in a document as %s does',
  (source) => {
    const pattern = new UnicodePattern(source);
    expect(CHARACTERS.filter((character) => pattern.test(character))).toEqual(
      CHARACTERS.filter((character) => new RegExp(source, 'u').test(character)),
    );
  },
);

test.each([
  ['an amount', String.raw`^(?:[A-Z]{2,3}|\p{Sc})?\s?[-–−+(]?\p{N}[\p{N}.,\s]*[)%]?$`, 'u'],
  ['the words of a font name', String.raw`([\p{Ll}\d])(\p{Lu})`, 'gu'],
  ['a word without what is around it', String.raw`^\P{L}+|\P{L}+$`, 'gu'],
  ['an escaped bracket', String.raw`\[\p{L}\]`, 'u'],
  ['letters in either case', String.raw`^(\p{L}{1,9}[.:]\s?)?\d$`, 'iu'],
])('reads %s alike in plain and in accented text', (_, source, flags) => {
  const letters = fc.constantFrom(...'Aaé9٣.,:-–(€$[ ]%ß中');
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(letters, { maxLength: 8 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const pattern = new UnicodePattern(source, flags);
      expect(text.replace(pattern.for(text), '<$&>')).toBe(text.replace(new RegExp(source, flags), '<$&>'));
    }),
  );
});

test('names a property whose letters it does not know', () => {
  expect(() => new UnicodePattern(String.raw`\p{Script=Greek}`).test('alpha')).not.toThrow();
  expect(() => new UnicodePattern(String.raw`\p{Sm}`).test('+')).toThrow(new RangeError(String.raw`No ASCII characters are listed for \p{Sm}.`));
});
