import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const read = (lines: string[]) =>
  buildProfileFromText(`Noor Hallam\nHull | noor.hallam@post.example | 07700 900 347\n\nWork\n${lines.map((line) => `• ${line}`).join('\n')}`).profile
    .experience;

test.each([
  [
    [
      'Senior stylist at Salon Nine, Plymouth, since 2019. 31 regular clients a week.',
      'Stylist at Cut & Dry Ltd, Exeter, 2015–2019. Colour specialist from 2017. Trained two juniors.',
      'Saturday girl, then apprentice, at Hair by Jo, Ivybridge, 2012–2015.',
    ],
    ['Salon Nine', 'Cut & Dry Ltd', 'Hair by Jo'],
  ],
  [
    ['Head barista at Lumen, Bath, 2021 – present. Opened a second bar.', 'Barista at Grind Ltd, Bristol, 2018 – 2021. Served 300 cups a day.'],
    ['Lumen', 'Grind Ltd'],
  ],
  [
    ['Mechanic, Tyne Motors, Hexham, since 2016. 12 MOT tests a day.', 'Apprentice, Wansbeck Garage, Morpeth, 2013–2016. Won the college prize.'],
    ['Tyne Motors', 'Wansbeck Garage'],
  ],
])('reads bullets that each begin with a whole job: %#', (lines, employers) => {
  const jobs = read(lines);
  expect(jobs.map(({ company }) => company)).toEqual(employers);
  expect(jobs.flatMap(({ bullets }) => bullets).join()).not.toMatch(/ at \p{Lu}/u);
});

test('takes deeds that end in years for no jobs', () => {
  expect(read(['Trained staff at Salon Nine, Plymouth, 2015–2019. Sold oils.', 'Ran the bar of Lumen, Bath, 2012–2015. Sold cups.'])).toEqual([]);
});
