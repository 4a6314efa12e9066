import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';

const readProfile = (text: string) => buildProfileFromText(`Robin Ashgrove\nrobin.ashgrove@mail.example | 07700 900 100 | Leeds\n\n${text}`).profile;
const listJobs = (text: string) => readProfile(text).experience.map(({ title, company }) => `${title} | ${company}`);
const listEducation = (text: string) => readProfile(text).education.map(({ degree, school, year }) => [degree, school, year].join(' | '));

test.each([
  ['Oluwaseun (Seun) Bankole-Price', 'seun.bp@mailbox.example'],
  ['Margaret “Peggy” Lowther', 'peggy@mailbox.example'],
  ["William 'Bill' Ostrander", 'bill.o@mailbox.example'],
])('reads a name with what its owner is called: %s', (name, email) => {
  expect(buildProfileFromText(`${name}\n${email}\n\nEXPERIENCE\nBaker, Mill Lane Bakery\n2012 – 2020\n- Baked bread`).profile.name).toBe(name);
});

test.each([
  ['Interests: choir, allotment', 'interests'],
  ['Languages: English, Igbo', 'languages'],
  ['References: on request', 'references'],
])('takes "%s" below a degree for no degree', (line) => {
  expect(listEducation(`EDUCATION\nBSc Midwifery, University of Hull, 2016\n${line}`)).toEqual(['BSc Midwifery | University of Hull | 2016']);
});

test.each([
  ['NMC PIN 16B0456E, revalidated 2025', 'NMC PIN 16B0456E'],
  ['CPC Transport Manager (National), 2021', 'CPC Transport Manager (National)'],
  ['IPAF 3a/3b, exp. May 2027', 'IPAF 3a/3b'],
  ['Full UK driving licence', 'Full UK driving licence'],
  ['Driving Licence: B, C, C+E', 'Driving Licence: B, C, C+E'],
])('reads "%s" among qualifications as a licence', (line, licence) => {
  const { licences, education } = readProfile(`QUALIFICATIONS\nBA History, University of Hull, 2010\n${line}`);
  expect(licences).toContain(licence);
  expect(education).toHaveLength(1);
});

test.each([
  ['EDUCATION\nLevel 2 Customer Service (Luton Sixth Form College, 2012)', 'Level 2 Customer Service | Luton Sixth Form College | 2012'],
  ['EDUCATION\n2014 MSc Earth Surface and Water, Utrecht University, cum laude', 'MSc Earth Surface and Water | Utrecht University | 2014'],
  ['TICKETS\nJIB Gold Card\nNVQ Level 3 Electrotechnical, Gateshead College, 2011', 'NVQ Level 3 Electrotechnical | Gateshead College | 2011'],
])('reads what was learnt at which school: %s', (text, education) => {
  expect(listEducation(text)).toEqual([education]);
});

test.each([
  ['Sous Chef at The Gilded Gull, Brighton (2 rosettes), June 2021 till now.\nRan the pass for 90 covers', ['Sous Chef | The Gilded Gull']],
  ['Barista, Caffè Lento, Manchester, part-time    Sep 2023 – present\nMade 300 coffees a day', ['Barista | Caffè Lento']],
  ['Fellow, Ghent University (supervisor: Prof. H. De Smet)\n2019 – 2021\nDrilled cores', ['Fellow | Ghent University']],
  [
    'The Royal Welsh, British Army, 2008 – 2020\nSergeant (2016 – 2020)\nPlanned convoys of 60 vehicles\nCorporal (2012 – 2016)\nLed eight soldiers',
    ['Sergeant | British Army', 'Corporal | British Army'],
  ],
  [
    'Hotel Chiltern (Dunstable)                                 Oct 2015 – March 2019\nNight Auditor\nChecked guests in and out.',
    ['Night Auditor | Hotel Chiltern'],
  ],
  [
    'Commis Chef at Hotel Metropole, Brighton, 2015 - 2018\nrotated through all sections\nKitchen porter, various, 2013 - 2015',
    ['Commis Chef | Hotel Metropole', 'Kitchen porter | '],
  ],
])('reads a job as it is often written: %s', (text, jobs) => {
  expect(listJobs(`EXPERIENCE\n${text}`)).toEqual(jobs);
});

