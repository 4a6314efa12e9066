import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';
import { statesOwnRule } from './findRule.ts';

test.each([
  ['Sailing within sight of land is also covered.', true],
  ['El esquí en pista sí está cubierto.', true],
  ['Fahrräder sind immer mitversichert.', true],
  ['Damage to boats that are not insured.', false],
  ['Theft from an open car.', false],
])('"%s" states its own rule: %s', (sentence, states) => {
  expect(statesOwnRule(sentence)).toBe(states);
});

test('an item that states its own rule is not denied by the heading of the list', () => {
  const policy = openDocument([
    [
      '# Policy',
      'We pay for what happens at sea.',
      '# What is not covered',
      '• Sailing on the high seas. Sailing within sight of land is covered.',
      '• Racing with engines.',
    ],
  ]);
  const code = (question: string) => `${answerQuestion(policy, { question, history: [] }).lead?.code}`;
  expect(code('is sailing within sight of land covered?')).toMatch(/yes/i);
  expect(code('is racing covered?')).toMatch(/no$/i);
});
