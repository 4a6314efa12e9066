import { expect, test } from '@jest/globals';
import { checkGrammar } from '../checkGrammar.ts';

const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
const correct = async (text: string) => (await checkGrammar({ text }, hooks)).correctedText;

test.each([
  'Where you ask for patience, I would point to this.',
  'Where you asked for tea, we bring coffee.',
  'We stopped. Where you see smoke, there is fire.',
])('a sentence may open with a clause of place: %s', async (text) => {
  expect(await correct(text)).toBe(text);
});

test('a question that lost its "were" gets it back', async () => {
  expect(await correct('Where you looking for me?')).toBe('Were you looking for me?');
});
