import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';

const readProfile = (text: string) => buildProfileFromText(`Robin Ashgrove\nrobin.ashgrove@mail.example | 07700 900 100\nLeeds\n\n${text}`).profile;
const listJobs = (text: string) => readProfile(text).experience.map(({ title, company }) => `${title} | ${company}`);

test.each([
  [
    'Volunteering',
    'Food Bank Volunteer, Cynon Valley Food Bank\nJune 2025 – August 2025\n• packed 60 parcels a week',
    'Food Bank Volunteer | Cynon Valley Food Bank',
  ],
  ['Voluntary work', 'Treasurer, Kirkby Youth Club\n2019 – 2023\n• kept accounts of £14,000 a year', 'Treasurer | Kirkby Youth Club'],
  ['Volunteer work', 'Football Coach, Eastside Rangers\n2021 – present\n• trained 22 under-tens every Saturday', 'Football Coach | Eastside Rangers'],
])('reads an unpaid post under "%s" as a position, with what was done', (heading, post, job) => {
  const profile = readProfile(`WORK\nClerk, Hull City Council, 2024 – present\n• Kept files of 900 tenants\n\n${heading.toUpperCase()}\n${post}`);
  expect(profile.experience.map(({ title, company }) => `${title} | ${company}`)).toContain(job);
  expect(profile.achievements ?? []).toEqual([]);
});

test('leaves a post without any detail among what was done', () => {
  expect(listJobs('WORK\nClerk, Hull City Council, 2024 – present\n\nVOLUNTEERING\nTreasurer, Leith Community Garden, 2020 – present')).toEqual([
    'Clerk | Hull City Council',
  ]);
});

test.each([
  ['Registered Manager, Hollytree House (36 beds, 48 staff, budget £1.6m), 2017 to date', '36 beds, 48 staff, budget £1.6m'],
  ['Store Manager (22 staff, turnover £3m), 2015 to date', '22 staff, turnover £3m'],
  ['Head Gardener (14 acres), 2012 to date', '14 acres'],
])('takes how much somebody was in charge of out of a title: %s', (role, scale) => {
  const [job] = readProfile(`CAREER\nRestwell Care Homes\n${role}\n• Kept every inspection at Good`).experience;
  expect(job?.title).not.toContain('(');
  expect(job?.bullets[0]).toBe(scale);
});

test.each([['Teaching Fellow (0.6 FTE)'], ['Volunteer Interpreter (2 days a week)'], ['Shop Manager (temporary)']])(
  'keeps the hours of %s',
  (title) => {
    expect(readProfile(`CAREER\n${title}, University of Leicester, 2015 – 2016\n• Marked 90 essays`).experience[0]?.title).toBe(title);
  },
);

test.each([
  ['British Army, Royal Logistic Corps', 'Sergeant 2013 – 2024\nCorporal 2007 – 2013', 'Sergeant | British Army'],
  ['Northern Ambulance Trust', 'Paramedic 2012 – 2020\nTechnician 2008 – 2012', 'Paramedic | Northern Ambulance Trust'],
  ['Hull City Council', 'Team Leader 2014 – 2019\nClerk 2009 – 2014', 'Team Leader | Hull City Council'],
])('gives the ranks below %s that employer, and not the one of the job above', (employer, roles, job) => {
  expect(listJobs(`CAREER HISTORY\nNight Shift Supervisor, Teesgate Distribution Ltd, since October 2024\n${employer}\n${roles}`)).toContain(job);
});

test.each([
  ['Spar, Penryn', 'Shop Assistant, 2002 to 2005', 'Shop Assistant | Spar'],
  ['Greggs, Truro', 'Baker, 2001 to 2004', 'Baker | Greggs'],
  ['Rowe Motors', 'Apprentice Mechanic, 2000 to 2004', 'Apprentice Mechanic | Rowe Motors'],
])('ends the roles under one employer at the next: %s', (employer, role, job) => {
  const career = `CAREER\nRestwell Care Homes, 2005 to date\nDeputy Manager, 2012 to date\n– rotas for 48 staff\nCare Assistant, 2005 to 2012\n\n${employer}\n${role}`;
  expect(listJobs(career)).toContain(job);
});
