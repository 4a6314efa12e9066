import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const policies = {
  pet: [
    '# Your pet policy',
    'We pay vet fees up to £7,000 a year.',
    'You pay £31.40 a month by direct debit.',
    'Your cover starts on 1 February.',
    'You may cancel within 14 days, and we may cancel if you owe us two months.',
  ],
  gym: [
    '# Your membership',
    'We charge a joining fee of £20.',
    'You must show your card at the door.',
    'We must give you four weeks of notice before a change of price.',
    'You must give us two months of notice before you leave.',
    'Our doors open at six.',
  ],
  tenancy: [
    '# Your tenancy in plain words',
    'We repair the roof, the boiler and the pipes within two days.',
    'You repair what your guests break, within a month.',
    'Tell us about leaks on 0117 496 0000.',
    'Your deposit is held by our bank.',
  ],
};

test.each([
  [policies.pet, 'How much do I pay a month?', /^You pay £31\.40/],
  [policies.pet, 'What is the most you pay in a year?', /^We pay vet fees/],
  [policies.gym, 'How much notice must I give?', /^You must give us two months/],
  [policies.gym, 'How much notice must you give?', /^We must give you four weeks/],
  [policies.tenancy, 'How soon do I repair things?', /^You repair what/],
  [policies.tenancy, 'How soon do you repair things?', /^We repair the roof/],
])('a reader of a text with "we" and "you" gets the answer for the right side: %#', (page, question, quote) => {
  expect(answerQuestion(openDocument([page]), { question, history: [] }).citations[0]?.quote).toMatch(quote);
});
