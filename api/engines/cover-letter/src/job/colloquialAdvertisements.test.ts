import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../cv/buildProfile.ts';
import { matchJob } from './matchJob.ts';
import { readJob } from './readJob.ts';

const listTerms = (description: string, company = 'Ferris') => readJob(description, company, '').map(({ term, written }) => written ?? term);

test.each([
  "You don't need a Michelin star.",
  'You needn’t worry about German.',
  "No, you won't have to wear a tie.",
  'We do not expect Excel.',
  "You'll be on SAP EWM, which we'll teach you, so don't worry about that.",
  'We use Nourish, which we will show you.',
])('asks for nothing in "%s"', (description) => {
  expect(listTerms(description)).toEqual([]);
});

test.each([
  ["You don't need a degree but you need Excel.", ['Microsoft Excel']],
  ["You needn't speak Welsh, but you must know HACCP.", ['HACCP']],
])('asks only for what comes behind "but": %s', (description, terms) => {
  expect(listTerms(description)).toEqual(terms);
});

test.each([
  ['You enjoy bringing on younger chefs.', 'bringing on younger chefs', 'Trained four chefs'],
  ['You like developing apprentices.', 'developing apprentices', 'Mentored two apprentices'],
  ['You will nurture trainees.', 'nurture trainees', 'Coached three trainees'],
])('asks for training where people are brought on: %s', (description, term, line) => {
  const cvText = `Robin Ashgrove\nrobin@mail.example | Leeds\n\nEXPERIENCE\nAssistant, Fern & Sons Ltd, 2019 – 2023\n- ${line}`;
  const { profile } = buildProfileFromText(cvText);
  const job = { title: 'Assistant', company: 'Ferris', description, hiringManager: '' };
  expect(matchJob(readJob(description), { profile, cvText, pages: [], job, highlights: '' }).matched).toContain(term);
});

test.each([
  ["It'd be lovely if you've done some foraging or cooked with seaweed.", ['foraging', 'Cooking', 'seaweed']],
  ['Bonus if you have done some upholstery or welded on a farm.', ['upholstery']],
])('joins no verb with what comes before it: %s', (description, terms) => {
  expect(listTerms(description)).toEqual(expect.arrayContaining(terms));
  expect(readJob(description).every(({ isRequired }) => !isRequired)).toBe(true);
});

test.each([
  ['You keep food cost where it should be.', 'food cost'],
  ['You watch fuel cost which is high.', 'fuel cost'],
])('keeps a cost whole before a clause: %s', (description, term) => {
  expect(listTerms(description).map((each) => each.toLowerCase())).toContain(term);
});

test.each([
  ['You know Zemax.', 'Zemax'],
  ['You use Datev and Lexware.', 'Lexware'],
  ["You'll use Phorest.", 'Phorest'],
])('asks for the tool that somebody knows or uses: %s', (description, tool) => {
  expect(listTerms(description)).toContain(tool);
});

test.each([
  ['Greenhaven Produce in Dublin brings fruit to Irish shops.', 'Greenhaven Produce'],
  ['Harlow Optics of Jena sends lenses to Polish clinics.', 'Harlow Optics'],
])('asks for nothing that the employer does, nor for the language of a country it works for: %s', (description, company) => {
  expect(listTerms(description, company)).toEqual([]);
});

test.each([
  ["Qualified solicitor with 5+ years' PQE in employment law.", '5+ years of experience'],
  ["Barrister with 3 years' PQE in tax.", '3+ years of experience'],
])('counts years after qualification as experience: %s', (description, years) => {
  expect(listTerms(description)).toContain(years);
  expect(listTerms(description).filter((term) => /PQE/.test(term))).toEqual([]);
});

test.each([
  ['English', 'Inglés (C1)'],
  ['French', 'francés (B2)'],
  ['German', 'alemán (B1)'],
])('proves %s by its Spanish name below the heading of languages', (language, languages) => {
  const cvText = `Lucía Ortega\nlucia@correo.example | Soria\n\nEXPERIENCIA\nAdministrativa, Fresas Duero S.L.\n2019 – actualidad\n- Atiendo a clientes\n\nIDIOMAS\nEspañol (nativo), ${languages}`;
  const { profile } = buildProfileFromText(cvText);
  const description = `You speak good ${language}.`;
  const job = { title: 'Clerk', company: 'Ferris', description, hiringManager: '' };
  const { matchedIn } = matchJob(readJob(description), { profile, cvText, pages: [], job, highlights: '' });
  expect(matchedIn?.map(({ term, quote }) => [term, quote.includes(languages)])).toEqual([[language, true]]);
});

test.each([
  ["We're looking for a stylist to join the gang.", 'gang'],
  ['You should be a whizz with colour.', 'whizz'],
  ['Busy in summer.', 'summer'],
  ['Barbering would be handy but no biggie if not.', 'biggie'],
  ['You explain things without jargon.', 'jargon'],
  ["You cook, and you don't panic: first aid is a must.", 'panic'],
  ['Pop in for a chat and a brew!', 'brew'],
  ['£14 ph + tronc.', 'tronc'],
  ['We grow our income beyond the region.', 'beyond'],
])('takes no turn of phrase for a demand: %s', (description, word) => {
  expect(listTerms(description).filter((term) => term.includes(word))).toEqual([]);
});

test.each([
  ['You should be a whizz with colour.', 'colour'],
  ['Barbering would be handy but no biggie if not.', 'Barbering'],
  ['You will manage bids, steward legacy donors and lead a team.', 'legacy donors'],
  ['Experience with Navis or a similar terminal operating system.', 'Navis'],
  ['CSCS Black is essential.', 'CSCS'],
])('finds the demand beside it: %s', (description, term) => {
  expect(listTerms(description)).toContain(term);
  expect(listTerms(description)).not.toContain('Black');
});

