import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const read = (text: string) =>
  buildProfileFromText(
    `Ion Marin\nDerby, ion.marin@post.example, 07700 900 618\nSince April 2018 I work as Machine Operator at Norgate Motors in Derby, where I set up the lathe for 40 orders a week. Before, from 2014 to 2018, I was Warehouse Operative with Bardon Freight in Hull. From 2009 to 2013 I worked as Tractor Driver for Campo Verde in Spain. ${text}`,
  ).profile;

test.each([
  'I never had damage to a machine in eight years.',
  'I never missed a shift in ten years.',
  'I trained 30 starters over the last 12 years.',
])('gives the last job no fact of more years than it lasted: %s', (text) => {
  const { experience } = read(text);
  expect(experience.find(({ title }) => title === 'Tractor Driver')?.bullets).toEqual([]);
});

test.each([
  ['I know Linde, Mazak and Haas lathes, SAP, 5S and deburring.', ['Linde', 'Mazak', 'Haas', 'SAP', '5S', 'deburring']],
  ['I know Excel, SketchUp and battery changing.', ['Excel', 'SketchUp', 'battery changing']],
  ['I know Fanuc, Heidenhain and Siemens controls, 3D printing.', ['Fanuc', 'Heidenhain', 'Siemens']],
])('reads what somebody knows to the end of its list: %s', (text, skills) => {
  expect(read(text).skills).toEqual(expect.arrayContaining(skills));
});

test('reads a certificate of several words at the end of a list, and no car', () => {
  const { licences, achievements = [] } = read(
    'I have RTITB certificates for reach truck (renewed 2025) and counterbalance, also Bendi, and Emergency First Aid at Work. I can work all shifts and have own car.',
  );
  expect(licences).toEqual(expect.arrayContaining(['counterbalance', 'Bendi', 'Emergency First Aid at Work']));
  expect(achievements).toEqual([]);
});

test.each([
  'In 2022 my idea to change the numbers of the racks made picking 15 percent faster and I got an award for it.',
  'In 2021 my plan for the night shift cut overtime by 30 hours a week, and I won a voucher for it.',
  'My proposal of one shared trolley saved 12 minutes an order and I was thanked for it.',
])('reads the idea with its result, without an award for "it": %s', (text) => {
  const bullets = buildProfileFromText(
    `Ion Marin\nDerby, ion.marin@post.example\nSince April 2018 I work as Machine Operator at Norgate Motors in Derby. ${text} I like the work. I speak Romanian.`,
  ).profile.experience.flatMap(({ bullets: ownText }) => ownText);
  expect(bullets.join(' | ')).toMatch(/^my (?:idea|plan|proposal) .*\d/i);
  expect(bullets.join(' | ')).not.toMatch(/for it/);
});

test('takes the town in the line below a name for no part of it', () => {
  expect(read('I speak Romanian.').name).toBe('Ion Marin');
});
