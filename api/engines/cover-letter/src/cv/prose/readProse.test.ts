import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';
import { readProse } from './readProse.ts';

const texts = [
  {
    text: 'My name is Leila Haddadi and I live in Derby. I have worked as a warehouse operative at Norvik Logistics since 2019, where I pick 180 orders an hour. Before that I was a delivery driver for ParcelOne from 2015 to 2019, covering 90 stops a day. I passed five GCSEs at Derby Community School in 2012. I have a counterbalance forklift licence and a first aid certificate. I speak English and Arabic. You can reach me at leila.haddadi@mail.example.',
    name: 'Leila Haddadi',
    jobs: ['warehouse operative | Norvik Logistics | 2019 | present', 'delivery driver | ParcelOne | 2015 | 2019'],
    bullets: ['pick 180 orders an hour', 'covering 90 stops a day'],
    education: ['five GCSEs | Derby Community School | 2012'],
    licences: ['counterbalance forklift licence', 'first aid certificate'],
    languages: ['English', 'Arabic'],
  },
  {
    text: 'Tomasz Wilk, Bradford, tomasz.wilk@mail.example. I am a joiner with 14 years in the trade. Since 2017 I have been site joiner with Marsden Homes, fitting kitchens in about 60 houses a year. From 2011 to 2017 I worked for Calder Joinery as a bench joiner and made sash windows; I also looked after two apprentices. I did my NVQ Level 2 in Bench Joinery at Bradford College, finishing in 2011. CSCS blue card. Polish and English.',
    name: 'Tomasz Wilk',
    jobs: ['site joiner | Marsden Homes | 2017 | present', 'bench joiner | Calder Joinery | 2011 | 2017'],
    bullets: ['fitting kitchens in about 60 houses a year', 'made sash windows', 'looked after two apprentices'],
    education: ['NVQ Level 2 in Bench Joinery | Bradford College | 2011'],
    licences: ['CSCS blue card'],
    languages: ['Polish', 'English'],
  },
  {
    text: 'I am called Agnes Moretti and I am based in Norwich. You can write to agnes.moretti@mail.example. At the moment I am a school cook at Wensum Primary School, where I cook for 240 children a day. Between 2009 and 2016 I worked at Hotel Belvedere as a sous chef and ran a kitchen of six. I completed a Diploma in Professional Cookery at City College Norwich in 2009. I hold a food hygiene certificate and speak Italian.',
    name: 'Agnes Moretti',
    jobs: ['school cook | Wensum Primary School |  | present', 'sous chef | Hotel Belvedere | 2009 | 2016'],
    bullets: ['cook for 240 children a day', 'ran a kitchen of six'],
    education: ['Diploma in Professional Cookery | City College Norwich | 2009'],
    licences: ['food hygiene certificate'],
    languages: ['Italian'],
  },
];

test.each(texts)('reads a CV that is one paragraph of prose: $name', ({ text, name, jobs, bullets, education, licences, languages }) => {
  const { profile, isCv } = buildProfileFromText(text);
  expect(isCv).toBe(true);
  expect(profile).toMatchObject({ name, licences, languages });
  expect(profile.experience.map(({ title, company, start = '', end }) => [title, company, start, end].join(' | '))).toEqual(jobs);
  expect(profile.experience.flatMap((job) => job.bullets)).toEqual(bullets);
  expect(profile.education.map(({ degree, school, year }) => [degree, school, year].join(' | '))).toEqual(education);
});

test('does not read other prose as a CV', () => {
  const { profile, isCv } = buildProfileFromText(
    'I was walking with my dog at Holkham Beach. I saw a seal. I spoke as plainly as I could to the warden at Wells Harbour, who was a friend.',
  );
  expect(isCv).toBe(false);
  expect(profile.experience).toEqual([]);
});

test('keeps a licence with what it is held with, and reads a hyphenated title', () => {
  const found = readProse(
    'I have driven for 17 years. Since June 2016 I am an over-the-road driver with Plainsman Freight, running 120,000 miles a year. I hold a Class A CDL with hazmat and tanker endorsements and a TWIC card.',
  );
  expect(found.licences.map(({ text }) => text)).toEqual(['Class A CDL with hazmat and tanker endorsements', 'TWIC card']);
  expect(found.experience.map(({ title, company }) => [title?.text, company?.text])).toEqual([['over-the-road driver', 'Plainsman Freight']]);
});

