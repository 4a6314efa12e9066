import { expect, test } from '@jest/globals';
import { openDocument } from '../../../../src/testing/writeDocument.ts';
import { answerQuestion } from '../answerQuestion.ts';

const bus = openDocument([
  [
    '# Buses',
    '| Bus | Children to adults | Seats | Hire a day |',
    '| Red | 1 to 4 | 18 | £90 |',
    '| Green | 1 to 6 | 30 | £120 |',
    'Buses leave from the yard.',
  ],
]);
const curso = openDocument(
  [
    [
      '# Vacaciones',
      '| Fiesta | Hasta |',
      '| Pascua | 7 de abril |',
      '| Feria | 18 de mayo |',
      '# Aulas',
      '| Aula | Edad | Plazas |',
      '| Sol | 1 a 2 | 11 |',
      '| Luna | 2 a 4 | 16 |',
    ],
  ],
  { language: 'es' },
);
const tents = openDocument([['# Tents', '| Tent | Dates | Guests |', '| Oak | 3 to 7 May | 40 |', '| Elm | 9 to 12 May | 65 |', 'Tents are white.']]);

const findLead = (index: typeof bus, question: string) => answerQuestion(index, { question, history: [] }).lead;

test.each([
  [bus, 'How many children can the buses take altogether?', '48'],
  [curso, '¿Cuántas plazas hay en total?', '27'],
  [tents, 'How many guests fit in all?', '105'],
])('the column of what is counted is added up, and no ranges or dates: %# %s', (index, question, value) => {
  expect(findLead(index, question)).toMatchObject({ code: 'sum', value });
});

const fares = openDocument([['# Calls', '| Country | Price per minute |', '| Peru | £1.20 |', '| Chile | £0.80 |', 'A contract costs £12.']]);
const cuotas = openDocument([['# Cuotas', '| Plan | Cuota mensual |', '| Joven | 20,00 € |', '| Senior | 25,00 € |', 'La matrícula cuesta 35 €.']], {
  language: 'es',
});
const marks = openDocument([['# Marks', '| Part | Mark |', '| Essay | 30 % |', '| Talk | 70 % |', 'Parts are taught in May.']]);

test.each([
  [fares, 'What do calls cost in total?'],
  [cuotas, '¿Cuánto pago en total de cuota?'],
  [marks, 'What was the average mark last year?'],
  [curso, '¿Cuántas fiestas suman en total?'],
])('prices of one thing, dates and the marks of another year are not added up: %# %s', (index, question) => {
  expect(`${findLead(index, question)?.code}`).not.toMatch(/sum|average/);
});

test('a sum is written as the document writes its amounts', () => {
  const rechnung = openDocument([['# Rechnung', '| Posten | Preis |', '| Bad | 1.250,50 € |', '| Dach | 3.100,25 € |', 'Wir bauen seit 1990.']], {
    language: 'de',
  });
  expect(findLead(rechnung, 'Was ist der Preis zusammen?')).toMatchObject({ code: 'sum', value: '4.350,75 €' });
});
