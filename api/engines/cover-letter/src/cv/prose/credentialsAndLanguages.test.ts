import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const readProfile = (more: string) =>
  buildProfileFromText(
    `Jean Pritchard, 3 Tan-y-Bryn, Bangor, 07700 900584, jean@mail.example\n\nI worked as a medical secretary at Ysbyty Menai from 1998 to 2012, where I typed about 60 clinic letters a day. ${more} I like my work.`,
  ).profile;

test.each([
  ['I speak and write Welsh and English.', ['Welsh', 'English']],
  ['I speak, read and write Polish and English.', ['Polish', 'English']],
  ['I speak Urdu and English.', ['Urdu', 'English']],
])('reads languages, and ties none to a job: %s', (sentence, languages) => {
  const { experience, languages: found } = readProfile(sentence);
  expect(found).toEqual(languages);
  expect(experience[0]?.bullets).toEqual(['typed about 60 clinic letters a day']);
});

test.each([
  [
    'I have an RSA Stage III in typewriting, an AMSPAR diploma in medical terminology and five O levels.',
    ['RSA Stage III in typewriting', 'AMSPAR diploma in medical terminology', 'five O levels'],
  ],
  ['I hold a diploma in reflexology and an NVQ in care.', ['diploma in reflexology', 'NVQ in care']],
  ['I have a first aid certificate and six GCSEs.', ['first aid certificate', 'six GCSEs']],
])('reads papers that a sentence lists: %s', (sentence, licences) => {
  expect(readProfile(sentence).licences).toEqual(licences);
});

test.each([
  ['In 2009 I set up the tracking list for patients.', 'set up the tracking list for patients'],
  ['In 2005 I set up a rota for nine secretaries.', 'set up a rota for nine secretaries'],
  ['In 2011 I set up the first audio pool of the ward.', 'set up the first audio pool of the ward'],
])('ties to a job what was set up in its years: %s', (sentence, bullet) => {
  expect(readProfile(sentence).experience[0]?.bullets).toContain(bullet);
});

test('ties no firm that somebody set up to the job before', () => {
  expect(readProfile('In 2014 I set up the Menai Typing Service.').experience[0]?.bullets).toHaveLength(1);
});
