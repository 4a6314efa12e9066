import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';

const HEAD = 'Ines Okoro\nBoston, Lincolnshire | 07700 900222 | ines.okoro@post.example';
const readJobs = (lines: string) => buildProfileFromText(`${HEAD}\n\nEmployment\n${lines}`).profile.experience;

test.each([
  ['2019 – present Kitchen Team Leader, Foodwell UK, Spalding', 'Foodwell UK'],
  ['2018 – present Dispatch Clerk, Norvik EU, Immingham', 'Norvik EU'],
  ['2016 – present Site Engineer, Brackstone USA, Harlow', 'Brackstone USA'],
])('takes the town behind an employer for no employer: %s', (line, employer) => {
  const [first] = readJobs(`${line}\n• Cut waste from 8% to 5%\n2011 – 2015 Line Cook, Larder & Co, Holbeach\n• Cooked 200 lunches a day`);
  expect(first?.company).toBe(employer);
});

test.each([
  ['Harvest Hand — Borrow Farm, Grange-over-Sands, Cumbria (two months)    Summer 2007', 'Picked 90 crates a day'],
  ['Ski Instructor — Neige Blanche, Megève, Savoie (winter season)    Winter 2015', 'Taught 40 beginners'],
  ['Deckhand — Solway Belle, Kirkcudbright, Galloway (summer season)    Summer 2012', 'Steered 3 tours a day'],
])('gives what was done in a season to no neighbour: %s', (line, bullet) => {
  const jobs = readJobs(
    `Assistant Chef — Lakeland Hotel, Ambleside    Jun 2008 – Feb 2012\n• Built the menu\n${line}\n• ${bullet}\nPorter — Dale Hotel, Kendal    2004 – 2006\n• Carried bags`,
  );
  expect(jobs.find(({ bullets }) => bullets.includes(bullet))?.company).toBe(/— ([^,]+)/.exec(line)?.[1] ?? '');
  expect(jobs[1]?.end).toBe(jobs[1]?.start);
});

test.each([
  'Returner programme in law (online, January – April 2025): contract drafting, Word',
  'Retraining course in data analysis (online, March – June 2024): SQL, Tableau',
  'Refresher training in nursing (Leeds, May – July 2023): medicines, wound care',
])('takes a course with its dates for no job: %s', (line) => {
  const jobs = readJobs(`${line}\nFinancial Controller, Fellside Dairies Ltd, Kendal    Mar 2012 – Dec 2019\n• Closed the year in six weeks`);
  expect(jobs.map(({ company }) => company)).toEqual(['Fellside Dairies Ltd']);
});

test.each(['FCCA', 'MRICS', 'MCIPD, CMgr'])('takes the letters behind a name for no town: %s', (letters) => {
  const { location } = buildProfileFromText(`Rosa Quill, ${letters}\nKendal, Cumbria | 07700 900333 | rosa.quill@post.example`).profile;
  expect(location).toBe('Kendal, Cumbria');
});

test.each(['Food manufacturer with 640 employees', 'Housing charity for six towns', 'Builders of timber houses'])(
  'takes a line about an employer above its roles for no job: %s',
  (line) => {
    const jobs = readJobs(
      `Fellside Dairies Ltd, Kendal    June 2014 – Present\n${line}\nPayroll Team Leader    April 2021 – Present\n• Supervise three officers\nPayroll Clerk    June 2014 – March 2021\n• Checked timesheets`,
    );
    expect(jobs.map(({ title, company }) => `${title} | ${company}`)).toEqual([
      'Payroll Team Leader | Fellside Dairies Ltd',
      'Payroll Clerk | Fellside Dairies Ltd',
    ]);
  },
);

test.each([
  ['A-levels: Maths (A), Art (B), St Bede’s Sixth    2020 – 2022\nForm, Hexham', 'St Bede’s Sixth Form'],
  ['9 GCSEs including English and Maths, Dene Valley    2016\nSchool', 'Dene Valley School'],
  ['10 GCSEs at grades 9–6, Ashgrove Community    2018\nCollege, Selby', 'Ashgrove Community College'],
])('joins the name of a school that a year at the right divides: %s', (lines, school) => {
  const { education } = buildProfileFromText(`${HEAD}\n\nEducation\nBSc Biology, University of Hull    2022 – 2025\n${lines}`).profile;
  expect(education.map((entry) => entry.school)).toContain(school);
});

test.each(['Gold Duke of Edinburgh’s Award', 'Queen’s Guide Award', 'Silver CREST Award'])('reads the award of a young person: %s', (award) => {
  const { licences } = buildProfileFromText(
    `${HEAD}\n\nEducation\nBSc Biology, University of Hull, 2025\n\nVolunteering\nHelper, Dale Food Bank, 2023 – 2024\n${award}    2023`,
  ).profile;
  expect(licences).toContain(award);
});

test.each([
  ['First year average: 72% (first class)', 'my first-year average was 72% (first class)'],
  ['Dissertation mark: 78%', 'my dissertation mark was 78%'],
  ['Overall average so far: 68%', 'my overall average so far is 68%'],
])('reads what was reached in a study: %s', (line) => {
  const { achievements } = buildProfileFromText(
    `${HEAD}\n\nEducation\nMEng Civil Engineering, University of Hull    2024 – 2028\n• ${line}. Modules: Structures 1 (81%), Surveying`,
  ).profile;
  expect(achievements).toEqual([line]);
});
