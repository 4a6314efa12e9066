import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const timeOfJob = (header: string) => {
  const { start, end } =
    buildProfileFromText(`Robin Ashgrove\nrobin@mail.example\n\nEXPERIENCE\n${header}\n- Served 60 guests a day`).profile.experience[0] ?? {};
  return [start, end];
};

test.each([
  ['Stylist, Marino Hair Studio, Perth (2008–12)', ['2008', '2012']],
  ['1998-03 Fitter, Orwell Engineering', ['1998', '2003']],
  ['Warehouse Operative, Kestrel Foods Ltd\n03/17 – 11/21', ['03/2017', '11/2021']],
])('shows the whole year where a CV leaves the century out: %s', (header, time) => {
  expect(timeOfJob(header)).toEqual(time);
});

test.each([
  ['Curatorial Intern, Pitt Street Museum    Feb – Aug 2013', ['Feb 2013', 'Aug 2013']],
  ['Deckhand, Solway Ferries, November - March 2016', ['November 2015', 'March 2016']],
  ['Camp Leader\nLarchwood Trust\nJune to September 2021', ['June 2021', 'September 2021']],
])('shows the year of both months where a CV names it once: %s', (header, time) => {
  expect(timeOfJob(header)).toEqual(time);
});

test.each([
  ['Auditor, Menon & Co LLP, Aug 2021 – Till date', ['Aug 2021', 'present']],
  ['Site Engineer, Orchid Builders Ltd\n2019 to till now', ['2019', 'present']],
  ['Nurse, Fern House Hospital, 05/2020 - until present', ['05/2020', 'present']],
])('shows a job that goes on as present: %s', (header, time) => {
  expect(timeOfJob(header)).toEqual(time);
});
