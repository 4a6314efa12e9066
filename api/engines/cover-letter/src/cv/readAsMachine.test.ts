import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { cvFixtures } from '../../fixtures/cvFixtures.ts';
import { buildProfileFromText } from './buildProfile.ts';
import { readAsMachine } from './readAsMachine.ts';
import { readCvWith } from './readCv.ts';

const hooks = { onProgress: () => undefined, signal: new AbortController().signal };

function view(text: string) {
  const { profile } = buildProfileFromText(text);
  return readAsMachine({ text, profile, places: [], ocrPages: [] });
}

async function readView(name: string) {
  const fixture = cvFixtures.find((each) => each.name === name);
  const file = createFileInMemory('cv.pdf', readFileSync(fixture?.path ?? ''));
  return readAsMachine(await readCvWith(undefined)([file], { options: { ocr: 'off' }, maxPages: 0 }, hooks));
}
const codes = ({ findings }: ReturnType<typeof readAsMachine>) => findings.map(({ code }) => code);

test('finds nothing in a plain CV, and lists its fields and lines in order', async () => {
  const machine = await readView('chronological');
  expect(codes(machine)).toEqual([]);
  expect(machine.fields.find(({ field }) => field === 'email')?.value).toMatch(/@/);
  expect(machine.positions[0]).toMatchObject({ title: 'Operations Manager', company: expect.stringContaining('Northgate') });
  expect(machine.lines.length).toBeGreaterThan(10);
});

test.each(['sidebar', 'two-column', 'column-beside-name'])('finds that a CV has columns: %s', async (name) => {
  expect(codes(await readView(name))).toContain('columns');
});

test.each([
  ['no_dates', 'Ann Baker\nann@mail.example\n07700 900 100\n\nExperience\nCook, Old Mill Hotel\n- Made 40 pies a day\n\nSkills\nPastry, Soups'],
  ['no_email', 'Ann Baker\n07700 900 100\n\nExperience\nCook, Old Mill Hotel, 2019 – 2022\n\nSkills\nPastry, Soups'],
  ['no_phone', 'Ann Baker\nann@mail.example\n\nExperience\nCook, Old Mill Hotel, 2019 – 2022\n\nSkills\nPastry, Soups'],
  ['no_skills', 'Ann Baker\nann@mail.example\n\nExperience\nCook, Old Mill Hotel, 2019 – 2022\n\nEducation\nBSc Food, University of Leeds, 2018'],
  [
    'broken_letters',
    'Ann Baker\nann@mail.example\n\nExperience\nCook, Old Mill Hotel, 2019 – 2022\n- Cut o\uFB03ce waste by \uFFFD%\n\nSkills\nPastry, Soups',
  ],
])('finds what a machine would miss: %s', (code, text) => {
  expect(codes(view(text))).toContain(code);
});

test('names the pages that are pictures', () => {
  const { profile } = buildProfileFromText('Ann Baker\nann@mail.example');
  expect(readAsMachine({ text: '', profile, places: [], ocrPages: [{ page: 2, confidence: 80 }] }).findings).toContainEqual({
    code: 'scanned',
    pages: [2],
  });
});
