import fc from 'fast-check';
import { splitKeepingSpace } from './splitKeepingSpace.ts';

test.each([
  ['One. Two! Three?', ['One.', ' Two!', ' Three?']],
  ['According to Mr. Smith and J. Doe it is due. So it is.', ['According to Mr. Smith and J. Doe it is due.', ' So it is.']],
  ['It costs 900. That is much.', ['It costs 900.', ' That is much.']],
  ['There are two:\n1. The first one.\n2. The second.', ['There are two:', '\n1. The first one.', '\n2. The second.']],
  ['- A cat\n- A dog', ['- A cat', '\n- A dog']],
  ['It opens at 8 a.m. and closes late.', ['It opens at 8 a.m. and closes late.']],
  ['He said "no." Then he left.', ['He said "no."', ' Then he left.']],
  ['   ', []],
])('divides %j', (text, sentences) => {
  expect(splitKeepingSpace(text)).toEqual(sentences);
});

test('sentences together are the text again', () => {
  const bit = fc.constantFrom('One', '.', ' ', '\n', '1', 'Mr', '!', '"', ')', 'two', '-');
  fc.assert(
    fc.property(fc.array(bit, { maxLength: 30 }), (bits) => {
      expect(splitKeepingSpace(bits.join('')).join('').trimEnd()).toBe(bits.join('').trimEnd());
    }),
  );
});
