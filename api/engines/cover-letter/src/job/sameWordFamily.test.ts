import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../cv/buildProfile.ts';
import { matchJob } from './matchJob.ts';
import { readJobFor } from './sharedSkills.ts';

function match(cv: string, description: string, company = 'Marlowe & Finch') {
  const cvText = `Robin Ashgrove\nrobin@mail.example | Leeds\n\nEXPERIENCE\nPlanner, Hull City Council, 2015 – present\n- ${cv}\n\nSKILLS\nExcel, typing`;
  const evidence = {
    profile: buildProfileFromText(cvText).profile,
    cvText,
    pages: [],
    job: { title: 'Officer', company, description, hiringManager: '' },
    highlights: '',
  };
  return matchJob(readJobFor(evidence), evidence);
}

test.each([
  ['Delivered sand for five years', 'Knowledge of FORS is required.', 'FORS'],
  ['Went to all the sites in a week', 'Knowledge of ALES is required.', 'ALES'],
  ['Put the one form into use', 'Knowledge of INS is required.', 'INS'],
])('proves no short name by a small word: %s', (cv, description, name) => {
  expect(match(cv, description).missing).toContain(name);
  expect(match(`${cv} under ${name}`, description).matched).toContain(name);
});

test.each([
  ['You need excellent report writing and SQL.', 'excellent'],
  ['We want an excellent listener with SQL.', 'excellent'],
  ['Excellent SQL is required.', 'Excellent'],
])('proves no adjective by the name of a tool: %s', (description, word) => {
  const { matched, missing } = match('Wrote reports', description);
  expect([...matched, ...missing]).not.toContain(word);
});

test.each([
  ['Planned 40 routes a day', 'You must be good with planning software.', 'planning software'],
  ['Mapped 300 rooms a week', 'Experience with mapping software is required.', 'mapping software'],
  ['Scheduled all the buses', 'Experience with scheduling tools is required.', 'scheduling tools'],
])('proves no software by the task that it is for: %s', (cv, description, name) => {
  expect(match(cv, description).matched).not.toContain(name);
});

test.each(['Experience of 3D skills is a plus.', 'Illustrator and Figma; 3D skills are a plus.', 'We need 3D and Figma.'])(
  'keeps the number of a name: %s',
  (description) => {
    const { matched, missing } = match('Drew maps', description);
    expect([...matched, ...missing].filter((term) => /^(?:D|\d)$/.test(term))).toEqual([]);
  },
);

test('closes no bracket that an alternative has not opened', () => {
  const { matched, missing } = match('Cared for people', 'We are looking for a registered nurse (adult or child) to run the centre.');
  expect([...matched, ...missing].filter((term) => /[()]/.test(term))).toEqual([]);
});

test.each(['weathers', 'society', 'graduate'])('asks for no "%s"', (word) => {
  const description = 'We seek a graduate who will work outdoors in all weathers. The society has members since 1886. SQL is required.';
  const { matched, missing } = match('Cared for people', description, 'Clydeside Building Society');
  expect([...matched, ...missing]).not.toContain(word);
});

test('finds a level of food hygiene whichever stands first', () => {
  const cvText = 'Food hygiene level 3';
  expect(match(cvText, 'You must have level 3 food hygiene.').missing).toEqual([]);
});
