import { expect, test } from '@jest/globals';
import { findOutcome } from '../bullets/outcome.ts';
import { buildProfileFromText } from './buildProfile.ts';
import { isEmployerName } from './entries/employerNames.ts';
import { isCredential } from './lists/readCredentials.ts';
import { readUnpaidRole } from './lists/readUnpaidRole.ts';

const readProfile = (text: string) => buildProfileFromText(text).profile;

test.each([
  ['half of them games and subtitles. Clients include Orbis Medical'],
  ['where nine of her pupils passed Grade 8.'],
  ['Quay Foods. Packed 400 boxes a day'],
])('takes no part of a sentence for an employer: %s', (text) => {
  expect(isEmployerName(text)).toBe(false);
});

test.each([['13 Air Assault Support Regiment'], ['Dunn & Co. Ltd. Builders'], ['eBay']])('keeps an employer with an unusual name: %s', (text) => {
  expect(isEmployerName(text)).toBe(true);
});

test.each([
  ['Recall attendance went up from 58% to 79%', 'recall attendance went up from 58% to 79%'],
  ['Waiting times came down from 9 to 4 days', 'waiting times came down from 9 to 4 days'],
  ['Bookings crept up by 12%', 'bookings crept up by 12%'],
])('says the verb of a result once: %s', (line, outcome) => {
  expect(findOutcome(line)).toBe(outcome);
});

test.each([
  ['Pulse regained in 31% of witnessed arrests', 'pulse was regained in 31% of witnessed arrests'],
  ['Research on delivery slots cut failed deliveries by 27%', 'my research on delivery slots cut failed deliveries by 27%'],
  ['2.4 million words translated since 2016', '2.4 million words have been translated since 2016'],
])('gives a result its verb or its owner: %s', (line, outcome) => {
  expect(findOutcome(line)).toBe(outcome);
});

test.each([
  ['As crew leader at Sol Roofing I have fitted 310 roofs'],
  ['At trainer at Mill House I led two groups'],
  ['While manager at Stone Farm, I sold cheese'],
])('takes no sentence for an unpaid post: %s', (line) => {
  expect(readUnpaidRole(line)).toBeUndefined();
});

test.each([
  ['ATA certification, 2019. Goethe-Zertifikat C1, 2014.', ['ATA certification', 'Goethe-Zertifikat C1']],
  ['Work at Height, renewed 2025. First Aid, 2024.', ['Work at Height', 'First Aid']],
  ['Forklift licence (2020). Manual handling (2022)', ['Forklift licence', 'Manual handling']],
])('names one paper in each sentence: %s', (line, credentials) => {
  const { licences } = readProfile(
    `Ada Moss\nada@moss.example\n\nExperience\n\nClerk, Moss Ltd, 2019 – 2022\n- Filed 300 letters\n\nCertificates\n\n${line}\n`,
  );
  expect(licences).toEqual(credentials);
});

test.each([
  ['Danfo Map (2023 – now)', 'Danfo Map'],
  ['Tiny Survey Club (May 2021 – June 2024)', 'Tiny Survey Club'],
  ['Tide Clock (2019 - 2020)', 'Tide Clock'],
])('names a project without the years behind it: %s', (line, name) => {
  const { projects } = readProfile(
    `Ada Moss\nada@moss.example\n\nExperience\n\nClerk, Moss Ltd, 2019 – 2022\n- Filed 300 letters\n\nSide projects\n\n${line}\n- Drew a map that 5,200 people use\n`,
  );
  expect(projects?.map((project) => project.name)).toEqual([name]);
});

test.each([['of Ghent, 1540 to 1660'], ['. Goethe-Zertifikat C1'], ['Supervisor: Prof. Hilde Maes']])(
  'takes no rest of a sentence for a paper: %s',
  (text) => {
    expect(isCredential({ start: 0, end: text.length, text })).toBe(false);
  },
);
