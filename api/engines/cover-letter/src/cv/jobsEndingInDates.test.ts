import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';

test.each([
  ['Bryn Mawr Dairy, Llanidloes. Head herdsman, 2013 to date.', 'Head herdsman', 'Bryn Mawr Dairy'],
  ['Powys Feeds Ltd. Lorry driver, 2005 to 2008.', 'Lorry driver', 'Powys Feeds Ltd'],
  ['Ward sister. Ysbyty Menai, 2010 to 2019.', 'Ward sister', 'Ysbyty Menai'],
])('reads a job whose employer and title a full stop parts: %s', (header, title, company) => {
  const { experience } = buildProfileFromText(`Gareth Pugh
Llanidloes, 07700 900221, gareth@farm.example

Where I have worked
${header}
Looked after 310 cows and three staff.

Skills
Excel, Word`).profile;
  expect(experience).toMatchObject([{ title, company, bullets: ['Looked after 310 cows and three staff.'] }]);
});
