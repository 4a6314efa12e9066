import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const salon = openDocument([
  ['# Hair salon', 'Grey hair can be covered in two hours. A cut takes 40 minutes.', '| Service | Price |', '| Cut | £35 |', '| Blow dry | £20 |'],
]);
const market = openDocument([
  [
    '# Market',
    'We need helpers for the stalls on Friday at 9 am. The hall of the village is warm.',
    'A stall costs £15. For more, call Edda Vance on 01632 960 771.',
    'The auction is in the barn.',
  ],
]);

const ask = (index: typeof salon, question: string) => answerQuestion(index, { question, history: [] });

describe('A fact that the document lacks is not asserted', () => {
  test.each([
    ['a sentence without a price for a price', salon, 'how much is hair covering'],
    ['a time of something else', market, 'what time does the ferry leave'],
  ])('%s', (_, index, question) => {
    expect(ask(index, question).status).not.toBe('grounded');
  });
});

test('The contact follows the topic', () => {
  expect(ask(market, 'who do i phone about a stall').sentences[0]?.text).toContain('Edda Vance');
});
