import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const headed = (profile: string, study: string) =>
  buildProfileFromText(`Samir Haddad\nNottingham. samir.haddad@mail.example. 07700 900555\n\nPROFILE\n${profile}\n\nSTUDY\n${study}\n`).profile;

test.each([
  [
    'I am a pharmacist registered with the GPhC. Since October 2020 I have managed Sherwood Pharmacy, where I lead nine people. Before that I was a relief pharmacist for Carewell Group from August 2018 to September 2020.',
    'I took my MPharm at the University of Nottingham and qualified in 2018.',
    ['pharmacist | Sherwood Pharmacy', 'relief pharmacist | Carewell Group'],
    'MPharm | University of Nottingham',
  ],
  [
    'I am a chef qualified to run a kitchen. Since 2019 I have run Harbour Kitchen, where I feed 90 guests a night. Before that I was a pastry chef for Dunmore Hotel from 2014 to 2018.',
    'I did my NVQ Level 3 at Leeds College in 2013.',
    ['chef | Harbour Kitchen', 'pastry chef | Dunmore Hotel'],
    'NVQ Level 3 | Leeds College',
  ],
  [
    'I am a surveyor working on flood maps. Since May 2021 I have led Ouse Survey Office, where I plan 40 surveys a year. Before that I was a junior surveyor for Derwent Council from 2016 to 2021.',
    'I studied BSc Geography at the University of Hull until 2016.',
    ['surveyor | Ouse Survey Office', 'junior surveyor | Derwent Council'],
    'BSc Geography | University of Hull',
  ],
])('reads running text below headings: %s', (profile, study, jobs, degree) => {
  const found = headed(profile, study);
  expect(found.experience.map(({ title, company }) => `${title} | ${company}`)).toEqual(jobs);
  expect(found.education.map((entry) => `${entry.degree} | ${entry.school}`)).toEqual([degree]);
});
