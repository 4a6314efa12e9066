import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const read = (sections: string) =>
  buildProfileFromText(`Noor Hallam\nHull | noor.hallam@post.example\n\nEXPERIENCE\nWaiter, Fern Grill Ltd, 2018 – present\n\n${sections}`).profile;

test.each([
  ['Also\nWSET Level 2 Wines, 2023. Food Hygiene Level 2. Polish, English.', ['WSET Level 2 Wines', 'Food Hygiene Level 2'], ['Polish', 'English']],
  ['Also\nMakaton Level 1, 2021. Safeguarding Level 3. Welsh, English.', ['Makaton Level 1', 'Safeguarding Level 3'], ['Welsh', 'English']],
])('parts papers and languages at the full stop behind a year or a level: %s', (section, credentials, languages) => {
  const { licences = [], languages: spoken } = read(section);
  expect(licences).toEqual(expect.arrayContaining(credentials));
  expect(licences.filter((credential) => !/^\p{L}/u.test(credential))).toEqual([]);
  expect(spoken).toEqual(languages);
});

test.each([
  ['Also\nI train the new staff and order the wine.', 'train the new staff and order the wine'],
  ['Other\nI look after 40 plants. I also teach the juniors on Mondays.', 'teach the juniors on Mondays'],
])('states what somebody does under a heading of anything, beside jobs without an achievement: %s', (section, expected) => {
  expect(read(section).achievements).toEqual([expected]);
});

test('reads a study among papers that stand in sentences', () => {
  const { education, licences } = read(
    'Papers\nRHS Level 3 in Horticulture, Myerscough College, 2014. PA1 and PA6 spraying. Chainsaw CS30 and CS31. First aid (2024).',
  );
  expect(education).toEqual([{ degree: 'RHS Level 3 in Horticulture', school: 'Myerscough College', year: '2014' }]);
  expect(licences).toEqual(expect.arrayContaining(['PA1 and PA6 spraying', 'Chainsaw CS30 and CS31', 'First aid']));
});

test.each([
  ['SGT (RETD) DANIEL ROCHE', 'DANIEL ROCHE'],
  ['Captain (Ret’d) Ann Loxley', 'Ann Loxley'],
  ['Cpl (Retd) Tom Ferris', 'Tom Ferris'],
])('reads a name behind a rank that somebody had: %s', (line, name) => {
  expect(
    buildProfileFromText(`${line}\nColchester | 07700 900 890 | x@servemail.example\n\nCAREER\nPlanner, Fern Ltd, 2022 – date`).profile.name,
  ).toBe(name);
});

test('reads a job that lasts "to date", and skills under "Tech"', () => {
  const { experience, skills } = buildProfileFromText(
    'Ann Loxley\nHull | ann@mail.example\n\nWORK\nEngineer, Fern Systems Ltd, 01/2018 – date\n- Ran 40 servers\n\nTech\nIntune, PowerShell, Jira',
  ).profile;
  expect(experience[0]?.end).toBe('present');
  expect(skills).toEqual(['Intune', 'PowerShell', 'Jira']);
});

test.each([
  ['Languages: English, Dari. Systems: EMIS, SystmOne, PharmOutcomes.', ['EMIS', 'SystmOne', 'PharmOutcomes'], ['English', 'Dari']],
  ['Languages: Welsh, English. Software: AutoCAD, Revit, SketchUp.', ['AutoCAD', 'Revit', 'SketchUp'], ['Welsh', 'English']],
])('parts languages from the programs behind them: %s', (line, skills, languages) => {
  const profile = read(`Other\n${line}`);
  expect([profile.skills, profile.languages]).toEqual([skills, languages]);
});

test.each([
  ['Independent Prescribing, University of Bath, 2019', 'Independent Prescribing', 'University of Bath'],
  ['Garden Design, Writtle College, 2011', 'Garden Design', 'Writtle College'],
])('parts what was learnt from the school: %s', (line, degree, school) => {
  expect(read(`Education\nMSc Botany, University of Leeds, 2009\n${line}`).education.at(1)).toMatchObject({ degree, school });
});

test('parts papers behind the numbers of registers, and reads a school below "Taught"', () => {
  const { licences, education } = read(
    'Qualified\nGas Safe 654321. Unvented G3. Water Regs. OFTEC 101. NVQ Level 3 Plumbing and Heating, Newcastle College, 2013.',
  );
  expect(licences).toEqual(expect.arrayContaining(['Gas Safe 654321', 'Unvented G3', 'Water Regs']));
  expect(education).toEqual([{ degree: 'NVQ Level 3 Plumbing and Heating', school: 'Newcastle College', year: '2013' }]);
  expect(read('Taught\nCAP Boulanger, INBP Rouen, 2014. Food Safety Level 3. First aid.').education[0]?.degree).toBe('CAP Boulanger');
});
