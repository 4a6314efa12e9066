import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../cv/buildProfile.ts';
import { matchJob } from './matchJob.ts';
import { readJob } from './readJob.ts';
import { readJobFor } from './sharedSkills.ts';

function matchKeywords(description: string, cv: string) {
  const cvText = `Robin Ashgrove\nrobin@mail.example | Leeds\n\n${cv}`;
  const { profile } = buildProfileFromText(cvText);
  const evidence = { profile, cvText, pages: [], job: { title: 'Assistant', company: 'Ferris', description, hiringManager: '' }, highlights: '' };
  return matchJob(readJobFor(evidence), evidence, new Date(2026, 0, 1));
}
const listTerms = (description: string) => readJob(description, 'Ferris', '').map(({ term, written }) => written ?? term);
const WORK = 'EXPERIENCE\nAssistant, Fern & Sons Ltd, 2019 – 2023\n- Kept the files\n\n';

test.each([
  ['A liking for records in Gatekeeper is needed.', 'SKILLS\nGatekeeper, cattle handling', 'Gatekeeper'],
  ['You prove and shape sourdough at night.', 'SKILLS\nSourdough, lamination', 'sourdough'],
  ['You keep the seed bank and lead germination tests.', 'SKILLS\nSeed cleaning, germination tests', 'germination tests'],
])('asks for a skill that the CV lists, where the advertisement names it: %s', (description, skills, term) => {
  expect(matchKeywords(description, WORK + skills).matched).toContain(term);
});

test.each([
  ['You have led a team of at least 20.', 'In charge of 38 soldiers and of their vehicles', 'Team leadership'],
  ['You lead a team of ten.', 'Run nine bakers on two shifts', 'Team leadership'],
  ['You lead the team at night.', 'Lead the night shift of three and give medicines', 'Team leadership'],
])('takes who was led for leadership, whatever they are called: %s', (description, line, term) => {
  expect(matchKeywords(description, `EXPERIENCE\nAssistant, Fern & Sons Ltd, 2019 – 2023\n- ${line}`).matched).toContain(term);
});

test.each([
  ['Experience of supervising people is needed.', 'Shipping Coordinator', 'supervising people'],
  ['A reach truck licence is needed.', 'Loaded lorries with a counterbalance truck', 'reach truck'],
  ['Audio typing is essential.', 'Touch typing at 70 words a minute', 'audio typing'],
])('takes nothing that is only alike for proof: %s', (description, line, term) => {
  expect(matchKeywords(description, `EXPERIENCE\nAssistant, Fern & Sons Ltd, 2019 – 2023\n- ${line}`).matched).not.toContain(term);
});

test.each([
  ['You get staff beer, a quiet desk and a view of the river.', /beer|desk|river/],
  ['A four-bedroom house with a garden comes with the job.', /house|garden/],
  ['Office hours are 9 to 5 and we are near the marina.', /marina|hours/],
  ['The school has an outdoor pool.', /pool/],
  ['A competitive package with LTIP and family healthcare is offered.', /LTIP|healthcare/],
  ['Benefits include a retention payment and a car park pass.', /payment|pass/],
  ['Sheffield is green, cheap and close to the hills.', /Sheffield|hills/],
  ['Pay is £36,000 with a yearly bonus; we work in the old customs house by the harbour.', /bonus|harbour/],
])('asks for nothing that is given or lies around: %s', (description, other) => {
  expect(listTerms(`You need Excel. ${description}`).join('; ')).not.toMatch(other);
});

test.each([
  ['IMDG training is required because we handle paint and batteries.', 'IMDG training', 'paint'],
  ['You need Excel because our books are old.', 'Excel', 'books'],
  ['We would love somebody who knows Sage, but we will teach the right person.', 'Sage', 'Teaching'],
])('asks for nothing in a reason: %s', (description, requested, other) => {
  const terms = listTerms(description).join('; ');
  expect(terms).toContain(requested);
  expect(terms).not.toContain(other);
});

test.each([
  ['Knowledge of Signs of Safety is required.', 'Signs of Safety'],
  ['Evac Chair and Makaton would be useful.', 'Evac Chair'],
  ['Radar or Emblem would be a plus.', 'Radar or Emblem'],
  ['It would help if you had used iTrent.', 'iTrent'],
  ['Desirable:\n• Veeam\n• VMware', 'Veeam'],
  ['Useful: City & Guilds 2921 or SSSTS.', 'City & Guilds 2921 or SSSTS'],
  ['Experience of programme leadership and of mosaic restoration is needed.', 'mosaic restoration'],
  ['Our trainee will manage conveyancing.', 'conveyancing'],
  ['**You have**\n- Excel\n\n**We offer**\n- free bread', 'Excel'],
])('reads a name as a whole: %s', (description, term) => {
  expect(listTerms(description).map((each) => each.replace('Microsoft ', ''))).toContain(term);
});
