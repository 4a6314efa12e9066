import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';
import { deniesRequestedAct, onlySupposes } from './polarity.ts';

test.each([
  ['what does the coat repel?', 'The coat does not repel oil.', true],
  ['¿qué limpia el producto?', 'El producto no limpia la plata.', true],
  ['Wogegen hilft die Salbe?', 'Gegen Warzen hilft die Salbe nicht.', true],
  ['what does the coat not repel?', 'The coat does not repel oil.', false],
  ['how long can I store the paint?', 'Paint cannot be stored for more than a year.', false],
])('%s is not answered by what is denied: %s', (question, sentence, denies) => {
  expect(deniesRequestedAct(question, sentence)).toBe(denies);
});

test.each([
  ['how much is my plot worth?', 'In ten years your plot could be worth £9,000.', true],
  ['how much could my plot be worth?', 'In ten years your plot could be worth £9,000.', false],
  ['how much is my plot worth?', 'Your plot is worth £4,000.', false],
])('%s is not answered by what is only supposed: %s', (question, sentence, supposes) => {
  expect(onlySupposes('money', question, sentence)).toBe(supposes);
});

test('the line that affirms is shown before the one that denies or supposes', () => {
  const leaflet = openDocument([
    [
      '# Stormguard',
      'Stormguard is a spray that repels rain and mud from shoes and bags of leather.',
      'It does not repel oil, which also stains.',
      'If you save on, your account could be worth £8,400 when you are 60.',
      'On 2 May your savings account was worth £3,120.',
    ],
  ]);
  const answerText = (question: string) => answerQuestion(leaflet, { question, history: [] }).sentences[0]?.text;
  expect(answerText('what does it repel?')).toContain('rain and mud');
  expect(answerText('how much is my account worth?')).toContain('£3,120');
});
