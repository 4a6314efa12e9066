import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const ask = (text: string, question: string) => answerQuestion(openDocument([text.split('\n\n')]), { question, history: [] }).lead?.code;

test.each([
  [
    'Minutes\n\nDogs. That dogs may be let off the lead on their own plot. Several members spoke of seedlings lost. Lost, 14 to 22 with 4 abstentions.',
    'can I let my dog off the lead on my plot?',
  ],
  [
    'Minutes\n\nParking. That visitors may park in the yard on Sundays. The motion was lost by two votes.',
    'may visitors park in the yard on Sundays?',
  ],
  ['Protokoll\n\nGrillen. Dass im Hof gegrillt werden darf. Abgelehnt mit 9 zu 4 Stimmen.', 'darf im Hof gegrillt werden?'],
])('%#: the request of a rejected motion is not allowed', (text, question) => {
  expect(ask(text, question)).not.toMatch(/^(?:yes|likelyYes)$/);
});

test('the request of a carried motion is allowed', () => {
  const text = 'Minutes\n\nParking. That visitors may park in the yard on Sundays. Some spoke of lost keys. Carried, 20 to 3.';
  expect(ask(text, 'may visitors park in the yard on Sundays?')).toMatch(/^(?:yes|likelyYes)$/);
});