const duties = [
  {
    text: 'I am a warehouse supervisor with eight years in food distribution. Since 2021 I have led a night shift of 22 people at\nSevern Foods in Avonmouth, where I cut picking errors from 3.1% to 0.8% and trained 14 drivers. Before that, from 2017 to 2021, I worked as a stock\ncontroller at Harbour Logistics. I hold a forklift licence (counterbalance and reach, valid to 2028) and a Level 3 Award in Health and Safety.',
    headline: 'warehouse supervisor',
    jobs: ['warehouse supervisor | Severn Foods | 2021 | present', 'stock controller | Harbour Logistics | 2017 | 2021'],
    bullets: ['led a night shift of 22 people', 'cut picking errors from 3.1% to 0.8%', 'trained 14 drivers'],
    licences: ['forklift licence (counterbalance and reach, valid to 2028)', 'Level 3 Award in Health and Safety'],
  },
  {
    text: "Hello, I'm Stefan Novak and I live in Cork. I am a bus mechanic. Since 2018 I have maintained 64 buses for Lee Valley Transit, where I taught five\napprentices. From 2013 to 2018 I repaired lorries at Brennan Haulage. I have a category D licence.",
    headline: 'bus mechanic',
    jobs: ['bus mechanic | Lee Valley Transit | 2018 | present', ' | Brennan Haulage | 2013 | 2018'],
    bullets: ['maintained 64 buses', 'taught five apprentices', 'repaired lorries'],
    licences: ['category D licence'],
  },
  {
    text: 'I am a dental nurse in Limerick. I have been working at Shannon Dental Care since 2020, where I order all supplies. Before that I was a receptionist\nat Treaty Physiotherapy from 2016 to 2020 and booked about 300 appointments a week. I hold a first aid certificate.',
    headline: 'dental nurse',
    jobs: ['dental nurse | Shannon Dental Care | 2020 | present', 'receptionist | Treaty Physiotherapy | 2016 | 2020'],
    bullets: ['order all supplies', 'booked about 300 appointments a week'],
    licences: ['first aid certificate'],
  },
];

test.each(duties)('reads prose that tells the work and the employer, and the title in a sentence of its own: $headline', ({ text, ...expected }) => {
  const { headline, experience, licences = [] } = buildProfileFromText(`A. Person, a.person@mail.example\n\n${text}`).profile;
  expect(headline).toBe(expected.headline);
  expect(experience.map(({ title, company, start, end }) => [title, company, start, end].join(' | '))).toEqual(expected.jobs);
  expect(experience.flatMap((job) => job.bullets)).toEqual(expected.bullets);
  expect(licences).toEqual(expected.licences);
});

test('guesses no position from the middle of sentences', () => {
  const { profile } = buildProfileFromText(
    'Ada Wren, ada.wren@mail.example\n\nI am good with people. Since 2019 I have looked after my father, and\nbefore that I travelled from 2016 to 2018. I like gardens. I want to learn.',
  );
  expect(profile.experience).toEqual([]);
});

test('reads a first job that "began", with how long it lasted', () => {
  const { experience } = readProse(
    'I am a chef. I have been head chef at The Salt Marsh since 2019. I began as a commis chef at the Grand Parade Hotel in 2007 and stayed until 2014.',
  );
  const jobs = experience.map(({ title, company, time }) => [title?.text, company?.text, time?.start.text, time?.end?.text]);
  expect(jobs).toContainEqual(['commis chef', 'Grand Parade Hotel', '2007', '2014']);
});

test('gives no job what somebody does in free time, or does now that the job is over', () => {
  const { experience, activities } = readProse(
    'I am a chef. I worked as a commis chef at the Grand Parade Hotel from 2007 to 2014. I made sauces there. Away from the stove I teach a free cookery class for carers. I also coach a football team.',
  );
  expect(experience.flatMap(({ bullets }) => bullets.map(({ text }) => text))).toEqual(['made sauces there']);
  expect(activities.map(({ text }) => text)).toEqual(['teach a free cookery class for carers', 'coach a football team']);
});

