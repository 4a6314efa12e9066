import { expect, test } from '@jest/globals';
import { bulletToClause } from './bulletToClause.ts';

test.each([
  ['Late on none of 640 jobs', 'was late on none of 640 jobs'],
  ['Accident-free for 12 years', 'was accident-free for 12 years'],
  ['Only woman on a crew of 40', 'was the only woman on a crew of 40'],
  ['122% of target in 2024', 'reached 122% of target in 2024'],
  ['€4.8m territory, 112% of target in 2024', 'reached 112% of target in 2024'],
  ['Best of 60 advisers for renewals', 'was the best of 60 advisers for renewals'],
  ['Reduced churn 6% → 3.5%', 'reduced churn from 6% to 3.5%'],
  ['Winner of the regional apprentice award 2022', 'was the winner of the regional apprentice award 2022'],
])('puts "%s" in the first person', (bullet, finite) => {
  expect(bulletToClause(bullet, false)?.finite).toBe(finite);
});

test.each([
  ['98% of parcels delivered on the first attempt', '98% of parcels were delivered on the first attempt'],
  ['320 weddings photographed, most of them by recommendation', '320 weddings were photographed, most of them by recommendation'],
  ['Sales: £1.2m in 2024, 18% over target', 'sales were £1.2m in 2024, 18% over target'],
  ['Availability of 96% on 17 machines', 'the availability was 96% on 17 machines'],
  ['Milk yield 9,800 litres a cow', 'the milk yield was 9,800 litres a cow'],
  ['Energy bill 31% lower after new controls', 'the energy bill was 31% lower after new controls'],
  ['From 3 to 11 branches in four years', 'we went from 3 to 11 branches in four years'],
  ['Our kitchen got its first rosette in 2022', 'our kitchen got its first rosette in 2022'],
  ['My class came first of 12 in the county', 'my class came first of 12 in the county'],
  ['Best of 22 depots for fuel use', 'we were the best of 22 depots for fuel use'],
  ['Physics GCSE at grade 5 and above: 61%, up from 44%', 'the physics GCSE at grade 5 and above was 61%, up from 44%'],
  ['Pass rate: 93%, up from 71%', 'the pass rate was 93%, up from 71%'],
  ['Kiln heat recovery study, gas use down 22%', 'gas use was down 22%'],
  ['Zero lost-time injuries in four years', 'there were no lost-time injuries in four years'],
])('words "%s" as a result', (bullet, outcome) => {
  expect(bulletToClause(bullet, false)?.outcome).toBe(outcome);
});

test.each([
  ['2.1 million words for 34 clients, among them Lumen Pharma', '2.1 million words for 34 clients, among them Lumen Pharma'],
  ['1,900 flying hours, 600 of them at night', '1,900 flying hours, 600 of them at night'],
  ['14 staff, 3 shifts, 1.1 million units a year', '14 staff, 3 shifts and 1.1 million units a year'],
])('names what the work was made of: %s', (bullet, nounPhrase) => {
  expect(bulletToClause(bullet, false)?.nounPhrase).toBe(nounPhrase);
});

test.each(['Languages: 3', 'Patients seen: 22 a day', 'Award: 2021', 'Marathon: 3:42'])('leaves out what names no result: %s', (bullet) => {
  expect(bulletToClause(bullet, false)?.outcome).toBeUndefined();
});

test.each([
  ['Budget £3.4m', 'had a budget of £3.4m'],
  ['Team of nine', 'had a team of nine'],
  ['Caseload of 38 children', 'had a caseload of 38 children'],
  ['4.9 out of 5 from 180 reviews', 'had a rating of 4.9 out of 5 from 180 reviews'],
])('says of "%s" that somebody had it', (bullet, finite) => {
  expect(bulletToClause(bullet, false)?.finite).toBe(finite);
});

test.each([
  ['214 EV chargers fitted', '214 EV chargers were fitted'],
  ['90 PA systems installed', '90 PA systems were installed'],
  ['31 GP surgeries rewired', '31 GP surgeries were rewired'],
])('words what was done to things with a short name: %s', (bullet, outcome) => {
  expect(bulletToClause(bullet, false)?.outcome).toBe(outcome);
});
