import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const read = (text: string) => buildProfileFromText(`Noor Hallam\nnoor.hallam@post.example, Hull\n\n${text}`).profile;
const jobs = (text: string) => read(text).experience.map(({ title, company, start, end }) => [title, company, start, end].join(' | '));
const EARLIER = 'My first job was in a shop. From 2006 to 2009 I worked as a cashier at Fenwick Stores.';

test.each([
  [
    'Since April 2021 I have been head baker at Millrace Bakery, a shop of 12. I lead a team of six and cut waste from 9% to 4%.',
    'lead a team of six',
  ],
  ['Since 2019 I have been lead groom at Ashdown Stables. I train four juniors and look after 30 horses.', 'train four juniors'],
  ['Since May 2020 I have been site clerk at Corrie Builders. I keep the stock of 400 parts and order what runs out.', 'keep the stock'],
])('ties what is done now to a job that lasts: %s', (text, expected) => {
  const [first, ...others] = read(`${EARLIER} ${text}`).experience;
  expect(first?.bullets.join('; ')).toContain(expected);
  expect(others.flatMap(({ bullets }) => bullets).join('; ')).not.toContain(expected);
});

test.each([
  ['In 2017 I came back as a support worker with Larch Trust, where I helped six adults until 2020.', 'support worker | Larch Trust | 2017 | 2020'],
  ['In 2014 I returned as a duty manager at Quayside Hotel, where I planned the rota until 2018.', 'duty manager | Quayside Hotel | 2014 | 2018'],
  ['In 2011 I was back as a deckhand with Solent Ferries, where I tied up 40 ships a week until 2013.', 'deckhand | Solent Ferries | 2011 | 2013'],
])('reads a job that somebody came back to, up to its end: %s', (text, job) => {
  expect(jobs(`${EARLIER} ${text} I like working with people.`)).toContain(job);
  expect(
    read(`${EARLIER} ${text} I like working with people.`)
      .experience.flatMap(({ bullets }) => bullets)
      .join(),
  ).not.toMatch(/until/);
});

test.each([
  ['I started out at the Station Tavern, Pitlochry, as a commis chef (2011 to 2013).', 'commis chef | Station Tavern | 2011 | 2013'],
  ['I started off at Dorn Optics, Jena, as a trainee technician (2003 to 2006).', 'trainee technician | Dorn Optics | 2003 | 2006'],
  ['I began at Lowther Mills, Kendal, as a weaver (1998 to 2002).', 'weaver | Lowther Mills | 1998 | 2002'],
])('reads a first job with its time in brackets: %s', (text, job) => {
  expect(jobs(`My life in short. I like people. From 2014 to 2020 I worked as a buyer at Fenwick Stores. ${text}`)).toContain(job);
});

test.each([
  ['I am trained in moving and handling, PEG feeding and end-of-life care.', ['moving and handling', 'PEG feeding', 'end-of-life care']],
  ['I am experienced in dry stone walling, hedge laying and coppicing.', ['dry stone walling', 'hedge laying', 'coppicing']],
  ['I am skilled in lime plastering, pointing and slating, and I have a van.', ['lime plastering', 'pointing', 'slating']],
])('reads what somebody is trained in: %s', (text, skills) => {
  expect(read(`${EARLIER} From 2010 to 2015 I worked as a helper at Elm House. ${text}`).skills).toEqual(expect.arrayContaining(skills));
});

test.each([
  'On Sundays I sing in the choir of St Anne.',
  'In the evenings I play chess at the club.',
  'At weekends I paint the boats of my brothers.',
])('states nothing of what somebody does for fun: %s', (text) => {
  const { achievements = [], experience } = read(`${EARLIER} Since 2012 I have been a carer at Elm House. I help 20 people a day. ${text}`);
  expect([...achievements, ...experience.flatMap(({ bullets }) => bullets)].join('; ')).not.toMatch(/sing|chess|paint/);
});

test.each([
  ['Recognition', 'Finalist, Highland Chef of the Year 2023'],
  ['Awards', 'Runner-up, Best Van of the North 2022'],
  ['Hobbies', 'Fell running, lino printing, the Ilkley half marathon'],
])('parts a heading below running text from the sentence above it: %s', (heading, line) => {
  const text = `Where I have worked\nSince April 2021 I have been head chef at The Kilted Heron, Inverness, a restaurant of 60 seats.\nFrom 2016 to 2021 I worked as sous chef at Loch Lodge, where I wrote the menus and trained four chefs.\n\nWhat I am good at\nMenu writing, costing, butchery\n\n${heading}\n${line}`;
  const { experience, achievements = [] } = read(text);
  expect(experience.flatMap(({ bullets }) => bullets)).toEqual(['wrote the menus', 'trained four chefs']);
  expect(achievements.filter((each) => each.includes('costing'))).toEqual([]);
});

test.each([
  [
    '2020 to now I am head gardener at Fell House, a garden of nine acres. I run a team of three. Visitor numbers went from 14,000 to 21,000 in four years.',
    'Visitor numbers went from 14,000 to 21,000 in four years',
  ],
  [
    '2019 to now I am shop manager at Fenwick Stores, a shop of ten. I buy the stock. Complaints fell from 40 to 12 in two years.',
    'Complaints fell from 40 to 12 in two years',
  ],
])('parts a sentence from the next line that begins with its years: %s', (text, result) => {
  const [first] = read(
    `What I have done\n${text}\n2015 to 2019 I was an assistant at Dale Castle, where I looked after the roses.\n2011 to 2015 I was a helper at Hill Farm, where I fed the hens.`,
  ).experience;
  expect(first?.bullets).toContain(result);
});

