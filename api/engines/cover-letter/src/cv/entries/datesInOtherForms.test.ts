import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const readProfile = (text: string) =>
  buildProfileFromText(`Robin Ashgrove\nrobin@mail.example | 07700 900 100\nLeeds\n\n${text}\n\nSKILLS\nExcel, typing`).profile;
const readTimes = (text: string) => readProfile(`EMPLOYMENT\n${text}\n- Kept 400 files`).experience.map(({ start, end }) => `${start} | ${end}`);

test.each([
  ['Sous Chef, Walcot Hotel, May-19 to date', 'May 2019 | to date'],
  ['Clerk, Hull City Council, Jan-08 – Mar-2011', 'Jan 2008 | Mar-2011'],
  ['Librarian, Calderdale Libraries Trust, 2017/18 to present', '2017 | present'],
  ['Librarian, Huddersfield University, 2012/13 to 2017/18', '2012 | 2017'],
  ['Engineer, Kielder Health Ltd, 2022/03 – present', '2022/03 | present'],
])('reads the time of %s', (header, time) => {
  expect(readTimes(header)).toEqual([time]);
});

test.each([
  ['Jun 2022 – today  MV Northern Crest (chemical tanker) – Tyne Tankers Ltd\nSecond Engineer', 'Second Engineer | Tyne Tankers Ltd'],
  ['2018 – 2022  Ward 7 – Kirk Hospital\nStaff Nurse', 'Staff Nurse | Kirk Hospital'],
  ['2011 – 2014  HMS Kestrel – Royal Navy\nAble Seaman', 'Able Seaman | Royal Navy'],
])('finds the title on the line below a place of work and its employer: %s', (header, job) => {
  const [found] = readProfile(`SERVICE\n${header}\n- Kept the watch`).experience;
  expect(`${found?.title} | ${found?.company}`).toBe(job);
});

test.each([
  ['PROFILE\nQualified dental nurse (GDC 254871) who makes people laugh.', 'GDC 254871'],
  ['PROFILE\nChildren’s nurse (NMC 11B2233E is not it, RCN 998877).', 'none'],
  ['SUMMARY\nVeterinary nurse (RCVS 7112233) in a mixed practice.', 'RCVS 7112233'],
  ['SUMMARY\nSocial worker (SWE SW998877) for families.', 'SWE SW998877'],
])('reads a registration in brackets: %s', (text, licence) => {
  const { licences = [] } = readProfile(`${text}\n\nEMPLOYMENT\nNurse, Kirk Hospital, 2019 – 2023\n- Ran a ward`);
  expect(licences.includes(licence)).toBe(licence !== 'none');
});

test.each([
  'EDUCATION\nMSc Botany, University of Hull, 2012\nPRINCE2 Practitioner (2021), SMSTS (2022)',
  'EDUCATION\nMSc Botany, University of Hull, 2012\nFirst aid (2020), Manual handling (2021)',
  'EDUCATION\nMSc Botany, University of Hull, 2012\nITIL 4 Foundation (2019), AWS Architect (2023)',
])('takes papers with their years for no school: %s', (text) => {
  expect(readProfile(text).education.map(({ school }) => school)).toEqual(['University of Hull']);
});