test('reads a name, a town and jobs as they are mentioned in passing, and gives no job the achievements of a business of their own', () => {
  const found = readProse(
    "I'm Eleri Vaughan from Aberystwyth. My first job was as a junior florist at Blodau Bach, where I stayed until 2013. From 2013 to 2018 I was a senior florist with Petals and Pine. In 2018 I opened my own studio, Gwyllt Flowers, which I ran until I sold it in 2023. Now I work part-time for the National Trust as a gardener.",
  );
  expect([found.name?.text, found.location?.text]).toEqual(['Eleri Vaughan', 'Aberystwyth']);
  expect(found.experience.map(({ title, company, bullets }) => [title?.text, company?.text, bullets.length])).toEqual([
    ['gardener', 'National Trust', 0],
    ['senior florist', 'Petals and Pine', 0],
    ['junior florist', 'Blodau Bach', 0],
  ]);
  expect(found.activities.map(({ text }) => text)).toEqual(['opened my own studio, Gwyllt Flowers']);
});

test('reads where somebody is from, but not the school', () => {
  expect(readProse('I am Chloe Barrow, a hairdresser from Halifax with twelve years of work.').location?.text).toBe('Halifax');
  expect(readProse('I am a graduate from Durham University. I like my work.').location).toBeUndefined();
});

test('separates a licence from the diploma beside it', () => {
  const { education, licences } = readProse(
    'I hold an SIA licence and a Level 5 Diploma in Security Management from Abertay University, passed in 2023.',
  );
  expect(education.map(({ degree }) => degree?.text)).toEqual(['Level 5 Diploma in Security Management']);
  expect(licences.map(({ text }) => text)).toEqual(['SIA licence']);
});

const oldestFirst = [
  {
    text: 'I graduated from the University of Warwick in 2016 with a BSc in Mathematics. I joined Deloitte the same year as an audit associate and qualified as a chartered accountant (ACA) in 2019. From 2019 until 2022 I was a senior associate there, leading audits of 30 clients. Since September 2024 I have been finance manager at Bright Bakery Ltd, where I saved £65,000 a year. I am fluent in Tamil and use Excel, Xero and Power BI every day.',
    jobs: ['finance manager | Bright Bakery Ltd', 'senior associate | Deloitte', 'audit associate | Deloitte'],
    bullets: ['saved £65,000 a year', 'leading audits of 30 clients'],
    education: ['BSc in Mathematics | University of Warwick | 2016'],
    rest: { languages: ['Tamil'], skills: ['Excel', 'Xero', 'Power BI'], activities: ['qualified as a chartered accountant (ACA) in 2019'] },
  },
  {
    text: 'I trained at Westminster Kingsway College (NVQ Level 3, 2011) and started as commis chef at The Ivy House in Bath. Within four years I was sous chef there. In 2017 I became head chef of the Lamb Inn in Frome; food costs fell from 34% to 28%. I hold Level 3 Food Safety.',
    jobs: ['head chef | Lamb Inn', 'sous chef | The Ivy House', 'commis chef | The Ivy House'],
    bullets: ['food costs fell from 34% to 28%'],
    education: ['NVQ Level 3 | Westminster Kingsway College | 2011'],
    rest: { licences: ['Level 3 Food Safety'] },
  },
  {
    text: 'I have been an electrician for twelve years. After my apprenticeship with Harlow Electrical, which I finished in 2012, I wired more than 300 homes. In 2018 I moved to Northern Grid Services, where I lead a team of five and look after 40 substations. I moved to Leeds in 2020. I passed the confined spaces course.',
    jobs: [' | Northern Grid Services', ' | Harlow Electrical'],
    bullets: ['lead a team of five', 'look after 40 substations', 'wired more than 300 homes'],
    education: [],
    rest: { licences: ['confined spaces course'] },
  },
  {
    text: "I studied computer science at the University of Bremen and received my master's degree in 2019. My first job was with Softhaus Nord, where I built web shops. Since 2021 I work at Hanse Logistik GmbH as a backend developer. Last year 99% of parcels reached their town in a day, up from 91%. German is my mother tongue and my English is C1.",
    jobs: ['backend developer | Hanse Logistik GmbH', ' | Softhaus Nord'],
    bullets: ['99% of parcels reached their town in a day, up from 91%', 'built web shops'],
    education: ["master's degree | University of Bremen | 2019"],
    rest: { languages: ['German', 'English'] },
  },
];

