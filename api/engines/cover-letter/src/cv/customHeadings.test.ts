import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';

const HEADER = 'Robin Ashgrove\nrobin.ashgrove@mail.example | 07700 900 100 | Leeds\n\n';
const readProfile = (text: string) => buildProfileFromText(HEADER + text).profile;

test.each(['SERVICE RECORD', 'EMPLOYMENT RECORD', 'RECORD OF SERVICE'])('reads the jobs below "%s"', (heading) => {
  const { experience } = readProfile(
    `PROFILE\nCalm and exact.\n\n${heading}\nFeb 2017 – Oct 2026 Watch Supervisor, Royal Air Force\nMay 2011 – Jan 2017 Signaller, Royal Air Force`,
  );
  expect(experience.map(({ title, company }) => `${title} | ${company}`)).toEqual([
    'Watch Supervisor | Royal Air Force',
    'Signaller | Royal Air Force',
  ]);
});

test.each(['I WORK WITH', 'WHAT I USE', 'THINGS I AM GOOD AT'])('reads what is listed below "%s" as skills', (heading) => {
  const { skills, experience } = readProfile(
    `EXPERIENCE\nOptician, Claddagh Eyecare\n2019 – present\n- Fit 1,300 pairs a year\n\n${heading}\nVarifocals\nFrame repair\nLensmeter`,
  );
  expect(skills).toEqual(['Varifocals', 'Frame repair', 'Lensmeter']);
  expect(experience).toHaveLength(1);
});

test.each([
  ['Confectioner, Cukiernia Wawelska, Gniezno, Poland', 'Confectioner | Cukiernia Wawelska'],
  ['Fabricator, Norrland Stål, Luleå, Sweden', 'Fabricator | Norrland Stål'],
  ['Telephonist, Casa Ribera, Elche, Spain', 'Telephonist | Casa Ribera'],
])('reads the employer before a town and a country in "%s"', (header, job) => {
  const { experience } = readProfile(
    `EXPERIENCE\nBaker, Tattie & Crumb, Glasgow\n10.2016 – 02.2020\n- Baked 900 croissants\n${header}\n08.2013 – 09.2016\n- Made 6,000 boxes a week`,
  );
  expect(experience.map(({ title, company }) => `${title} | ${company}`)[1]).toBe(job);
});

test.each(['At home as a carer for my mother', 'Home caring for my father', 'At home looking after twins'])('takes "%s" for no job', (line) => {
  const { experience } = readProfile(
    `EXPERIENCE\nRegistrar, Tyne Registration Service\nJune 2019 – present\n- Register 1,400 births\n${line}    September 2015 – May 2019\n`,
  );
  expect(experience.map(({ title }) => title)).toEqual(['Registrar']);
});

test.each([
  'Took 27 trainees to their certificate, 25 of them at the first attempt',
  'Wrote the licence course, 12 of them in Welsh',
  'Gained every ticket, 3 of 4 in a year',
])('takes "%s" below a heading of training for no paper', (line) => {
  expect(readProfile(`EXPERIENCE\nPilot, Kirk Airways, 2012 – 2020\n\nTRAINING OTHERS\n${line}`).licences ?? []).toEqual([]);
});
