import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';
import { decideYesOrNo } from './decideYesOrNo.ts';
import { untangleQuestion } from './untangleQuestion.ts';

const decide = (question: string, rule: string) => decideYesOrNo(untangleQuestion(question), rule);

describe("The visitor's own case is compared with the bound of the same kind", () => {
  test.each([
    ["i'm 15, can i use the gym", 'Anyone younger than 16 will not be admitted to the gym.', 'no'],
    ['my son is 14 months, can he start', 'Children are taken from 12 months to 4 years.', 'yes'],
    ['my lad is only 1m35, can he ride', 'The go-karts have a minimum height of 1.40 m.', 'no'],
    ['mi hijo mide 1,20, puede subir', 'La altura mínima para subir es de 1,10 m.', 'yes'],
    ['mein hund wiegt 9 kilo, darf er in die kabine', 'In der Kabine sind nur Tiere bis 8 kg erlaubt.', 'no'],
    ['mi maleta pesa 23 kilos, puedo facturarla', 'El equipaje no puede pesar más de 20 kg.', 'no'],
    ['can i borrow 15 grand', 'Loans range from £1,000 to £12,500.', 'no'],
    ['only passed my test a year and a half ago, is that alright', 'Drivers must have held a licence for at least 24 months.', 'no'],
    ['took her temperature and its 39.0, do i need to ring you?', 'Ring us if her temperature is over 39.4 °C (normal 38.1 to 39.2).', 'no'],
    ['wir sind 6 leute, müssen wir reservieren', 'Gruppen ab 8 Personen müssen reservieren.', 'no'],
    ['can my guest stay for 3 weeks', 'Guests may stay for up to ten nights.', 'no'],
  ] as const)('%s – %s', (question, rule, verdict) => {
    expect(decide(question, rule)).toBe(verdict);
  });
});

describe('A figure that the rule has itself names the thing, and only the other one is compared', () => {
  test.each([
    [
      'hab sie vor 4 monaten gekauft, krieg ich die 5 jahre garantie noch',
      'Eine Verlängerung auf fünf Jahre kostet einmalig 89,00 € und ist bis sechs Monate nach dem Kauf möglich.',
      'yes',
    ],
    ['i joined 3 weeks ago, can i still get the 10 week pass', 'The 10 week pass can be bought within 2 weeks of joining.', 'no'],
    [
      'compré el billete hace 3 días, puedo pasarme al abono de 30 días',
      'El abono de 30 días puede pedirse hasta cinco días después de la compra.',
      'yes',
    ],
  ] as const)('%s – %s', (question, rule, verdict) => {
    expect(decide(question, rule)).toBe(verdict);
  });
});

describe('A rule for some visitors gives the contrary answer to others', () => {
  test.each([
    ['there are 4 of us, do we need to book', 'Groups of ten or more must book in advance.', 'no'],
    ['there are 12 of us, do we need to book', 'Groups of ten or more must book in advance.', 'yes'],
    ['do i pay for delivery, my order is £62', 'Delivery is free for orders over £50.', 'no'],
    ['do i pay for delivery, my order is £35', 'Delivery is free for orders over £50.', 'yes'],
    ['got 9 points, can i drive', 'Nobody with more than six penalty points may drive.', 'no'],
    ["i'm 22, can i have the golf", 'Drivers aged 21 or 22 may hire groups A and B only.', 'no'],
    ['ich war 6 Wochen krank, bekomme ich Geld zurück', 'Karten werden nicht erstattet, außer bei Krankheit von mehr als vier Wochen.', 'yes'],
    ['i need 3 weeks off, is 10 days notice enough', "Two weeks' notice must be given.", 'no'],
  ] as const)('%s – %s', (question, rule, verdict) => {
    expect(decide(question, rule)).toBe(verdict);
  });
});

describe('Of a rule with parts the one of the day or of the scale decides', () => {
  const guests = 'The minimum number of adults for a Saturday is 70; on any other day it is 45.';
  const works =
    'Se acuerda: a) las basuras se bajan después de las 20:00; b) las obras, de lunes a viernes de 9:00 a 14:00, y los sábados de 10:00 a 13:00.';
  const pool = 'The pool is open from 9.30 to 16.00 on weekdays and at any time at weekends.';
  test.each([
    ["we'd be 60 on a friday, is that enough", guests, 'yes'],
    ["we'd be 60 on a saturday, is that enough", guests, 'no'],
    ['puedo hacer obras un sábado a las 11 de la mañana', works, 'yes'],
    ['puedo hacer obras un sábado a las 5 de la tarde', works, 'no'],
    ['can i swim at 8 in the evening on a tuesday', pool, 'no'],
    ['can i swim at 8 in the evening on a sunday', pool, 'yes'],
    ['can i bring my dog on a tuesday', 'Dogs are welcome on Fridays, but not in the kitchen.', 'no'],
    ["i'm off for 5 days, do i need a note", 'No papers for the first seven days; from the eighth day a note is needed.', 'no'],
    ['do i have to pay for my 4 year old', 'Children under five travel free, and those aged 5 to 15 pay half.', 'no'],
  ] as const)('%s – %s', (question, rule, verdict) => {
    expect(decide(question, rule)).toBe(verdict);
  });
});

test.each([
  ['is 30 days enough', "A month's notice must be given."],
  ['my 10 year old wants to go on her own, will you take her', 'Those aged 5 to 15 pay half.'],
  ['can i still book, it starts in 1 hour', 'Seats are booked from twelve weeks ahead until two hours before the start.'],
])('a bound that decides nothing leaves it open: %s – %s', (question, rule) => {
  expect(decide(question, rule)).toBeUndefined();
});

test('a visitor gets the consequence of the clause for the own case', () => {
  const library = openDocument([
    [
      '# Tool library',
      'The shop opens on Tuesdays.',
      'A deposit of £20 is taken for tools worth more than £100.',
      'Members may borrow up to five tools at a time.',
      'Machines may not be used when it is hotter than 28 degrees.',
    ],
  ]);
  const ask = (question: string) => answerQuestion(library, { question, history: [] });
  expect(ask('the drill is worth 60 quid, do i pay a deposit').lead?.code).toMatch(/no$/iu);
  expect(ask('can i take 7 tools at once').lead?.code).toMatch(/no$/iu);
  expect(ask("it's 32 degrees today, can i use the machines").lead?.code).toMatch(/no$/iu);
  expect(ask('can i take 3 tools at once').lead?.code).toMatch(/yes$/iu);
});
