import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';

const readProfile = (text: string) => buildProfileFromText(`Robin Ashgrove\nrobin.ashgrove@mail.example | 07700 900 100\nLeeds\n\n${text}`).profile;

test.each([
  [
    '• Planned the move of 640 containers out of a closed camp\n• Held stores worth £6.2m, with no losses',
    'Planned the move of 640 containers out of a closed camp',
  ],
  [
    '• Wrote the rota of 34 nurses for two years\n• Trained 12 new starters, incl. their assessments',
    'Trained 12 new starters, incl. their assessments',
  ],
  [
    '• Cut the monthly close from nine days to four\n• Built a forecast that the board used every quarter',
    'Cut the monthly close from nine days to four',
  ],
])('reads actions under the skills of a CV as achievements, and not as skills: %s', (bullets, action) => {
  const { achievements, skills } = readProfile(`KEY SKILLS AND ACHIEVEMENTS\n${bullets}\n\nCAREER\nClerk, Hull City Council, 2020 – present`);
  expect(achievements).toContain(action);
  expect(skills).toEqual([]);
});

test.each([
  ['• Excel\n• Sage 50\n• stock control'],
  ['• Team leadership, coaching\n• Budgets and forecasts'],
  ['• Python (6 years)\n• SQL (4 years)'],
])('keeps a list of skills a list: %s', (bullets) => {
  const { achievements = [], skills } = readProfile(`KEY SKILLS\n${bullets}\n\nCAREER\nClerk, Hull City Council, 2020 – present`);
  expect(achievements).toEqual([]);
  expect(skills.length).toBeGreaterThan(1);
});
