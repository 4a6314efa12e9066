import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const readProfile = (text: string) =>
  buildProfileFromText(
    `Robin Ashgrove\nrobin@mail.example | 07700 900 100\nLeeds\n\nEMPLOYMENT\nClerk, Hull City Council, 2019 – present\n- Kept 400 files\n\n${text}`,
  ).profile;

test.each([
  [
    'LEARNT\n- NVQ Level 3 Hairdressing, Berkshire College, 2016\n- Wella Master Colourist, 2022\n- Afro and textured hair, 2021',
    'NVQ Level 3 Hairdressing | Berkshire College',
    'Afro and textured hair',
  ],
  ['EDUCATION\n- BSc Botany, University of Hull, 2012\n- Chainsaw maintenance, 2019', 'BSc Botany | University of Hull', 'Chainsaw maintenance'],
  ['EDUCATION\n- HND Music, Leeds College, 2010\n- Stage rigging, 2014', 'HND Music | Leeds College', 'Stage rigging'],
])('takes each bullet with a year for an entry of its own: %s', (text, study, credential) => {
  const { education, licences } = readProfile(text);
  expect(education.map(({ degree, school }) => `${degree} | ${school}`)).toEqual([study]);
  expect(licences).toContain(credential);
});

test.each([
  ['EDUCATION\nSeven GCSEs, including English (B) and Maths (C), Ridgeway School, 2012', 'Ridgeway School'],
  ['SCHOOL\nNine subjects, among them Art and Music, Hill Academy, 2010', 'Hill Academy'],
  ['EDUCATION\nBiology, chemistry, physics, Stanwell College, 2015', 'Stanwell College'],
])('finds the school at the end of a list: %s', (text, school) => {
  expect(readProfile(text).education.map((entry) => entry.school)).toEqual([school]);
});

test.each([
  'Freelance Translator and Reviser  2016 – present\n- Translated 2.1 million words',
  'Freelance Photographer, 2014 – 2019\n- Photographed 80 weddings',
  'Freelance Editor | Jan 2018 – Dec 2020\n- Edited 12 books',
])('reads who works for themselves: %s', (text) => {
  const [job] = buildProfileFromText(`Robin Ashgrove\nrobin@mail.example | Leeds\n\nEXPERIENCE\n${text}\n\nSKILLS\nExcel`).profile.experience;
  expect([job?.title.startsWith('Freelance '), job?.company]).toEqual([true, '']);
});

test.each([
  ['SWE: SW998877', 'SWE: SW998877'],
  ['RCVS no. 7112233', 'RCVS no. 7112233'],
  ['NMBI PIN 4455667', 'NMBI PIN 4455667'],
])('reads a number of a professional body beside the address: %s', (registration, licence) => {
  const { licences } = buildProfileFromText(
    `Robin Ashgrove\nLeeds | robin@mail.example | ${registration}\n\nEXPERIENCE\nNurse, Kirk Hospital, 2019 – 2023\n- Ran a ward`,
  ).profile;
  expect(licences).toContain(licence);
});

test('states nothing of the time at home as if it were of a job', () => {
  const { experience } = buildProfileFromText(
    'Robin Ashgrove\nrobin@mail.example | Leeds\n\nWORK\nSales Assistant, Wyvern Shoes, 2013 – 2018\nServed 90 customers a day.\nI was at home with my children.\n\nSKILLS\nTills',
  ).profile;
  expect(experience.flatMap(({ bullets }) => bullets)).toEqual(['Served 90 customers a day.']);
});
