import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareSentences, encodeSentences } from './sentenceEncoder.ts';

test.each([
  {
    question: 'what do they pay if they lose something',
    answer: 'For lost or broken goods our liability is up to £40 for each item.',
    others: [
      'If a delay is our own fault we pay you £80 for every night you spend in a hotel.',
      'The balance is payable three working days before loading.',
    ],
  },
  {
    question: 'can my child bring a phone',
    answer: 'Pupils leave their mobiles at home.',
    others: ['Children under five travel free.', 'Please bring a packed lunch and a raincoat.'],
  },
  {
    question: 'how warm should the room be',
    answer: 'Keep the temperature between 18 and 21 degrees.',
    others: ['The room is cleaned every second day.', 'Rooms can be booked at the front desk.'],
  },
])('"$question" is nearest to the sentence that answers it, without a word in common', ({ question, answer, others }) => {
  const [questionVector, right, ...wrong] = encodeSentences([question, answer, ...others]);
  if (!questionVector || !right) throw new Error('Not encoded.');
  const likeness = compareSentences(questionVector, right);
  for (const other of wrong) expect(compareSentences(questionVector, other)).toBeLessThan(likeness);
});

test('a sentence has the same vector of length 1 alone and among others', () => {
  const sentence = fc.array(fc.constantFrom('the', 'rent', 'is', 'due', 'monthly', '£450', 'Ünïcödé', '日本'), { minLength: 1, maxLength: 90 });
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 10 }), (all) => {
      const texts = all.map((words) => words.join(' '));
      const vectors = encodeSentences(texts);
      for (const [at, text] of texts.entries()) {
        const [alone] = encodeSentences([text]);
        const inBatch = vectors[at];
        if (!alone || !inBatch) throw new Error('Not encoded.');
        expect(compareSentences(alone, inBatch)).toBeCloseTo(1, 4);
      }
    }),
    { numRuns: 8 },
  );
});

test('an empty text has a vector', () => {
  expect(encodeSentences([''])).toHaveLength(1);
});
