import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { createTextPdf } from '../../../../mocks/createTextPdf.ts';
import { CvReading, type ReadCvRequest } from '../../../../src/jobs/cvJobs.ts';
import { cvFixtures } from '../../fixtures/cvFixtures.ts';
import { readCvWith } from './readCv.ts';

const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
const request: ReadCvRequest = { options: { ocr: 'off' }, maxPages: 0 };

async function read(bytes: Uint8Array, requested: ReadCvRequest = request) {
  return CvReading.parse(await readCvWith(undefined)([createFileInMemory('cv.pdf', bytes)], requested, hooks));
}

const fixture = (name: string) => readFileSync(cvFixtures.find((each) => each.name === name)?.path ?? '');

test('tells a visitor what was read of a CV, and where its pages stand in the text', async () => {
  const reading = await read(fixture('academic'));
  expect(reading).toMatchObject({ isCv: true, language: 'en', pageCount: 2, ocrPages: [], remarks: [], warnings: [] });
  expect(reading.profile.name).toBe('Dr. Ewa Brzezińska');
  const [first, second] = reading.pages;
  expect(reading.text.slice(first?.start, first?.end)).toContain('Postdoctoral Researcher');
  expect(second?.page).toBe(2);
});

test('says when a CV names nobody, or is not in English', async () => {
  expect((await read(fixture('no-name'))).remarks).toEqual(['no_name']);
  expect((await read(fixture('german'))).remarks).toEqual(['not_english']);
});

test('says when a PDF is no CV', async () => {
  const pdf = await createTextPdf('lease.pdf', [
    ['This lease is made between a landlord and a tenant.', '', 'The rent is 900 pounds a month.'],
  ]).arrayBuffer();
  expect(await read(new Uint8Array(pdf))).toMatchObject({ isCv: false, remarks: ['not_a_cv'] });
});

test('reads a CV that was pasted in place of a file', async () => {
  const text = 'Ann Baker\nann.baker@example.com\n\nExperience\nCook, Old Mill Hotel, 2019 – 2022\n\nSkills\nPastry, Soups';
  const reading = CvReading.parse(await readCvWith(undefined)([], { ...request, text }, hooks));
  expect(reading).toMatchObject({
    text,
    pages: [],
    pageCount: 0,
    places: [],
    isCv: true,
    profile: { name: 'Ann Baker', skills: ['Pastry', 'Soups'] },
  });
});

test('refuses no file, what is no PDF and too many pages', async () => {
  await expect(readCvWith(undefined)([], request, hooks)).rejects.toMatchObject({ code: 'missing_cv' });
  await expect(read(new TextEncoder().encode('no pdf'))).rejects.toMatchObject({ code: 'not_a_pdf' });
  await expect(read(fixture('academic'), { ...request, maxPages: 1 })).rejects.toMatchObject({ code: 'too_many_pages' });
});
