import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const answerText = (lines: string[], question: string) => answerQuestion(openDocument([lines]), { question, history: [] }).sentences[0]?.text;

const venue = [
  '# Cancellation',
  'If the Hirers cancel more than twelve months before the event, the Venue keeps the deposit. Between twelve and three months, 50 % of the hire fee is payable; later than that, the full fee.',
];
const insurance = [
  '# Cancellation',
  'You may cancel within 14 days of receiving this document and get your money back less £25. After that we refund the unused time less a charge of £45.',
];
const course = [
  '# Stornierung',
  'Bei Absage mehr als vier Wochen vorher ist nichts zu zahlen. Zwischen vier und zwei Wochen vorher sind 30 % zu zahlen.',
];

test.each([
  [venue, 'What happens if we cancel four months before?', /50 %/],
  [venue, 'What happens if we cancel 14 months before?', /keeps the deposit/],
  [insurance, 'What does it cost to cancel after a month?', /£45/],
  [insurance, 'What does it cost to cancel after ten days?', /£25/],
  [course, 'Was zahle ich bei Absage drei Wochen vorher?', /30 %/],
])('answers with the stage of a rule that a time falls in: %#', (lines, question, stage) => {
  expect(answerText(lines, question)).toMatch(stage);
});

const fine = [
  'A penalty charge of £70 is payable within 28 days. If you pay within 14 days, we accept £35. After 28 days we send a notice; if that is not answered within 28 days, the charge rises to £105.',
];

test.each([
  ['How much do I have to pay after three weeks?', /£70/],
  ['How much do I pay within a week?', /£35|£70/],
  ['What do I pay after six weeks?', /£105/],
])('takes the first limit of a sentence for the time when it holds: %s', (question, stage) => {
  expect(answerText(fine, question)).toMatch(stage);
});
