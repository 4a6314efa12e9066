import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';

const readProfile = (text: string) => buildProfileFromText(`Robin Ashgrove\nrobin.ashgrove@mail.example | 07700 900 100 | Leeds\n\n${text}`).profile;
const listJobs = (text: string) => readProfile(text).experience.map(({ title, company, start, end }) => [title, company, start, end].join(' | '));

test.each([
  ['Medical practice\nHouse Officer, Unity General Hospital\n2017 – 2018\n- Clerked 20 patients a day'],
  ['Sea service\nChief Officer, MV Skye Lass, Minch Ferries — 2012 to 2018\nResponsible for a crew of 14'],
  ['Where I have worked\n2013; 2018 — Florist, Blodau Bach\nMade 30 bouquets a day'],
  ['Military service\nCorporal, 13 Air Assault Support Regiment — 2012 to 2019\nAccounted for £4m of equipment'],
  ['Tours of duty\n2009 – 2014 Stage Manager, Orchard Theatre Company\nCalled 300 shows'],
])('finds the work section under an unusual heading: %s', (text) => {
  const [job, ...others] = readProfile(text).experience;
  expect(others).toEqual([]);
  expect(job).toMatchObject({ title: expect.stringMatching(/\p{L}/u), company: expect.stringMatching(/\p{L}/u), start: expect.anything() });
  expect(job?.bullets).toHaveLength(1);
});

test.each([
  ['EXPERIENCE\nHead Chef, The Gilded Pear, Dublin\n2015 – 2020\n- Ran the pass', 'Head Chef | The Gilded Pear | 2015 | 2020'],
  ['EXPERIENCE\nSite Joiner, Marsden Homes, Bradford\n2011 – 2017\n- Fitted kitchens', 'Site Joiner | Marsden Homes | 2011 | 2017'],
  [
    'EXPERIENCE\nOficial de segunda, Talleres Moncayo, Tarazona\n2013 – 2017\n- Reparación de variadores',
    'Oficial de segunda | Talleres Moncayo | 2013 | 2017',
  ],
  [
    'EXPERIENCE\nDriver / Shunter\nDunlow Haulage Ltd, Barnsley\n2012 – 2016\n- Moved trailers',
    'Driver / Shunter | Dunlow Haulage Ltd | 2012 | 2016',
  ],
])('separates title, employer and town', (text, job) => {
  expect(listJobs(text)).toEqual([job]);
});

test('gives several roles of one employer the same company, with bullets that have no mark', () => {
  const text = `Experience
Fennel Pay
Senior Engineer, Jan 2022 - Present
Own the ledger that books 3 million payments a day
Cut latency from 900ms to 120ms
Engineer, Mar 2019 - Dec 2021
Wrote the refunds API`;
  expect(listJobs(text)).toEqual(['Senior Engineer | Fennel Pay | Jan 2022 | Present', 'Engineer | Fennel Pay | Mar 2019 | Dec 2021']);
  expect(readProfile(text).experience[0]?.bullets).toHaveLength(2);
});

test('reads an employer above its roles without a section heading', () => {
  const text = `Brightwell Foods Group (2014 – present), Derby
HR Adviser (2016 – present)
• Handled 60 cases
HR Assistant (2014 – 2016)
• Set up the files`;
  expect(listJobs(text)).toEqual(['HR Adviser | Brightwell Foods Group | 2016 | present', 'HR Assistant | Brightwell Foods Group | 2014 | 2016']);
});

test.each(['Career break (parenting), 2014 – 2023', 'Parental leave, 2018 – 2019', 'Travelling in Asia, 2011 – 2012'])(
  'does not read a career break as a position: %s',
  (line) => {
    const text = `EXPERIENCE\nOffice Administrator, Harrow Legal Ltd\n2007 – 2010\n- Kept diaries\n${line}\nReceptionist, Moor Hotel\n2004 – 2006\n- Greeted guests`;
    expect(listJobs(text)).toEqual(['Office Administrator | Harrow Legal Ltd | 2007 | 2010', 'Receptionist | Moor Hotel | 2004 | 2006']);
  },
);

