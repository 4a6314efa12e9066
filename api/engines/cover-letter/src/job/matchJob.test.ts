import { accountant, buildCaseEvidence, engineer, nurse, shopkeeper } from '../claims/cases/people.ts';
import { matchJob } from './matchJob.ts';
import { readJob } from './readJob.ts';

const today = new Date('2026-11-01');
const match = (description: string, evidence = nurse) => matchJob(readJob(description), evidence, today);
const unknown = buildCaseEvidence({ skills: [], experience: [], education: [], languages: [] }, {});

test('has no score where nothing is asked for', () => {
  expect(match('')).toEqual({ score: null, matched: [], missing: [], missingRequired: [], matchedIn: [] });
});

test('counts a required term three times as much as one that would be nice', () => {
  expect(match('You need wound care. Palliative care would be a plus.').score).toBe(75);
  expect(match('You need palliative care. Wound care would be a plus.').score).toBe(25);
});

test('knows a skill by another name, and an employer’s team by who was in it', () => {
  expect(match('You need people management and iv cannulation.').matched).toEqual(['people management', 'iv cannulation']);
  expect(match('Experience in line management required.', shopkeeper).matched).toEqual(['line management']);
});

test.each([
  ['You manage inventory.', 'inventory'],
  ['You will hire and train a team.', 'Recruitment'],
  ['Experience in closing the books is essential.', 'Month-end close'],
])('names a term as the advertisement does, where that is a name: %s', (description, name) => {
  const { matched, missing } = match(description, unknown);
  expect([...matched, ...missing]).toContain(name);
});

test('takes a higher degree for a lower one, never the other way round', () => {
  expect(match("A bachelor's degree is required.", accountant).matched).toHaveLength(1);
  expect(match("A master's degree is required.", accountant).missingRequired).toHaveLength(1);
  expect(match('A degree in Physics is required.', engineer).missing).toHaveLength(1);
});

test('counts years of experience from dates, and judges none where there are none', () => {
  expect(match('At least 10 years of experience.').matched).toEqual(['10+ years of experience']);
  expect(match('At least 15 years of experience.').missing).toEqual(['15+ years of experience']);
  expect(match('At least 10 years of experience.', unknown).score).toBeNull();
});

test('is content with one of two', () => {
  expect(match('You need ACCA or CIMA.', accountant).missing).toEqual([]);
});

test('shows where the CV says it, in its own words', () => {
  const [found] = match('You need wound care.').matchedIn ?? [];
  expect(found).toMatchObject({ term: 'wound care', source: 'cv', page: 1 });
  expect(nurse.cvText).toContain(found?.quote);
});

test.each([
  ['Fluent English required.', 'English (native)', true],
  ['German at B2 level or above.', 'German C1', true],
  ['German at B2 level or above.', 'German – B1', false],
  ['Native or fluent French (C1/C2).', 'French (conversational)', false],
  ['Native Spanish speaker.', 'Spanish: C2', true],
  ['You speak fluent English and basic Italian.', 'Italian (A2)', true],
  ['You are fluent in English and German.', 'German (B1)', false],
  ['Polish (C1)', 'Polish', true],
])('holds "%s" to how well the CV says that it is spoken: "%s"', (description, language, isEnough) => {
  const [name = ''] = language.split(/\W/);
  const { matched, missing } = match(description, buildCaseEvidence({ skills: [], experience: [], education: [], languages: [language] }, {}));
  expect(matched.includes(name)).toBe(isEnough);
  expect(missing.some((term) => term.startsWith(`${name} (`))).toBe(!isEnough);
});

test('takes a paper for the subject it proves, and a language for a second one', () => {
  const certified = buildCaseEvidence({ skills: ['IOSH'], experience: [], education: [], languages: ['Somali', 'English'] }, {});
  expect(match('Health and safety knowledge is required. A second language would be a plus.', certified).missing).toEqual([]);
  expect(match('Health and safety knowledge is required. A second language would be a plus.', unknown).matched).toEqual([]);
});

test('knows what a short name stands for, in any language', () => {
  const degree = { degree: 'Grado en Administración y Dirección de Empresas', school: 'Universidad de Lugo' };
  const graduate = buildCaseEvidence({ skills: [], experience: [], education: [degree], languages: [] }, {});
  expect(match('You know ADE.', graduate).matched).toEqual(['ADE']);
  expect(match('You know ADX.', graduate).matched).toEqual([]);
});

const workedAs = (bullet: string) =>
  buildCaseEvidence(
    {
      skills: [],
      experience: [{ title: 'Clerk', company: 'Brant Logistics', start: '2015', end: 'present', bullets: [bullet] }],
      education: [],
      languages: [],
    },
    {},
  );

test.each(['Manage 8 reps across two states', 'In charge of 28 beds and a team of 11', 'Led a crew of nine on night trains'])(
  'takes people who were led for leadership, whatever they are called: %s',
  (bullet) => {
    expect(match('You need experience of leading a team.', workedAs(bullet)).matched).toHaveLength(1);
  },
);

test.each(['Manage 8 databases', 'Wrote to a team of 11', 'In charge of 28 beds'])('takes no other deed for leadership: %s', (bullet) => {
  expect(match('You need experience of leading a team.', workedAs(bullet)).matched).toEqual([]);
});

test('does not find the drives of a machine in a driving licence', () => {
  expect(match('Experience of motors, drives and conveyors.', workedAs('Full driving licence')).matched).toEqual([]);
});

test.each(['Fitted 130 boilers a year', 'Serviced gas boilers and central heating'])('finds no heat pumps in other heating: %s', (bullet) => {
  expect(match('Experience of heat pumps is essential.', workedAs(bullet)).matched).toEqual([]);
  expect(match('Experience of heat pumps is essential.', workedAs('Fitted 12 air source heat pumps')).matched).toHaveLength(1);
});

test.each([
  ['Finance Partner | May 2019 – Present', 'You must have experience of presenting to boards.', 'Presentations'],
  ['The Royal Welsh, British Army, 2008 – 2020', 'Welsh is required.', 'Welsh'],
])('does not take "%s" for a skill', (cvText, description, term) => {
  expect(match(description, { ...unknown, cvText }).missing).toContain(term);
});

test.each([
  ['BSc Geology, University of Hull, 2012', 'You have a degree in geography, geology or a related subject.'],
  ['NVQ Level 3 Electrotechnical', 'You must hold an apprenticeship or NVQ Level 3.'],
  ['Supervised five master’s theses', 'Experience of supervising dissertations is essential.'],
  ['Wrote a test script in Python', 'You must know programming.'],
])('finds in "%s" what is asked for in other words or as one of several', (cvText, description) => {
  expect(match(description, { ...unknown, cvText }).missing).toEqual([]);
});
