import { decideAge } from './ages.ts';

test.each([
  ['I am 21, may I drive?', 'Drivers must be at least 23 years old.', 'no'],
  ['Can my 25-year-old sister drive?', 'Drivers must be at least 23 years old.', 'yes'],
  ['My daughter is 16, can she have a loan?', 'Loans are not granted to customers under 18.', 'no'],
  ['Can her 14-year-old brother fetch her?', 'Siblings must be at least 16 to collect a child.', 'no'],
  ['Mi hijo tiene 17 años, ¿puede entrar?', 'La entrada es para mayores de dieciocho años.', 'no'],
  ['Darf mein 12-jähriger Sohn allein baden?', 'Kinder unter zehn Jahren dürfen nur in Begleitung baden.', 'yes'],
  ['Do I have to pay for my 3 year old?', 'Children under four stay free.', 'no'],
  ['Does my 9-year-old daughter pay?', 'Children under six travel free.', 'yes'],
  ['Is it free for my 5-year-old son?', 'Children under six travel free.', 'yes'],
  ['Muss ich für meine 4-jährige Tochter zahlen?', 'Kinder unter sechs Jahren fahren kostenlos.', 'no'],
])('an age is compared with the limit: %s', (question, sentence, verdict) => {
  expect(decideAge(question, sentence)).toBe(verdict);
});

test.each([
  ['I am 21, may I drive?', 'The deposit is at least 300 euros.'],
  ['I am 21, may I drive?', 'The car is at least 3 years from its last inspection.'],
  ['May I drive?', 'Drivers must be at least 23 years old.'],
])('a figure that is no age decides nothing: %s, %s', (question, sentence) => {
  expect(decideAge(question, sentence)).toBeUndefined();
});
