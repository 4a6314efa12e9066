import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../cv/buildProfile.ts';
import type { LetterSpec } from '../types/letterSpec.ts';
import { writeLetter } from '../write/writeLetter.ts';
import { planLetter } from './planLetter.ts';

function buildSpec(cv: string): LetterSpec {
  const cvText = `Robin Ashgrove\nrobin@mail.example | 07700 900 100\nLeeds\n\n${cv}`;
  const job = { title: 'Manager', company: 'Fenwright Books', description: 'You will lead two shifts.', hiringManager: '' };
  return { profile: buildProfileFromText(cvText).profile, cvText, pages: [], job, highlights: '', tone: 'professional', length: 'standard', seed: 0 };
}
const writeLetterFor = (cv: string) =>
  writeLetter(buildSpec(cv))
    .map(({ text }) => text)
    .join('\n');

const stacks = [
  {
    employer: 'Dovetail Logistics Ltd',
    roles: ['Shift Manager', 'Team Leader', 'Warehouse Operative'],
    expected: 'Raised pick accuracy from 97% to 99%',
  },
  { employer: 'Holme Valley Hospital', roles: ['Ward Manager', 'Staff Nurse', 'Care Assistant'], expected: 'Cut falls from 41 to 12 a year' },
  { employer: 'Calder Joinery Ltd', roles: ['Site Manager', 'Bench Joiner', 'Apprentice Joiner'], expected: 'Built 60 houses in 18 months' },
];

test.each(stacks)('ties what stands below several roles to the employer, and names the role of today: $employer', ({ employer, roles, expected }) => {
  const [newest, middle, oldest] = roles;
  const cv = `EXPERIENCE\n${employer}, Leeds\n${newest} – 03/2022 to date\n${middle} – 06/2019–02/2022\n${oldest} – 11/2016–05/2019\n- ${expected}\n- Trained 12 people\n\nSKILLS\nExcel, typing`;
  const [fact] = planLetter(buildSpec(cv)).facts;
  expect(fact).toMatchObject({ title: '', currentRole: newest, isCurrent: true });
  const text = writeLetterFor(cv);
  expect(text).toMatch(new RegExp(`at ${employer.replace(' Ltd', '')}, where I am ${newest}, I`, 'i'));
  expect(text).not.toMatch(new RegExp(`as ${newest} at|as ${oldest}[^.]*, I `, 'i'));
});

test('names no role of today where all roles with the employer have ended', () => {
  const text = writeLetterFor(
    'EXPERIENCE\nDovetail Logistics Ltd, Leeds\nShift Manager – 03/2022–05/2023\nWarehouse Operative – 11/2016–02/2022\n- Raised pick accuracy from 97% to 99%\n\nSKILLS\nExcel, typing',
  );
  expect(text).toContain('at Dovetail Logistics, I raised pick accuracy');
  expect(text).not.toMatch(/where I am|as Warehouse Operative[^.]*, I /);
});

test.each([
  [
    'Beach survey leader, Marine Conservation Society, since March 2024. Organise monthly surveys with up to 25 volunteers.',
    'as a beach survey leader at the Marine Conservation Society, I organise monthly surveys with up to 25 volunteers',
  ],
  [
    'Youth coach, Hull Dolphins Club, since May 2022. Teach 40 children to swim.',
    'as a youth coach at Hull Dolphins Club, I teach 40 children to swim',
  ],
  [
    'Shop volunteer, Aire Valley Hospice, summer 2023. Sorted 900 books for the sale.',
    'as a shop volunteer at Aire Valley Hospice, I sorted 900 books for the sale',
  ],
])('says what was done in an unpaid post with the name of the post: %s', (post, expected) => {
  expect(writeLetterFor(`EDUCATION\nBSc Botany, University of Hull, 2024\n\nVOLUNTEERING\n${post}\n\nSKILLS\nExcel, typing`).toLowerCase()).toContain(
    expected.toLowerCase(),
  );
});

test.each([
  [
    'Dissertation: “Microplastics in mussels”. I sampled 480 mussels at eight sites and found fibres in 71% of them. Mark 74.',
    'sampled 480 mussels at eight sites and found fibres in 71% of them',
  ],
  [
    'Final project: “Cold stores”. I measured 12 cold stores and cut their losses by 9%. Mark 68.',
    'measured 12 cold stores and cut their losses by 9%',
  ],
  ['Thesis: “Reading at home”. I interviewed 64 parents and tested 90 pupils. Mark 71.', 'interviewed 64 parents and tested 90 pupils'],
])('says what was done in a study: %s', (lines, expected) => {
  expect(writeLetterFor(`EDUCATION\nBSc Botany, University of Hull, 2024\n${lines}\n\nSKILLS\nExcel, typing`)).toContain(expected);
});