test.each(["If you've done any VMware, great.", 'If you know Zemax, good.', 'If you speak German, so much the better.'])(
  'would like what somebody may have: %s',
  (description) => {
    expect(readJob(description, 'Ferris', '').map(({ isRequired }) => isRequired)).toEqual([false]);
  },
);

test('proves a name by its own letters', () => {
  const cvText = 'Robin Ashgrove\nrobin@mail.example | Leeds\n\nEXPERIENCE\nPlanner, Fern Ltd, 2019 – 2023\n- Planned berths\n\nIT\nNavis N4, Excel';
  const { profile } = buildProfileFromText(cvText);
  const job = { title: 'Planner', company: 'Ferris', description: 'Experience with Navis.', hiringManager: '' };
  expect(matchJob(readJob(job.description), { profile, cvText, pages: [], job, highlights: '' }).matched).toEqual(['Navis']);
});

test.each([
  ['Must have: NVQ L3, 18th Edition, 2391.', '2391', 'City & Guilds 2391-52 Inspection'],
  ['Must have: NVQ L3, 18th Edition.', 'NVQ L3', 'NVQ Level 3 Electrotechnical Services'],
  ['Essential: BTEC L2.', 'BTEC L2', 'BTEC First Diploma (Level 2)'],
])('proves a number or a level of a paper: %s', (description, term, credential) => {
  const cvText = `Robin Ashgrove\nrobin@mail.example | Leeds\n\nEXPERIENCE\nElectrician, Fern Ltd, 2019 – 2023\n- Wired 40 homes\n\nQUALIFICATIONS\n${credential}, 2015`;
  const { profile } = buildProfileFromText(cvText);
  const job = { title: 'Electrician', company: 'Ferris', description, hiringManager: '' };
  expect(matchJob(readJob(description), { profile, cvText, pages: [], job, highlights: '' }).matched).toContain(term);
});

test.each([
  ['You will clean and analyse data.', false],
  ['Cleaning datasets.', false],
  ['You will clean rooms and log data.', true],
])('asks for no cleaning of rooms where data are cleaned: %s', (description, isRequested) => {
  expect(listTerms(description).some((term) => /^(?:Cleaning|rooms)$/.test(term))).toBe(isRequested);
});

test.each(["You don't mind glitter.", "You've been somebody's help.", 'You know within a few minutes.'])(
  'finds nothing to ask for in "%s"',
  (description) => {
    expect(listTerms(description)).toEqual([]);
  },
);

test.each([
  ['Raj is retiring. Big shoes.', 'shoes'],
  ['Exotics? Even better.', 'Even better'],
  ['You support the CEO.', 'CEO'],
  ["You've grown email revenue somewhere.", 'somewhere'],
  ['Clean safety record.', 'Cleaning'],
])('takes no praise, rank or place for a demand: %s', (description, word) => {
  expect(listTerms(description).filter((term) => term.includes(word))).toEqual([]);
});

test.each([
  ['A prescribing qualification would be wonderful.', 'prescribing qualification'],
  ["You needn't know PharmOutcomes inside out, but it helps.", 'PharmOutcomes'],
  ['ECC certificate? Even better.', 'ECC certificate'],
])('would like what is praised: %s', (description, term) => {
  expect(readJob(description, 'Ferris', '').map((each) => [each.written ?? each.term, each.isRequired])).toEqual([[term, false]]);
});

test.each([
  ['Shop management.', 'In charge of 14 staff in two shops'],
  ['Diary management.', 'Diary and travel for partners'],
  ['Teaching students.', 'Clinical coach to four students'],
])('proves %s in other words', (description, line) => {
  const cvText = `Robin Ashgrove\nrobin@mail.example | Leeds\n\nEXPERIENCE\nAssistant, Fern & Sons Ltd, 2019 – 2023\n- ${line}`;
  const { profile } = buildProfileFromText(cvText);
  const job = { title: 'Assistant', company: 'Ferris', description, hiringManager: '' };
  expect(matchJob(readJob(description), { profile, cvText, pages: [], job, highlights: '' }).matched).toHaveLength(1);
});

test.each([
  ['Nights, 9 till 5, in the bakery.', 'EPOS'],
  ['You leave the place clean.', 'Cleaning'],
  ['You know Northern Irish employment law.', 'Irish'],
  ["You don't have to love cats.", 'cats'],
  ['Hybrid, dogs welcome.', 'dogs'],
  ['Experience with stone ovens helps.', 'helps'],
])('takes no other sense of a word for a demand: %s', (description, word) => {
  expect(listTerms(description).filter((term) => term.includes(word))).toEqual([]);
});

test('asks for nothing that the employer did', () => {
  expect(listTerms('Craven Libraries took over six branches from the council.', 'Craven Libraries')).toEqual([]);
});

test.each([
  [
    'Gas engineer for 4,000 homes in Gateshead. Services, repairs, landlord safety checks. Gas Safe, CCN1 CENWAT HTR1 essential, unvented preferred. Full licence, van supplied. 1 in 5 call out.',
    ['CCN1', 'CENWAT', 'HTR1'],
  ],
  ['Welder wanted, Hull. TIG, MIG, coded. ISO 9606 essential. Full licence preferred, van supplied. Shifts and weekends, 45 hours.', ['TIG']],
])('reads an advertisement without whole sentences as English, and papers one by one: %#', (description, terms) => {
  expect(listTerms(description).map((term) => term.toLowerCase())).toEqual(expect.arrayContaining(terms.map((term) => term.toLowerCase())));
});
