import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../cv/buildProfile.ts';
import { matchJob } from './matchJob.ts';
import { readJob } from './readJob.ts';

const listTerms = (description: string, company = '', title = '') => readJob(description, company, title).map(({ term }) => term);

function findTermEvidence(description: string, cv: string) {
  const cvText = `Robin Ashgrove\nrobin@mail.example | Leeds\n\n${cv}`;
  const { profile } = buildProfileFromText(cvText);
  const job = { title: 'Assistant', company: 'Ferris', description, hiringManager: '' };
  return matchJob(readJob(description), { profile, cvText, pages: [], job, highlights: '' }, new Date(2026, 0, 1));
}

test.each([
  ['You must have AM2 booked and a clean licence.', 'Reservations'],
  ['Knowledge of the Red Book is required.', 'Reservations'],
  ['You hold a Level 2 in bricklaying.', 'A-level'],
  ['You must be able to work your own dogs.', 'Initiative'],
  ['Experience of R&D tax credits is desirable.', 'R'],
  ['You teach on our MSc programmes.', 'Software development'],
  ['Experience with English learners is essential.', 'English'],
])('asks for nothing that its words mean elsewhere: %s', (description, other) => {
  expect(listTerms(description)).not.toContain(other);
});

test.each([
  ['Northern Spark', 'You need two years at Northern Spark or a like firm, and Excel.', 'Apache Spark'],
  ['Willow Farm Zoo', 'You feed the animals of Willow Farm Zoo, and need Excel.', 'Farming'],
  ['Oracle Bakery', 'Experience of the ovens of Oracle Bakery is welcome, and so is Excel.', 'Oracle'],
])('takes no word of the name of %s for a requirement', (company, description, other) => {
  const terms = listTerms(description, company);
  expect(terms).not.toContain(other);
  expect(terms).toContain('Microsoft Excel');
});

test.each([
  ['Canal Street Foods', 'Canal Street Foods bakes for supermarkets and employs 600 people. You must know Excel.'],
  ['Atlantic Oyster Group', 'Atlantic Oyster Group exports to 14 countries. You must know Excel.'],
  ['Cefn Estates', 'Cefn Estates farm 2,100 hectares in Wales. You must know Excel.'],
])('asks for nothing that %s does itself', (company, description) => {
  expect(listTerms(description, company)).toEqual(['Microsoft Excel']);
});

test('asks for what a company needs, whatever it does besides', () => {
  expect(listTerms('Hollin Foods seeks a cook with Excel.', 'Hollin Foods')).toContain('Microsoft Excel');
});

test.each([
  ['The Team Leader plans the work and cuts breakdowns.', 'cuts breakdowns'],
  ['The Manager leads our work, chairs case conferences and signs cheques.', 'chairs case conferences'],
  ['We need bricklayers who can read drawings.', 'need bricklayers'],
])('names the object of a task without its verb: %s', (description, term) => {
  expect(listTerms(description)).not.toContain(term);
});

test.each([
  ['Desirable: Fanuc, Inconel and AS9100.', ['Fanuc', 'Inconel', 'AS9100']],
  ['Requirements: GD&T, Mastercam.', ['GD&T', 'Mastercam']],
  ['Useful: Vectorworks, IOSH.', ['Vectorworks', 'IOSH']],
])('asks for names that no list knows: %s', (description, terms) => {
  expect(listTerms(description)).toEqual(expect.arrayContaining(terms));
});

test.each([
  ['A telehandler or forklift ticket is essential.', 'TICKETS\nForklift licence (counterbalance), 2017', 'telehandler or forklift ticket'],
  ['You must hold telehandler certificates.', 'TICKETS\nTelehandler (NPORS)', 'telehandler certificates'],
  ['A PA1 certificate would be useful.', 'TICKETS\nPA1 and PA2 spraying', 'PA1 certificate'],
  ['Good English (IELTS 5 or above) is essential.', 'CERTIFICATES\nIELTS 6.5 (2023)', 'IELTS 5'],
  ['A CRM such as Salesforce is required.', 'SKILLS\nSalesforce, Word', 'CRM'],
  ['Experience of trade unions is essential.', 'EXPERIENCE\nManager, Gear Ltd, 2014 – 2018\n- Negotiated a pay deal with Unite', 'trade unions'],
])('finds in a CV what an advertisement calls otherwise: %s', (description, cv, term) => {
  expect(findTermEvidence(description, cv).matched).toContain(term);
});

test.each([
  ['Knowledge of the health service is essential.', 'EXPERIENCE\nBus Driver, Ulsterlink, 2001 – 2016\n- Health and safety rep', 'health service'],
  ["You need an operator's licence.", 'EXPERIENCE\nMachine Operator, Mill Ltd, 2001 – 2016\n- Ran two lathes', "operator's licence"],
  ['Good English (IELTS 7) is essential.', 'CERTIFICATES\nIELTS 6.5 (2023)', 'IELTS 7'],
  ['Experience of workforce planning is essential.', 'EMPLOYMENT HISTORY\nAgent, Bluewave Ltd, 2019 – 2021\n- Took 90 calls', 'workforce planning'],
  [
    'You need staff management experience.',
    'EXPERIENCE\nOrganiser, Alliance, 2016 – present\n- Lead negotiator for 2,200 bus drivers',
    'staff management',
  ],
])('finds nothing where a CV has only a word of it: %s', (description, cv, term) => {
  const { matched, missing } = findTermEvidence(description, cv);
  expect([matched.includes(term), missing.includes(term)]).toEqual([false, true]);
});

test.each([
  ['Requisitos imprescindibles: carné de conducir. Valorable: euskera, Azure e ISO 27001.', ['Azure', 'ISO 27001']],
  ['Se valorará: Terraform y Kubernetes. Buscamos técnico.', ['Terraform', 'Kubernetes']],
  ['Buscamos cocinero. Requisitos: título de cocina o similar. Deseable: Micros.', ['Micros']],
])('asks for the names that a Spanish advertisement lists: %s', (description, terms) => {
  expect(listTerms(description)).toEqual(expect.arrayContaining(terms));
  expect(listTerms(description)).not.toContain('similar');
});
