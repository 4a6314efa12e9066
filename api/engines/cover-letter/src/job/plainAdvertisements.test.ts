import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../cv/buildProfile.ts';
import { matchJob } from './matchJob.ts';
import { readJob } from './readJob.ts';

const listTerms = (description: string) => readJob(description, 'Ferris', '').map(({ term, written }) => written ?? term);

function matchedIn(description: string, line: string): string[] {
  const cvText = `Robin Ashgrove\nrobin@mail.example | Leeds\n\nEXPERIENCE\nAssistant, Fern & Sons Ltd, 2019 – 2023\n- ${line}`;
  const { profile } = buildProfileFromText(cvText);
  const job = { title: 'Assistant', company: 'Ferris', description, hiringManager: '' };
  return matchJob(readJob(description), { profile, cvText, pages: [], job, highlights: '' }, new Date(2026, 0, 1)).matched;
}

test.each([
  'Staff pet discounts, uniform, CPD fund of $1,500.',
  '5-day week, mediclaim for parents, subsidised canteen.',
  'Hourly rate plus 10% commission, your birthday off, free parking.',
  'USD 3,650 all-in, joining expenses paid by the company.',
  'MBA and B.Tech profiles, please do not apply.',
  'You do not need to speak Norwegian at the start; the museum pays for lessons.',
  'Interviews with the panel take place in week 7.',
  'Beware of scams: we never charge a placement fee.',
  'Relocation is not offered.',
])('finds nothing to ask for in "%s"', (description) => {
  expect(listTerms(description)).toEqual([]);
});

test.each([
  ['Busy independent salon in the West End needs a stylist with balayage.', 'balayage', 'independent salon'],
  ['For our customer in Waalwijk (sports clothing) we are looking for pickers with Excel.', 'Microsoft Excel', 'sports clothing'],
  ['Our referral hospital in Rotorua is growing and we need a nurse with radiography.', 'radiography', 'referral hospital'],
])('asks for nothing that comes before the need: %s', (description, requested, other) => {
  expect(listTerms(description)).toContain(requested);
  expect(listTerms(description)).not.toContain(other);
});

test.each([
  ['We book through Phorest.', 'Phorest'],
  ['You should be right with rough-in and fit-off.', 'rough-in'],
  ["If you've done C-Bus, tell us.", 'C-Bus'],
  ['You must be confident with balayage and colour correction.', 'colour correction'],
  ['Sound knowledge of Ind AS is required.', 'Ind AS'],
  ['You must have a valid reach truck certificate.', 'reach truck'],
  ['You monitor anaesthesia for orthopaedic and soft-tissue surgery.', 'orthopaedic'],
])('names what "%s" asks for', (description, term) => {
  expect(listTerms(description)).toContain(term);
});

test.each([
  ['Desirable: a CMMS such as Maximo.', 'Planned repairs in Maximo', 'CMMS such as Maximo'],
  ['Essential: survey software (ODK, KoboToolbox).', 'Collected records with KoboToolbox', 'survey software (ODK, KoboToolbox)'],
  ['Required: a tenancy database like OrchardPlus.', 'Kept OrchardPlus up to date', 'tenancy database like OrchardPlus'],
])('is content with one example of a kind of tool: %s', (description, line, term) => {
  expect(matchedIn(description, line)).toContain(term);
  expect(matchedIn(description, 'Baked bread')).not.toContain(term);
});

test.each([
  ['Customer service is required.', 'Helped passengers in wheelchairs every day', 'Customer service'],
  ['Experience of fundraising is essential.', 'Raised DKK 4.2 million from private foundations', 'fundraising'],
  ['Experience of training staff is required.', 'Trained 62 village-based advisors in soil sampling', 'training staff'],
  ['Team leadership is required.', 'Supervised 9 mechanics on five boats', 'Team leadership'],
])('finds "%s" in "%s", which says so in other words', (description, line, term) => {
  expect(matchedIn(description, line)).toContain(term);
});

test.each(['Raised issues with private landlords', 'Trained at Fern College', 'Led to fewer complaints', 'Served as a bridge between teams'])(
  'proves nothing with "%s"',
  (line) => {
    expect(matchedIn('Customer service, fundraising, training staff and team leadership are required.', line)).toEqual([]);
  },
);

test('takes provenance for something of its own', () => {
  expect(matchedIn('Experience with provenance research is an asset.', 'Researched labels for a show')).toEqual([]);
});

test.each([
  ['Wir suchen einen Kommissionierer mit Staplerschein. Sie haben Erfahrung im Lager und mit SAP und sprechen Englisch oder Polnisch.', ['SAP']],
  ['Wij zoeken orderpickers met een reachtruck certificaat. Je spreekt Engels of Pools en je kunt met Excel werken.', ['Microsoft Excel']],
  ['Nous recherchons un aide-soignant pour notre maison de retraite. Vous avez le permis de conduire et vous aimez le travail en équipe.', []],
])('asks for tools alone in an advertisement in another language: %s', (description, terms) => {
  expect(readJob(description).map(({ term }) => term)).toEqual(terms);
});
