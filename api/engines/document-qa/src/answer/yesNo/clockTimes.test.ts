import { expect, test } from '@jest/globals';
import { decideClock } from './clockTimes.ts';

test.each([
  ['is the library still open at 6 pm?', 'The library is open from 9 am to 5.30 pm.', 'no'],
  ['can I come at 10.15?', 'Visits are possible between 10.00 and 12.00.', 'yes'],
  ['can we play the piano at 11 pm?', 'No music may be played between 10 pm and 7 am.', 'no'],
  ['can we play the piano at 9 pm?', 'No music may be played between 10 pm and 7 am.', 'yes'],
  ['ist am Freitag um 16 Uhr noch jemand da?', 'Das Büro ist montags von 9 bis 17 Uhr und freitags bis 13 Uhr besetzt.', 'no'],
  ['¿está abierto a las 20 horas?', 'La tienda abre de 10 a 21 horas.', 'yes'],
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
