import { expect, test } from '@jest/globals';
import { decideDayOfCourse } from './dayOfCourse.ts';

test.each([
  ['Do I need a sick note on day three?', 'A doctor’s note is needed from the eighth day.', 'no'],
  ['Do I need a note on the tenth day?', 'A note is needed from the 8th day on.', 'yes'],
  ['Is there interest after 20 days?', 'Interest is charged after fourteen days.', 'yes'],
  ['Must I pay extra for five days?', 'Storage is charged for parcels left more than seven days.', 'no'],
  ['Brauche ich am dritten Tag ein Attest?', 'Ein Attest ist ab dem vierten Tag vorzulegen.', 'no'],
  ['¿Necesito justificante el segundo día?', 'Se exige justificante a partir del tercer día.', 'no'],
])('"%s" follows from "%s": %s', (question, sentence, verdict) => {
  expect(decideDayOfCourse(question, sentence)).toBe(verdict);
});

test.each([
  ['Do I need a note on day three?', 'Wages are paid on the last day of the month.'],
  ['Must I answer within five days?', 'Answer within ten days.'],
  ['Do I need a note?', 'A note is needed from the eighth day.'],
  ['Do I need a note on day three?', 'No note is needed before the eighth day.'],
])('"%s" does not follow from the days of "%s"', (question, sentence) => {
  expect(decideDayOfCourse(question, sentence)).toBeUndefined();
});
