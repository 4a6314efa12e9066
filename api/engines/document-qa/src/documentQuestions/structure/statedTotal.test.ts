import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const openBill = (head: string, items: string[], sums: string[]) => openDocument([['# Bill', head, ...items, ...sums, 'Thank you for your order.']]);

test.each([
  [
    openBill(
      '| Work | Price |',
      ['| Roof | £180.00 |', '| Gutter | £552.00 |', '| Labour | £92.00 |'],
      ['Net £824.00', 'VAT 20 % £164.80', 'Total £988.80'],
    ),
    'How much will it cost in total?',
    '£988.80',
  ],
  [
    openBill('| Item | Amount |', ['| Bread | $3.20 |', '| Milk | $1.10 |', '| Jam | $4.70 |'], ['Subtotal $9.00', 'Tip $1.00', 'Amount due $10.00']),
    'How much is the amount altogether?',
    '$10.00',
  ],
  [openBill('| Item | Amount |', ['| Tent | €80 |', '| Stove | €35 |', '| Lamp | €12 |'], ['To pay €120']), 'What is the sum of all items?', '€120'],
])('the total that a bill states, with its tax, is given rather than the sum of its rows: %#', (index, question, value) => {
  const { status, lead } = answerQuestion(index, { question, history: [] });
  expect(status).toBe('grounded');
  expect(lead).toMatchObject({ code: 'value', value });
});

test('a total of several columns is left to the requested column', () => {
  const index = openBill('| Port | 2023 | 2024 |', ['| Breda | 300 | 301 |', '| Delft | 120 | 97 |', '| Utrecht | 373 | 412 |'], ['Total 793 810']);
  expect(answerQuestion(index, { question: 'How many were there in total in 2024?', history: [] }).lead).toMatchObject({ value: '810' });
});

test('the sum of the rows is computed where none is stated', () => {
  const index = openBill('| Port | Ships |', ['| Breda | 30 |', '| Delft | 12 |', '| Utrecht | 8 |'], []);
  expect(answerQuestion(index, { question: 'How many ships in total?', history: [] }).lead).toMatchObject({ value: '50' });
});
