import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const clinic = openDocument([
  [
    '# Appointments in 2025',
    '| Kind | Patients | Minutes |',
    '| Routine check | 640 | 15 |',
    '| Emergency | 160 | 30 |',
    '| Cancelled | 200 | 0 |',
    '# Staff by town',
    '| Town | Employees |',
    '| Ardley | 12 |',
    '| Brent | 28 |',
    '| Total | 50 |',
  ],
]);
const verein = openDocument([['# Mitglieder', '| Abteilung | Mitglieder |', '| Rudern | 75 |', '| Segeln | 25 |']], { language: 'de' });

const lead = (index: typeof clinic, question: string) => answerQuestion(index, { question, history: [] }).lead;

test.each([
  [clinic, 'What percentage of the patients were emergencies?', '16 %'],
  [clinic, 'what share of employees work in Ardley', '24 %'],
  [verein, 'Wie viel Prozent der Mitglieder segeln?', '25 %'],
])('the share of a row in its column is answered: %#', (index, question, value) => {
  expect(lead(index, question)).toEqual({ code: 'computed', value });
});

test.each(['What percentage of the patients came by bus?', 'What percentage of the nurses work in Brent?', 'How many employees work in Brent?'])(
  'but not for %s',
  (question) => {
    expect(lead(clinic, question)?.code).not.toBe('computed');
  },
);

const town = openDocument([
  ['# Pupils by school', '| School | 2023 | 2024 |', '| Hill | 90 | 80 |', '| Mill | 60 | 120 |', '| All pupils | 150 | 200 |'],
]);

test('of several years the one that is named, or the latest', () => {
  expect(lead(town, 'What share of all pupils in 2023 were at Hill, in percent?')).toEqual({ code: 'computed', value: '60 %' });
  expect(lead(town, 'what percentage of the pupils go to Mill')).toEqual({ code: 'computed', value: '60 %' });
});
