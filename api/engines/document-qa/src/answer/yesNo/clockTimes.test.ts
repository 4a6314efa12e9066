import { expect, test } from '@jest/globals';
import { decideClock } from './clockTimes.ts';

test.each([
  ['is the library still open at 6 pm?', 'The library is open from 9 am to 5.30 pm.', 'no'],
  ['can I come at 10.15?', 'Visits are possible between 10.00 and 12.00.', 'yes'],
  ['can we play the piano at 11 pm?', 'No music may be played between 10 pm and 7 am.', 'no'],
  ['can we play the piano at 9 pm?', 'No music may be played between 10 pm and 7 am.', 'yes'],
  ['ist am Freitag um 16 Uhr noch jemand da?', 'Das Büro ist montags von 9 bis 17 Uhr und freitags bis 13 Uhr besetzt.', 'no'],
  ['¿está abierto a las 20 horas?', 'La tienda abre de 10 a 21 horas.', 'yes'],
  ['can we come in at quarter to nine in the morning', 'The hall is open from 9.00am to 5.00pm.', 'no'],
  ['puedo entrar a las ocho y media de la mañana', 'El acceso es de 9:00 a 18:00.', 'no'],
  ['darf ich um halb 8 am abend noch hinein', 'Einlass ist von 8:00 bis 19:00 Uhr.', 'no'],
  // What the question names alone is permitted at any time.
  ['my bike folds up, ok at 8am?', 'Bicycles may not go on trains between 7.15 and 9.30am; folding ones may go on any train.', 'yes'],
  ['can my guide dog come at 8am', 'Dogs may be walked between 9.00am and 11.00am; guide dogs may come at any time.', 'yes'],
  ['may I drink tea at 5 am?', 'You may drink tea until 6 am, but no milk.', 'yes'],
] as const)('%s is answered by: %s', (question, sentence, verdict) => {
  expect(decideClock(question, sentence)).toBe(verdict);
});

test.each([
  ['can I bring 5 friends?', 'Guests may stay from 9 am to 5 pm.'],
  ['can I come at 6 pm?', 'The tour takes 2 to 3 weeks.'],
  ['can I come at 6 pm?', 'Shops close at 6 pm on Mondays, at 8 pm on Fridays.'],
])('%s is not decided by: %s', (question, sentence) => {
  expect(decideClock(question, sentence)).toBeUndefined();
});

test.each([
  ['can I wash clothes on a Tuesday morning?', 'The washing machine may be used on weekdays after 6 pm and all day at weekends.', 'no'],
  ['can I wash clothes on Saturday morning?', 'The washing machine may be used on weekdays after 6 pm and all day at weekends.', 'yes'],
  ['is the workshop open in the evening?', 'The workshop is open from 8 am to 5 pm.', 'no'],
  ['darf ich abends grillen?', 'Grillen ist von 18 bis 22 Uhr erlaubt.', 'yes'],
  ['¿puedo venir por la mañana?', 'El taller abre de 16:00 a 20:00.', 'no'],
] as const)('a part of the day is compared with the hours of a rule: %s', (question, sentence, verdict) => {
  expect(decideClock(question, sentence)).toBe(verdict);
});

test.each([
  ['can I play music at midnight?', 'Quiet between 11 pm and 7 am.', 'no'],
  ['can I practise the guitar in the evening?', 'Quiet between 11 pm and 7 am.', 'yes'],
  ['darf ich um 14 Uhr bohren?', 'Mittagsruhe von 13 bis 15 Uhr.', 'no'],
] as const)('quiet hours forbid noise: %s', (question, sentence, verdict) => {
  expect(decideClock(question, sentence)).toBe(verdict);
});

test('quiet hours say nothing about what makes no noise', () => {
  expect(decideClock('can I come home at midnight?', 'Quiet between 11 pm and 7 am.')).toBeUndefined();
});
