import { expect, test } from '@jest/globals';
import { formatHonour, isHonour } from './honours.ts';

test.each([
  ['Best Poster Award, SMBE 2022.', 'a Best Poster Award, SMBE 2022'],
  ['Early Career Fellowship, 2021', 'the Early Career Fellowship, 2021'],
  ['Finalist, Northern Prize', 'Finalist, Northern Prize'],
])('names "%s" without praise of its own', (quote, name) => {
  expect(formatHonour(quote)).toBe(name);
});

test.each(['SkillBuild regional final, second place, 2025', 'Winner of the county quiz', "Commanding Officer's commendation, 2021"])(
  'takes "%s" for a distinction, which no experience is',
  (quote) => {
    expect(
      isHonour({ quote, path: 'achievements/0', title: '', company: '', isCurrent: false, terms: [] }, { nounPhrase: quote, isPresent: false }),
    ).toBe(true);
  },
);
