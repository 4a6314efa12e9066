import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../cv/buildProfile.ts';
import type { LetterSpec } from '../types/letterSpec.ts';
import { shortenToTopic } from '../write/compose/closingTopic.ts';
import { writeLetter } from '../write/writeLetter.ts';
import { planLetter } from './planLetter.ts';

function buildSpec(cv: string, description: string, header = 'Leeds | 07700 900 100 | robin@mail.example'): LetterSpec {
  const cvText = `Robin Ashgrove\n${header}\n\n${cv}`;
  const job = { title: 'Manager', company: 'Fenwright Books', description, hiringManager: '' };
  return { profile: buildProfileFromText(cvText).profile, cvText, pages: [], job, highlights: '', tone: 'professional', length: 'standard', seed: 0 };
}
const job = (bullet: string, employer = 'Hull City Council') => `EXPERIENCE\nClerk, ${employer}, 2019 – present\n- ${bullet}`;

test.each([
  ['CSCS Black card', 'a CSCS Black card'],
  ['Full driving licence', 'a full driving licence'],
  ['SIA licence', 'an SIA licence'],
])('finds a card or licence beside the address: %s', (credential, expected) => {
  expect(
    planLetter(buildSpec(`${job('Filed 900 letters')}\n\nSKILLS\nExcel, typing`, '', `Leeds | robin@mail.example | ${credential}`)).credentials,
  ).toEqual([expected]);
});

test.each([
  ['You need SMSTS and temporary works.', 'SMSTS'],
  ['You need NEBOSH and work at night.', 'NEBOSH'],
  ['You need PASMA, and you work with others.', 'PASMA'],
])('ranks papers by the words that are asked for, not by parts of them: %s', (description, credential) => {
  const credentials = planLetter(
    buildSpec(`${job('Filed 900 letters')}\n\nCERTIFICATES\nFirst aid at work, IOSH, IPAF, ${credential}`, description),
  ).credentials;
  expect(credentials[0]).toContain(credential);
});

test.each([
  ['SKILLS\nWMS, SAP EWM, Lean', 'Experience with SAP EWM is required.', 'SAP EWM', 'EWM'],
  ['SKILLS\nTyping, Sage Payroll, Excel', 'Experience with Sage Payroll is required.', 'Sage Payroll', 'Sage'],
  ['SKILLS\nTyping, SAP FICO, Excel', 'Experience with SAP FICO is required.', 'SAP FICO', 'FICO'],
])('names a tool whole that the CV and the advertisement name so: %s', (skills, description, full, part) => {
  const { matched, skills: others } = planLetter(buildSpec(`${job('Filed 900 letters')}\n\n${skills}`, description));
  expect([...matched, ...others]).toContain(full);
  expect([...matched, ...others]).not.toContain(part);
});

test.each([
  ['Thornbury Dental Care', 'Experience in dental care is required.', 'dental care'],
  ['Aire Event Catering', 'Experience in event catering is required.', 'event catering'],
  ['Tees Asset Management', 'Experience in asset management is required.', 'asset management'],
])('takes the name of an employer for no skill: %s', (employer, description, skill) => {
  const named = (plan: ReturnType<typeof planLetter>) => plan.matched.map((name) => name.toLowerCase());
  expect(named(planLetter(buildSpec(`${job('Filed 900 letters', employer)}\n\nSKILLS\nExcel, typing`, description)))).not.toContain(skill);
});

test.each([
  ['Run the lab for six wards; passed both CQC inspections', 'You manage CQC inspections.', 'CQC'],
  ['Keep the stores tidy; audited all ISO records', 'You know ISO records.', 'ISO'],
  ['Plan the rota; wrote the GDPR policy of the shop', 'You know GDPR.', 'GDPR'],
])('says of a requirement only what shows it: %s', (bullet, description, need) => {
  const { facts } = planLetter(buildSpec(`${job(bullet)}\n- Filed 900 letters a week\n\nSKILLS\nExcel, typing`, description));
  const needed = facts.filter((fact) => fact.need?.includes(need));
  expect(needed.every(({ quote }) => quote.includes(need))).toBe(true);
});

test('speaks of languages where the advertisement does', () => {
  const cv = `${job('Filed 900 letters')}\n\nCERTIFICATES\nFirst aid at work\n\nLANGUAGES\nPolish, Dutch, English`;
  const text = (description: string) =>
    writeLetter(buildSpec(cv, description))
      .map((paragraph) => paragraph.text)
      .join(' ');
  expect(text('A second language would be welcome.')).toContain('I speak Polish, Dutch and English.');
  expect(text('You will file letters.')).not.toContain('I speak Polish');
});

test.each([
  ['won a grant of £95,000 from the trust', 'how I won a grant of £95,000 from the trust'],
  ['counted 12,400 objects', 'how I counted 12,400 objects'],
  ['drove 1,100 miles a week', 'how I drove 1,100 miles a week'],
])('closes with an achievement whose figure has a comma: %s', (finite, topic) => {
  expect(shortenToTopic({ finite, isPresent: false })).toBe(topic);
});

test('closes with no result that says nothing of who brought it about', () => {
  expect(shortenToTopic({ outcome: '214 EV chargers were fitted', isPresent: false })).toBeUndefined();
});

test.each([
  ['We are a farmer-owned cooperative and reinvest all profits.', '“a farmer-owned cooperative”'],
  ['We are an employee-owned bakery and train our own bakers.', '“an employee-owned bakery”'],
  ['We are a small museum by the sea and collect the boats of Fife.', '“a small museum by the sea”'],
])('quotes what a company is, and not what it does: %s', (description, about) => {
  expect(planLetter(buildSpec(job('Filed 900 letters'), description)).about).toBe(about);
});
