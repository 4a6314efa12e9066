import { expect, test } from '@jest/globals';
import { bulletToClause } from './bulletToClause.ts';
import { describeUnpaidRole } from './describeUnpaidRole.ts';

test.each([
  ['No deficiency at three inspections', 'there was no deficiency at three inspections'],
  ['No spill on 400 deliveries', 'there was no spill on 400 deliveries'],
  ['“Clay and Fire” (2022) drew 86,000 visitors', '“Clay and Fire” (2022) drew 86,000 visitors'],
  ['The autumn fair fetched £4,100', 'The autumn fair fetched £4,100'],
  ['Demonstration plots raised potato yield from 3.1 to 5.8 tonnes', 'demonstration plots raised potato yield from 3.1 to 5.8 tonnes'],
  ['New menus cut food waste by 12%', 'new menus cut food waste by 12%'],
  ['Zero findings in 9 port state inspections', 'there were no findings in 9 port state inspections'],
])('words "%s" as a result', (bullet, outcome) => {
  expect(bulletToClause(bullet, false)?.outcome).toBe(outcome);
});

test.each([
  ['No collision at fault in eight years', 'had no collision at fault in eight years'],
  ['No days lost to injury in 14 months', 'had no days lost to injury in 14 months'],
  ['No complaints since 2021', 'had no complaints since 2021'],
  ['Cleaned, fed and walked up to 60 dogs', 'cleaned, fed and walked up to 60 dogs'],
  ['Qualified as damage-control instructor', 'am qualified as a damage-control instructor'],
  ['Ship’s medical officer', 'was the ship’s medical officer'],
  ["Ward's link nurse", "was the ward's link nurse"],
  ['Highest retail sales in the salon three years running', 'had the highest retail sales in the salon three years running'],
  ['Lowest sickness rate of all depots', 'had the lowest sickness rate of all depots'],
  ['Fastest picking time on the night shift', 'had the fastest picking time on the night shift'],
  ['Found an error of Rs. 11.4 crore at a client', 'found an error of Rs. 11.4 crore at a client'],
  ['Led audits of 14 firms with turnover of Tk. 2 billion', 'led audits of 14 firms with a turnover of Tk. 2 billion'],
])('says what "%s" says of its writer', (bullet, finite) => {
  expect(bulletToClause(bullet, false)?.finite).toBe(finite);
});

test.each([
  ['Column of 40 clients a week, 82% of them repeat bookings', 'a column of 40 clients a week, 82% of them repeat bookings'],
  ['Caseload of 34 families, 60% of whom spoke no English', 'a caseload of 34 families, 60% of whom spoke no English'],
  ['About 15 regular clients, mostly care-home residents', 'about 15 regular clients, mostly care-home residents'],
  ['Nearly 200 orders a day', 'nearly 200 orders a day'],
  ['Passage planning for 61 voyages, no navigation incident', 'passage planning for 61 voyages, with no navigation incident'],
])('names the work in "%s"', (bullet, nounPhrase) => {
  expect(bulletToClause(bullet, false)?.nounPhrase).toBe(nounPhrase);
});

test.each([
  ['Board member, Friends of Aarhus Potteries, 2020 – present', 'serve as a board member of the Friends of Aarhus Potteries'],
  ['Committee member, Fern Valley Cricket Club, 2015 – 2018', 'served as a committee member of Fern Valley Cricket Club'],
  ['Council member, Institute of Brewing, 2019 – present', 'serve as a council member of the Institute of Brewing'],
])('writes of membership: %s', (line, finite) => {
  expect(describeUnpaidRole(line)?.finite).toBe(finite);
});

test.each([
  [
    'VTE risk assessment within 14 hours: raised from 58% to 91% in two cycles',
    { outcome: 'VTE risk assessment within 14 hours was raised from 58% to 91% in two cycles' },
  ],
  ['Eleven bilingual gallery films, delivered in nine weeks', { finite: 'delivered eleven bilingual gallery films in nine weeks' }],
  [
    'Order the linen and the soap, budget 6,000 pounds per month',
    { finite: 'order the linen and the soap, with a budget of 6,000 pounds per month' },
  ],
  ['Sole SHO at night for 96 beds', { finite: 'am the sole SHO at night for 96 beds' }],
])('tells in plain words what a line says in short: %s', (bullet, clause) => {
  expect(bulletToClause(bullet, true)).toMatchObject(clause);
});

test('makes no average of what somebody does on average', () => {
  expect(bulletToClause('Clerk an average of 11 patients per shift', true)?.outcome).toBeUndefined();
});
