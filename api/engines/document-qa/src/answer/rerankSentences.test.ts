import { expect, test } from '@jest/globals';
import { sliceSentence } from '../index/sliceSentence.ts';
import { parseQuestion } from '../retrieve/parseQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';
import { rankSentences } from './rankSentences.ts';
import { rerankSentences } from './rerankSentences.ts';

const move = openDocument([
  [
    '# Your removal',
    'If a delay is our own fault we pay you £80 for every night you spend in a hotel, for up to three nights.',
    'For loss or breakage we are liable up to £40 for each item.',
    'You may visit your belongings on two days of notice; each visit costs £20.',
    'The crew takes empty boxes back within six weeks.',
    'Potted plants travel at your own risk.',
    'Visible damage has to be reported in writing within seven days.',
  ],
]);

function findBest(question: string, isCompared: boolean): string {
  const parsed = parseQuestion(move, { question, history: [] });
  const ranked = rankSentences(move, parsed);
  const [best] = isCompared ? rerankSentences(move, parsed, ranked) : ranked;
  return best ? sliceSentence(move, best.sentence) : '';
}

test.each([
  ['what do they pay if they lose something', 'For loss or breakage we are liable up to £40 for each item.'],
  ['what happens to my flowers', 'Potted plants travel at your own risk.'],
])('"%s" finds the sentence with the same meaning, where its words match another', (question, expectedText) => {
  expect(findBest(question, false)).not.toBe(expectedText);
  expect(findBest(question, true)).toBe(expectedText);
});

test('a question in another language than the document is ranked by its words alone', () => {
  const parsed = parseQuestion(move, { question: '¿cuánto cuesta cada visita?', history: [] });
  const ranked = rankSentences(move, parsed);
  expect(rerankSentences(move, parsed, ranked)).toEqual(ranked);
});
