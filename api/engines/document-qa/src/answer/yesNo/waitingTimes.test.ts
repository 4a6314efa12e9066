import { expect, test } from '@jest/globals';
import { decideYesOrNo } from './decideYesOrNo.ts';

test.each([
  ['can i work from home right from the start', 'Once you have completed probation you may work from home on up to two days a week.'],
  ['Can I use the pool straight away?', 'Members may use the pool after completing an induction with one of the coaches.'],
  ['could we sublet a room immediately', 'After six months tenants may sublet one room, if the landlord is told of it.'],
  ['puedo teletrabajar desde el primer día', 'Tras superar el periodo de prueba podrá teletrabajar dos días por semana.'],
  ['kann ich von anfang an im homeoffice arbeiten', 'Nach Ablauf der Probezeit dürfen Sie an zwei Tagen der Woche im Homeoffice arbeiten.'],
])('what is permitted after a time is not permitted from the first day: %s', (question, sentence) => {
  expect(decideYesOrNo(question, sentence)).toBe('no');
});

test('what is permitted after a time is permitted to somebody who does not ask for the first day', () => {
  expect(decideYesOrNo('Can I work from home?', 'Once you have completed probation you may work from home.')).toBe('yes');
});
