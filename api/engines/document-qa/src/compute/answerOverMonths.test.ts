import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const mooring = openDocument([
  [
    '# Mooring agreement',
    '| Matter | Terms |',
    '| Berth | £310 a calendar month, in advance |',
    '| Pump-out | £14.50 every two weeks |',
    '| Electricity | by meter |',
    'The harbour master is paid a salary of £28,800 a year, in twelve equal parts.',
    'The berth fee may rise by 5 percent each year.',
  ],
]);
const gimnasia = openDocument(
  [
    [
      '# Escuela de gimnasia',
      'La cuota de la escuela es de 46 euros mensuales.',
      'El seguro deportivo cuesta 21 euros cada tres meses.',
      'La licencia federativa cuesta 58 euros al año.',
    ],
  ],
  { language: 'es' },
);
const garten = openDocument(
  [
    [
      '# Pachtvertrag',
      'Der Pächter zahlt eine monatliche Pacht von 36 Euro.',
      'Das Wassergeld beträgt 18 Euro alle zwei Monate.',
      'Der Vereinsbeitrag beläuft sich auf 64 Euro im Jahr.',
    ],
  ],
  { language: 'de' },
);

const ask = (index: typeof mooring, question: string) => answerQuestion(index, { question, history: [] });

describe('What is due again and again is multiplied with the times that it is due', () => {
  test.each([
    [mooring, 'whats the berth for the whole year', '£3,720'],
    [mooring, 'how much is the berth for half a year', '£1,860'],
    [mooring, 'how much is the pump-out over a whole year?', '£377.00'],
    [mooring, 'How much is the salary of the harbour master a month before tax?', '£2,400'],
    [gimnasia, '¿Cuánto es la cuota de un año entero?', '552 euros'],
    [gimnasia, '¿Cuánto se va al año en el seguro deportivo?', '84 euros'],
    [gimnasia, '¿Cuánto pago de cuota los seis primeros meses?', '276 euros'],
    [garten, 'Was macht die Pacht übers ganze Jahr zusammen?', '432 Euro'],
    [garten, 'Was macht das Wassergeld im ganzen Jahr aus?', '108 Euro'],
  ])('%#', (index, question, value) => {
    expect(ask(index, question).lead).toEqual({ code: 'computed', value });
  });

  test.each([
    ['it is due once a year already', gimnasia, '¿Cuánto cuesta la licencia de un año entero?'],
    ['no amount is stated', mooring, 'what is the electricity for the whole year'],
    ['the times are no whole number', garten, 'Was kostet das Wassergeld in fünf Monaten?'],
    ['a rise is asked for', mooring, 'By how much can the berth fee go up each year?'],
    ['taxes would have to be known', mooring, 'How much is the salary of the harbour master a month after tax?'],
  ])('but not where %s', (_, index, question) => {
    expect(ask(index, question).lead?.code).not.toBe('computed');
  });
});
