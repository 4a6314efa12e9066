import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const club = openDocument([
  [
    '# Chess club',
    'The club has 45 members. The board has five seats.',
    'A meeting is valid if at least a third of the members come. Rules change with three quarters of the votes cast.',
    'Whoever plays 60% of the rounds gets a prize.',
  ],
]);
const verein = openDocument([['# Verein', 'Der Verein hat 120 Mitglieder.', 'Die Auflösung braucht mindestens zwei Drittel der Mitglieder.']], {
  language: 'de',
});

const ask = (index: typeof club, question: string) => answerQuestion(index, { question, history: [] });

describe('A part of a number is counted', () => {
  test.each([
    ['of the document', club, 'how many members have to come to a meeting', '15'],
    ['of the question', club, 'how many of the 20 rounds do i have to play for a prize', '12'],
    ['in German', verein, 'Wie viele Mitglieder sind für die Auflösung nötig?', '80'],
  ])('%s', (_, index, question, value) => {
    expect(ask(index, question).lead).toEqual({ code: 'computed', value });
  });

  test.each([
    ['the number of votes is nowhere', club, 'how many votes are needed to change the rules'],
    ['the number itself is asked for', club, 'how many members does the club have'],
    ['the number of rounds is nowhere', club, 'how many rounds do i have to play for a prize'],
  ])('but not where %s', (_, index, question) => {
    expect(ask(index, question).lead?.code).not.toBe('computed');
  });
});
