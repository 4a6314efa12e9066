import { expect, test } from '@jest/globals';
import { bulletToClause } from './bulletToClause.ts';

test.each([
  ['Dial in espresso for 450 drinks a day', true, 'dial in espresso for 450 drinks a day'],
  ['Volunteer at the food bank every Saturday since 2023', true, 'have volunteered at the food bank every Saturday since 2023'],
  ['Work experience: one week at a dental practice', false, 'completed one week of work experience at a dental practice'],
  ['Internship: at Tide & Co in June 2024', false, 'completed an internship at Tide & Co'],
])('puts "%s" in the first person', (bullet, isCurrent, finite) => {
  expect(bulletToClause(bullet, isCurrent)?.finite).toBe(finite);
});

test.each([
  [
    'Medicines reconciliation within 24 hours raised from 71% to 93% of admissions',
    'medicines reconciliation within 24 hours was raised from 71% to 93% of admissions',
  ],
  ['Food waste cut to 4%', 'food waste was cut to 4%'],
  ['Webinar programme brought 1,150 leads in 2024', 'webinar programme brought 1,150 leads in 2024'],
  ['First-visit fix rate 88%, against a team average of 74%', 'the first-visit fix rate was 88%, against a team average of 74%'],
  ['Settling-in plan: complaints from parents fell from nine a term to one', 'complaints from parents fell from nine a term to one'],
  ['Pick accuracy up from 97.2% to 99.6%', 'pick accuracy went up from 97.2% to 99.6%'],
])('gives what was changed as a result its verb: %s', (bullet, outcome) => {
  expect(bulletToClause(bullet, true)?.outcome).toBe(outcome);
});

test('takes "Answer for" for an achievement, and gives a service its article', () => {
  expect(bulletToClause('Answer for stewardship rounds on Wednesdays', true)?.finite).toBe('answer for stewardship rounds on Wednesdays');
  expect(bulletToClause('Clinical pharmacy service for 56 beds', true)?.nounPhrase).toBe('a clinical pharmacy service for 56 beds');
});

test.each([
  ["Supervise two PhD students and run the group's HPLC suite.", "supervise two PhD students and run the group's HPLC suite"],
  ['Built a termbase of 9,300 medical terms', 'built a termbase of 9,300 medical terms'],
])('takes possessives and words of trades for words: %s', (bullet, finite) => {
  expect(bulletToClause(bullet, true)?.finite).toBe(finite);
});

test('leaves out a line that lists a role and an achievement together', () => {
  expect(bulletToClause('key person for 6 children, lead a room of 16 with four staff', true)).toBeUndefined();
});

test.each([
  ['Complaints to the ombudsman: down 57% since 2021', 'complaints to the ombudsman are down 57% since 2021'],
  ['Sickness absence: down from 9% to 4%', 'sickness absence went down from 9% to 4%'],
  ['Falls with harm halved, from 18 in 2021 to 9 in 2023', 'falls with harm halved, from 18 in 2021 to 9 in 2023'],
])('gives a result after a colon or before a comma its verb: %s', (bullet, outcome) => {
  expect(bulletToClause(bullet, true)?.outcome).toBe(outcome);
});

test.each([
  ['Link nurse for sepsis', 'am a link nurse for sepsis'],
  ['Sponsor of the move to Genesys Cloud', 'am the sponsor of the move to Genesys Cloud'],
  ['Help middle school students with math two hours a week', 'help middle school students with math two hours a week'],
])('puts a role and an achievement in the right form: %s', (bullet, finite) => {
  expect(bulletToClause(bullet, true)?.finite).toBe(finite);
});

test('gives a team its article, and makes no achievement of a share', () => {
  expect(bulletToClause('Team of 12 advisers for billing', false)?.finite).toBe('had a team of 12 advisers for billing');
  expect(bulletToClause('Screening within the hour at 96%', true)?.finite).toBeUndefined();
});

test.each([
  ['I was Employee of Month two time', 'I was named Employee of the Month twice'],
  ['Star Performer of the Quarter, 2022', 'I was named Star Performer of the Quarter in 2022'],
  ['Driver of the Year three times', 'I was named Driver of the Year three times'],
])('tells an award as given, and as no position: %s', (bullet, outcome) => {
  expect(bulletToClause(bullet, true)?.outcome).toBe(outcome);
});
