import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const status = (page: string[], question: string) => answerQuestion(openDocument([page]), { question, history: [] }).status;

test.each([
  ['The children will spend two nights at Blackmere, near the lake.', 'How many children are going?'],
  ['The bakers start at four and work in three shifts.', 'How many bakers are there?'],
  ['Los alumnos pasarán cinco días en la granja.', '¿Cuántos alumnos van?'],
])('A number of other things does not tell a visitor how many there are: %s', (sentence, question) => {
  expect(status([sentence, 'Lunch is at noon.'], question)).not.toBe('grounded');
});

test.each([
  ['The bakery has 14 bakers.', 'How many bakers does the bakery have?'],
  ['Twenty-two pupils are taking part in the race.', 'How many pupils are taking part in the race?'],
  ['The hall seats 300 guests.', 'How many guests does the hall seat?'],
])('A number of the things does: %s', (sentence, question) => {
  expect(status([sentence, 'Lunch is at noon.'], question)).toBe('grounded');
});
