import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const kennel = openDocument([
  [
    '# Boarding terms of Willow Kennels',
    'Dogs are boarded from £28 a night. A down payment of £50 secures the place.',
    'Owners are reimbursed in full when they withdraw two weeks before arrival.',
    'Animals that fall ill are taken to the veterinary surgeon at the expense of the owner.',
    'Collection is possible until noon. Whoever comes afterwards is charged another night.',
  ],
]);
const garage = openDocument(
  [
    [
      '# Stellplatzvertrag',
      'Das Mietverhältnis beginnt am 1. August 2026 und endet am 31. Juli 2027.',
      'Das Nutzungsentgelt beträgt 55 Euro im Monat.',
      'Die Kündigung ist nur zum 15. eines Monats möglich.',
    ],
  ],
  { language: 'de' },
);
const gimnasio = openDocument(
  [
    [
      '# Reglamento del gimnasio',
      'La cuota mensual es de 32 euros. La matrícula se abona una sola vez.',
      'Los socios pueden causar baja avisando con quince días.',
      'Los menores de catorce años no pueden entrenar sin un adulto.',
    ],
  ],
  { language: 'es' },
);

const findQuotes = (index: typeof kennel, question: string) => {
  const { status, citations } = answerQuestion(index, { question, history: [] });
  return status === 'not_found' ? [] : citations.map(({ quote }) => quote);
};

describe('A question in everyday words finds the passage of the document', () => {
  test.each([
    [kennel, 'Do I get my money back if I cancel?', /reimbursed in full/],
    [kennel, 'What if my dog gets sick?', /veterinary surgeon/],
    [kennel, 'How late can I pick him up?', /until noon/],
    [garage, 'Wie hoch ist die Miete?', /55 Euro/],
    [garage, 'Wann kann ich einziehen?', /1\. August 2026 und endet am 31\. Juli 2027/],
    [gimnasio, '¿Cuánto se paga al mes?', /32 euros/],
    [gimnasio, '¿Cómo puedo darme de baja?', /quince días/],
  ])('%#: %s', (index, question, wanted) => {
    expect(findQuotes(index, question).join('\n')).toMatch(wanted);
  });

  test.each([
    [garage, 'How much is the fee?', /55 Euro/],
    [gimnasio, 'What is the monthly fee?', /32 euros/],
    [kennel, '¿Cuánto cuesta una noche?', /£28/],
  ])('in a language other than the document’s: %#', (index, question, wanted) => {
    expect(findQuotes(index, question).join('\n')).toMatch(wanted);
  });

  test.each([
    [kennel, 'what is the nihgt price for a dog', /£28/],
    [kennel, 'wen must i colect my dog', /until noon/],
    [kennel, 'do i have to make a down paymant', /down payment/],
  ])('with typing errors: %#', (index, question, wanted) => {
    expect(findQuotes(index, question).join('\n')).toMatch(wanted);
  });

  test.each([
    [kennel, 'Is there a swimming pool?'],
    [garage, 'Gibt es eine Heizung?'],
    [gimnasio, '¿Hay aparcamiento?'],
  ])('and gets no certain answer that is not in the document: %#', (index, question) => {
    expect(answerQuestion(index, { question, history: [] }).status).not.toBe('grounded');
  });
});

test.each([
  [kennel, 'How much is the down payment?', /£50/],
  [kennel, 'How much is a night for a dog?', /£28/],
  [
    openDocument([['# Allotments', 'The fee is £64 a year.', 'Each plot has 12 beds and a shed.', 'Water is free from April on.']]),
    'How much is the fee?',
    /£64/,
  ],
])('a question for an amount is met by the figure, whether or not it has the word "much": %#', (index, question, quote) => {
  const { status, citations } = answerQuestion(index, { question, history: [] });
  expect(status).toBe('grounded');
  expect(citations[0]?.quote).toMatch(quote);
});
