import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';
import { addRightLimits } from './lines/addRightLimits.ts';
import type { CvLine } from './lines/cvLine.ts';
import { readTextLines } from './lines/readTextLines.ts';
import { keepCredentialNames } from './lists/credentialTable.ts';

const read = (...lines: string[]) => buildProfileFromText(lines.join('\n')).profile;
const CONTACT = ['Ana Brightwell', '07700 900 611 | ana@post.example'];

test.each([
  [
    ['Name and surname   Piotr Walczak', 'Adress   4 Mill Lane, Ludlow SY8', 'Phone   07700 900 312', 'e-mail   piotr@post.example'],
    'Piotr Walczak',
    'Ludlow',
  ],
  [
    ['First name & surname   Inge Dahl', 'Where I live   9 Quay Street, Oban PA34', 'Mobile   07700 900 313', 'Mail   inge@post.example'],
    'Inge Dahl',
    'Oban',
  ],
  [['Rhys Pugh', 'Current address: 12 Heol Las, Neath SA11', 'Tel: 07700 900 314, E-mail: rhys@post.example'], 'Rhys Pugh', 'Neath'],
])('reads the name and the town next to labels of whatever wording', (lines, name, town) => {
  const profile = read(...lines, '', 'WORK', 'Cook, Blue Grill, 2019 – 2024', '• Cooked for 120 guests a night');
  expect(profile.name).toBe(name);
  expect(profile.location).toContain(town);
  expect(profile.location).not.toMatch(/address|adress|where/i);
});

test('takes the day from which somebody is free for no town', () => {
  const profile = read('Tom Reid', 'Free from 3 March 2026 | Ludlow, Shropshire (moving to Hereford) | 07700 900 315', 'tom@post.example');
  expect(profile.location).toBe('Ludlow, Shropshire');
});

test.each([
  ['IRISH ARMY, Corps of Engineers', 'Plant Operator (Corporal), Athlone', 'IRISH ARMY', 'Plant Operator (Corporal)'],
  ['Royal Navy, Fleet Air Arm', 'Petty Officer (Engineering), Yeovilton', 'Royal Navy', 'Petty Officer (Engineering)'],
])('names a service without the unit, and a rank without the camp: %s', (service, head, company, title) => {
  const [job] = read(
    ...CONTACT,
    'CAREER',
    `${service} Sept 2005 – Aug 2019`,
    `${head} Jan 2012 – Aug 2019`,
    '• Trained 12 recruits',
    '',
    'EDUCATION',
    'HNC in Engineering, Moray College, 2004',
  ).experience;
  expect(job).toMatchObject({ company, title });
});

test('lists the papers between the studies of one list', () => {
  const { education, licences } = read(
    ...CONTACT,
    'EDUCATION AND COURSES',
    '• HND Agriculture, Harper College, 2011',
    '• BASIS Crop Protection',
    '• Rail Incident Officer PTS, 2022',
    '• City & Guilds Level 3, Moray College, 2009',
  );
  expect(education.map(({ degree }) => degree)).toEqual(['HND Agriculture', 'City & Guilds Level 3']);
  expect(licences).toEqual(expect.arrayContaining(['BASIS Crop Protection', 'Rail Incident Officer PTS']));
});

test('gives the work for clients to the business that did it', () => {
  const { experience } = read(
    ...CONTACT,
    'WORK',
    'Freelance Illustrator',
    'Self-employed, Leeds — March 2017 to present',
    'Harebell (2021–23). Drew 40 plates for a field guide.',
    'Tanner & Moss (since 2019). A monthly poster.',
    '',
    'Studio Assistant, Blue Door Prints, Leeds',
    '2014 – 2017',
    '– Printed 300 sheets a week',
  );
  expect(experience.map(({ title, company }) => `${title} | ${company}`)).toEqual([
    'Freelance Illustrator | Self-employed',
    'Studio Assistant | Blue Door Prints',
  ]);
  expect(experience[0]?.bullets.join(' ')).toContain('40 plates');
});

