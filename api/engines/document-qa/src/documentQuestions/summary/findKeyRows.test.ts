import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const offer = openDocument([
  [
    '# Loan offer',
    'Thank you for your application of last week.',
    'We lend you money for a new kitchen and you pay it back in equal parts.',
    '| Feature | Your loan |',
    '| Amount of credit | £7,000 |',
    '| Duration | 36 months |',
    '| Monthly repayment | £214.10 |',
    '| Colour of the folder | blue |',
    'You may withdraw within 14 days without giving a reason.',
  ],
]);
const rechnung = openDocument(
  [['# Abrechnung', '| Posten | Betrag |', '| Wasser | 310,00 € |', '| Heizung | 980,00 € |', '| Summe | 1.290,00 € |', '| Nachzahlung | 90,00 € |']],
  { language: 'de' },
);
const nomina = openDocument(
  [['# Nómina', '| Concepto | Importe |', '| Salario base | 1.500 € |', '| Retención | 210 € |', '| Líquido a pagar | 1.290 € |']],
  { language: 'es' },
);

test.each([
  [offer, 'short version please', /£214\.10/],
  [rechnung, 'kurz zusammengefasst bitte', /Nachzahlung: 90,00 €/],
  [nomina, '¿me lo resumes?', /a pagar: 1\.290 €/],
])('a summary has the total of a document, also where it is in a table: %# %s', (index, question, expectedText) => {
  const { lead, sentences } = answerQuestion(index, { question, history: [] });
  expect(lead?.code).toBe('summary');
  expect(sentences.map(({ text }) => text).join(' | ')).toMatch(expectedText);
});

test('thanks for an application are no part of a summary', () => {
  const { sentences } = answerQuestion(offer, { question: 'sum it up', history: [] });
  expect(sentences.map(({ text }) => text).join(' | ')).not.toMatch(/Thank you|folder/);
});

const invoice = openDocument([
  ['# Bill', '| Service | Net | Total |', '| Packing | £280 | £336 |', '| Sum | £420 | £504 |', 'The deposit must reach us by 19 June.'],
]);

test.each(['sum it up', 'Please sum this up.', 'can you sum it up for me'])('a table with a row of sums does not answer "%s"', (question) => {
  expect(answerQuestion(invoice, { question, history: [] }).lead?.code).toBe('summary');
});

test('a summary has the sum of a wide table under its headers, and one mark for each point', () => {
  const quotation = openDocument([
    [
      '# Quotation',
      '| Service | Net (£) | VAT (£) | Total (£) |',
      '| Packing | 280.00 | 56.00 | 336.00 |',
      '| Boxes | 95.00 | 19.00 | 114.00 |',
      '| Sum | 375.00 | 75.00 | 450.00 |',
      '| Notice | You pay |',
      '| Six days | 30 % |',
      '• Reserve parking for a lorry of nine metres at both addresses.',
    ],
  ]);
  const expectedText = answerQuestion(quotation, { question: 'sum it up', history: [] }).sentences.map(({ text }) => text);
  expect(expectedText).toContain('Sum: Net (£) 375.00; VAT (£) 75.00; Total (£) 450.00');
  expect(expectedText.join('\n')).not.toMatch(/^•/m);
});
