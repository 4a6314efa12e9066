import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';

const readProfile = (text: string, header = 'Leeds') =>
  buildProfileFromText(`Robin Ashgrove\nrobin.ashgrove@mail.example | 07700 900 100\n${header}\n\n${text}`).profile;
const listJobs = (text: string) => readProfile(text).experience.map(({ title, company }) => `${title} | ${company}`);
const listEducation = (text: string) => readProfile(text).education.map(({ degree, school, year }) => [degree, school, year].join(' | '));

test.each([
  ['Branch Secretary (elected, unpaid), Harbour Credit Union, 2009 – 2016', 'Branch Secretary (elected, unpaid) | Harbour Credit Union'],
  ['Teacher (maths, physics), Hill Academy, 2014 – 2018', 'Teacher (maths, physics) | Hill Academy'],
  ['Developer – Orbis Ltd. (client: Norbank, Sweden) – 2017 to 2021', 'Developer | Orbis Ltd.'],
])('keeps a bracket with a comma in one piece: %s', (header, job) => {
  expect(listJobs(`EXPERIENCE\n${header}\n- Wrote 40 reports a year`)).toEqual([job]);
});

test.each([
  ['Sound No. 2, Pitlochry Players, Mar 2020 – Jul 2022 (furloughed Apr 2020 – Feb 2021)', 'Pitlochry Players'],
  ['Receptionist, Lakeview Hotel, 2015 – 2016 (seasonal)', 'Lakeview Hotel'],
  ['Analyst, Ferris Bank, 2018 – 2020 (until the closure in 2020)', 'Ferris Bank'],
])('takes no employer from a remark behind a time: %s', (header, company) => {
  expect(readProfile(`EXPERIENCE\n${header}\n- Kept the books`).experience.map((job) => job.company)).toEqual([company]);
});

test.each([
  ['Zenith Bank Plc, Ikeja Branch: Relationship Manager, 2018 – 2022', 'Relationship Manager | Zenith Bank Plc'],
  ['Unity Microfinance Bank: Credit Officer  2014 – 2018', 'Credit Officer | Unity Microfinance Bank'],
  ['NYSC, Kebbi State: Mathematics Teacher, 2012 – 2013', 'Mathematics Teacher | NYSC'],
])('reads an employer before a colon and a title: %s', (header, job) => {
  expect(listJobs(`WORK HISTORY\n${header}\n- Served 300 customers`)).toEqual([job]);
});

test.each([
  ['Baker, HMP Dovegate, 2021 – 2022', 'Bread for 1,100 men each day'],
  ['Driver, Castle Cars, 2012 – 2015', 'About 40 runs to the airport weekly'],
  ['Gardener, Belmont, 2019 – 2023', 'Lawns and borders of 12 private plots'],
])('takes how much somebody did for no employer: %s', (header, duty) => {
  const [job] = readProfile(`WORK\nClerk, Hull City Council, 2024 – present\nKept files\n${header}\n${duty}`).experience.slice(1);
  expect([job?.company, job?.bullets]).toEqual([header.split(', ')[1], [duty]]);
});

test.each([
  ['WORK IN EDUCATION', 'Facilitator, Coast Youth Theatre, 2018 – present\nRan groups for 75 people'],
  ['WORK AND VOLUNTEERING', 'Facilitator, Coast Youth Theatre, 2018 – present: ran groups for 75 people'],
  ['EMPLOYMENT IN HEALTH', 'Facilitator, Coast Youth Theatre, 2018 – present\n- Ran groups for 75 people'],
])('reads the jobs below "%s"', (heading, text) => {
  expect(listJobs(`${heading}\n${text}\n\nSKILLS\nDriving, first aid`)).toEqual(['Facilitator | Coast Youth Theatre']);
});