test.each(oldestFirst)('lists the latest job first where the text begins with the oldest: $jobs.0', ({ text, jobs, bullets, education, rest }) => {
  const found = readProse(text);
  expect(found.experience.map(({ title, company }) => `${title?.text ?? ''} | ${company?.text}`)).toEqual(jobs);
  expect(found.experience.flatMap((job) => job.bullets.map((bullet) => bullet.text))).toEqual(bullets);
  expect(found.education.map(({ degree, school, year }) => [degree, school, year].map((span) => span?.text).join(' | '))).toEqual(education);
  for (const [kind, values] of Object.entries(rest)) expect(found[kind as 'licences'].map((span) => span.text)).toEqual(values);
});

const arrivals = [
  {
    text: "I'm Aoife Brennan. After finishing my degree in Marketing at NUI Galway in 2018 I interned for six months at Supermac's, and was then hired as a marketing assistant. I looked after their social media. In January 2021 I was promoted to marketing executive and managed a budget of €150,000. For the past two years I've worked for Connemara Whiskey as brand manager; I launched three products in Germany. I know Google Analytics and HubSpot well.",
    jobs: ['brand manager | Connemara Whiskey', "marketing executive | Supermac's", "marketing assistant | Supermac's", " | Supermac's"],
    bullets: ['launched three products in Germany', 'managed a budget of €150,000', 'looked after their social media'],
    rest: { skills: ['Google Analytics', 'HubSpot'] },
  },
  {
    text: 'I drove lorries in Nigeria for eight years before I came here. I passed my HGV Class 1 test in 2016 and I have driven for Turners of Soham ever since. I was named driver of the year at my depot. My driver CPC is valid until 2029. Robert Nkemelu, robert.nkemelu@mail.example',
    jobs: [' | Turners of Soham'],
    bullets: ['was named driver of the year at my depot'],
    rest: { licences: ['HGV Class 1', 'driver CPC'], activities: ['drove lorries in Nigeria for eight years'] },
  },
  {
    text: "I served in the Royal Engineers for 16 years, from 2006 to 2022, the last four as a sergeant in charge of 24 soldiers. I took a job as facilities coordinator with Barton Hospital, where I plan the work of nine contractors, and I have brought overdue repairs down to 15. I have NEBOSH and IOSH Managing Safely. I'm registered with the HCPC (PH123456).",
    jobs: ['facilities coordinator | Barton Hospital', 'sergeant | Royal Engineers'],
    bullets: ['plan the work of nine contractors', 'brought overdue repairs down to 15'],
    rest: { licences: ['NEBOSH', 'IOSH Managing Safely', 'HCPC (PH123456)'] },
  },
  {
    text: 'I started at 16 on the tills of a Tesco in Bolton; by 2010 I was a shift supervisor. I then managed a shoe shop in Bury between 2012 and 2019. When it closed I retrained as a bookkeeper (AAT Level 3, Bolton College, 2020). Since then I keep the books for seven small businesses.',
    jobs: [' | Tesco', 'shift supervisor | Tesco'],
    bullets: [],
    rest: { activities: ['managed a shoe shop in Bury between 2012 and 2019', 'keep the books for seven small businesses'] },
  },
];

test.each(arrivals)(
  'reads arrivals, promotions and papers as people tell them, and gives no job the work of another: $jobs.0',
  ({ text, jobs, bullets, rest }) => {
    const found = readProse(text);
    expect(found.experience.map(({ title, company }) => `${title?.text ?? ''} | ${company?.text}`)).toEqual(jobs);
    expect(found.experience.flatMap((job) => job.bullets.map((bullet) => bullet.text))).toEqual(bullets);
    for (const [kind, values] of Object.entries(rest)) expect(found[kind as 'licences'].map((span) => span.text)).toEqual(values);
  },
);

test('takes a month or a feast behind "at" for no employer', () => {
  expect(readProse('I started at Christmas with new plans. I worked at Easter. I began in May.').experience).toEqual([]);
});

