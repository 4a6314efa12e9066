import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const ask = (pages: string[][], question: string) => {
  const { status, lead } = answerQuestion(openDocument(pages), { question, history: [] });
  return { status, code: lead?.code };
};

const REPORT = [
  '# Learning',
  'A session costs schools £4.50 a child; those within the city pay nothing.',
  '# People',
  'Director Ruth Castellano retires in December.',
];
const TARIFF = ['# Loss', 'A new SIM costs €10.', '# Abroad', 'Canada is in zone 2, and Chile in zone 3.'];
const STATUTES = ['# Beitrag', 'Die Aufnahme kostet 20 Euro.', '# Halle', 'Die Sauna öffnet im Oktober wieder.'];
const FLAT = ['# Retraso', 'Un recibo devuelto cuesta 12 euros.', '# Anexo', 'El trastero mide cuatro metros cuadrados.'];

test.each([
  [REPORT, 'How much does the director earn?'],
  [TARIFF, 'How much would a call from Canada cost?'],
  [STATUTES, 'Wie viel kostet die Sauna?'],
  [FLAT, '¿Cuánto cuesta el trastero?'],
])('a price of something else is not stated: %#', (lines, question) => {
  expect(ask([lines], question).status).not.toBe('grounded');
});

test.each([
  [REPORT, 'How much does a session cost?'],
  [TARIFF, 'How much does a new SIM cost?'],
  [STATUTES, 'Wie viel kostet die Aufnahme?'],
  [FLAT, '¿Cuánto cuesta un recibo devuelto?'],
])('the price of what is named is stated: %#', (lines, question) => {
  expect(ask([lines], question)).toEqual({ status: 'grounded', code: 'value' });
});
