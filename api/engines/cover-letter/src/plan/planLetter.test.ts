import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../cv/buildProfile.ts';
import { writeLetter } from '../write/writeLetter.ts';
import { planLetter } from './planLetter.ts';

function assign(cvText: string, job: { title: string; description: string }) {
  const { profile } = buildProfileFromText(cvText);
  return {
    ...{ profile, cvText, pages: [], highlights: '', tone: 'professional' as const, length: 'standard' as const, seed: 0 },
    job: { ...job, company: 'Marlowe & Finch', hiringManager: '' },
  };
}

const pupil = `AMINA YUSUF
Croydon · 07700 900 377 · amina@student.example

SCHOOL
Harris Lowe Academy, Croydon, 2019 to now
A-levels: Business, Mathematics

THINGS I HAVE DONE
- Netball captain for two years
- Look after the till at the bazaar every month
- Set up a stall which sold 210 tote bags and made £640 profit

SKILLS
Excel, Canva`;

test('opens the letter of a pupil with an achievement, the job and the company', () => {
  const [, opening] = writeLetter(assign(pupil, { title: 'Retail Assistant', description: 'You will work at the till.' }));
  expect(opening?.text).toMatch(/\bI (?:look after|set up)\b/);
  expect(opening?.text).toContain('Retail Assistant');
  expect(opening?.text).toContain('Marlowe & Finch');
});

const cook = `Ida Brandt
ida@mail.example | 07700 900 100 | Hove

EXPERIENCE
Head Chef, The Salt Marsh, Hove
2019 – present
- Lead a brigade of nine
Sous Chef, Bellweather House, Hove
2014 – 2019
- Wrote the allergen matrix that the group still uses

SKILLS
Larder, pastry

VOLUNTEERING
- Teach a free cookery class for 12 carers`;

test('states what is done beside the jobs after them, and in the present while it goes on', () => {
  const text = writeLetter(assign(cook, { title: 'Executive Chef', description: '' }))
    .map((paragraph) => paragraph.text)
    .join('\n');
  expect(text).toMatch(/I (?:also )?teach a free cookery class for 12 carers/);
  expect(text.indexOf('cookery class')).toBeGreaterThan(text.indexOf('allergen matrix'));
});

test('names only skills that can stand without an article, and no need that is people', () => {
  const description = 'You need experience of a clinical trial and of training colleagues. Excel is essential.';
  const cv = `${cook}\n\nCOURSES\nClinical trial days, 2020`
    .replace('Larder', 'Excel, larder')
    .replace('Wrote', 'Trained colleagues for a clinical trial and wrote');
  const plan = planLetter(assign(cv, { title: 'Cook', description }));
  expect(plan.matched).toEqual(['Excel']);
  expect(plan.facts.flatMap(({ need }) => need ?? [])).not.toContain('training colleagues');
});

test('states each sentence of a paragraph, and a result with what it was before', () => {
  const cv = `Ida Brandt
ida@mail.example | 07700 900 100 | Hove

EXPERIENCE
Receptionist, Grand Hotel Lanterna
2019 – 2022
- Worked at a desk of seven. Raised the guest score from 8.4 to 9.1. Trained nine receptionists.
- Webinar programme brought 1,150 leads in 2021, at £41 each (down from £96)

SKILLS
Opera, Excel`;
  const quotes = planLetter(assign(cv, { title: 'Reception Manager', description: '' })).facts.map(({ quote }) => quote);
  expect(quotes).toContain('Raised the guest score from 8.4 to 9.1.');
  expect(quotes).toContain('Webinar programme brought 1,150 leads in 2021, at £41 each (down from £96)');
});

const clerk = (skills: string) =>
  `Ida Brandt\nida@mail.example | 07700 900 100 | Hove\n\nEXPERIENCE\nSales Clerk, Acme Ltd\n2019 – 2022\n- Kept the diary of nine people\n\nSKILLS\n${skills}`;

test.each([
  ['Logistics', 'logistics'],
  ['Statistics', 'statistics'],
  ['Childcare', 'childcare'],
  ['Salesforce', 'Salesforce'],
])('writes the skill %s as it stands inside of a sentence', (skill, expected) => {
  const { skills } = planLetter(assign(clerk(`${skill}, touch typing`), { title: 'Clerk', description: '' }));
  expect(skills).toContain(expected);
});

test('brings no single common word to a company that the CV does not list as a skill', () => {
  const { matched } = planLetter(
    assign(clerk('Typing, filing'), { title: 'Director', description: 'We need experience of sales and of Salesforce.' }),
  );
  expect(matched).not.toContain('Sales');
});

test.each([
  ['Caseload of 34 women; home birth rate rose from 2% to 6%', 'the home birth rate rose from 2% to 6%', '34 women'],
  ['Ran the night desk alone; complaints fell from 40 to 12 a month', 'complaints fell from 40 to 12 a month', 'ran the night desk'],
  ['Trained 12 students; wrote the ward handbook that all new staff use', 'wrote the ward handbook', 'trained 12 students'],
])('states both facts of a line with a semicolon: %s', (line, result, expected) => {
  const cv = `Ida Brandt\nida@mail.example | Hove\n\nEXPERIENCE\nShift Leader, The Salt Marsh, Hove\n2019 – 2024\n- ${line}\n\nSKILLS\nLarder, pastry`;
  const text = writeLetter(assign(cv, { title: 'Manager', description: '' }))
    .map((paragraph) => paragraph.text)
    .join('\n');
  expect(text).toContain(result);
  expect(text).toContain(expected);
});

test('states an achievement as done on its project, and work in the army as done in it', () => {
  const cv = `Ida Brandt\nida@mail.example | Hove\n\nEXPERIENCE\nSergeant, British Army\n2010 – 2018\n- Planned convoys of 60 vehicles\n\nPROJECTS\nHarbour Atlas\n- Led 5 students in drawing 40 maps\n`;
  const text = writeLetter(assign(cv, { title: 'Planner', description: '' }))
    .map((paragraph) => paragraph.text)
    .join('\n');
  expect(text).toMatch(/[Oo]n my project Harbour Atlas, I led 5 students/);
  expect(text).toContain('in the British Army');
});

test.each([
  ['Hired and trained 16 casuals', 'Turned a £40k loss into £65k profit inside 18 months'],
  ['Looked after 12 regular volunteers', 'Won the county award for 41 rescues in 9 days with 38 sheep home alive'],
  ['Wrote 14 news items', 'Built the first indoor track of the county for 220 members, 6 coaches and 40 races'],
])('ranks the larger result before the action that shares a word with the advertisement: %s', (action, result) => {
  const cv = `Ida Brandt\nida@mail.example | 07700 900 100 | Hove\n\nEXPERIENCE\nManager, Acme Ltd\n2019 – 2022\n- ${action}
- ${result}\n\nSKILLS\nExcel`;
  const quotes = planLetter(assign(cv, { title: 'Manager', description: 'You lead casuals, volunteers and news.' })).facts.map(({ quote }) => quote);
  expect(quotes[0]).toBe(result);
});
