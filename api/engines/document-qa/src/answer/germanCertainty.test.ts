import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const vertrag = openDocument(
  [
    [
      '# Mietvertrag über eine Garage',
      '# § 1 Kaution',
      'Die Kaution beträgt 240 Euro. Sie wird am Ende zurückgezahlt.',
      '# § 2 Schlüssel',
      'Der Mieter erhält zwei Schlüssel. Das Tor ist nachts geschlossen.',
    ],
  ],
  { language: 'de' },
);

test('A visitor who asks in German how high a sum is gets the sum without a hedge', () => {
  const { status, citations } = answerQuestion(vertrag, { question: 'Wie hoch ist die Kaution?', history: [] });
  expect(status).toBe('grounded');
  expect(citations[0]?.quote).toContain('240 Euro');
});
