import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';
import { scoreAnswerCue } from './scoreAnswerCue.ts';
import { decideYesOrNo } from './yesNo/decideYesOrNo.ts';

const firstQuote = (index: ReturnType<typeof openDocument>, question: string) => answerQuestion(index, { question, history: [] }).citations[0]?.quote;

const abrechnung = openDocument(
  [
    [
      '# Abrechnung der Heizkosten',
      'Ihre Vorauszahlungen betrugen 840,00 Euro. Daraus ergibt sich eine Nachzahlung von 61,20 Euro bis zum 5. Mai.',
      'Die Belege können Sie nach Anmeldung im Büro einsehen.',
      'Wer den Keller umräumen will, meldet sich beim Hausmeister.',
    ],
  ],
  { language: 'de' },
);

describe('A visitor who asks with a word near to that of a German document gets', () => {
  test('the sentence that has the word itself before those of a like meaning', () => {
    expect(firstQuote(abrechnung, 'Wie viel muss ich nachzahlen?')).toContain('61,20');
  });

  test.each([
    ['Wo kann ich die Belege ansehen?', 'Büro'],
    ['Wo darf ich Belege durchsehen?', 'Büro'],
    ['Wer hilft beim Ausräumen des Kellers?', 'Hausmeister'],
  ])('the verb with another prefix: %s', (question, words) => {
    const { status, citations } = answerQuestion(abrechnung, { question, history: [] });
    expect(status).not.toBe('not_found');
    expect(citations[0]?.quote).toContain(words);
  });
});

test.each([
  ['Basic pay 150.00 12.40 1,860.00', 0],
  ['Bread 3.20, cheese 11.50', 0],
  ['It costs 9.45 a head', 0],
  ['The train leaves at 9.45', 1],
  ['Der Laden öffnet um 8.30 Uhr', 1],
  ['She took the 17.42 from York', 1],
])('a price is no time of day: %s', (sentence, expectedScore) => {
  expect(scoreAnswerCue('when', sentence, new Set())).toBe(expectedScore);
});

test.each([
  ['Can I keep the chair if I leave?', 'The chair comes back when you leave within a year.', 'no'],
  ['May we keep the keys?', 'Keys must be handed in at the end of the tenancy.', 'no'],
  ['Can I keep the laptop?', 'The laptop remains the property of the school.', 'no'],
  ['Darf ich die Karte behalten?', 'Die Karte ist am letzten Tag zurückzugeben.', 'no'],
  ['Can I keep the badge?', 'Badges need not be returned.', 'yes'],
])('what has to be given back cannot be kept: %s %s', (question, sentence, verdict) => {
  expect(decideYesOrNo(question, sentence)).toBe(verdict);
});

test.each([
  [
    [
      '# Minutes of the meeting',
      '- Amira Haddad (chair)',
      '- Jon Whitfield',
      'The lock is changed.',
      'Proposals should reach the chair one week before that.',
    ],
    'Who chaired the meeting?',
    'Amira Haddad',
  ],
  [['# Ballot', 'The treasurer is elected for two years.', '- Petra Vogel (treasurer)', '- Samuel Osei'], 'Who is the treasurer?', 'Petra Vogel'],
])('of two lines as good as each other the one with a name answers who: %#', (lines, question, name) => {
  expect(firstQuote(openDocument([lines]), question)).toContain(name);
});