test.each([
  ['• Fall assessments on admission: raised from 44% to 87%, Northmoor, 2023 (lead)', true],
  ['• Fall assessments on admission: raised from 44% to 87%, Northmoor, 2011 (lead)', false],
  ['• Fall assessments on admission: raised from 44% to 87%, Southmoor, 2023 (lead)', false],
])('gives a result to the employer and the year that it names: %s', (bullet, isAdded) => {
  const [job] = read(
    ...CONTACT,
    'EXPERIENCE',
    'Staff Nurse, Northmoor Hospital, Leeds',
    'May 2020 – present',
    '• Care for 28 patients',
    '',
    'EDUCATION',
    'BSc Nursing, University of Leeds, 2014',
    '',
    'SKILLS',
    'Cannulation, triage, phlebotomy',
    '',
    'AUDIT AND QUALITY IMPROVEMENT',
    bullet,
  ).experience;
  expect(job?.bullets.some((text) => text.includes('44% to 87%'))).toBe(isAdded);
  expect(job?.bullets.join(' ')).not.toContain('lead');
});

test('drops the numbers of numbered jobs', () => {
  const titles = read(
    ...CONTACT,
    'EXPERIENCE',
    '1. Ward Sister',
    'Northmoor Hospital, Leeds',
    'May 2020 – present',
    '2. Staff Nurse',
    'Aire Hospital, Leeds',
    'May 2015 – April 2020',
  ).experience;
  expect(titles.map(({ title }) => title)).toEqual(['Ward Sister', 'Staff Nurse']);
});

test('reads two spaces between the parts of a head as a gap', () => {
  const { experience } = read(
    ...CONTACT,
    'WORK',
    'Head of props  Gaiety Rooms  Feb 2018 - Jul 2022',
    'Built 40 sets',
    'Stage hand  Old Mill  2015 - 2018',
    'Painted flats',
  );
  expect(experience.map(({ title, company }) => `${title} | ${company}`)).toEqual(['Head of props | Gaiety Rooms', 'Stage hand | Old Mill']);
});

test('keeps the edition in the name of a standard', () => {
  expect(read(...CONTACT, 'CERTIFICATES', 'Lead Auditor ISO 14001:2015 and ISO 45001').licences).toEqual([
    'Lead Auditor ISO 14001:2015 and ISO 45001',
  ]);
});

test('finds a fellowship under whatever heading names it', () => {
  const { licences } = read(...CONTACT, 'TEACHING', '• Fellow of the Royal Society of Biology (FRSB), 2022', '• Taught 90 students');
  expect(licences).toEqual(['Fellow of the Royal Society of Biology (FRSB)']);
});

test('keeps the names alone of a table with results', () => {
  const rows = readTextLines('Examination   Date   Result\nFirst Part   Feb 2023   Pass, first attempt\nSecond Part   Nov 2023   Valid 4 years').map(
    (line) => ({ ...line, isTableRow: true }),
  );
  expect(keepCredentialNames(rows).map(({ text }) => text)).toEqual(['First Part', 'Second Part']);
});

test('gives each line the right end that it could have reached', () => {
  const [first] = readTextLines('Diploma Technician of Hotel');
  const line: CvLine = { ...(first as CvLine), left: 60, right: 500, size: 10 };
  expect(addRightLimits([line], new Map([[1, 595]]))[0]?.rightLimit).toBe(535);
});

test('lists school exams without their school as no paper', () => {
  const { licences = [] } = read(
    ...CONTACT,
    'EDUCATION',
    'BSc (Hons) Surveying, Ulster University, 2013',
    'A-levels: Maths, Physics, Art; Newry Grammar School, 2009',
    '',
    'SKILLS',
    'AutoCAD, Excel, Keystone',
  );
  expect(licences).not.toContain('A-levels');
});
