import { expect, test } from '@jest/globals';
import { buildPosition } from '../plan/positions.ts';
import { bulletToClause } from './bulletToClause.ts';

const readAction = (bullet: string, isCurrent = true) => bulletToClause(bullet, isCurrent)?.finite;
const readNounPhrase = (bullet: string) => bulletToClause(bullet, true)?.nounPhrase;
const readOutcome = (bullet: string) => bulletToClause(bullet, true)?.outcome;

test.each([
  ['Line-manage three casuals', 'line-manage three casuals', 'line-managed three casuals'],
  ['Hand-carved 14 misericords', 'hand-carved 14 misericords', 'hand-carved 14 misericords'],
  ['Fast-track two graduates', 'fast-track two graduates', 'fast-tracked two graduates'],
])('bends the second half of a verb of two: %s', (bullet, now, then) => {
  expect([readAction(bullet), readAction(bullet, false)]).toEqual([now, then]);
});

test.each(['Co-founded a food bank', 'Self-taught in joinery', 'Co-wrote a musical'])(
  'invents no form of a verb that it does not know: %s',
  (bullet) => {
    expect(JSON.stringify(bulletToClause(bullet, true) ?? '')).not.toMatch(/-ing\b/);
  },
);

test.each(['Test sheets filled in with the electrician', 'Report templates written for four teams', 'Design reviews held every week'])(
  'tells what was done by whomever as a thing, and not as a deed: %s',
  (bullet) => {
    expect([readAction(bullet), readNounPhrase(bullet)]).toEqual([undefined, bullet.charAt(0).toLowerCase() + bullet.slice(1)]);
  },
);

test.each([
  ['Support people affected by dementia', 'support people affected by dementia'],
  ['Handles escalations and complaints', 'handle escalations and complaints'],
  ['Hit 118% of the target', 'hit 118% of the target'],
])('puts an achievement in the first person: %s', (bullet, finite) => {
  expect(readAction(bullet)).toBe(finite);
});

test.each([
  ['Column of 55 regular clients', 'a column of 55 regular clients'],
  ['Flock of 1,400 ewes', 'a flock of 1,400 ewes'],
  ['Tour of Estonia 2017', 'a tour of Estonia in 2017'],
])('gives one of several its article: %s', (bullet, nounPhrase) => {
  expect(readNounPhrase(bullet)).toBe(nounPhrase);
});

test.each([
  ['Raised Algebra passing rate from 52% to 79%', 'raised the Algebra passing rate from 52% to 79%'],
  ['Brought down AWS bill by 31%', 'brought down the AWS bill by 31%'],
  ['Led TUPE transfer of 64 staff', 'led the TUPE transfer of 64 staff'],
])('gives the one there is its article: %s', (bullet, finite) => {
  expect(readAction(bullet)).toBe(finite);
});

test.each([
  ['Top seller of the salon in 2023 and 2024', 'was the top seller of the salon in 2023 and 2024'],
  ['Lead negotiator for 2,200 drivers in 2023', 'was lead negotiator for 2,200 drivers in 2023'],
  ['Captain of the county team in 2019', 'was captain of the county team in 2019'],
])('puts what is over in the past, even in a job that lasts: %s', (bullet, finite) => {
  expect(readAction(bullet)).toBe(finite);
});

test.each([
  ['Coach for 12 new agents, all passed probation', 'am a coach for 12 new agents, all of whom passed probation'],
  ['Sole engineer for two sites', 'am the sole engineer for two sites'],
  ['Tutor for six apprentices', 'am a tutor for six apprentices'],
])('states who somebody is: %s', (bullet, finite) => {
  expect(readAction(bullet)).toBe(finite);
});

test.each([
  ['Month-end close cut from 12 working days to 5', 'the month-end close was cut from 12 working days to 5'],
  ['Average handling time 6:10 against a target of 7:00', 'the average handling time was 6:10 against a target of 7:00'],
  ['9,000 trees planted in two winters', '9,000 trees were planted in two winters'],
])('gives a result its verb: %s', (bullet, outcome) => {
  expect(readOutcome(bullet)).toBe(outcome);
});

test.each([
  ['Duke of Edinburgh Silver (2025)', 'Duke of Edinburgh Silver (2025)'],
  ['House of Fraser card scheme', 'House of Fraser card scheme'],
  ['Bank of England returns', 'Bank of England returns'],
])('keeps the capital of a name: %s', (bullet, nounPhrase) => {
  expect(readNounPhrase(bullet)).toBe(nounPhrase);
});

test.each([
  ['CAREGIVER', 'PayKart Technologies Pvt. Ltd.', 'Caregiver', 'PayKart Technologies'],
  ['SRE', 'Ombu Foods Pty Ltd', 'SRE', 'Ombu Foods'],
  ['WELDER', 'Sona Private Limited', 'Welder', 'Sona'],
])('names a position as a sentence does: %s at %s', (title, company, expected, employer) => {
  expect(buildPosition({ title, company, isCurrent: false })).toMatchObject({ title: expected, company: employer });
});

test.each([
  ['Led the governors through an inspection; budget of £1.6m', 'led the governors through an inspection, with a budget of £1.6m'],
  ['Opened the shop in Hull. Team of 12', 'opened the shop in Hull, with a team of 12'],
  ['Ran the laundry; staff of 4 on nights', 'ran the laundry, with staff of 4 on nights'],
])('keeps the people and means of an achievement in its clause: %s', (bullet, finite) => {
  expect(readAction(bullet, false)).toBe(finite);
});

test.each([
  ['Relit 11 touring shows', 'relit 11 touring shows'],
  ['Shod 900 horses', 'shod 900 horses'],
  ['Relaid 2 km of track', 'relaid 2 km of track'],
])('knows the past of verbs of trades: %s', (bullet, finite) => {
  expect(readAction(bullet, false)).toBe(finite);
});