test.each([
  ['TICKETS\nBS EN ISO 9606-1, Confined Spaces, First aid at work (2024)', ['BS EN ISO 9606-1', 'Confined Spaces', 'First aid at work']],
  ['Training\nECDL, 2008; Sage 50 Bookkeeping (evening course), 2024', ['ECDL', 'Sage 50 Bookkeeping (evening course)']],
  ['LICENCES\nC+E licence, Driver CPC (valid to 2027), Moffett ticket', ['C+E licence', 'Driver CPC', 'Moffett ticket']],
  ['Certificates of Competency\nMaster Mariner (STCW II/2), 2014; GMDSS GOC', ['Master Mariner (STCW II/2)', 'GMDSS GOC']],
])('reads licences and courses as licences, not as jobs or degrees', (text, licences) => {
  const profile = readProfile(`EXPERIENCE\nWelder, Pallion Ltd\n2019 – 2023\n- Welded pipe\n\n${text}`);
  expect(profile.licences).toEqual(licences);
  expect(profile.education).toEqual([]);
  expect(profile.experience).toHaveLength(1);
});

test('reads projects with their descriptions', () => {
  const { projects } = readProfile('Projects\nShift Board (2025)\n• React app that plans shifts for 15 people\nMenu Map\n• Accessible menu viewer');
  expect(projects).toEqual([
    { name: 'Shift Board', bullets: ['React app that plans shifts for 15 people'] },
    { name: 'Menu Map', bullets: ['Accessible menu viewer'] },
  ]);
});

test.each([
  ['Work experience\nPlacement Student\nGlod Dental Practice, Oldham, June 2024 (two weeks)\n- Prepared trays', 'Glod Dental Practice', 'June 2024'],
  ['Work experience\nPlacement Student\nHarbour Garage, Hull, May 2023 (10 days)\n- Changed tyres', 'Harbour Garage', 'May 2023'],
  ['Work experience\nTrainee\nOak Tree Nursery School, York, 2022 (three weeks)\n- Read to children', 'Oak Tree Nursery School', '2022'],
])('reads a short placement with its length in brackets', (text, company, start) => {
  expect(readProfile(text).experience).toMatchObject([{ company, start }]);
});

test.each([
  ['Data Analytics Bootcamp, Northcoders, 2024 (13 weeks)', 'Data Analytics Bootcamp', 'Northcoders'],
  ['Web Development Bootcamp, Le Wagon, 2022', 'Web Development Bootcamp', 'Le Wagon'],
  ['UX Design Bootcamp, Ironhack, 2021 (9 weeks)', 'UX Design Bootcamp', 'Ironhack'],
])('reads a bootcamp as the course and its provider as the school: %s', (line, degree, school) => {
  expect(readProfile(`Education\n${line}\n`).education).toMatchObject([{ degree, school }]);
});

