import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';
import { toFirstPerson } from './firstPerson.ts';

const biographies = [
  {
    text: `Noor Haverkamp
noor.haverkamp@stage.example | Utrecht

The Dutch violinist Noor Haverkamp has been a violinist with the Domstad Orchestra since 2019. She has played 210 concerts there. From 2014 to 2019 she was a violin teacher at the Kanaal Music School, where 12 of her pupils won a place at a conservatoire. She holds a Bachelor of Music from Eemland University (2014) and a Master of Music from Rijn University (2016).`,
    jobs: ['violinist | Domstad Orchestra | 2019', 'violin teacher | Kanaal Music School | 2014'],
    education: ['Bachelor of Music | Eemland University', 'Master of Music | Rijn University'],
  },
  {
    text: `Desmond Achebe
Chef, Leeds, desmond@table.example

In the kitchen
Since March 2020 Desmond has been Head Chef at Calverley Grange Hotel. He leads a brigade of nine and writes four menus a year. Under him food waste went from 11% to 4%.

Before
From 2015 to 2020 he worked as a sous chef for the Aire Restaurant. He earned a Diploma in Professional Cookery at Kirkgate College in 2013.`,
    jobs: ['Head Chef | Calverley Grange Hotel | March 2020', 'sous chef | Aire Restaurant | 2015'],
    education: ['Diploma in Professional Cookery | Kirkgate College'],
  },
  {
    text: `Ingrid Solheim
ingrid.solheim@field.example
Bergen

Solheim is a geologist at Fjordal Surveys. She maps 40 sites a year. She was a research assistant at Nordnes University from 2012 to 2018, where she measured 1,300 rock samples. She speaks Norwegian and English.`,
    jobs: ['geologist | Fjordal Surveys | ', 'research assistant | Nordnes University | 2012'],
    education: [],
  },
];

test.each(biographies)('reads a biography in the third person, $#', ({ text, jobs, education }) => {
  const { profile } = buildProfileFromText(text);
  expect(profile.experience.map(({ title, company, start = '' }) => `${title} | ${company} | ${start}`)).toEqual(jobs);
  expect(profile.education.map(({ degree, school }) => `${degree} | ${school}`)).toEqual(education);
  expect(profile.location ?? '').not.toMatch(/\b(?:she|he|has)\b/i);
});

test.each([
  [
    'She leads a team of five and plans its shifts. She trained 12 people. She is a nurse.',
    'I lead a team of five and plan its shifts. I trained 12 people. I am a nurse.',
  ],
  [
    'Amos Reid runs a farm. He sold his first herd. He learned it from his father.',
    'I run a farm. I sold my first herd. I learned it from my father.',
  ],
  [
    'Her work went abroad. She studies law and carries her books. She was born in Ayr. She met him.',
    'My work went abroad. I study law and carry my books. I was born in Ayr. I met him.',
  ],
])('turns "%s" into the first person', (text, expected) => {
  expect(toFirstPerson(text, 'Amos Reid')?.text).toBe(expected);
});

test.each([
  'I lead a team of five. My manager says he trusts me. She wrote so. He said so.',
  'The landlord leads us. The tenant pays the rent. The house is cold.',
  'She came. We left for good.',
])('leaves "%s" as it is, which is no life in the third person', (text) => {
  expect(toFirstPerson(text, 'Amos Reid')).toBeUndefined();
});

test('maps each word of a biography in the third person to its place in the CV', () => {
  const text = 'Amos Reid runs a farm. He supervises nine pickers. He has been a foreman at Tay Farms since 2012.';
  const ownText = toFirstPerson(text, 'Amos Reid');
  const [expected, place] = [ownText?.text.indexOf('Tay Farms') ?? -1, text.indexOf('Tay Farms')];
  expect(ownText?.toSourceOffset(expected)).toBe(place);
});
