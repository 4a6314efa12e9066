import { expect, test } from '@jest/globals';
import { tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import { findJobTerms } from './vocabulary.ts';

const named = (text: string) => findJobTerms(tokenizeWithStems(text)).map(({ term }) => term.name);

test('finds a term whose words stand apart or in another order', () => {
  expect(named('I led people.')).toEqual(['Team leadership']);
  expect(named('Managing a small team of twelve')).toEqual(['Team leadership']);
});

test.each(['I would gladly tell you in person how I led a night shift.', 'The people who led the march', 'Staff that you are managing'])(
  'joins no words of two clauses: %s',
  (text) => {
    expect(named(text)).not.toContain('Team leadership');
  },
);
