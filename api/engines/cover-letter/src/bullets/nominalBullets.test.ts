import { expect, test } from '@jest/globals';
import { bulletToClause } from './bulletToClause.ts';

test.each([
  ['First aider and union safety rep', 'was a first aider and a union safety rep'],
  ['Fire warden, keyholder', 'was a fire warden and a keyholder'],
  ['First aider', 'was a first aider'],
  ['Key person for 8 children', 'was a key person for 8 children'],
])('says of "%s" that somebody was it', (bullet, finite) => {
  expect(bulletToClause(bullet, false)?.finite).toBe(finite);
});

test.each([
  ['Two AA rosettes in 2014 and kept since', 'we won two AA rosettes in 2014 and kept them'],
  ['Michelin Bib Gourmand 2022', 'we won a Michelin Bib Gourmand in 2022'],
  ['One Michelin star, 2019', 'we won one Michelin star in 2019'],
])('says of "%s" that the house won it', (bullet, outcome) => {
  expect(bulletToClause(bullet, false)?.outcome).toBe(outcome);
});

test.each([
  ['Fault finding on conveyors, PLC (Siemens S7), planned maintenance', 'fault finding on conveyors, PLC (Siemens S7) and planned maintenance'],
  ['Pump repair, valves (gas), site checks', 'pump repair, valves (gas) and site checks'],
  ['Stock counts, till work (Epos), deliveries', 'stock counts, till work (Epos) and deliveries'],
])('ends a list of things with an "and", brackets or not: %s', (bullet, nounPhrase) => {
  expect(bulletToClause(bullet, false)?.nounPhrase).toBe(nounPhrase);
});

test.each([
  ['Ran the night shift: 54 people, 22,000 parcels', 'ran the night shift (54 people, 22,000 parcels)'],
  ['Rewired schools: nine sites, 400 rooms', 'rewired schools (nine sites, 400 rooms)'],
  ['Built a fleet: 12 vans, two lorries', 'built a fleet (12 vans, two lorries)'],
])('puts what an achievement was made of into brackets: %s', (bullet, finite) => {
  expect(bulletToClause(bullet, false)?.finite).toBe(finite);
});

test.each([
  ['Brought 41 cases to court; 37 ended in a conviction', { finite: 'brought 41 cases to court', outcome: '37 ended in a conviction' }],
  [
    'Set up an asthma clinic; admissions of its children fell by 40%',
    { finite: 'set up an asthma clinic', outcome: 'admissions of its children fell by 40%' },
  ],
  ['Taught 28 pupils; 25 passed at the first attempt', { finite: 'taught 28 pupils', outcome: '25 passed at the first attempt' }],
  ['Brought 41 cases to court; 37 convictions', { finite: 'brought 41 cases to court, with 37 convictions' }],
])('keeps the result behind a semicolon: %s', (bullet, clause) => {
  expect(bulletToClause(bullet, false)).toMatchObject(clause);
});

test.each(['Brought 41 cases to court; very thorough', 'Set up an asthma clinic; in the evenings', 'Taught 28 pupils; led the choir'])(
  'joins nothing that is no clause with a subject: %s',
  (bullet) => {
    expect(bulletToClause(bullet, false)?.outcome).toBeUndefined();
  },
);

test.each([
  ['Drew the first app of the paper, opened by 140,000 readers a day', 'drew the first app of the paper, opened by 140,000 readers a day'],
  ['Wrote a handbook, used by all nine wards', 'wrote a handbook, used by all nine wards'],
  ['Built a shed, painted by 12 pupils', 'built a shed, painted by 12 pupils'],
])('takes what others did for no second achievement: %s', (bullet, finite) => {
  expect(bulletToClause(bullet, false)?.finite).toBe(finite);
});

test.each([
  ['Phonics groups of six, and 19 of 22 pupils passed the check', '19 of 22 pupils passed the check'],
  ['Phone desk, and complaints fell from 9 to 2', 'complaints fell from 9 to 2'],
  ['Lunch duty, and 40 of 41 pupils stayed', '40 of 41 pupils stayed'],
])('begins no result with an "and": %s', (bullet, outcome) => {
  expect(bulletToClause(bullet, false)?.outcome).toBe(outcome);
});

test.each([
  ['Set out 4 km of road; no rework on levels', 'there was no rework on levels'],
  ['Ran the store for a year; no losses in that time', 'there were no losses in that time'],
  ['Wired nine schools; no faults at handover', 'there were no faults at handover'],
])('counts what there was none of: %s', (bullet, outcome) => {
  expect(bulletToClause(bullet, false)?.outcome).toBe(outcome);
});

test.each(['Have taught people to drive them since 2016', 'Have washed it since 2012', 'Have helped their children since 2019'])(
  'leaves out what only another sentence explains: %s',
  (bullet) => {
    expect(bulletToClause(bullet, true)?.finite).toBeUndefined();
  },
);
