import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';

const readEducationOf = (lines: string) =>
  buildProfileFromText(`Amira Haddad
Cardiff, 07700 900129, amira@mail.example

Employment
Shop Assistant, Canton Foods, 2022 – now
- Served 90 customers a day

Education
${lines}

Skills
Excel, Word`).profile.education.map(({ degree, school }) => `${degree} | ${school}`);

test.each([
  [
    '2018 Specialist Practitioner Qualification, District Nursing, Birmingham City University',
    'Specialist Practitioner Qualification, District Nursing | Birmingham City University',
  ],
  ['2015 Leadership Pathway, Hospital Pharmacy, Keele University', 'Leadership Pathway, Hospital Pharmacy | Keele University'],
  ['2019 Mentoring Pathway, Group Therapy, Coventry University', 'Mentoring Pathway, Group Therapy | Coventry University'],
])('finds the school at the end of a line with an organisation in its middle: %s', (line, education) => {
  expect(readEducationOf(line)).toEqual([education]);
});

test.each([
  [
    '2004 – 2009 Technical University of Munich. Degree: Diplom-Ingenieur (grade 1.6)',
    'Diplom-Ingenieur (grade 1.6) | Technical University of Munich',
  ],
  ['2011 – 2014 University of Leeds. Award: BSc Geology', 'BSc Geology | University of Leeds'],
  ['2016 – 2018 Hochschule Kempten. Abschluss: Master of Engineering', 'Master of Engineering | Hochschule Kempten'],
])('reads a degree without the label before it: %s', (line, education) => {
  expect(readEducationOf(line)).toEqual([education]);
});

test.each([
  ['Ysgol Glan Taf, 2020 – 2025\n10 GCSEs, grades A* to B, including maths A*', '10 GCSEs, grades A* to B, including maths A* | Ysgol Glan Taf'],
  ['Moor Lane School, 2012 – 2017\n9 GCSEs, grades 9 to 6, including English', '9 GCSEs, grades 9 to 6, including English | Moor Lane School'],
  ['Coleg Menai, 2016 – 2018\n3 A levels, grades A to C, including history', '3 A levels, grades A to C, including history | Coleg Menai'],
])('keeps what was reached at a school with the school: %s', (lines, education) => {
  expect(readEducationOf(lines)).toEqual([education]);
});

test.each([
  ['SCA Barista Skills Intermediate, 2023\nFood hygiene level 2', 'SCA Barista Skills Intermediate'],
  ['Tableau Desktop Basics, 2022\nHealth and safety level 2', 'Tableau Desktop Basics'],
  ['Makaton Communication Workshop, 2021\nSafeguarding level 3', 'Makaton Communication Workshop'],
])('takes no course for the school of the next: %s', (lines, course) => {
  expect(readEducationOf(lines).filter((study) => study.endsWith(`| ${course}`))).toEqual([]);
});

test('leaves out a word that was torn from the name of a certificate', () => {
  expect(readEducationOf('Certificate 2013\nBSc Geology, University of Leeds, 2017')).toEqual(['BSc Geology | University of Leeds']);
});
