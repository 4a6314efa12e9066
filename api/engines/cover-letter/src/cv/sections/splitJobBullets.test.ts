import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const listJobs = (text: string) =>
  buildProfileFromText(`Robin Ashgrove\nrobin@mail.example | 07700 900 100\nLeeds\n\n${text}\n\nSKILLS\nExcel, typing`).profile.experience.map(
    ({ title, company, bullets }) => [title, company, ...bullets].join(' | '),
  );

test.each([
  [
    'WORK\n- 2023 – now: Cleaning Supervisor, Aire Facilities, Leeds. I check the work of 11 cleaners.\n- 2022 – 2023: Room Attendant, Hotel Parkside, Leeds. 14 rooms in a shift.',
    ['Cleaning Supervisor | Aire Facilities | I check the work of 11 cleaners.', 'Room Attendant | Hotel Parkside | 14 rooms in a shift.'],
  ],
  [
    'MY WORK IN KENYA\n- 2012 – 2022: Teacher, Kisumu Primary School. Class of 28 children.',
    ['Teacher | Kisumu Primary School | Class of 28 children.'],
  ],
  ['EMPLOYMENT\n* 2015 – 2019 – Driver, Metro Couriers', ['Driver | Metro Couriers']],
])('reads bullets that begin with the time of a job: %s', (text, jobs) => {
  expect(listJobs(text)).toEqual(jobs);
});

test.each([
  [
    'TEACHING\nCello tutor, Birmingham Music Service, 2019 to now. 34 pupils; 29 of 30 passed their exams.\n\nPLAYING\nCellist, Severn Sinfonia, 2016 to now',
    'Birmingham Music Service',
  ],
  [
    'EMPLOYMENT\nClerk, Hull City Council, 2019 – present\n\nCOACHING\nSwimming coach, Hull Dolphins Club, 2015 – 2020\nTaught 40 children',
    'Hull Dolphins Club',
  ],
  [
    'EMPLOYMENT\nClerk, Hull City Council, 2019 – present\n\nTEACHING\nArt teacher, Beverley Evening School, 2012 – 2016\nTaught 12 adults',
    'Beverley Evening School',
  ],
])('takes what was taught somewhere for a job: %s', (text, employer) => {
  expect(listJobs(text).join('; ')).toContain(employer);
});

test('joins no bullet with the bold head or the time of what follows', () => {
  const { experience } = buildProfileFromText(
    'Robin Ashgrove\nrobin@mail.example | Leeds\n\nTEACHING\n2019 to date: Laisterdyke Academy, Bradford\nTeacher of Physics\n- Built a telescope with 20 pupils\n2016 to 2019: Airedale High School\nTeacher of Science\n- Form tutor of 28 pupils\n\nSKILLS\nExcel, typing',
  ).profile;
  expect(experience.map(({ company, bullets }) => [company, ...bullets])).toEqual([
    ['Laisterdyke Academy', 'Built a telescope with 20 pupils'],
    ['Airedale High School', 'Form tutor of 28 pupils'],
  ]);
});

test.each([
  ['SELECTED ENGAGEMENTS\n- Severn Ceramics (2024): kiln study, gas use down 22%\n\n', 'kiln study, gas use down 22%'],
  ['WHAT I OFFER\n- Numbers: built a sheet that found £18,000\n\n', 'built a sheet that found £18,000'],
  ['IN SHORT\n- Calm with people: 1,100 questions a week\n\n', '1,100 questions a week'],
])('keeps the figures that stand apart from jobs without any detail: %s', (text, figure) => {
  const { achievements } = buildProfileFromText(
    `Robin Ashgrove\nrobin@mail.example | Leeds\n\n${text}EMPLOYMENT\nDirector, Whitcombe Carbon Ltd, 2018 – present\nAnalyst, Malvern Water Trust, 2010 – 2013\n\nEDUCATION\nBSc Botany, University of Hull, 2009`,
  ).profile;
  expect(achievements).toContain(figure);
});
