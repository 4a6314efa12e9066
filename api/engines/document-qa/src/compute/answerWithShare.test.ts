import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const lease = openDocument([
  [
    '# Lease of a workshop',
    'The rent is £640 a month. The deposit is two months of rent. The gross annual salary of the caretaker is £24,000.',
    'The caretaker gets a Christmas bonus of 5 percent of the salary. The machine is paid in 24 instalments of £30. Card payments cost 2 percent of the amount.',
  ],
]);
const lead = (question: string) => answerQuestion(lease, { question, history: [] }).lead;

test.each([
  ['a multiple of the rent', 'How much is the deposit?', '£1,280'],
  ['a percentage of an amount elsewhere', 'How much is the Christmas bonus in pounds?', '£1,200'],
  ['instalments', 'How much does the machine cost in total?', '£720'],
  ['a percentage of a sum in the question', 'How much does a card payment of £300 cost?', '£6'],
  ['a month of a yearly amount', 'How much is the salary of the caretaker per month?', '£2,000'],
])('computes %s', (_, question, value) => {
  expect(lead(question)).toEqual({ code: 'computed', value });
});

test.each([
  [
    'a fee that is paid in shares',
    'The total fee is £18,900, payable as follows: 30 percent on signature, the rest on delivery.',
    'What is the total fee?',
  ],
  ['a line that states the share itself', '| VAT at 20 % | £40.00 |', 'How much is the VAT?'],
  ['a price with a discount for others', 'The course costs £640; members pay 10 percent less.', 'How much does the course cost?'],
])('computes nothing from %s', (_, sentence, question) => {
  const contract = openDocument([['# Terms', '| Item | Amount |', '| Net | £200.00 |', sentence]]);
  expect(answerQuestion(contract, { question, history: [] }).lead?.code).not.toBe('computed');
});

test('computes nothing where the question is about the percentage', () => {
  expect(lead('What percentage is the Christmas bonus?')?.code).not.toBe('computed');
});
