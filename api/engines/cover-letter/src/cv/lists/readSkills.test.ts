import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

const expected = (lists: string) =>
  buildProfileFromText(`Kim Aaronson\nkim@example.com\n\nEXPERIENCE\nEngineer, Acme Ltd, 2012 – 2016\n\n${lists}`).profile;

test('parts the last two skills of a list, and no pair that is one skill', () => {
  expect(expected('SKILLS\nIllustrator, Photoshop and Capture One').skills).toEqual(['Illustrator', 'Photoshop', 'Capture One']);
  expect(expected('SKILLS\nExcel, Training and Development').skills).toEqual(['Excel', 'Training and Development']);
  expect(expected('SKILLS\nFirst aid, Health and safety').skills).toEqual(['First aid', 'Health and safety']);
});

test('takes where and when a CV was signed for no skill', () => {
  expect(expected('KENNTNISSE\nMoodle, Excel\n\nKöln, 3. März 2024').skills).toEqual(['Moodle', 'Excel']);
});

test('reads a table of how well languages are spoken', () => {
  const { languages, skills } = expected(
    'LANGUAGE SKILLS\nMother tongue(s): Greek\nOther language(s):\n   Speaking   Writing\nEnglish   C2   C1\nItalian   B1   A2',
  );
  expect(languages.map((language) => language.replace(/\s+/g, ' '))).toEqual(['Greek', 'English C2 C1', 'Italian B1 A2']);
  expect(skills).toEqual([]);
});

test('finds skills under a heading in plain words', () => {
  expect(expected('WHAT I AM GOOD AT\nRota planning, Stocktaking').skills).toEqual(['Rota planning', 'Stocktaking']);
});

test('takes no driving licence of one letter for a skill, and keeps a bracket on its line', () => {
  expect(expected('SKILLS\nB\nC\nCataloguing (RDA, MARC)\nAlma').skills).toEqual(['C', 'Cataloguing', 'RDA', 'MARC', 'Alma']);
});
