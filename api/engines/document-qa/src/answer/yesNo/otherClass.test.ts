import { describe, expect, test } from '@jest/globals';
import { decideYesOrNo } from './decideYesOrNo.ts';
import { untangleQuestion } from './untangleQuestion.ts';

const decide = (question: string, rule: string) => decideYesOrNo(untangleQuestion(question), rule);

describe('A rule for those named first does not answer a visitor who is none of them', () => {
  const payers = 'Direct debits can be taken on the 1st, 8th, 15th or 25th; payers by any other method must pay on the 1st.';
  const readers = 'Members may borrow 6 books; all other readers may borrow 2.';
  test.each([
    ['i pay by card on the website, can i have the 8th instead', payers, 'no'],
    ["i'm only visiting, can i borrow 6 books", readers, 'no'],
    ['ich bin gast, darf ich 14 tage ausleihen', 'Mitglieder dürfen 14 Tage ausleihen; alle anderen dürfen 7 Tage ausleihen.', 'no'],
    ["i'm a member, can i borrow 6 books", readers, 'yes'],
    ['can i bring a chair', 'Residents may use the garden; other visitors need a pass.', undefined],
  ] as const)('%s – %s', (question, rule, verdict) => {
    expect(decide(question, rule)).toBe(verdict);
  });
});
