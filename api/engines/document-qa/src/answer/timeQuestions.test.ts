import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';
import { detectAnswerType } from './answerType.ts';
import { statesSomething } from './headings.ts';
import { scoreAnswerCue } from './scoreAnswerCue.ts';

test.each([
  ['what time does the kiosk shut?', 'hour'],
  ['¿a qué hora abre?', 'hour'],
  ['um wie viel Uhr beginnt es?', 'hour'],
  ['which day is the market?', 'day'],
  ['an welchem Tag ist Markt?', 'day'],
  ['what time of year is best?', 'when'],
])('%s asks for the kind %s', (question, kind) => {
  expect(detectAnswerType(question, /¿/.test(question) ? 'es' : /Uhr|welchem/.test(question) ? 'de' : 'en')).toBe(kind);
});

test.each([
  ['hour', 'The kiosk shuts at 6.30 pm.', 1],
  ['hour', 'Kein Einlass nach 22 Uhr.', 1],
  ['hour', 'Water the plants four times a day.', 0],
  ['day', 'Rent is due on the 5th of the month.', 1],
  ['day', 'Gruppen treffen sich montags.', 1],
  ['day', 'The choir meets for two hours.', 0],
  ['when', 'Der Kurs ist mittwochs und freitags.', 0.7],
  ['when', 'Hand it in by the 12th of the month.', 1],
  ['when', 'Swimming is possible after two weeks.', 0.7],
  ['when', 'The course has twelve lessons of 90 minutes.', 0.3],
] as const)('the cue of %s in "%s" scores %d', (kind, sentence, expectedScore) => {
  expect(scoreAnswerCue(kind, sentence, new Set())).toBe(expectedScore);
});

const letter = openDocument([
  ['# Your visit', 'Please come to the clinic on 14 June at 8.45 am.', 'Do the stretches on the first day, three times that day.'],
]);

test.each([
  ['what time must I come to the clinic?', '8.45 am'],
  ['what must I do on the 14th?', '14 June'],
])('%s is answered by the line with that', (question, expectedText) => {
  expect(answerQuestion(letter, { question, history: [] }).sentences[0]?.text).toContain(expectedText);
});

test.each([
  ['Your collection day is Thursday', true],
  ['7. Die Halle ist montags zu', true],
  ['When is it open?', false],
  ['2. What the course is about', false],
  ['Keeping and freezing', false],
])('a heading such as "%s" is a statement: %s', (heading, states) => {
  expect(statesSomething(heading)).toBe(states);
});

test('a line without a time of day is no answer to who asks for one', () => {
  expect(answerQuestion(letter, { question: 'what time do I have to be there on the day?', history: [] }).status).not.toBe('grounded');
});
