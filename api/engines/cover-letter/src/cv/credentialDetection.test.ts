import { expect, test } from '@jest/globals';
import { formatCredential } from '../plan/formatCredential.ts';
import { formatEducation } from '../plan/formatNames.ts';
import { buildProfileFromText } from './buildProfile.ts';

const readProfile = (text: string) =>
  buildProfileFromText(`Robin Ashgrove\nrobin@mail.example | 07700 900 100\nLeeds\n\nEXPERIENCE\nClerk, Hull City Council, 2019 – 2024\n\n${text}`)
    .profile;

test.each([
  ['BA (Hons) Graphic Arts, Winchester School of Art\n2012 – 2015, First', 'BA (Hons) Graphic Arts', 'First'],
  ['BSc Botany, University of Hull\n2010 – 2013, Merit', 'BSc Botany', 'Merit'],
  ['MA History, University of Leeds\n2014 – 2015, Pass', 'MA History', 'Pass'],
])('takes the grade of a degree for no paper: %s', (lines, degree, grade) => {
  const { education, licences = [] } = readProfile(`EDUCATION\n${lines}`);
  expect(education.map((study) => study.degree)).toEqual([degree]);
  expect([...licences, ...education.map(({ school }) => school)]).not.toContain(grade);
});

test.each([
  ['BSc (Hons) Marine Biology, University of Plymouth, 2026\nModules: marine ecology, statistics with R, GIS, oceanography', 'oceanography'],
  ['BEng Civil Engineering, University of Leeds, 2021\nSubjects: soil mechanics, CAD, hydraulics, surveying', 'hydraulics'],
  ['BA Economics, University of Hull, 2019\nRelevant coursework: econometrics, SQL, game theory, trade', 'econometrics'],
])('takes what a degree was made of for no papers: %s', (lines, module) => {
  expect(readProfile(`EDUCATION\n${lines}`).licences ?? []).not.toContain(module);
});

test.each([
  ['MATERNITY LEAVE 09/2020 – 05/2021', /maternity/i],
  ['Career break 2016 – 2018', /break/i],
  ['Mark 74.', /mark/i],
])('takes "%s" among qualifications for no paper', (line, word) => {
  const { licences = [], education } = readProfile(`QUALIFICATIONS\nILM Level 3 Leadership (2020)\nIOSH Managing Safely (2023)\n${line}`);
  expect([...licences, ...education.map(({ degree }) => degree)].some((credential) => word.test(credential))).toBe(false);
  expect(licences).toContain('IOSH Managing Safely');
});

test.each([
  ['COURSES\nAsthma diploma (Education for Health, 2022), PILS', 'Asthma diploma'],
  ['COURSES\nFire marshal (Hull Safety, 2021), PASMA', 'Fire marshal'],
  ['COURSES\nWound care award (City Health, 2019), PILS', 'Wound care award'],
])('leaves no bracket of a paper open: %s', (lines, credential) => {
  expect(readProfile(lines).licences).toContain(credential);
});

test.each([
  ['7 GCSEs incl. English and maths, Foxford School, 2014', '7 GCSEs incl. English and maths', 'Foxford School'],
  ['5 GCSEs incl. Maths and art, Ridge School, 2012', '5 GCSEs incl. Maths and art', 'Ridge School'],
  ['3 A levels incl. French, Hill College, 2016', '3 A levels incl. French', 'Hill College'],
])('reads on behind "incl.": %s', (line, degree, school) => {
  expect(readProfile(`EDUCATION\n${line}`).education).toMatchObject([{ degree, school }]);
});

test('finds papers with a level among skills, where the heading announces certificates', () => {
  const credentials = (heading: string) => readProfile(`${heading}\nQGIS, RYA Powerboat Level 2, microscopy`).licences ?? [];
  expect(credentials('SKILLS AND CERTIFICATES')).toContain('RYA Powerboat Level 2');
});

test.each([
  ['BSc Botany', 'BSc Botany, University of Hull, 2023 – 2026, predicted 2:1', 'an expected BSc in Botany from the University of Hull'],
  ['BSc Botany', 'BSc Botany, University of Hull (in progress)', 'an expected BSc in Botany from the University of Hull'],
  ['BSc Botany', 'BSc Botany, University of Hull, 2023, 2:1', 'a BSc in Botany from the University of Hull'],
])('says of a degree that is not taken yet that it is expected: %s', (degree, line, expected) => {
  expect(formatEducation([{ degree, school: 'University of Hull' }], line)).toEqual([expected]);
});

test.each([
  ['PIP level 2 investigator', 'PIP level 2 investigator status'],
  ['Makaton level 1', 'Makaton level 1'],
  ['ILM level 3 coach', 'ILM level 3 coach status'],
])('holds the status of what somebody is: %s', (credential, expected) => {
  expect(formatCredential(credential)).toBe(expected);
});
