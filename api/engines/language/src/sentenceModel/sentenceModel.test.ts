import { expect, test } from '@jest/globals';
import { tokenize } from '../tokens/tokenize.ts';
import { packCount, unpackCount } from './format.ts';
import { loadSentenceModel } from './sentenceModel.ts';

const model = loadSentenceModel();

function measure(text: string): number {
  const sentence = model.number(tokenize(text));
  return model.measure('words', sentence, 1, sentence.words.length) + model.measure('classes', sentence, 1, sentence.words.length);
}

test.each([
  ['It depends on the weather.', 'It depends of the weather.'],
  ['The number of students who came was small.', 'The number of student who came was small.'],
  ['He works as an engineer in a big company.', 'He works as engineer in big company.'],
  ['I used to go to the beach.', 'I used to went to the beach.'],
])('"%s" is likelier than "%s"', (usual, unusual) => {
  expect(measure(usual)).toBeGreaterThan(measure(unusual));
});

test('a changed sentence is the one that is read anew', () => {
  const changed = model.replace(model.number(tokenize('We arrived at noon.')), 3, 4, ['before']);
  expect(changed).toEqual(model.number(tokenize('We arrived before noon.')));
});

test('runs of words that everybody writes were seen, and others were not', () => {
  const sentence = model.number(tokenize('it depends on yellow'));
  expect(model.count('words', sentence, 2, 4)).toBeGreaterThan(10);
  expect(model.count('words', sentence, 3, 5)).toBeLessThan(10);
  expect(model.count('words', sentence, 0, 99)).toBe(0);
});

test('a count keeps its size when it is packed into a byte', () => {
  for (const count of [0, 1, 2, 10, 1000, 1_000_000]) expect(Math.abs(unpackCount(packCount(count)) - count)).toBeLessThanOrEqual(count * 0.06);
});
