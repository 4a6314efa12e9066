import { expect, test } from '@jest/globals';
import { tokenize } from '@sheaf/language/tokens/tokenize';
import { inventMistakes } from './inventMistakes.ts';

const RIGHT = 'The teacher has explained the rules of the game to every student in our class.';

test('mistakes are put in, and their cures take them out again', () => {
  let state = 1;
  const random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  const words = tokenize(RIGHT).map(({ text }) => text);
  let mistakes = 0;
  for (let round = 0; round < 50; round++) {
    const { tokens, cures } = inventMistakes(tokenize(RIGHT), random);
    mistakes += cures.length;
    const cured = cures.reduceRight(
      (all, { first, end, words: right }) => all.toSpliced(first, end - first, ...right),
      tokens.map(({ text }) => text),
    );
    expect(cured).toEqual(words);
  }
  expect(mistakes).toBeGreaterThan(20);
});
