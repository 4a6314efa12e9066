import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';

const readProfile = (text: string) => buildProfileFromText(`Ada Moss\nada@moss.example | Leeds\n\n${text}`).profile;

test.each([
  [
    'Translator, Coast Press, Leeds\n\nTranslated 11 novels.\n\n2016 to present\n\nTeacher, Hill School, York\n\nTaught 90 pupils.\n\nMarch 2012 to December 2015',
    ['2016', 'March 2012'],
  ],
  ['Cook, Blue Grill Ltd\n\nCooked 200 meals a day.\n\n2019 – 2022\n\nPorter, Park Hotel\n\nCarried 90 bags a day.\n\n2015 – 2018', ['2019', '2015']],
  [
    'Nurse, Quay Hospital\n\nNursed 12 patients.\n\n05/2018 – now\n\nCarer, Oak Care Home\n\nBathed 8 residents.\n\n02/2014 – 04/2018',
    ['05/2018', '02/2014'],
  ],
])('gives each job the time that is written below what was done: %#', (text, starts) => {
  expect(readProfile(`Work\n\n${text}\n`).experience.map(({ start }) => start)).toEqual(starts);
});

test.each([
  ['2018–2022 Researcher, Ghent University. Taught Latin to 120 students', 'Ghent University', 'Taught Latin'],
  ['2015 – 2019 Baker, Mill Bakery Ltd. Baked 400 loaves a day', 'Mill Bakery Ltd', 'Baked 400'],
  ['05/2020 – 06/2023 Driver, Heartland Buses. Drove two night routes', 'Heartland Buses', 'Drove two'],
])('ends the employer where a sentence begins behind it: %s', (line, company, expected) => {
  const [job] = readProfile(`Experience\n\n${line}\n`).experience;
  expect(job?.company).toBe(company);
  expect(job?.bullets[0]).toMatch(expected);
});

const JOBS = 'Experience\n\nGuard, Straits Shield Security Ltd, 2021 – now\n\nClerk, Merlion Paper Company, 2016 – 2020\n\n';

test.each([
  ['Job scope\n\nStraits Shield\n1) Supervise 8 officers at a tower\n2) Planned the fire drill\n', 0, 'Supervise 8 officers at a tower'],
  ['What I bring\n\nAt Merlion Paper Company I sorted 900 letters a day.\n', 1, 'sorted 900 letters a day.'],
  ['My strong sides\n\nPeople. As guard at Straits Shield Security Ltd, I have trained 20 officers.\n', 0, 'trained 20 officers.'],
])('gives an achievement of another section to the job whose employer it names: %#', (text, place, expected) => {
  const { experience } = readProfile(`${JOBS}${text}`);
  expect(experience[place]?.bullets).toContain(expected);
  expect(experience[1 - place]?.bullets).toEqual([]);
});

test.each([
  ['WHERE I’VE BEEN', 'experience', 'Cook'],
  ['Places I have worked', 'experience', 'Cook'],
  ['★ Where I have been', 'experience', 'Cook'],
])('finds jobs under %s', (heading, _, title) => {
  expect(
    readProfile(`${heading}\n\nCook, Blue Grill Ltd\n2019 – 2022\n- Cooked 200 meals a day\n\nI SPEAK\n\nEnglish, Igbo\n`).experience[0]?.title,
  ).toBe(title);
});
