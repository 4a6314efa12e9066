import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';
import { computeShare } from './computeShare.ts';

const garage = openDocument([
  [
    '# Estimate',
    '| Work | Sum |',
    '| Brake pads | £120.00 |',
    '| Wheel bearing | £80.00 |',
    '| Total | £200.00 |',
    'Holders of a loyalty card get 15% off all work except tyres. VAT at 20% is in the prices.',
    'A third is payable when you bring the car in.',
  ],
]);
const tours = openDocument([
  [
    '# Walking tours',
    'The tour of the old town costs £24.',
    'Pensioners pay two thirds of the price. Guides are paid 5% more at night.',
    'If you cancel more than 14 days before the tour, nothing is charged. Between 14 and 3 days before we refund half of the price, after that a tenth of it.',
  ],
]);
const chor = openDocument([['# Chorreise', 'Die Reise kostet 360 €.', 'Auszubildende erhalten 25 % Rabatt.', 'Der Bus fährt um 8 Uhr.']], {
  language: 'de',
});

const fair = openDocument([
  ['# Steam fair', 'The round trip costs £12.', 'Visitors over 65 pay three quarters of the price. The fair is by the lake.'],
]);
const ferien = openDocument(
  [
    [
      '# Ferienhaus',
      '| Leistung | Preis |',
      '| Miete | 500 € |',
      '| Gesamt | 560 € |',
      '25 % des Gesamtpreises sind bei der Buchung fällig. Kinder unter 12 Jahren sind frei.',
      '# Absage',
      'Bis 50 Tage vor der Anreise ist die Absage kostenlos. Zwischen 49 und 20 Tagen zahlen Sie die Hälfte des Preises, danach den vollen Preis.',
    ],
  ],
  { language: 'de' },
);

const ask = (index: typeof garage, question: string) => answerQuestion(index, { question, history: [] });

describe('A price is reduced for whom a document says so', () => {
  test.each([
    ['of the total', garage, 'what is it with the loyalty card', '£170.00'],
    ['of a row that is named', garage, 'what do i pay for the brake pads with a loyalty card', '£102.00'],
    ['of a sum of the question', garage, 'i have a loyalty card, how much do i pay for work of £60', '£51'],
    ['by an age', fair, 'i am 68, what is the round trip', '£9'],
    ['to a part', tours, 'how much is the tour of the old town for pensioners', '£16'],
    ['in German', chor, 'Was kostet die Reise für Auszubildende?', '270 €'],
    ['when a German guest books', ferien, 'Was müssen wir bei der Buchung anzahlen?', '140 €'],
    ['by the days before in German', ferien, 'Was kostet es, wenn ich 30 Tage vorher absage?', '280 €'],
    ['when something is done', garage, 'how much do i pay when i bring the car in', '£66.67'],
    ['by how many days before it is cancelled', tours, 'what do i get back if i cancel 5 days before', '£12'],
  ])('%s', (_, index, question, value) => {
    expect(ask(index, question).lead).toEqual({ code: 'computed', value });
  });

  test.each([
    ['what is asked for is excepted', garage, 'what do tyres of £90 cost with the loyalty card'],
    ['somebody is too young', fair, 'i am 50, what is the round trip'],
    ['nobody is named', garage, 'how much are the brake pads'],
    ['nothing is charged so early', tours, 'what do i get back if i cancel 20 days before'],
    ['the share is of wages', tours, 'how much do guides get at night'],
  ])('but not where %s', (_, index, question) => {
    expect(ask(index, question).lead?.code).not.toBe('computed');
  });
});

test('a share of people who feel less alone is taken of no sum', () => {
  const report = openDocument([
    ['# Income and costs', 'Gifts and legacies came to £12,000.', 'In our survey, 87 per cent said that they felt less lonely than before.'],
  ]);
  expect(computeShare(report, 'how much came in from gifts and legacies before')).toBeUndefined();
});
