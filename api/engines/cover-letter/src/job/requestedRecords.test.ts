import { expect, test } from '@jest/globals';
import type { Evidence } from '../types/letterSpec.ts';
import { matchJob } from './matchJob.ts';
import { readJob } from './readJob.ts';

function matchTerms(cvText: string, description: string) {
  const profile = { links: [], skills: [], experience: [], education: [], languages: [] };
  const evidence: Evidence = { profile, cvText, pages: [], job: { title: '', company: '', description, hiringManager: '' }, highlights: '' };
  return matchJob(readJob(description), evidence);
}

test.each([
  ['a monograph', 'Salt and Rope (Cambridge University Press, 2021)', 'monograph'],
  ['external funding', 'AHRC Research Fellowship, £248,000', 'external funding'],
  ['automated testing', 'Wrote 1,200 pytest cases', 'Automated testing'],
])('finds %s in the record that a CV has of it', (demand, record, term) => {
  const { matched } = matchTerms(`Robin Ashgrove\n\n${record}`, `You must have experience of ${demand}.`);
  expect(matched.map((name) => name.toLowerCase())).toContain(term.toLowerCase());
});

test.each([
  ['Hiya! We need a baker. Bronwen x', /hiya|bronwen/],
  ['Outside IR35. Python is required.', /ir35/],
  ['Experience of welding required. Informal enquiries to the Head.', /enquir/],
])('asks for nothing in the small talk of "%s"', (description, word) => {
  expect(matchTerms('', description).missing.join(' ').toLowerCase()).not.toMatch(word);
});
