import { expect, test } from '@jest/globals';
import { findShares, mayNameShare } from './readShares.ts';

test.each([
  'Members pay 10% less.',
  'A discount of 15 per cent is given.',
  'Kinder zahlen 20 Prozent weniger.',
  'Los socios pagan el 5 por ciento menos.',
  'Children pay half.',
  'Se devuelve la mitad.',
  'Die Hälfte wird erstattet.',
  'Two thirds of the fee are returned.',
  'Zwei Drittel der Gebühr.',
  'Un tercio de la cuota.',
  'Three quarters of each plot.',
  'Drei Viertel der Miete.',
  'Una cuarta parte de la cuota.',
  'A fifth of the rent.',
  'Ein Fünftel der Miete.',
  'Una quinta parte de la renta.',
  'A tenth of the price.',
  'Ein Zehntel des Preises.',
  'Una décima parte del precio.',
])('no sentence with a share is passed over: %s', (sentence) => {
  expect(findShares(sentence)).toHaveLength(1);
  expect(mayNameShare(sentence)).toBe(true);
});
