import { expect, test } from '@jest/globals';
import { matchJob } from './matchJob.ts';
import { readJob } from './readJob.ts';

const matchedIn = (description: string, cvText: string) =>
  matchJob(readJob(description), {
    cvText,
    pages: [],
    profile: { links: [], skills: [], experience: [], education: [], languages: [] },
    job: { title: '', company: '', description, hiringManager: '' },
    highlights: '',
  }).matched;

test.each([
  ['Requirements: knowledge of safety rules (CE, ISO 13849).', 'Planned 23 robot cells in six countries.'],
  ['Requirements: knowledge of safety rules (PU, ISO 13849).', 'Repaired 40 pumps a month.'],
  ['Requirements: knowledge of safety rules (RE, ISO 13849).', 'Relined nine tanks.'],
])('proves a short name by no word that begins with its letters: %s', (description, cv) => {
  expect(matchedIn(description, cv)).toEqual([]);
});

test('still proves a short name that goes on behind a dash', () => {
  expect(matchedIn('Requirements: knowledge of safety rules (CE, ISO 13849).', 'Wired CE-marked panels.')).toHaveLength(1);
});

test.each([
  ['You can attract external funding.', 'NERC Pushing the Frontiers grant, £612,000, co-investigator'],
  ['Experience of grant applications is essential.', 'Heritage Fund grant of £95,000 for the lace collection'],
  ['Requirements: a record of research funding.', 'Marie Curie fellowship, EUR 187,000'],
])('proves that somebody won funds by a grant with its sum: %s', (description, cv) => {
  expect(matchedIn(description, cv)).toHaveLength(1);
});

test('proves no funding by a sum alone', () => {
  expect(matchedIn('You can attract external funding.', 'Turnover of £95,000')).toEqual([]);
});
