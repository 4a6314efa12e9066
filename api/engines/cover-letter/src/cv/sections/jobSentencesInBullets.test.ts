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

test('takes achievements that end in years for no jobs', () => {
  expect(read(['Trained staff at Salon Nine, Plymouth, 2015–2019. Sold oils.', 'Ran the bar of Lumen, Bath, 2012–2015. Sold cups.'])).toEqual([]);
});

const readLines = (lines: string) =>
  buildProfileFromText(`Dean Okafor\nGateshead | 07700 900 283 | dean@pipemail.example\n\nJobs\n${lines}`).profile.experience.map(
    ({ title, company, start, end, bullets }) => [title, company, start, end, bullets.join('; ')].join(' | '),
  );

test.each([
  [
    'Self-employed, 2020 to now (Okafor Heating). 140 boilers fitted.\nTyne Valley Gas Ltd, 2015 to 2020: service engineer. Serviced 9 boilers a day.\nTyne Valley Gas, 2011 to 2015: apprentice plumber.',
    [
      'Self-employed | Okafor Heating | 2020 | now | 140 boilers fitted.',
      'service engineer | Tyne Valley Gas Ltd | 2015 | 2020 | Serviced 9 boilers a day.',
      'apprentice plumber | Tyne Valley Gas | 2011 | 2015 | ',
    ],
  ],
  [
    'Freelance, 2019 – present (Loxley Copy). Wrote for 12 shops.\nFern Press Ltd, 2016 – 2019: copy editor. Edited 40 books.\nGill News, 2012 – 2016: junior reporter.',
    [
      'Freelance | Loxley Copy | 2019 | present | Wrote for 12 shops.',
      'copy editor | Fern Press Ltd | 2016 | 2019 | Edited 40 books.',
      'junior reporter | Gill News | 2012 | 2016 | ',
    ],
  ],
])('reads the employer before the time and the title behind it: %#', (lines, expected) => {
  expect(readLines(lines)).toEqual(expected);
});

test.each([
  ['2014–17 Pastry assistant, Hotel du Vin, Harrogate.', 'Pastry assistant'],
  ['2011–14 Night porter, Quayside Hotel, South Shields.', 'Night porter'],
])('reads a head that ends in a full stop: %s', (line, title) => {
  const jobs = readLines(
    `2021–24 Head baker, Stubbing Bakery. Baked 600 loaves a night.\n2017–21 Baker, Leeds Bread Ltd. Opened the second shop.\n${line}`,
  );
  expect(jobs.map((job) => job.split(' | ')[0])).toEqual(['Head baker', 'Baker', title]);
});