test('reads the programs below "I.T." as skills', () => {
  expect(readProfile('EDUCATION\nBA History, University of Hull, 2010\n\nI.T.\nWord, Opera PMS').skills).toEqual(['Word', 'Opera PMS']);
});

test.each([
  ['BOARD\nTreasurer, Leith Community Garden, 2020 – present'],
  ['VOLUNTEERING\nMaths tutor, Moss Side Learning Centre, weekly, 2022 – 2024'],
  ['OTHER\nUnder-10s football coach, Saltwell Juniors, since 2018'],
])('reads an unpaid post as an activity: %s', (text) => {
  expect(readProfile(text).achievements).toEqual([text.split('\n')[1]]);
});

test.each([
  [
    'Designer, Studio Vantage, Bath\n2018 – 2021\nMade 14 identities\nFreelance illustrator\n2016 – 2018\nDrew three covers',
    ['Designer | Studio Vantage', 'Freelance illustrator | '],
  ],
  ['Domiciliary Carer, Helping Hands at Home\nJan 2019 – Oct 2021\nMade up to 11 visits a day', ['Domiciliary Carer | Helping Hands at Home']],
])('gives nobody an employer that the CV does not name: %s', (text, jobs) => {
  expect(listJobs(`EXPERIENCE\n${text}`)).toEqual(jobs);
});

test('reads a check and a language among qualifications, and two lists on one line', () => {
  const { licences, languages } = readProfile(
    'QUALIFICATIONS\nBA History, University of Hull, 2010\nEnhanced DBS (update service)\nWelsh: first language\n\nOTHER INFORMATION\nFull driving licence. Languages: Twi, English.',
  );
  expect(licences).toEqual(expect.arrayContaining(['Enhanced DBS (update service)', 'Full driving licence']));
  expect(languages).toEqual(expect.arrayContaining(['Welsh: first language', 'Twi', 'English']));
});

test.each([
  ['2018 – 2020 Social Worker, Looked After Children Team, Walsall Borough Council\nWrote the guide', ['Social Worker | Walsall Borough Council']],
])('names the employer of a team or unit: %s', (text, jobs) => {
  expect(listJobs(`EXPERIENCE\n${text}`)).toEqual(jobs);
});

test('reads an employer over its roles in a pasted CV without headings', () => {
  const { profile } = buildProfileFromText(
    'Harriet Cole\n5 Quay Street, Whitby · harriet@shop.example · 07700 900284\n\nStore manager who turns shops round\n\nFieldfare Outdoor, Whitby\nStore Manager                                  2020 – present\nTook over the weakest of 31 branches\nDeputy Manager                                 2017 – 2020\nOpened the York branch\n\nLodge & Son, Scarborough\nSales Assistant                                2013 – 2017\n\nLEARNING\nA-levels, Whitby Sixth Form, 2013',
  );
  expect(profile.experience.map(({ title, company }) => `${title} | ${company}`)).toEqual([
    'Store Manager | Fieldfare Outdoor',
    'Deputy Manager | Fieldfare Outdoor',
    'Sales Assistant | Lodge & Son',
  ]);
  expect(profile.education).toEqual([{ degree: 'A-levels', school: 'Whitby Sixth Form', year: '2013' }]);
});

test('reads papers that one line lists as several, and a course that is being taken as none', () => {
  const { licences } = readProfile(
    'QUALIFICATIONS\nCompTIA A+ and Network+, ITIL 4 Foundation (2022), Microsoft MD-102\nBTEC Level 3 IT, Reading College (DMM), 2016\n\nREGISTRATION\nPr Tech Eng (ECSA 201570233), working towards IEng',
  );
  expect(licences).toEqual(['Pr Tech Eng (ECSA 201570233)', 'CompTIA A+ and Network+', 'ITIL 4 Foundation', 'Microsoft MD-102']);
});
