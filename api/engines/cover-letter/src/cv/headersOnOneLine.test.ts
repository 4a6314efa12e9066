import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';

const readProfile = (text: string) => buildProfileFromText(`Robin Ashgrove\nrobin.ashgrove@mail.example | 07700 900 100\nLeeds\n\n${text}`).profile;
const listJobs = (text: string) =>
  readProfile(text).experience.map(({ title, company, start, end }) => [title, company, start, end].filter((part) => part !== undefined).join(' | '));

test.each([
  [
    'Welder | Tyne Yards | Apr 2021 – present\n- Welded 40 hulls\nBlyth Fabrication\nPlater | Jul 2016 – Jan 2018\n- Cut 900 plates\nApprentice Plater | Aug 2012 – Jul 2016\n- Learnt to weld',
    ['Tyne Yards', 'Blyth Fabrication', 'Blyth Fabrication'],
  ],
  [
    'Chef at The Mermaid Inn, 2020 – 2024\n- Cooked for 90 guests\nGrand Pavilion Hotels\nCommis Chef, 2016 – 2018\n- Made the sauces',
    ['The Mermaid Inn', 'Grand Pavilion Hotels'],
  ],
  [
    'Nurse, Kirk Hospital, May 2019 – June 2023\nRan a ward of 20 beds.\nOakfield Care Homes\nCarer, May 2015 – June 2018\nHelped 12 people at home.',
    ['Kirk Hospital', 'Oakfield Care Homes'],
  ],
])('gives a job the employer on the line above it, and not that of the job before: %s', (text, companies) => {
  expect(readProfile(`EMPLOYMENT\n${text}`).experience.map(({ company }) => company)).toEqual(companies);
});

test.each([
  ['Aire Turbines: Engineering Intern  Jun 2025 – Sep 2025', 'Engineering Intern | Aire Turbines'],
  ['Beckside Books: Weekend Sales Assistant, Sep 2022 – May 2026', 'Weekend Sales Assistant | Beckside Books'],
  ['Night Porter: The Crescent, 2019 – 2021', 'Night Porter | The Crescent'],
])('parts an employer from a title at a colon: %s', (header, job) => {
  const [found] = readProfile(`EXPERIENCE\n${header}\n- Served customers`).experience;
  expect(`${found?.title} | ${found?.company}`).toBe(job);
});

test.each([
  ["Little Acorns Day Nursery – Room Leader\nMar '21 – now\n- Led 14 children", 'Room Leader | Little Acorns Day Nursery | Mar 2021 | now'],
  ['Fitter, Penn Road Garage, Sept ’09 – Feb ’13\n- Fitted tyres', 'Fitter | Penn Road Garage | Sept 2009 | Feb 2013'],
  ["Clerk, Hull City Council, Nov '98 – Jan '01\n- Filed papers", 'Clerk | Hull City Council | Nov 1998 | Jan 2001'],
])('completes a year of two digits: %s', (text, job) => {
  expect(listJobs(`WORK\n${text}`)).toEqual([job]);
});

test.each([
  [
    '2014 – 2019  Stockman, Balmashanner Farm. 300 cattle; calving losses halved to 2%.',
    'Stockman | Balmashanner Farm',
    '300 cattle; calving losses halved to 2%.',
  ],
  ['2011 – 2014 Tram Driver, Metro Transport. Ploughing through rush hours on two lines.', 'Tram Driver | Metro Transport', 'Ploughing'],
  ['2016 – 2020 Baker, Nene Foods. Twelve ovens and 900 loaves a night.', 'Baker | Nene Foods', 'Twelve ovens'],
])('ends the name of an employer where a statement begins: %s', (text, job, bullet) => {
  const [found] = readProfile(`WORK\n${text}`).experience;
  expect(`${found?.title} | ${found?.company}`).toBe(job);
  expect(found?.bullets[0]).toContain(bullet);
});

test.each([
  [
    '- Paper round, Luton News Shop, 2022 – 2024: 60 houses before school\n- Helper, Repair Café Luton, since January 2024: fixed 45 lamps',
    ['Paper round | Luton News Shop', 'Helper | Repair Café Luton'],
  ],
  [
    '- Waiter, Blue Anchor Inn, 2019 – 2020: served 60 covers\n- Cook, Hill Diner, 2020 – 2022: made soups',
    ['Waiter | Blue Anchor Inn', 'Cook | Hill Diner'],
  ],
  [
    '* Work experience, Stopsley Motors, two weeks in June 2024: changed tyres\n* Steward, Luton Carnival Trust, May 2023: guided visitors',
    ['Work experience | Stopsley Motors', 'Steward | Luton Carnival Trust'],
  ],
])('reads bullets that are whole jobs: %s', (text, jobs) => {
  expect(readProfile(`WORK\n${text}`).experience.map(({ title, company }) => `${title} | ${company}`)).toEqual(jobs);
});

test.each(['Taxi Driver (self-employed)  2012 – 2018', 'Translator (freelance), 2012 – 2018', 'Gardener, self-employed, 2012 – 2018'])(
  'gives nobody who works for themselves the employer of another job: %s',
  (header) => {
    const { experience } = readProfile(`WORK\nBus Driver  06/2018 – 09/2025\nSevern City Buses\n- Drove 90 people\n${header}\n- Kept the books`);
    expect(experience.some(({ title, company }) => !title.startsWith('Bus') && company === 'Severn City Buses')).toBe(false);
  },
);

test.each([
  ['Analyst, Ferris Bank\nMilton Keynes, Jan 2015 – Dec 2019\n- Wrote 40 reports', 'Analyst | Ferris Bank'],
  ['Head Waiter, Blue Anchor Inn\nWhitby, 2018 to 2022\n- Served 90 guests', 'Head Waiter | Blue Anchor Inn'],
  ['Florist, Rowan Flowers Ltd\nHarrogate, March 2022 to now\n- Cut waste by half', 'Florist | Rowan Flowers Ltd'],
])('takes the town beside a time for no employer: %s', (text, job) => {
  const [found] = readProfile(`EMPLOYMENT\n${text}`).experience;
  expect(`${found?.title} | ${found?.company}`).toBe(job);
});
