import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';

const read = (heading: string, lines: string) =>
  buildProfileFromText(
    `Dermot Quilligan\n41 Kestrel Drive, Swindon SN3 5BQ\nd.quilligan@post.example\n\n${heading}\n\n${lines}\n\nWORK\n\nService Engineer\nRidgeway Housing Association, Swindon, January 2018 to date\n- 1,350 boilers on nine estates\n\nCOLLEGE\n\nNVQ Level 3 Plumbing and Heating, Swindon College, 2011\n\nSPARE TIME\n\nHurling, coach of the under 11s`,
  ).profile;

test.each([
  ['GAS SAFE QUALIFICATIONS', 'Unvented hot water (G3), 2023\nDomestic cookers, 2024', ['Unvented hot water (G3)', 'Domestic cookers']],
  ['Diving tickets', 'HSE Surface Supplied, 2019\nOffshore medic, 2022', ['HSE Surface Supplied', 'Offshore medic']],
  ['Rope access accreditations', 'IRATA level 2, 2021', ['IRATA level 2']],
])('what stands under "%s" is held, and no study', (heading, lines, expected) => {
  const { licences, education } = read(heading, lines);
  expect(licences).toEqual(expected);
  expect(education).toMatchObject([{ degree: 'NVQ Level 3 Plumbing and Heating' }]);
});

test.each(['SPARE TIME', 'Leisure time', 'Free time'])('what somebody does in "%s" is no skill', (heading) => {
  const { skills } = buildProfileFromText(
    `Ada Berg\nada@post.example\n\nSkills\n\nfault finding, power flushing\n\n${heading}\n\nHurling, coach of the under 11s`,
  ).profile;
  expect(skills).toEqual(['fault finding', 'power flushing']);
});
