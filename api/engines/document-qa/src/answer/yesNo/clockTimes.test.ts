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
