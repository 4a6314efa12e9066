import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const club = openDocument([
  [
    '# The sports park',
    'Members park for three hours free of charge.',
    'The rink opened on 5 September 2014.',
    'In the first three days a parent stays in the group.',
    'The hall has twelve lockers.',
  ],
]);

test.each([['how many members does the park have?'], ['how many rinks are open?'], ['how many children are in a group?']])(
  '%s is not answered with a time or a date',
  (question) => {
    expect(answerQuestion(club, { question, history: [] }).status).not.toBe('grounded');
  },
);

test('a number of the thing itself answers', () => {
  const { status, sentences } = answerQuestion(club, { question: 'how many lockers does the hall have?', history: [] });
  expect(status).toBe('grounded');
  expect(sentences[0]?.text).toContain('twelve lockers');
});
