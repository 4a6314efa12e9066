import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';

const HEADER = 'Robin Ashgrove\nrobin.ashgrove@mail.example | 07700 900 100 | Leeds\n\n';
const readProfile = (text: string) => buildProfileFromText(HEADER + text).profile;
const listJobs = (text: string) => readProfile(text).experience.map(({ title, company }) => `${title} | ${company}`);
const listEducation = (text: string) => readProfile(text).education.map(({ degree, school, year }) => [degree, school, year].join(' | '));

test.each(['At home with my children (2017–21)', 'Home with two toddlers, 2016 – 2019', 'At home with our newborn son, Jan 2020 – March 2021'])(
  'takes "%s" for no job',
  (line) => {
    expect(listJobs(`EXPERIENCE\n${line}\nStylist, Marino Hair Studio (2008–12)\n- Cut hair`)).toEqual(['Stylist | Marino Hair Studio']);
  },
);

test.each([
  ['United States Coast Guard', 'Machinery Technician (MK2), Cutter Cypress', 'Machinery Technician (MK2)'],
  ['Royal Marines', 'Signaller, 45 Commando', 'Signaller'],
  ['Polish Border Force', 'Inspector, Terespol', 'Inspector'],
])('reads the roles in the %s under its name', (service, role, title) => {
  expect(listJobs(`EXPERIENCE\n${service}    Sep 2012 – Aug 2024\n${role}    Mar 2015 – May 2019\n- Overhauled two diesels`)).toEqual([
    `${title} | ${service}`,
  ]);
});

test.each([
  [
    'ARTICLESHIP\nOrganisation : S. Vaidya & Co, Chennai\nDesignation : Article Assistant\nDuration : Jul 2016 – Jul 2019',
    'Article Assistant | S. Vaidya & Co',
  ],
  ['HOUSE JOB\nEmployer: Fern General Hospital\nPosition: House Officer\nDates: 2015 to 2016', 'House Officer | Fern General Hospital'],
  ['SANDWICH YEAR\nCompany: Delta Ports Ltd\nRole: Crane Operator\nPeriod: 03/2011 – 05/2014', 'Crane Operator | Delta Ports Ltd'],
])('reads a form of a job under a heading that nobody knows', (text, job) => {
  expect(
    listJobs(
      `WORK EXPERIENCE\nClerk, Fern & Sons Ltd, 2020 – 2023\n- Filed returns\n\n${text}\n\nEDUCATION\nBCom, University of Hull, 2015\n\nSKILLS\nExcel, Tally`,
    ),
  ).toContain(job);
});

test.each([
  [
    'Kenya Certificate of Secondary Education, mean grade B+\nMoi Girls Naivasha\n2010 to 2013',
    'Kenya Certificate of Secondary Education | Moi Girls Naivasha | 2013',
  ],
  ['Senior School Certificate\nBaptist Boys, Abeokuta\n2004', 'Senior School Certificate | Baptist Boys | 2004'],
  ['High School Diploma, GPA 3.6\nNorthside, Macon\n2011 – 2015', 'High School Diploma | Northside | 2015'],
])('reads a certificate of a school with the name below it', (text, education) => {
  expect(listEducation(`EDUCATION\n${text}`)).toEqual([education]);
});

test.each([
  [
    'A.A.S., Industrial Maintenance Technology, Coastal Community College, 2023',
    'A.A.S., Industrial Maintenance Technology | Coastal Community College | 2023',
  ],
  ['VCE, Footscray High School, 2023', 'VCE | Footscray High School | 2023'],
  ['HSC, Sri Sarada Vidyalaya, 2013', 'HSC | Sri Sarada Vidyalaya | 2013'],
])('knows the award in "%s"', (line, education) => {
  expect(listEducation(`EDUCATION\n${line}`)).toEqual([education]);
});

test.each([
  [
    'Certificate III in Electrotechnology, Victoria Polytechnic, 2024 – 2027 (stage 3 of 4\ndone)',
    'Certificate III in Electrotechnology | Victoria Polytechnic | 2027',
  ],
  ['Diploma of Nursing, Hawker College, 2021 – 2022 (with\nmerit)', 'Diploma of Nursing | Hawker College | 2022'],
  ['BSc Physics, University of Hull, 2012 – 2015 (part-time, evening\ncourse)', 'BSc Physics | University of Hull | 2015'],
])('takes the rest of a remark in brackets for no school of its own', (text, education) => {
  expect(listEducation(`EDUCATION\n${text}`)).toEqual([education]);
});

test.each(['Member, Agricultural Society of Kenya', 'Fellow, Royal Meteorological Society', 'Student member, Institute of Brewing'])(
  'reads "%s" as one paper',
  (line) => {
    expect(readProfile(`MEMBERSHIPS\n${line}`).licences).toEqual([line]);
  },
);

test.each([
  ['Driving licence: B, D, tram driver licence (2017)', ['Driving licence: B, D', 'tram driver licence']],
  ['Full driving licence, taxi driver licence', ['Full driving licence', 'taxi driver licence']],
  ['Driving licence B', ['Driving licence B']],
])('reads "%s" among skills as licences', (line, licences) => {
  const { licences: found, skills } = readProfile(`SKILLS\nDefensive driving, ticket sales\n${line}`);
  expect(found).toEqual(licences);
  expect(skills).toEqual(['Defensive driving', 'ticket sales']);
});

test.each([
  ['Hamilton, Waikato, New Zealand', 'Waikato Vets', ['Head Nurse | Waikato Vets', 'Nurse | Waikato Vets']],
  ['Poznan, Greater Poland, Poland', 'Logistyka Warta Ltd', ['Head Nurse | Logistyka Warta Ltd', 'Nurse | Logistyka Warta Ltd']],
  ['Mombasa, Coast Province, Kenya', 'Coast Clinics', ['Head Nurse | Coast Clinics', 'Nurse | Coast Clinics']],
])('takes %s below two roles for their town', (town, employer, jobs) => {
  const text = `EXPERIENCE\n${employer}\nHead Nurse\nMarch 2023 - Present (3 years)\n${town}\n\nLead seven nurses.\n\nNurse\nAugust 2020 - March 2023\n${town}\n\nStarted the Friday class.`;
  expect(listJobs(text)).toEqual(jobs);
});

test.each([
  ['Languages known : Tamil, Hindi Hobbies : chess', ['Tamil', 'Hindi']],
  ['Languages : Yoruba, English Religion : Christian', ['Yoruba', 'English']],
  ['Languages spoken : Urdu, Punjabi Marital Status : Single', ['Urdu', 'Punjabi']],
])('reads two labels on one line: %s', (line, languages) => {
  expect(readProfile(`SKILLS\nExcel, Tally\n\nPERSONAL DETAILS\n${line}`).languages).toEqual(languages);
});

test.each([
  ['PERFORMANCE AS SECOND OFFICER (HAMLIN)', 1],
  ['KEY ACHIEVEMENTS AT HAMLIN', 1],
  ['Highlights as Third Officer', 2],
])('gives the bullets under "%s" to the job it names', (heading, place) => {
  const jobs =
    'Master, Solent Ferries Ltd, 2024 – present\nSecond Officer, Hamlin Shipping Ltd, 2021 – 2024\nThird Officer, Nordkap Shipping Ltd, 2018 – 2021';
  const { experience } = readProfile(`EXPERIENCE\n${jobs}\n${heading}\n- Planned 61 voyages`);
  expect(experience.map(({ bullets }) => bullets.length)).toEqual([0, 1, 2].map((at) => Number(at === place)));
});
