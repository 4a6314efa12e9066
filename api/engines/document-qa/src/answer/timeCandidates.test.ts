import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const notice = openDocument([
  [
    '# Notice to members',
    '# The baths',
    'The boiler is inspected on Tuesday 8 September from 8 to 12.',
    'During this time there is no warm water.',
    '# The pass',
    'Three weeks before the pass expires we send you a letter.',
    'The pass is valid from 9 March 2026 and expires on 8 March 2027.',
    '# The committee',
    'The meeting closed at 1.20 pm.',
    'The next meeting is on Thursday 25 June at ten.',
    '# The boat',
    'If you bring the boat back early, no money is refunded.',
    'The boat must be brought back on Friday 24 July.',
  ],
]);
const first = (question: string) => answerQuestion(notice, { question, history: [] }).sentences[0]?.text;

test.each([
  ['when is there no warm water?', '8 September'],
  ['when does the pass expire?', '8 March 2027'],
  ['when is the next meeting?', '25 June'],
  ['when do i have to bring the boat back?', '24 July'],
])('%s is answered with the date', (question, date) => {
  expect(first(question)).toContain(date);
});
