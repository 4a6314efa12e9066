import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const EARLIER =
  'I live in Hull. In 2010 I moved to Wolds Timber Frames as a joiner, where I stayed until 2017, fitted 140 staircases and trained three apprentices.';
const read = (text: string) => buildProfileFromText(`Tom Farrow, tom.farrow@wood.example. ${EARLIER} ${text}`).profile;

test.each([
  [
    'I began as an apprentice joiner at Ridley Joinery, from 2004 to 2008, and gained my NVQ Level 3 in Carpentry at Hull College in 2007.',
    'apprentice joiner | Ridley Joinery',
    '2007',
  ],
  [
    'I began as a trainee baker at Calder Mill Bakery, from 2001 to 2005, and took my Diploma in Baking at Leeds College in 2004.',
    'trainee baker | Calder Mill Bakery',
    '2004',
  ],
  [
    'I started as a junior fitter at Tees Pumps, from 1999 to 2003, and earned my City & Guilds Certificate in Welding at Stockton College in 2002.',
    'junior fitter | Tees Pumps',
    '2002',
  ],
])('reads the first job and the diploma of one sentence: %s', (text, job, year) => {
  const { experience, education } = read(text);
  expect(experience.map(({ title, company }) => `${title} | ${company}`)).toContain(job);
  expect(education.map((entry) => entry.year)).toEqual([year]);
});

test.each([
  ['I have a team of seven joiners and a budget of £220,000 a year.', 'have a team of seven joiners and a budget of £220,000 a year'],
  ['I have a crew of six fitters.', 'have a crew of six fitters'],
  ['I have a budget of £90,000.', 'have a budget of £90,000'],
])('reads whom and what somebody is in charge of: %s', (text, bullet) => {
  const [first] = read(`Since June 2017 I have been workshop manager at Humber Staircases, a firm of 18. ${text}`).experience;
  expect(first?.bullets).toEqual([bullet]);
});

test.each([
  ['I have rewritten the mooring plan and trained seven cadets.', ['have rewritten the mooring plan', 'trained seven cadets']],
  ['I have grown the order book to £90,000 and trained two juniors.', ['have grown the order book to £90,000', 'trained two juniors']],
  ['I have written the hygiene plan and opened a second shop.', ['have written the hygiene plan', 'opened a second shop']],
])('keeps the perfect of a verb that has no past of the same form: %s', (text, bullets) => {
  const [first] = read(`Since June 2017 I have been workshop manager at Humber Staircases, a firm of 18. ${text}`).experience;
  expect(first?.bullets).toEqual(bullets);
});

test('reads each action of a list, with its own figures', () => {
  const [first] = read(
    'Since June 2017 I have been workshop manager at Humber Staircases. In that time I have cut the scrap, opened a second line for oak stairs, where orders went from 12 a month to 41 last year, and brought in a spray booth.',
  ).experience;
  expect(first?.bullets).toEqual([
    'cut the scrap',
    'opened a second line for oak stairs, where orders went from 12 a month to 41 last year',
    'brought in a spray booth',
  ]);
});

test.each([
  [
    'I hold the P701 and P702 tickets and woodworking machinery (WM12), and I have a clean driving licence.',
    ['P701 and P702 tickets', 'woodworking machinery (WM12)', 'clean driving licence'],
  ],
  [
    'I hold the PA1 and PA6 spraying certificates and chainsaw maintenance and cross-cutting (CS30).',
    ['PA1 and PA6 spraying certificates', 'chainsaw maintenance and cross-cutting (CS30)'],
  ],
  ['I hold the CCNSG and H2S tickets, and I hold a counterbalance licence.', ['CCNSG and H2S tickets', 'counterbalance licence']],
])('reads tickets by their numbers: %s', (text, licences) => {
  expect(read(`${text} I like my work.`).licences).toEqual(licences);
});

test.each(['4 Mill Lane, Beverley, HU17', 'Tan y Coed, Denbigh, LL16', '12 Quay Street, Whitby'])('reads an address in a sentence: %s', (address) => {
  const text = `My name is Tom Farrow and I live at ${address} (e-mail tom.farrow@wood.example). I am a joiner. ${EARLIER.slice(16)}`;
  expect(buildProfileFromText(text).profile.location).toBe(address);
});
