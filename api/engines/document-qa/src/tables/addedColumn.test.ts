import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

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

const extras = openDocument([
  ['# Excess', '| Kind of loss | Fixed | Chosen |', '| Fire | £100 | £50 |', '| Flood | £200 | £50 |', 'The extras are listed in your letter.'],
]);
const gym = openDocument([['# Bonos', '| Bono | Precio |', '| 1 sesión | 30 € |', '| 5 sesiones | 140 € |', 'La matrícula cuesta 20 €.']], {
  language: 'es',
});
const netz = openDocument([['# Entgelte', '| Vorgang | Kosten |', '| Mahnung | 3 Euro |', '| Sperrung | 60 Euro |', 'Der Umzug ist frei.']], {
  language: 'de',
});

test.each([
  [extras, 'What do the extras cost together?'],
  [gym, '¿Cuánto gasto en total con la matrícula?'],
  [netz, 'Was kostet der Umzug zusammen mit der Anmeldung?'],
])('a column is not added up for things that it does not name: %# %s', (index, question) => {
  expect(`${findLead(index, question)?.code}`).not.toBe('sum');
});

test('days are not counted by rows', () => {
  const after = openDocument([
    [
      '# After the operation',
      '| Activity after the operation | Possible after |',
      '| Work | 7 days |',
      '| Sport | 20 days |',
      'The check is in July.',
    ],
  ]);
  expect(findLead(after, 'how many days are there between the operation and the check')?.code).not.toBe('counted');
});

test('a cell that only has a figure in it is no price', () => {
  const phone = openDocument([
    ['# Contract', '| Item | Details |', '| Handset | Lark S9, 128 GB |', '| Adviser | Jo Hill |', 'The insurance is sold apart.'],
  ]);
  expect(findLead(phone, 'How much is insurance for the handset?')?.code).not.toBe('value');
});
