import { expect, test } from '@jest/globals';
import type { Evidence } from '../types/letterSpec.ts';
import { nameTerm } from './extractTermName.ts';
import { matchJob } from './matchJob.ts';
import { readJob } from './readJob.ts';
import { readJobFor } from './sharedSkills.ts';

const listTerms = (description: string) => readJob(description).map(nameTerm);
const buildEvidence = (cvText: string, description = '', skills: string[] = []): Evidence => ({
  profile: { links: [], skills, experience: [], education: [], languages: [] },
  cvText,
  pages: [],
  job: { title: '', company: '', description, hiringManager: '' },
  highlights: '',
});
const match = (description: string, cvText: string) => matchJob(readJob(description), buildEvidence(cvText));

test.each([
  ['You will lead, roster and develop the team.', 'Led a crew of nine mechanics.'],
  ['You must be able to supervise a crew of up to eight.', 'Ran a department with four porters and led the team.'],
  ['Manage, appraise and coach our technicians.', 'Managed six technicians.'],
])('asks whoever leads people for leadership, whatever else is done to them: %s', (description, cvText) => {
  expect(listTerms(description).join(' ')).toMatch(/leadership|technicians|crew|team/i);
  expect(match(description, cvText).matched).not.toEqual([]);
});

test('asks for no leadership where it is no people that are run', () => {
  expect(listTerms('You will run the afternoon shift at our depot.')).not.toContain('Team leadership');
});

test.each([
  ['Requirements\n- keep HACCP records', 'HACCP level 3, 2022'],
  ['Requirements\n- BICSc training', 'BICSc Cleaning Professional Skills, 2019'],
  ['Requirements\n- knowledge of grandMA', 'Desks: grandMA3, Eos'],
])('needs the name alone, and nothing general after it: %s', (description, cvText) => {
  expect(match(description, cvText).missing).toEqual([]);
});

test.each([
  ['You have at least six years’ editing under your belt.', 'six years of experience'],
  ['5+ years managing a dental office (required)', '5+ years of experience'],
  ['Essential: at least 18 months’ experience in general medicine', '18 months of experience'],
])('reads a time of experience however it is put: %s', (description, term) => {
  expect(listTerms(description)).toContain(term);
});

test.each([
  ['Essential\nGood electrical knowledge, with BS 7671', 'BS 7671'],
  ['You are quick in Premiere Pro and After Effects.', 'After Effects'],
  ['Desirable: experience of acute or general surgery', 'acute or general surgery'],
])('keeps a name whole: %s', (description, term) => {
  expect(listTerms(description)).toContain(term);
});

test('takes the longer name that the CV lists', () => {
  const description = 'Responsibilities\n• Own billing and insurance verification';
  const terms = readJobFor(buildEvidence('Skills: insurance verification', description, ['insurance verification'])).map(nameTerm);
  expect(terms).toContain('insurance verification');
  expect(terms).not.toContain('insurance');
});

test.each([
  'We can’t give feedback to everybody.',
  'If you need adjustments, just say.',
  'Beware of imposters: Fjordpay never asks for money.',
  'Industry type: Financial Services',
  'Why Lonsdale?\nOn-site nursery, bike loan and a window over the Lake District.',
])('asks for nothing where an advertisement tells how to apply or what it offers: %s', (text) => {
  expect(listTerms(`Requirements\n- Excel\n\n${text}`)).toEqual(['Microsoft Excel']);
});

test('takes words that are far apart in one passage for no certificate', () => {
  const cvText = 'Inducted and trained 12 new carers in moving people safely and assess them now and again for the Care Certificate';
  expect(match('Preferred: trainer certificate', cvText).matched).toEqual([]);
});
