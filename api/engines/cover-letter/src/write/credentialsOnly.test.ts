import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../cv/buildProfile.ts';
import { findDuties } from '../plan/findDuties.ts';
import { formatEducation } from '../plan/formatNames.ts';
import { writeLetter } from './writeLetter.ts';

function composeLetter(cvText: string, description: string): string {
  const { profile } = buildProfileFromText(cvText);
  const job = { title: 'Lecturer', company: 'Aberdeen College', description, hiringManager: '' };
  return writeLetter({ profile, cvText, pages: [], job, highlights: '', tone: 'professional', length: 'standard', seed: 0, language: 'en' })
    .map(({ text }) => text)
    .join('\n');
}

const buildCv = (education: string, skills: string) => `Ifeoma Adeyemi
Bristol, 07700 900498, ifeoma@mail.example

Employment
Research Fellow, Svalbard Institute, 2020 – present
- Led an expedition of seven people in 2024
- Measured 40 glaciers

Education
${education}

Skills
${skills}`;

test.each([
  ['PhD Glaciology, University of Leeds, 2020', 'MATLAB, Python, ArcGIS', 'a PhD in Glaciology from the University of Leeds'],
  ['BSc Botany, University of Hull, 2016', 'R, QGIS, drones', 'a BSc in Botany from the University of Hull'],
  ['MA Textiles, University of Derby, 2012', 'Weaving, dyeing, Photoshop', 'an MA in Textiles from the University of Derby'],
])('names a degree among qualifications, and never as a skill: %s', (education, skills, named) => {
  const letter = composeLetter(buildCv(education, skills), 'You will teach and lead field courses. Skills: MATLAB, R, weaving.');
  expect(letter).toMatch(new RegExp(`(?:I hold|qualifications include) ${named}\\.`));
});

test.each([
  ['Abitur (grade 1.8)', 'Diplom-Ingenieur'],
  ['A levels in Maths and Art', 'BSc Physics'],
  ['GCSEs', 'HND Agriculture'],
])('names what came after school before "%s"', (early, late) => {
  const [first] = formatEducation([
    { degree: early, school: 'Moor Lane School' },
    { degree: late, school: 'Kempten College' },
  ]);
  expect(first).toContain(late.split(' ').at(-1));
});

test.each([
  ['SVQ Level 3 Carpentry', 'SVQ Level 3 Carpentry (due June 2028)'],
  ['BA History', 'BA History, due in 2029'],
  ['HNC Building', 'HNC Building (due 2028), Perth'],
])('says of %s, which is due, that it is expected', (degree, line) => {
  expect(formatEducation([{ degree, school: 'Perth College' }], line)[0]).toMatch(/^an expected /);
});

test.each([
  ['You will be sharing out the rounds and drive a round yourself on most days.', 'myself'],
  ['You will plan the menus yourself each week.', 'myself'],
  ['You will train the new starters yourself at first.', 'myself'],
])('turns to the writer what was said to the reader: %s', (description, ownText) => {
  expect(findDuties(description).join(', ')).toContain(ownText);
  expect(findDuties(description).join(', ')).not.toContain('yourself');
});

test('names the positions where no fact belongs to one', () => {
  const cv = `Ifeoma Adeyemi
Bristol, 07700 900498, ifeoma@mail.example

Employment
Research Fellow, Svalbard Institute, 2020 – present

Grants
NERC grant, £612,000, co-investigator
Royal Society grant, £11,900, principal investigator
Leverhulme grant, £98,000, co-investigator

Skills
MATLAB, Python`;
  expect(composeLetter(cv, 'You will win grants.')).toMatch(/Research Fellow at (?:the )?Svalbard Institute/);
});

test('gives no degree the school of another', () => {
  const education =
    'MPharm, University of Derby, 2015\nIndependent Prescribing, University of Bath, 2019\n\nCertificates\nFire marshal; Leading for Change coach (2022)';
  const letter = composeLetter(buildCv(education, 'EMIS, R, QGIS'), 'A prescribing qualification is required.');
  expect(letter).toContain('Independent Prescribing');
  expect(letter).not.toMatch(/MPharm and Independent Prescribing from/);
});