test('reads steps of a life without "I", and the name and the town before the address', () => {
  const { name, location, experience, licences } = buildProfileFromText(
    'Kofi Mensah, Birmingham, kofi.mensah@mail.example. Courier with ten years of experience. Worked for DHL from 2015 to 2020 as a courier, delivering 120 parcels a day. Moved to Ocado in 2020 as a picker and became shift lead in 2022, responsible for 18 pickers. Cut picking errors by a third. Full clean driving licence and counterbalance forklift licence.',
  ).profile;
  expect([name, location]).toEqual(['Kofi Mensah', 'Birmingham']);
  expect(experience.map(({ title, company, bullets }) => [title, company, bullets])).toEqual([
    ['shift lead', 'Ocado', ['responsible for 18 pickers', 'Cut picking errors by a third']],
    ['picker', 'Ocado', []],
    ['courier', 'DHL', ['delivering 120 parcels a day']],
  ]);
  expect(licences).toEqual(['Full clean driving licence', 'counterbalance forklift licence']);
});

test('gives what came after a move to no employer before it', () => {
  const found = readProse(
    'I spent four years with Marriott in Dubai, first as a front desk agent and later as a duty manager. In 2018 I returned to Dublin and worked from home. I wrote a guide to 90 hotels. In 2020 I took over the front office of the Merrion View Hotel. Under my management, guest scores rose from 8.1 to 9.0.',
  );
  expect(found.experience.map(({ title, company, bullets }) => [title?.text, company?.text, bullets.map(({ text }) => text)])).toEqual([
    [undefined, 'Merrion View Hotel', ['guest scores rose from 8.1 to 9.0']],
    ['duty manager', 'Marriott', []],
  ]);
});

test('gives the achievements behind a promotion to the new title, and reads a membership, a certificate and tools', () => {
  const found = readProse(
    "I moved to London to work for Hopkins & Rowe as an architectural assistant, and in 2019 I became a project architect there. I led the design of a library. I'm a chartered member of RIBA and a confident user of Revit and Rhino. I'm ITIL 4 Foundation certified.",
  );
  expect(found.experience.map(({ title, company, time }) => [title?.text, company?.text, time?.start.text])).toEqual([
    ['project architect', 'Hopkins & Rowe', '2019'],
    ['architectural assistant', 'Hopkins & Rowe', undefined],
  ]);
  expect(found.licences.map(({ text }) => text)).toEqual(['chartered member of RIBA', 'ITIL 4 Foundation']);
  expect(found.skills.map(({ text }) => text)).toEqual(['Revit', 'Rhino']);
});

test('takes the year until which somebody was somewhere for no beginning', () => {
  const [job] = readProse('Until 2017 I was with Computacenter in Hatfield, handling 40 calls a day. I like it. I do.').experience;
  expect([job?.company?.text, job?.time]).toEqual(['Computacenter', undefined]);
});

const carers = [
  {
    text: "I'm a care assistant from Luton. I have been looking after older people since 2017, first at Willow Court, where I was one of six carers, and since 2021 at Ashdown House, a home for 42 residents. I trained five colleagues. I won. grace.adeyemi@mail.example",
    jobs: ['care assistant | Ashdown House | 2021 | trained five colleagues', ' | Willow Court |  | '],
  },
  {
    text: 'My career began at the BBC in 2009, where I worked as a researcher. In 2012 I moved to Channel 4 as an assistant producer, and two years later I was promoted to producer. I produced "Harbour Lives", seen by 1.9 million. I am now a series producer for Tern Films.',
    jobs: [
      'series producer | Tern Films |  | ',
      'producer | Channel 4 |  | produced "Harbour Lives", seen by 1.9 million',
      'assistant producer | Channel 4 | 2012 | ',
      'researcher | BBC | 2009 | ',
    ],
  },
  {
    text: 'I like bread. Between 2016 and 2020 I was head baker at Hart & Korn, leading a team of seven. I now run the bakery of the Harrods food hall, where I introduced eight new breads and cut waste by 18%.',
    jobs: [
      ' | Harrods |  | run the bakery,introduced eight new breads,cut waste by 18%',
      'head baker | Hart & Korn | 2016 | leading a team of seven',
    ],
  },
];

