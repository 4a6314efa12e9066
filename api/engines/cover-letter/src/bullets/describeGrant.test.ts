import { expect, test } from '@jest/globals';
import { describeGrant } from './describeGrant.ts';

test.each([
  ['NERC Standard Grant, £648,000, Principal Investigator, Kelp Recovery', 'was principal investigator on a £648,000 grant (NERC Standard Grant)'],
  ['Research Council of Norway FRIPRO, NOK 3.1m, Co-Investigator', 'was co-investigator on a NOK 3.1m grant (Research Council of Norway FRIPRO)'],
  ['Leverhulme Early Career Fellowship, £95,000', 'held a fellowship of £95,000 (Leverhulme Early Career Fellowship)'],
  ['Wellcome Trust Seed Award, £99,812, PI', 'was principal investigator on a £99,812 grant (Wellcome Trust Seed Award)'],
])('turns a line about a grant into a clause: %s', (line, finite) => {
  expect(describeGrant(line)).toEqual({ finite, isPresent: false });
});

test.each(['Fisheries Society Medal for early-career research', 'Raised £1,850 for charity', 'Employee of the Month, 2019', 'Fundraiser, £400'])(
  'takes "%s" for no grant',
  (line) => {
    expect(describeGrant(line)).toBeUndefined();
  },
);

test('reads the role of a grant in brackets behind its name', () => {
  expect(describeGrant('EPSRC New Horizons (co-investigator), £182,000, 2023–2025')?.finite).toBe(
    'was co-investigator on a £182,000 grant (EPSRC New Horizons)',
  );
});
