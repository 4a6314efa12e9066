import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const allotment = openDocument([
  [
    '# Allotment letter',
    'The plot fee is £54 a year. From the third season it rises to £61.50.',
    'A reservation charge of £15 is taken off the plot fee.',
    'The shed insurance costs £96 at once or twelve instalments of £8.75.',
    'The water charge was £22 a year.',
    'From 1 May 2027 the water charge is £26 a year.',
  ],
]);
const guarderia = openDocument(
  [
    [
      '# Contrato de guardería',
      'El sueldo de la cuidadora es de 1.310 euros al mes. Después de la prueba sube a 1.395 euros.',
      'Se entregan 200 euros en concepto de matrícula y, además, una garantía de 150 euros.',
    ],
  ],
  { language: 'es' },
);
const strom = openDocument(
  [
    [
      '# Ihr Tarif',
      'Der Abschlag beträgt 48 Euro im Monat. Im zweiten Jahr steigt er auf 55 Euro.',
      'Die Anzahlung von 20 Euro wird auf die Montage angerechnet.',
      'Die Montage kostet 180 Euro.',
    ],
  ],
  { language: 'de' },
);
const lead = (index: typeof allotment, question: string) => answerQuestion(index, { question, history: [] }).lead;

describe('What changes an amount is computed from both amounts', () => {
  test.each([
    ['a rise', allotment, 'By how much does the plot fee rise?', '£7.50'],
    ['a rise', guarderia, '¿Cuánto sube el sueldo de la cuidadora después de la prueba?', '85 euros'],
    ['a rise', strom, 'Um wie viel steigt der Abschlag im zweiten Jahr?', '7 Euro'],
    ['a new amount from a date on', allotment, 'How much does the water charge go up?', '£4'],
    ['instalments', allotment, 'How much more is the shed insurance if I pay monthly?', '£9.00'],
    ['what is left', allotment, 'What is left to pay after the reservation charge?', '£39'],
    ['what is left', strom, 'Wie viel ist noch zu zahlen nach der Anzahlung?', '160 Euro'],
  ])('%s: %#', (_, index, question, value) => {
    expect(lead(index, question)).toEqual({ code: 'difference', value });
  });

  test('two amounts of one sentence are added up', () => {
    expect(lead(guarderia, '¿Cuánto hay que pagar entre matrícula y garantía?')).toEqual({ code: 'sum', value: '350 euros' });
  });

  test.each([
    ['no second amount is stated', allotment, 'By how much does the shed insurance rise?'],
    ['nothing is taken off', allotment, 'What is left to pay after the water charge?'],
    ['no instalments are stated', strom, 'Wie viel mehr kostet es, wenn ich monatlich zahle?'],
  ])('but not where %s', (_, index, question) => {
    expect(lead(index, question)?.code).not.toBe('difference');
  });
});
