import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';

const readProfile = (heading: string, lines: string) =>
  buildProfileFromText(
    `Hobbies\nForaging, cold water swimming\n\nLanguages and papers\nItalian (mother tongue), English (good). Food hygiene level 3. Settled status.\n\n${heading}\n${lines}\n\nWho I am\nMarco Bellandi, Wadebridge PL27, marco.bellandi@cucina.example, 07700 900 590`,
  ).profile;

const jobs = [
  {
    heading: 'Career, oldest first',
    lines:
      '2004–2007, commis chef, Trattoria da Gino, Milan\n2007–2012, chef de partie, The Harbour Grill, Falmouth. Cooked for 120 covers a night.\n2016–2018, career break: cared for my father\n2018–, head chef, The Old Custom House, Padstow. Led a team of nine.',
    expected: [
      'commis chef | Trattoria da Gino | ',
      'chef de partie | The Harbour Grill | Cooked for 120 covers a night.',
      'head chef | The Old Custom House | Led a team of nine.',
    ],
  },
  {
    heading: 'Work, latest first',
    lines:
      '2019–, site manager, Marsden Homes, Leeds. Built 60 houses a year.\n2015–2019, bench joiner, Calder Joinery, Halifax. Made sash windows.\n2012–2015, apprentice joiner, Aire Timber Yard, Leeds',
    expected: [
      'site manager | Marsden Homes | Built 60 houses a year.',
      'bench joiner | Calder Joinery | Made sash windows.',
      'apprentice joiner | Aire Timber Yard | ',
    ],
  },
  {
    heading: 'Employment (most recent first)',
    lines:
      '2020–, ward nurse, Royal Infirmary, Hull. Trained 14 students.\n2016–2020, staff nurse, Castle Hill Hospital, Hull. Ran a clinic for 30 patients.\n2012–2016, care assistant, Linden House, Hull',
    expected: [
      'ward nurse | Royal Infirmary | Trained 14 students.',
      'staff nurse | Castle Hill Hospital | Ran a clinic for 30 patients.',
      'care assistant | Linden House | ',
    ],
  },
];

test.each(jobs)('gives each job of one line its own deeds: $heading', ({ heading, lines, expected }) => {
  const { experience } = readProfile(heading, lines);
  expect(experience.map(({ title, company, bullets }) => [title, company, bullets.join(' ')].join(' | '))).toEqual(expected);
  expect(experience.flatMap(({ doubts = [] }) => doubts)).not.toContain('bullets');
});

test.each(jobs)('takes jobs under "$heading" for no papers, and finds the name at the end', ({ heading, lines }) => {
  const { name, licences, languages } = readProfile(heading, lines);
  expect(name).toBe('Marco Bellandi');
  expect(licences).toEqual(['Food hygiene level 3']);
  expect(languages).toEqual(['Italian (mother tongue)', 'English (good)']);
});
