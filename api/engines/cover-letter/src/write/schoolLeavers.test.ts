import { expect, test } from '@jest/globals';
import { bulletToClause } from '../bullets/bulletToClause.ts';
import { describeGrant } from '../bullets/describeGrant.ts';
import { findClaims } from '../claims/findClaims.ts';
import { buildProfileFromText } from '../cv/buildProfile.ts';
import { formatCredential } from '../plan/formatCredential.ts';
import type { LetterSpec } from '../types/letterSpec.ts';
import { addNameArticle } from '../wording/nameArticles.ts';
import { writeLetter } from './writeLetter.ts';

function buildSpec(cv: string, title = 'Assistant'): LetterSpec {
  const cvText = `Maya Okonjo\nmaya@sixth.example | 07700 900 100\n\n${cv}`;
  const { profile } = buildProfileFromText(cvText);
  const job = { title, company: 'Willow Zoo', description: 'You feed the animals.', hiringManager: '' };
  return { profile, cvText, pages: [], job, highlights: '', tone: 'formal', length: 'standard', seed: 0 };
}
const writeLetterFor = (cv: string) =>
  writeLetter(buildSpec(cv))
    .map(({ text }) => text)
    .join('\n');

test.each([
  ['Paper round, Norwich Evening Post, 2023 – 2025', 'Raised £830 for the school minibus with a swim', 'raised £830'],
  ['Cashier, Hill Farm Shop, 2024 – present', 'Built a wall of 40 metres for the scouts', 'built a wall of 40 metres'],
  ['Waiter, Bay Hotel, 2022 – 2023', 'Organised a tournament with 16 teams', 'organised a tournament with 16 teams'],
])('states beside "%s" what else a school leaver has done', (job, achievement, said) => {
  expect(writeLetterFor(`SCHOOL\nHill High School, 9 GCSEs, 2025\n\nWORK\n${job}\n\nTHINGS I HAVE DONE\n${achievement}`)).toContain(said);
});

test.each([
  ['WORK\nPaper round, Evening Post, 2023 – 2025\nVolunteer, Paddock Horse Rescue, since 2024', /Volunteer at Paddock/g],
  ['WORK\nPaper round, Evening Post, 2023 – 2025\nCashier, Hill Farm Shop, 2024 – 2025', /Cashier at Hill/g],
  ['WORK\nWaiter, Bay Hotel, 2022 – 2023\nCleaner, Sands School, 2021 – 2022', /Waiter at Bay/g],
])('names somebody without achievements by a title, and once: %#', (work, name) => {
  expect(writeLetterFor(`SCHOOL\nHill High School, 9 GCSEs, 2025\n\n${work}\n\nSKILLS\nDrawing, Canva`).match(name)).toHaveLength(1);
});

test.each([
  ['64 houses before school, never missed a day', 'never missed a day, with 64 houses before school'],
  ['30 deliveries daily, never dropped a parcel', 'never dropped a parcel, with 30 deliveries daily'],
  ['12 horses each morning, never skipped a stable', 'never skipped a stable, with 12 horses each morning'],
])('states what somebody never did together with how much it was: %s', (bullet, finite) => {
  expect(bulletToClause(bullet, false)?.finite).toBe(finite);
});

test.each([
  [
    'Young Talent Grant, Research Fund, NOK 4.1 million (principal investigator)',
    'was principal investigator on a NOK 4.1 million grant (Young Talent Grant)',
  ],
  ['Seed Fund, Sea Board, £12,000 (co-investigator)', 'was co-investigator on a £12,000 grant (Seed Fund)'],
  ['Travel award, Academy, EUR 2,500 (PI)', 'was principal investigator on a EUR 2,500 grant (Travel award)'],
])('states a grant with the role behind it: %s', (line, finite) => {
  expect(describeGrant(line)?.finite).toBe(finite);
});

test.each([
  ['Associate, Chartered Institute of Bankers', 'associate membership of the Chartered Institute of Bankers'],
  ['Fellow, Royal Society of Arts', 'a fellowship of the Royal Society of Arts'],
  ['Response driver', 'response driver status'],
  ['Practice Assessor', 'Practice Assessor'],
])('says "I hold" of what somebody is: %s', (credential, expected) => {
  expect(formatCredential(credential)).toBe(expected);
});

test.each([
  ['Home of Mrs. Tan', 'the home of Mrs. Tan'],
  ['University of Hull', 'the University of Hull'],
  ['Homefield School', 'Homefield School'],
])('names an employer with its article: %s', (name, expected) => {
  expect(addNameArticle(name)).toBe(expected);
});

test.each([
  ['Top retail seller of the salon in 2023', 'I was the top retail seller of the salon in 2023.', true],
  ['Best apprentice at the yard in 2022', 'I was the best apprentice at the yard in 2022.', true],
  ['Sold shampoo in 2023', 'I was the top retail seller of the salon in 2023.', false],
])('supports a superlative that the CV has: %s', (bullet, sentence, isSupported) => {
  const spec = buildSpec(`EXPERIENCE\nStylist, Root and Branch Ltd, 2020 – present\n- ${bullet}`);
  const absolute = findClaims(sentence, spec).filter(({ text }) => /\b(?:top|best)\b/.test(text));
  expect(absolute.every(({ supported }) => supported)).toBe(isSupported);
});

test.each([
  ['Run the pass for 90 covers, lead a brigade of 7, food cost down from 34 to 28 per cent, wrote the vegan menu', 'wrote the vegan menu'],
  ['Manage a fleet of 12 vans, cut fuel bills by 9%, train new drivers', 'cut fuel bills by 9%'],
  ['Built the stage for 40 shows, paint the sets, accidents down from 6 to 1', 'built the stage for 40 shows'],
])('states achievements of two tenses in sentences of their own: %s', (bullet, expected) => {
  const text = writeLetterFor(`EXPERIENCE\nSous Chef, Gull Restaurant, 2021 – present\n- ${bullet}`);
  expect(text).toContain(expected);
  expect(text).not.toContain(bullet.slice(3));
});
