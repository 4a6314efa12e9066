import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';

const readProfile = (text: string) =>
  buildProfileFromText(
    `Robin Ashgrove\nrobin.ashgrove@mail.example | 07700 900 100\nLeeds\n\nWORK\nClerk, Hull City Council, 2020 – present\n\n${text}`,
  ).profile;
const listEducation = (text: string) => readProfile(text).education.map(({ degree, school, year }) => [degree, school, year].join(' | '));

test.each([
  [
    'BMus (Hons) Trumpet, Royal Northern College of Music, 2009; PGCE Music, University of Sheffield, 2011',
    ['BMus (Hons) Trumpet | Royal Northern College of Music | 2009', 'PGCE Music | University of Sheffield | 2011'],
  ],
  [
    '2017 PhD Ecology, Uppsala University. 2012 MSc Biology, Lund University.',
    ['PhD Ecology | Uppsala University | 2017', 'MSc Biology | Lund University | 2012'],
  ],
  [
    'Leeds College of Art: BA (Hons) Textiles, 2014. University of Hull: MA Design, 2016.',
    ['BA (Hons) Textiles | Leeds College of Art | 2014', 'MA Design | University of Hull | 2016'],
  ],
  [
    'BMus Cello, Royal Northern College of Music, 2010; PGCE Music, University\nof Huddersfield, 2012',
    ['BMus Cello | Royal Northern College of Music | 2010', 'PGCE Music | University of Huddersfield | 2012'],
  ],
])('reads both studies of one line: %s', (line, education) => {
  expect(listEducation(`EDUCATION\n${line}`)).toEqual(education);
});

test.each([
  ['Aberdare Community School, 2019 – 2026\nA levels (2026): Business B, Media C', 'A levels | Aberdare Community School | 2026'],
  ['Hill Grammar School, 2001 – 2008\nGCSEs (2006): nine at A* to C', 'GCSEs | Hill Grammar School | 2006'],
  ['Weald College, 2010 – 2012\nBTEC Sport (2012): DDM', 'BTEC Sport | Weald College | 2012'],
])('gives what was reached at a school that school: %s', (lines, study) => {
  expect(listEducation(`EDUCATION\n${lines}`)).toContain(study);
});

test('takes the town of March for no degree', () => {
  expect(listEducation('SCHOOL\nNeale-Wade Community College, March. 5 GCSEs inc. Maths and English, 2007')).toEqual([
    '5 GCSEs inc. Maths and English | Neale-Wade Community College | 2007',
  ]);
});

test.each([
  [
    'QUALIFICATIONS',
    'NEBOSH General Certificate 2022. ILM Level 5 in Leadership 2020. Manual handling instructor. Fire marshal 2021.',
    'Manual handling instructor',
  ],
  [
    'LICENCES',
    'Cat C+E since 2018, digi tacho card, Driver CPC valid to Sept 2029. ADR packages (2022). Moffett truck mounted forklift.',
    'digi tacho card',
  ],
  ['LICENCES', 'RTITB counterbalance (till 2028), reach truck, Bendi. Emergency First Aid at Work 2024. Abrasive wheels.', 'reach truck'],
])('finds each paper of a paragraph under %s: %s', (heading, paragraph, credential) => {
  const { licences, education } = readProfile(`${heading}\n${paragraph}`);
  expect(licences).toContain(credential);
  expect(education).toEqual([]);
});

test.each([
  ['At Dundee I convene two honours modules.', 'Lecturer, University of Dundee, 2019 – present'],
  ['At Exeter: led the cataloguing of 2,300 letters with volunteers.', 'Fellow, University of Exeter, 2016 – 2019'],
  ['At Lund I supervised three master students.', 'Researcher, Lund University, 2012 – 2015'],
])('gives a post of an academic what another section states of its town: %s', (expected, post) => {
  const { experience } = readProfile(`ACADEMIC APPOINTMENTS\n${post}\n\nTEACHING AND SUPERVISION\n${expected}`);
  expect(experience.find(({ company }) => company.includes('Univ') && company !== 'x')?.bullets).toHaveLength(1);
});

test.each([
  ['Fellow of the Higher Education Academy (FHEA), 2020', 'Fellow of the Higher Education Academy (FHEA)'],
  ['Member of the Institute of Physics, 2018', 'Member of the Institute of Physics'],
  ['Senior Fellow of the Royal Geographical Society, 2015', 'Senior Fellow of the Royal Geographical Society'],
])('counts a rank in a learned body to the papers: %s', (line, credential) => {
  expect(readProfile(`GRANTS AND AWARDS\nBritish Academy Grant, £9,650 (2020)\n${line}`).licences).toContain(credential);
});