test.each(['first aid (St John Ambulance, 2024)', 'food hygiene (Highfield, 2021)', 'manual handling (RoSPA, Leeds, 2019)'])(
  'takes who gave a paper for no skill: %s',
  (skill) => {
    expect(readProfile(`Skills\nWord, ${skill}, Excel`).skills).toEqual(['Word', skill.replace(/ \(.*/, ''), 'Excel']);
  },
);

test('reads how long a position lasted, and what a team held, in running text', () => {
  const { experience, licences } = readProfile(
    'I am a chef. Since 2020 I have been Head Chef at The Salt Yard in Leith, where I run a kitchen of nine; we held two AA rosettes. I started as Commis Chef at Hotel Bristol in 2010 and stayed until 2013. I hold a Level 3 Award in Food Safety and a personal licence.',
  );
  expect(experience[0]?.bullets).toContain('we held two AA rosettes');
  expect(experience[1]).toMatchObject({ start: '2010', end: '2013', bullets: [] });
  expect(licences).toEqual(['Level 3 Award in Food Safety', 'personal licence']);
});

test.each([
  ['Leeds LS6 ∙ 07700 900 618 ∙ a.holt@mail.example', 'Leeds LS6'],
  ['Ada Holt, Tulsa, Oklahoma, 918-555-0147, a.holt@mail.example', 'Tulsa, Oklahoma'],
  ['York ⋅ a.holt@mail.example', 'York'],
])('finds the town beside a number or an address: %s', (line, location) => {
  const text = `Ada Holt\n${line}\n\nExperience\nCook, Old Mill Hotel, 2019 – 2022\n\nSkills\nPastry, Soups`;
  expect(buildProfileFromText(text).profile).toMatchObject({ name: 'Ada Holt', location });
});

test.each([
  ['Lindiwe Dube CA(SA)', 'Lindiwe Dube'],
  ['Dipl.-Ing. (FH) Jörg Hollmann', 'Jörg Hollmann'],
  ['Mag. phil. Eva Gruber', 'Eva Gruber'],
])('finds the name between degrees: %s', (line, name) => {
  expect(buildProfileFromText(`${line}\nprivate@mail.example | 07700 900 100\n\nExperience\nCook, Old Mill Hotel, 2019 – 2022`).profile.name).toBe(
    name,
  );
});

test('takes "2020; present" for a time that lasts', () => {
  expect(listJobs('Experience\nSenior Accountant, Umlazi Sugar Estates, Durban\n2020; present\n- Closed four books')).toEqual([
    'Senior Accountant | Umlazi Sugar Estates | 2020 | present',
  ]);
});

test.each([
  ['Memberships\nInstitute of Brewing (IBD), member since 2018', 'Institute of Brewing (IBD)'],
  ['Courses\nFood Handler Certificate, City of Toronto (2024)', 'Food Handler Certificate'],
  ['Qualifications\n- Transport Manager CPC (road haulage), 2025\n- IOSH Managing Safely', 'IOSH Managing Safely'],
])('finds licences and certificates in any section: %s', (section, credential) => {
  const { licences = [] } = readProfile(`Experience\nCook, Old Mill Hotel\n2019 – 2022\n- Cooked\n\n${section}`);
  expect(licences).toContain(credential);
  expect(licences).not.toContain('City of Toronto');
});

test('finds a registration beside the contact details', () => {
  const text =
    'Robin Ashgrove\nrobin@mail.example | 07700 900 100\nAHPRA registration NMW0002314455\n\nExperience\nCook, Old Mill Hotel, 2019 – 2022';
  expect(buildProfileFromText(text).profile.licences).toEqual(['AHPRA registration NMW0002314455']);
});

test('keeps what somebody without a job has done', () => {
  const { achievements } = readProfile(
    'Education\nCalder Academy, 2020 – 2025\n9 GCSEs\n\nWhat I have done\n- Work experience: one week at a dental practice, greeting patients\n- Captain of the school netball team',
  );
  expect(achievements).toEqual(['Work experience: one week at a dental practice, greeting patients', 'Captain of the school netball team']);
});

test('reads an employer above its roles where a title has a comma, and gives all roles to it', () => {
  const text = `EXPERIENCE
Marlow Packaging, Leeds (2011 – present)
Shift Leader, Days (2017 – present)
• Led 22 packers
Line Operator (2011 – 2017)
• Ran three cartoning lines
Old Mill Bakery, Leeds (2008 – 2011)
• Packed bread`;
  expect(listJobs(text)).toEqual([
    'Shift Leader, Days | Marlow Packaging | 2017 | present',
    'Line Operator | Marlow Packaging | 2011 | 2017',
    ' | Old Mill Bakery | 2008 | 2011',
  ]);
});

test('separates somebody self-employed from the title, whatever gap stands at the comma', () => {
  expect(listJobs('EXPERIENCE\nFreelance Illustrator, self-employed\n2016 – present\n- Drew 40 book covers')).toEqual([
    'Freelance Illustrator | self-employed | 2016 | present',
  ]);
});

test('does not read a study at a school as a position, nor a break whose dates stand below it', () => {
  const text = `EXPERIENCE
Class Teacher, Brook Primary School
2008 – 2012
- Taught 31 children
Career break to raise my two sons
2012 – 2019
GCSEs, Moor High School
2001 – 2003`;
  expect(listJobs(text)).toEqual(['Class Teacher | Brook Primary School | 2008 | 2012']);
});

test('reads jobs under "My teaching" or "On the tools", which usually announce something else', () => {
  expect(listJobs('MY TEACHING\nSupply Teacher, Vale Academy Trust\nSept 2020 – present\n- Cover seven schools')).toHaveLength(1);
  expect(listJobs('ON THE TOOLS\nApprentice Electrician, Tyne Electrical Ltd\n2020 – 2022\n- Wired 64 flats')).toHaveLength(1);
});

test('reads a course with its school among courses, and a paper with its short name as one', () => {
  const { education, licences } = readProfile(`LICENCES AND TRAINING
- IOSH Managing Safely, 2023
- ILM Level 3 in Leadership, Leeds City College, 2021`);
  expect(education).toEqual([{ degree: 'ILM Level 3 in Leadership', school: 'Leeds City College', year: '2021' }]);
  expect(licences).toEqual(['IOSH Managing Safely']);
  expect(
    readProfile('EDUCATION\nOverseas Nursing Programme (ONP), University of Hull, 2019\nCertified Infusion Nurse (CRNI), 2018').education[0],
  ).toMatchObject({ degree: 'Overseas Nursing Programme (ONP)', school: 'University of Hull' });
});

test('finds a town alone beside a phone number under a heading for contacts, and one before "Mobile"', () => {
  const ownText = (text: string) => buildProfileFromText(text).profile.location;
  expect(ownText('Ida Brandt\n\nCONTACT\nida@mail.example\n07700 900 101\nPaisley\n\nSKILLS\nWiring, testing')).toBe('Paisley');
  expect(ownText('Ida Brandt\nMerthyr Tydfil, CF47. Mobile 07700 900 121. E-mail ida@mail.example\n\nSKILLS\nWiring, testing')).toBe(
    'Merthyr Tydfil, CF47',
  );
});

test('reads headings in capitals that no list knows, however long, and takes none of them for an employer', () => {
  const text = `PROFILE
A steady carer.

CARE WORK
Senior Carer - Itchen Court Residential Home (2019 - present)
Wrote the falls plan that inspectors praised

BEFORE THAT
Shop Assistant - Bargain Corner (2008 - 2012)

QUALIFICATIONS
Care Certificate 2015

OTHER
Clean driving licence. Shona and English.`;
  expect(listJobs(text)).toEqual(['Senior Carer | Itchen Court Residential Home | 2019 | present', 'Shop Assistant | Bargain Corner | 2008 | 2012']);
  expect(readProfile(text).languages).toEqual(['Shona', 'English']);
});

test('gives an employer to no name that may be an employer itself', () => {
  const text = 'EXPERIENCE\n2015 – 2019\nHeartland Buses Ltd, Bus Driver\n- Drove route 11\n2008 – 2015\nParcelway\n- Delivered 120 parcels a day';
  expect(listJobs(text).filter((job) => job.includes('Parcelway') && job.includes('Heartland'))).toEqual([]);
});

test('reads what somebody built as projects, with the year in brackets behind each name', () => {
  const { projects } = readProfile(
    'SKILLS\nSQL, Python\n\nLANGUAGES\nEnglish, Swedish\n\nWHAT I BUILT\n\nShrinkage dashboard (2025)\n- Power BI report on 1.2 million receipts',
  );
  expect(projects?.map(({ name }) => name)).toEqual(['Shrinkage dashboard']);
});

test('reads a town with the first half of its postcode', () => {
  expect(buildProfileFromText('PATIENCE MOYO\n22 Elm Grove, Southampton SO14\n07700 900 265\n\nSKILLS\nHoists, medication').profile.location).toBe(
    '22 Elm Grove, Southampton SO14',
  );
});

test('reads a form whose labels stand close to what they say', () => {
  const text = `WORK EXPERIENCE
Dates April 2022 – present
Position held Front Office Supervisor
Employer Grand Hotel Lanterna, Genova
Main activities Supervise a desk of seven
Dates March 2018 – October 2021
Position held Receptionist
Employer Hotel Miramare, Rapallo
Main activities Checked in 60 guests a day`;
  expect(listJobs(text)).toEqual([
    'Front Office Supervisor | Grand Hotel Lanterna | April 2022 | present',
    'Receptionist | Hotel Miramare | March 2018 | October 2021',
  ]);
});

test('reads a job below the contact details whose years stand first, and "Papers" as licences', () => {
  const text =
    '2017 to now: Heating Engineer, Goyt Valley Homes\n- Look after 410 boilers\n\nPAPERS\nCCN1, CENWAT; CSCS card\n\nSKILLS\nBoilers, pumps';
  expect(listJobs(text)).toEqual(['Heating Engineer | Goyt Valley Homes | 2017 | now']);
  expect(readProfile(text).licences).toEqual(['CCN1', 'CENWAT', 'CSCS card']);
});

test('separates "Self-employed" from the title behind it', () => {
  expect(listJobs('WORK\nSelf-employed plasterer, 2016 to present\n- rendered 31 houses')).toEqual(['plasterer | Self-employed | 2016 | present']);
});

test('takes "Academic details" for education, and "Contact details" for contacts', () => {
  expect(readProfile('ACADEMIC DETAILS\nBSc Physics, University of Leeds, 2017').education).toHaveLength(1);
  expect(buildProfileFromText('Ida Brandt\n\nCONTACT DETAILS\nida@mail.example\n\nSKILLS\nWiring, testing').profile.email).toBe('ida@mail.example');
});

test.each([
  'Complaints to the board: down 57% since 2021',
  'Spend on agency staff of £40,000 cut since 2022',
  'Energy use down 12% from 2020 to 2023',
])('reads a result with a year as what was done in a job: %s', (result) => {
  const text = `EXPERIENCE\nHead of Operations, Lothian Water Ltd\n2019 – present\nLed 140 staff on two sites\n${result}\nClaims Adviser, Castle Rock Insurance\n2008 – 2012\nHandled 40 claims a day`;
  expect(listJobs(text)).toEqual(['Head of Operations | Lothian Water Ltd | 2019 | present', 'Claims Adviser | Castle Rock Insurance | 2008 | 2012']);
  expect(readProfile(text).experience[0]?.bullets).toContain(result);
});

test.each([['Full-time study'], ['Part-time student'], ['Full-time carer']])('takes time away from work for no position: %s', (line) => {
  const text = `EXPERIENCE\nJoiner, Marsden Homes Ltd\n2016 – 2020\n- Fitted kitchens\n${line}\n2014 – 2016`;
  expect(listJobs(text)).toEqual(['Joiner | Marsden Homes Ltd | 2016 | 2020']);
});

test('reads the time of a job that runs over the end of its line', () => {
  const text = `EXPERIENCE\nStaff Nurse\nMill Road Hospital, Hull — September 2017 to May\n2021\n- Wrote the leaflet of the ward\n\nCare Assistant\nPenn Lodge Care Home — 2012 to 2014\n- Cared for 34 residents`;
  expect(listJobs(text)).toEqual([
    'Staff Nurse | Mill Road Hospital | September 2017 | May 2021',
    'Care Assistant | Penn Lodge Care Home | 2012 | 2014',
  ]);
});
