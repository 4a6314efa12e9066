import { expect, test } from '@jest/globals';
import { factToClause } from '../../plan/factToClause.ts';
import { formatHonour } from './honours.ts';

test.each([
  ['Young Forwarder of the Year, finalist (2019)', 'a place in the final of Young Forwarder of the Year (2019)'],
  ['Shortlisted, Creative Cardiff Awards 2021', 'a place on the shortlist for the Creative Cardiff Awards 2021'],
  ['Regional Nurse of the Year, runner-up', 'a runner-up place in Regional Nurse of the Year'],
  ['County Baker of the Year, winner 2021', 'the title of County Baker of the Year 2021'],
])('takes "%s" for an award, and for nothing that somebody was', (quote, name) => {
  expect(factToClause({ quote, path: 'achievements/0', isCurrent: false })?.finite).toBeUndefined();
  expect(formatHonour(quote)).toBe(name);
});
