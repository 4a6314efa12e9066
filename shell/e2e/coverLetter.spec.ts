/** Cover letters from a CV to files that other readers open, with the real reader, writer and pages. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readDocx } from '@sheaf/pdf-to-docx/testing/readDocx';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { axeFindings } from './axe';
import { printHtml, readPages } from './papers';
import { expect, test } from './sheaf';

const CV = `<body style="font: 11pt sans-serif">
  <h1>Ingrid Salvesen</h1><p>ingrid.salvesen@example.com · +47 22 12 34 56 · Oslo</p><p>Head Librarian</p>
  <h2>Experience</h2>
  <p><b>Head Librarian, Harbour Library</b><br>March 2019 – present</p>
  <ul><li>Led a team of 14 librarians and opened 41 new reading places.</li><li>Cut the waiting time for returned books by 35% within two years.</li>
  <li>Introduced a catalogue that 12 schools of the district use.</li></ul>
  <p><b>Librarian, City Archive of Bergen</b><br>June 2012 – February 2019</p>
  <ul><li>Digitised 18,000 photographs of the harbour.</li><li>Trained 20 volunteers in cataloguing.</li></ul>
  <h2>Education</h2><p>Master of Library Science, University of Oslo, 2012</p>
  <h2>Skills</h2><p>Cataloguing, Team leadership, Budgeting, Digitisation</p>
  <h2>Languages</h2><p>Norwegian, English</p></body>`;

async function uploadCv(page: Page, buffer: Buffer) {
  await page.goto('/cover-letter-generator');
  await page.locator('input[type=file]').setInputFiles({ name: 'cv.pdf', buffer, mimeType: 'application/pdf' });
  await expect(page.getByRole('heading', { name: 'What was understood' })).toBeVisible({ timeout: 60_000 });
}

async function writeLetter(page: Page) {
  await page.getByRole('button', { name: 'Continue to the job' }).click();
  await page.getByRole('textbox', { name: /^Job title/ }).fill('Library Director');
  await page.getByRole('textbox', { name: /^Company/ }).fill('Fjord Library');
  await page.getByRole('textbox', { name: /^Job description/ }).fill('Required: team leadership, budgeting and cataloguing. Welcome: fundraising.');
  await page.getByRole('button', { name: 'Continue to style' }).click();
  await page.getByRole('button', { name: 'Write my letter' }).click();
  await expect(letter(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const letter = (page: Page) => page.getByRole('group', { name: 'Your letter' });
const closing = (page: Page) => page.getByRole('textbox', { name: 'Closing' });

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; path: string }> {
  const downloading = page.waitForEvent('download');
  await press();
  const download = await downloading;
  return { name: download.suggestedFilename(), path: await download.path() };
}

test('a CV becomes a letter whose claims are traced, and that is downloaded as PDF, as Word and with the CV', async ({
  page,
  browser,
  pageErrors,
}, testInfo) => {
  test.slow();
  await uploadCv(page, await printHtml(browser, CV));
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ingrid Salvesen');
  await page.getByRole('button', { name: 'Where in your CV: Name', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Page 1 of cv.pdf' })).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath('cv.png'), fullPage: true });
  expect(await axeFindings(page)).toEqual([]);
  await writeLetter(page);
  await page.screenshot({ path: testInfo.outputPath('letter.png'), fullPage: true });
  expect(await axeFindings(page)).toEqual([]);
  await expect(page.getByText('Fits on one page')).toBeVisible();

  await closing(page).fill('I would be glad to talk. I also won 7 awards.');
  await expect(page.getByRole('tab', { name: /to check/ })).toBeVisible();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(['7']);
  const pdf = await saved(page, () => page.getByRole('button', { name: 'It is true: download' }).click());
  expect(pdf.name).toBe('Cover letter - Ingrid Salvesen - Fjord Library.pdf');
  const [text = '', ...more] = await readPages(pdf.path);
  expect(more).toEqual([]);
  expect(text).toContain('Ingrid Salvesen');
  expect(text.replace(/\s+/g, ' ')).toContain('I also won 7 awards.');

  await closing(page).fill('I would be glad to talk.');
  await page.getByRole('button', { name: 'More downloads' }).click();
  const docx = await saved(page, () => page.getByRole('menuitem', { name: /^Download Word/ }).click());
  const paragraphs = readDocx(new Uint8Array(await readFile(docx.path))).paragraphs.map((paragraph) => paragraph.text);
  expect(paragraphs).toContain('I would be glad to talk.');

  const application = await saved(page, () => page.getByRole('button', { name: 'Download application (letter + CV)' }).click());
  const document = await getDocument({ data: new Uint8Array(await readFile(application.path)), verbosity: 0 }).promise;
  expect(document.numPages).toBe(2);
  expect((await document.getOutline()).map(({ title }) => title)).toEqual([expect.stringContaining('Cover letter'), 'cv']);
  await document.loadingTask.destroy();
  expect(pageErrors).toEqual([]);
});

test('a reload keeps the CV, what was typed and the letter; deleting ends it all, here and on the server', async ({ page, browser, pageErrors }) => {
  test.slow();
  await uploadCv(page, await printHtml(browser, CV));
  await writeLetter(page);
  await closing(page).fill('My own last words.');
  await page.reload();
  await expect(closing(page)).toHaveValue('My own last words.', { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Download application (letter + CV)' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete now' }).click();
  await expect(page.getByText('Drop your CV here')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Drop your CV here')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('letterWork'))).toBeNull();
  expect(pageErrors).toEqual([]);
});

test('on a phone every step fits, is accessible in light and dark, and a value shows its line in the CV', async ({ page, browser, pageErrors }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await uploadCv(page, await printHtml(browser, CV));
  await fits();
  await page.getByRole('button', { name: 'Where in your CV: Name', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Page 1 of cv.pdf' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue to the job' }).click();
  await page.getByRole('button', { name: 'Continue to style' }).click();
  await expect(page.getByText('Enter the job title.')).toBeVisible();
  await fits();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await writeLetter(page);
  await fits();
  // Beside the first line of its paragraph: a line of its own for each button would make the letter half as long again.
  const reword = await page.getByRole('button', { name: 'Try another wording: Closing' }).boundingBox();
  const words = await closing(page).boundingBox();
  expect(reword?.y).toBeLessThan((words?.y ?? 0) + 10);
  expect((reword?.x ?? 0) + (reword?.width ?? 0)).toBeLessThanOrEqual(360);
  expect(pageErrors).toEqual([]);
});
