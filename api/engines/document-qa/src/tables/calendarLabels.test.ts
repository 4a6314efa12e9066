import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';
import { findCalendarLabels } from './calendarLabels.ts';

const SEASONS = ['November to February', 'March to June', 'July', 'August to October'];
const DAYS = ['Mon-Thu', 'Friday', 'Weekend'];
const DIAS = ['De lunes a jueves', 'Viernes y sábados', 'Domingos'];
const MONATE = ['Jan. – März', 'April bis Juni', 'Juli bis Dezember'];

test.each([
  [SEASONS, 'What is a berth in december?', [0]],
  [SEASONS, 'how much in may', [1]],
  [SEASONS, 'Is July dearer than october?', [2, 3]],
  [DAYS, 'What is the fee on a wednesday?', [0]],
  [DAYS, 'How much on Sundays?', [2]],
  [DAYS, 'What do you charge at the weekend?', [2]],
  [DIAS, '¿A qué hora abren los martes?', [0]],
  [DIAS, '¿Cuánto cuesta el sábado?', [1]],
  [MONATE, 'Was kostet es im Februar?', [0]],
])('a month or a day is found in the label that has it: %j %s', (labels, question, places) => {
  expect(findCalendarLabels(labels, question)).toEqual(places);
});

test.each([
  [SEASONS, 'How much may I pay?'],
  [SEASONS, 'What is the price of a berth?'],
  [['What you can do', 'So far', 'Do not'], 'What on Thursday?'],
  [['Small', 'Large'], 'How much on Monday?'],
])('nothing is looked up where the question names no month or day, or the labels do not: %j %s', (labels, question) => {
  expect(findCalendarLabels(labels, question)).toBeUndefined();
});

test('a day that no label has, or two have, matches none', () => {
  expect(findCalendarLabels(['Monday to Thursday', 'Saturday'], 'How much on Friday?')).toEqual([]);
  expect(findCalendarLabels(['Monday to Friday', 'Friday to Sunday'], 'How much on Friday?')).toEqual([]);
});

const boats = openDocument([
  [
    '# Boat hire',
    '| Season | Monday to Friday | Saturday or Sunday |',
    '| April to June | £40 | £55 |',
    '| July and August | £60 | £85 |',
    '| September | £35 | £50 |',
    'Boats are let by the day.',
  ],
]);
const rink = openDocument(
  [['# Eintritt', '| Zeitraum | Mo bis Do | Fr bis So |', '| Oktober bis Dezember | 6 € | 8 € |', '| Januar bis März | 5 € | 7 € |']],
  { language: 'de' },
);
const camping = openDocument(
  [
    [
      '# Tarifas',
      '| Temporada | De lunes a jueves | De viernes a domingo |',
      '| Enero a mayo | 12 € | 15 € |',
      '| Junio a septiembre | 21 € | 28 € |',
    ],
  ],
  { language: 'es' },
);

test.each([
  [boats, 'how much is a boat on a tuesday in may', '£40'],
  [boats, 'What is a sunday in August?', '£85'],
  [rink, 'Was kostet der Eintritt an einem Samstag im November?', '8 €'],
  [camping, '¿Cuánto cuesta un miércoles de julio?', '21 €'],
])('the cell of a day and a month is stated: %#', (index, question, value) => {
  expect(answerQuestion(index, { question, history: [] }).lead).toEqual({ code: 'value', value });
});

test.each(['And on a saturday?', 'what about Sundays'])('a day that is asked next is looked up in the month before: %s', (question) => {
  expect(answerQuestion(boats, { question, history: ['How much is a boat on a Monday in June?'] }).lead?.value).toBe('£55');
});

test('a month that the table leaves out gets no price', () => {
  expect(answerQuestion(boats, { question: 'How much is a saturday in January?', history: [] }).lead?.value ?? '').not.toMatch(/£\d/);
});