test.each(carers)('gives what lasts to the employer of today, and each title its own deeds: $jobs.0', ({ text, jobs }) => {
  const { experience } = readProse(text);
  expect(
    experience.map(({ title, company, time, bullets }) =>
      [title?.text ?? '', company?.text, time?.start.text ?? '', bullets.map((bullet) => bullet.text).join(',')].join(' | '),
    ),
  ).toEqual(jobs);
});

test('gives the job that lasts the title of today, and names a register as it is called', () => {
  const found = readProse(
    'I am a dental nurse in Kilkenny. Since March 2019 I have worked at Ormonde Dental, where I train the new starters. I am registered with the Irish Dental Council.',
  );
  expect(found.experience.map(({ title, company }) => [title?.text, company?.text])).toEqual([['dental nurse', 'Ormonde Dental']]);
  expect(found.licences.map(({ text }) => text)).toEqual(['Irish Dental Council']);
});

const CAREER = [
  {
    text: 'I have driven lorries since 2009 and planned them since 2018. I began as a class 2 driver at Humber Aggregates, where I delivered sand to building sites. In 2014 I moved to Trent Chilled Foods as a class 1 driver on nights, doing supermarket deliveries, and I was asked in 2018 to become transport planner there. I now plan 46 vehicles every day. In 2021 I cut empty running from 23% to 14%.',
    jobs: ['transport planner | Trent Chilled Foods | present', 'class 1 driver | Trent Chilled Foods | ', 'class 2 driver | Humber Aggregates | '],
    bullets: ['plan 46 vehicles every day', 'cut empty running from 23% to 14%'],
  },
  {
    text: 'I have baked bread since 2011. I began as a bakery assistant at Calder Mill Bakery, where I packed rolls. In 2016 I moved to Holme Valley Foods as a baker on nights, shaping sourdough, and I was invited in 2020 to become production manager there. I now lead a team of nine. In 2022 I cut waste from 11% to 6%.',
    jobs: ['production manager | Holme Valley Foods | present', 'baker | Holme Valley Foods | ', 'bakery assistant | Calder Mill Bakery | '],
    bullets: ['lead a team of nine', 'cut waste from 11% to 6%'],
  },
  {
    text: 'I have cared for people since 2008. I began as a care assistant at Linden House Trust, where I washed and fed residents. In 2013 I moved to Severn Care Group as a senior carer on days, giving medicines, and I was asked in 2019 to become deputy manager there. I now write the rota for 40 carers. In 2021 I cut agency hours from 300 to 90.',
    jobs: ['deputy manager | Severn Care Group | present', 'senior carer | Severn Care Group | ', 'care assistant | Linden House Trust | '],
    bullets: ['write the rota for 40 carers', 'cut agency hours from 300 to 90'],
  },
];

test.each(CAREER)('ties what was done after a promotion to the new title: $jobs', ({ text, jobs, bullets }) => {
  const { experience } = buildProfileFromText(`Colin Marsh, colin@post.example. ${text}`).profile;
  expect(experience.map(({ title, company, end = '' }) => [title, company, end].join(' | '))).toEqual(jobs);
  expect(experience[0]?.bullets).toEqual(bullets);
});

test.each([
  ['I hold a Transport Manager CPC, which I gained in 2020, and my driver CPC is valid until 2028.', ['Transport Manager CPC', 'driver CPC']],
  ['I hold a NEBOSH certificate, which I passed in 2019, and my IPAF card is valid until 2027.', ['NEBOSH certificate', 'IPAF card']],
  ['I hold a food hygiene certificate, which I took in 2021, and my DBS certificate is new.', ['food hygiene certificate', 'DBS certificate']],
])('leaves out a clause without its object, and takes no validity for a paper: %s', (sentence, credentials) => {
  const {
    experience,
    licences,
    achievements = [],
  } = buildProfileFromText(
    `Ann Reid, ann@post.example. I work in Hull. I have been a driver with Tay Foods since 2015, where I drive 300 miles a day. I have cleaned vans since 2012 and washed them since 2013. ${sentence}`,
  ).profile;
  expect(licences).toEqual(credentials);
  const expected = [...experience.flatMap(({ bullets }) => bullets), ...achievements];
  expect(expected.filter((clause) => /^(?:gained|passed|took|washed)\b/.test(clause))).toEqual([]);
});