test.each([
  [
    'I was room leader at Little Acorns Nursery. I taught 16 children. That was from 2017 to 2021.',
    'room leader | Little Acorns Nursery | 2017 | 2021',
  ],
  ['I was night porter at Quayside Hotel. I looked after 90 rooms. This was between 2009 and 2012.', 'night porter | Quayside Hotel | 2009 | 2012'],
])('reads the time of a job in a sentence behind it: %s', (text, job) => {
  expect(jobs(`My first job was in a shop. ${text} I like people.`)).toContain(job);
});

test('keeps the family that somebody works for whole, states responsibilities, and drops what points at nothing', () => {
  const {
    experience,
    languages,
    licences = [],
  } = read(
    'I am a nanny. I work for the Ashcombe family in Bath, where I have looked after twins since March 2021. I cook for them, and I take them to swimming. From 2017 to 2020 I worked as a room leader at Acorns Nursery. I was responsible for a room of 16 children and for five staff. I am Ofsted registered. I speak Dutch with my mother and English with everyone else.',
  );
  expect(experience[0]?.company).toBe('Ashcombe family');
  expect(experience[0]?.bullets.join()).not.toMatch(/them/);
  expect(experience[1]?.bullets).toContain('was responsible for a room of 16 children and for five staff');
  expect(languages).toEqual(['Dutch', 'English']);
  expect(licences).toContain('Ofsted registered');
});

test.each([
  ['Away from work', 'I play the cornet in a band and go to the hills.'],
  ['Hobbies', 'I knit jumpers for the dog and bake bread.'],
  ['Interests', 'I watch birds and draw maps of moors.'],
])('states nothing of what stands below a heading of free time: %s', (heading, text) => {
  const { achievements = [] } = read(
    `${EARLIER} From 2012 to 2019 I worked as a carer at Elm House. I helped 20 people a day.\n\n${heading}\n${text}`,
  );
  expect(achievements).toEqual([]);
});

test.each([
  [
    'I have driven trains for Mersey & Dee Railways since June 2017. 1,450 hours a year and not one signal passed at danger.',
    'Mersey & Dee Railways',
    '1,450 hours a year and not one signal passed at danger',
  ],
  [
    'I have kept the books for Larch Timber since May 2015. 900 invoices a month and none of them late.',
    'Larch Timber',
    '900 invoices a month and none of them late',
  ],
  [
    'I have led tours for Quayside Museum since March 2012. 40 schools a year and no complaint.',
    'Quayside Museum',
    '40 schools a year and no complaint',
  ],
])('reads sentences in bullets below headings of any words: %s', (text, company, figure) => {
  const { experience, licences = [] } = read(
    `Work so far\n• ${text}\n• From 2008 to 2012 I was a clerk with Fenwick Stores at Crewe.\n• Before that I worked in the yard at Bentley Works from 2004 to 2008.\n\nCertificates and so on\n• First aid`,
  );
  expect(experience.map((job) => job.company)).toEqual([company, 'Fenwick Stores', 'Bentley Works']);
  expect(experience[0]?.bullets).toContain(figure);
  expect(experience[0]?.bullets.filter((bullet) => /^driven/.test(bullet))).toEqual([]);
  expect(licences).not.toContain('Certificates');
});

test.each([
  [
    'I started as a cleaner with Hollis Facilities in 2012 and was made supervisor in 2016. Until 2020 I looked after eleven cleaners. In 2020 I moved to Watford Hospital, where I am domestic supervisor on the night shift. Our audit score went from 88% to 97%.',
    ['domestic supervisor | Watford Hospital | 2020 | present', 'supervisor | Hollis Facilities | 2016 | 2020'],
  ],
  [
    'I began as a porter with Dale Hotels in 2009 and was made head porter in 2013. Until 2018 I trained six porters. In 2018 I moved to Quayside Hotel, where I am duty manager. Complaints fell from 40 to 12.',
    ['duty manager | Quayside Hotel | 2018 | present', 'head porter | Dale Hotels | 2013 | 2018'],
  ],
])('reads who was made what, and where somebody is now: %#', (text, expected) => {
  expect(jobs(text)).toEqual(expect.arrayContaining(expected));
  expect(read(text).experience[0]?.bullets.join()).toMatch(/went|fell/);
});

test.each([
  ['I have BICSc Level 2, COSHH and manual handling.', ['BICSc Level 2', 'COSHH', 'manual handling']],
  ['I have an SIA licence, IOSH and first aid.', ['SIA licence', 'IOSH', 'first aid']],
])('reads papers of safety beside one that is called so: %s', (text, credentials) => {
  expect(read(`${EARLIER} From 2010 to 2015 I worked as a helper at Elm House. ${text}`).licences).toEqual(expect.arrayContaining(credentials));
});

test.each([
  ['I passed CeMAP in 2012 and the CIPP Payroll Certificate in 2023.', ['CeMAP', 'CIPP Payroll Certificate']],
  ['I gained NEBOSH in 2019 and completed the IEMA Foundation in 2021.', ['NEBOSH', 'IEMA Foundation']],
])('reads papers that were passed in a year: %s', (text, credentials) => {
  expect(read(`${EARLIER} From 2010 to 2015 I worked as a helper at Elm House. ${text}`).licences).toEqual(expect.arrayContaining(credentials));
});

test('keeps what was never missed as it is said', () => {
  const { experience } = read(
    `${EARLIER} Since 2021 I have worked for Debenham & Cole as a payroll clerk. I run 46 payrolls, and I have not missed a deadline.`,
  );
  expect(experience[0]?.bullets).toContain('have not missed a deadline');
});
