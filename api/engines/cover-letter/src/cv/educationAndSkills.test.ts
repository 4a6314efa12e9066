import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';

const readProfile = (text: string) =>
  buildProfileFromText(
    `Robin Ashgrove\nrobin.ashgrove@mail.example | 07700 900 100\nLeeds\n\nEMPLOYMENT\nClerk, Hull City Council, 2019 – present\n- Kept 400 files\n\n${text}`,
  ).profile;
const listEducation = (text: string) => readProfile(text).education.map(({ degree, school, year }) => [degree, school, year].join(' | '));

test.each([
  [
    'Swansea University  2017 – 2020\nLLB Law\nCILEX  2023\nLevel 4 Diploma in Conveyancing',
    ['LLB Law | Swansea University | 2020', 'Level 4 Diploma in Conveyancing | CILEX | 2023'],
  ],
  [
    'Leeds University  2010 – 2013\nBA History\nCIPFA  2016\nDiploma in Public Finance',
    ['BA History | Leeds University | 2013', 'Diploma in Public Finance | CIPFA | 2016'],
  ],
  ['Hull College  2008\nBTEC Sport\nStonar  2006\nGCSEs', ['BTEC Sport | Hull College | 2008', 'GCSEs | Stonar | 2006']],
])('takes what stands beside a year over a degree for its school: %s', (text, education) => {
  expect(listEducation(`EDUCATION\n${text}`)).toEqual(education);
});

test.each([
  'GCSEs: Maths 7, Design and Technology 8, Physics 6, English 5',
  'A-levels: Art (A), French (B), Media Studies (C)',
  'GCSEs: English B, Food Technology A, History C',
])('finds no school among grades: %s', (grades) => {
  expect(listEducation(`EDUCATION\nIcknield Park School, 2019 – 2024\n${grades}`)).toEqual([`${grades} | Icknield Park School | 2024`]);
});

test.each([
  ['TRAINING\n2011  HND Agriculture, SRUC Elmwood\n2015  PA1 and PA2 spraying', 'HND Agriculture | SRUC Elmwood | 2011'],
  ['TRAINING\nDiploma in Dental Nursing, NEBDN Fairfax, 2016\nFirst aid, 2020', 'Diploma in Dental Nursing | NEBDN Fairfax | 2016'],
  [
    'QUALIFIED IN\n- City & Guilds Level 3 Joinery, Walsall College, 2013\n- IRTEC Advanced, 2022',
    'City & Guilds Level 3 Joinery | Walsall College | 2013',
  ],
])('finds where a trade was learnt among courses: %s', (text, study) => {
  expect(listEducation(text)).toContain(study);
});

test.each([
  ['ALSO\nFault finding, three-phase, Amtech ProDesign, cable sizing. Welsh and English spoken.', ['cable sizing'], ['Welsh', 'English']],
  ['ALSO USEFUL\nPharmOutcomes, Titan PMR, travel vaccinations. I speak Arabic and French.', ['PharmOutcomes'], ['Arabic', 'French']],
  ['OTHER\nExcel, bookkeeping, minute taking. Urdu spoken.', ['minute taking'], ['Urdu']],
])('reads skills and languages in a paragraph of anything: %s', (text, skills, languages) => {
  const found = readProfile(text);
  expect(found.skills).toEqual(expect.arrayContaining(skills));
  expect(found.languages).toEqual(languages);
});

test.each([
  ['TECH STACK\nPython\nSQL\ndbt', ['Python', 'SQL', 'dbt']],
  ['IT AND LANGUAGES\nProclaim, LEAP; fluent Welsh', ['Proclaim', 'LEAP']],
  ['COMPUTING AND LANGUAGES\nSage, Excel, German', ['Sage', 'Excel']],
])('reads the skills below "%s"', (text, skills) => {
  expect(readProfile(text).skills).toEqual(skills);
});