test.each([
  [
    'EDUCATIONAL ATTAINMENT\nTertiary: Bachelor of Science in Nursing\nLady of Fatima College, 2010 – 2014',
    'Bachelor of Science in Nursing | Lady of Fatima College | 2014',
  ],
  ['INSTITUTIONS ATTENDED WITH DATES\nUniversity of Jos — B.Sc. Economics — 2008–2012', 'B.Sc. Economics | University of Jos | 2012'],
  ['Education\nMSc in Biology, KU Leuven, Leuven, 2014', 'MSc in Biology | KU Leuven, Leuven | 2014'],
  [
    'Education\nB.E. Computer Science\nRV College of Engineering\n2013 – 2017 | CGPA 8.7/10',
    'B.E. Computer Science | RV College of Engineering | 2017',
  ],
])('reads studies as other countries write them: %s', (text, education) => {
  expect(listEducation(text)).toEqual([education]);
});

test.each([
  ['Associate, Chartered Institute of Bankers of Nigeria, 2017', 'Associate, Chartered Institute of Bankers of Nigeria'],
  ['Fellow, Royal Society of Arts, 2020', 'Fellow, Royal Society of Arts'],
  ['Return to Practice course, 2025', 'Return to Practice course'],
])('reads "%s" as a paper, and as no study at a school', (line, credential) => {
  const { licences, education } = readProfile(`QUALIFICATIONS\nBA History, University of Hull, 2010\n${line}`);
  expect(licences).toContain(credential);
  expect(education.map(({ degree }) => degree)).toEqual(['BA History']);
});

test.each(['Parent and household manager', 'Mother', 'Stay-at-home father'])('reads no position in years as "%s"', (line) => {
  expect(listJobs(`CAREER\n${line}\n2013 – 2025\nSurveyor, Dale and Partners Ltd\n2008 – 2013\n- Valued 600 homes`)).toEqual([
    'Surveyor | Dale and Partners Ltd',
  ]);
});

test.each([
  ['Babysitting for three families, since 2019', 'Volunteer, Paddock Horse Rescue, since September 2024'],
  ['Lawns for 12 neighbours, since 2020', 'Cashier, Hill Farm Shop, since May 2023'],
  ['Repairs to bicycles, 2018 – 2024', 'Courier, Pedal Ltd, 2020 – 2022'],
])('gives no job to the work above it: %s', (above, line) => {
  expect(listJobs(`WORK\n${above}\n${line}`).at(-1)).toContain(line.split(', ')[1]);
});

test.each([
  ['Stoke-on-Trent', 'Stoke-on-Trent'],
  ['17, Norwich', 'Norwich'],
  ['Stratford-upon-Avon', 'Stratford-upon-Avon'],
])('reads where somebody lives in "%s"', (line, place) => {
  expect(readProfile('EXPERIENCE\nBaker, Mill Lane Bakery, 2012 – 2020', line).location).toBe(place);
});

test.each([
  ['Position: Agent\nCompany: Bluewave Ltd\nPeriod: July 2021 – Current\nReason for leaving: growth\n- Took 90 calls a day'],
  ['Job title: Agent\nEmployer: Bluewave Ltd\nDates: 2019 – 2021\nSalary: 20,000\n- Took 90 calls a day'],
  ['Role: Agent\nOrganisation: Bluewave Ltd\nDates: 2019 – 2021\nLine manager: P. Naidoo\n- Took 90 calls a day'],
])('states no reason for leaving and no pay as an achievement', (text) => {
  expect(readProfile(`EMPLOYMENT HISTORY\n${text}`).experience.map(({ bullets }) => bullets)).toEqual([['Took 90 calls a day']]);
});

test.each([
  'Sept 2022 → Apprentice Toolmaker, Derwent Mouldings Ltd',
  'Apprentice Toolmaker, Derwent Mouldings Ltd, 2022 →',
  'Apprentice Toolmaker, Derwent Mouldings Ltd (May 2022 →)',
])('reads an arrow behind a time as a job of today: %s', (header) => {
  expect(readProfile(`WORK\n${header}\n- Machined 26 inserts`).experience.map(({ end, company }) => [company, end])).toEqual([
    ['Derwent Mouldings Ltd', 'present'],
  ]);
});
