import { expect, test } from '@jest/globals';
import { decideYesOrNo } from './decideYesOrNo.ts';

test.each([
  ['am I still allowed to sit the exam if I owe money?', 'Fees owed to the University do not prevent a candidate from sitting an examination.'],
  ['can I join with an old injury?', 'An old injury does not stop you from joining.'],
  ['¿puedo solicitarlo si tengo otra beca?', 'Otra beca no impide solicitar esta ayuda.'],
  ['Darf ich mit Brille fahren?', 'Eine Brille hindert niemand am Fahren nicht.'],
])('a thing without an obstacle is permitted: %s', (question, sentence) => {
  expect(decideYesOrNo(question, sentence)).toBe('yes');
});

test.each([
  ['can I withdraw 10 days before the exam?', 'A candidate may withdraw up to seven days before the date of the examination.', 'yes'],
  ['can I cancel 3 weeks before the course?', 'You may cancel until two weeks before the course.', 'yes'],
  ['can I change the date 2 days before?', 'The date can be changed up to five days in advance.', 'no'],
  ['Kann ich 20 Tage vor Beginn kündigen?', 'Sie können bis 14 Tage vor Beginn kündigen.', 'yes'],
])('a bound before a date permits what is earlier: %s', (question, sentence, verdict) => {
  expect(decideYesOrNo(question, sentence)).toBe(verdict);
});

test.each([
  ['can I use a heating blanket of 40 °C?', 'Blankets may be used if they are no hotter than 50 °C.'],
  ['may my bag weigh 6 kg?', 'Bags are to be no heavier than 8 kg.'],
  ['Kann ich eine Heizdecke mit 40 Grad nehmen?', 'Heizdecken dürfen Sie benutzen, solange sie nicht heißer als 50 Grad werden.'],
])('any comparative sets a bound: %s', (question, sentence) => {
  expect(decideYesOrNo(question, sentence)).toBe('yes');
});

test.each([
  ['can the strainer come off without a screwdriver?', 'Strainer: removable without tools.'],
  ['can I enter without a ticket?', 'Members enter without a ticket.'],
  ['¿se puede montar sin herramientas?', 'Se monta sin herramientas.'],
])('"without" denies nothing where the question has it too: %s', (question, sentence) => {
  expect(decideYesOrNo(question, sentence)).toBe('yes');
});

test.each([
  ['can I still buy a pass for my camper?', 'Permits for campers have sold out.'],
  ['Gibt es noch Plätze im Kurs?', 'Der Kurs ist ausgebucht.'],
  ['¿quedan entradas?', 'Las entradas están agotadas.'],
])('what is used up is not to be had: %s', (question, sentence) => {
  expect(decideYesOrNo(question, sentence)).toBe('no');
});

test('a verb that goes with any matter does not choose the clause', () => {
  const sentence = 'Members of the Board receive no pay; travel costs are refunded, and each gets a voucher of 100 pounds a year.';
  expect(decideYesOrNo('do board people get paid a salary', sentence)).toBe('no');
});

test.each([
  ['can I come with a runny nose?', 'A runny nose is no reason to cancel.', 'yes'],
  ['can I run after the massage?', 'The massage is unlikely to impair your running.', 'yes'],
  ['¿puedo donar si tengo alergia?', 'Una alergia no es impedimento para donar sangre.', 'yes'],
  ['Kann ich mit Husten kommen?', 'Ein leichter Husten ist kein Hindernis.', 'yes'],
  ['do I have to cancel if my nose runs?', 'A runny nose is no reason to cancel.', 'no'],
  ['does the massage impair my running?', 'The massage is unlikely to impair your running.', 'no'],
] as const)('what is no reason against it permits, and denies that it must be put off: %s', (question, sentence, verdict) => {
  expect(decideYesOrNo(question, sentence)).toBe(verdict);
});

test.each([
  ['do I have to take my boots off?', 'Boots can stay on in the hall.'],
  ['must we empty the fridge?', 'Food could be left in the fridge.'],
  ['¿tengo que quitarme el reloj?', 'El reloj puede quedarse puesto.'],
  ['Muss ich die Brille abnehmen?', 'Die Brille kann aufbleiben, Schmuck kann bleiben.'],
])('what can stay need not be done: %s', (question, sentence) => {
  expect(decideYesOrNo(question, sentence)).toBe('no');
});
