import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const buildCv = (skills: string) => `Dorota Kaminska
27 Canal Street, Northampton NN4 8BD, 07700 900655, dorota@mail.example

Key skills
${skills}

Employment
Warehouse Operative, Harrow Home Ltd, 2019 – now
- Picked 185 lines an hour`;

test.each([
  ['Leading people. Stood in as shift leader for 14 people, with two new starters.', ['Leading people']],
  ['Stock accuracy. I found the cause of mis-picks in aisle 9, where the labels were wrong.', ['Stock accuracy']],
  ['Cash handling. Took £9,000 a week, never a penny short. Visual displays.', ['Cash handling', 'Visual displays']],
])('takes the name of a skill and no part of the sentence behind it: %s', (line, skills) => {
  expect(buildProfileFromText(buildCv(line)).profile.skills).toEqual(skills);
});

test.each([
  ['Welsh and Arabic (both fluent), Excel, filing', ['Welsh', 'Arabic'], ['Excel', 'filing']],
  ['Polish and German, Word, typing', ['Polish', 'German'], ['Word', 'typing']],
  ['Excel, typing, Urdu and Punjabi (spoken)', ['Urdu', 'Punjabi'], ['Excel', 'typing']],
])('reads two languages of one item: %s', (line, languages, skills) => {
  expect(buildProfileFromText(buildCv(line)).profile).toMatchObject({ languages, skills });
});
