/** What each tool that reads a PDF makes of it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { printHtml } from '../e2e/papers';
import { expect, test } from '../e2e/sheaf';
import { aState, asOnTheScreen, dismissNotice, shoot } from './shoot';

const ESSAY = `<div style="font: 16px/1.6 Georgia, serif">
  <h1>Should cities lend bicycles?</h1>
  <p>In the last twenty years many towns have tried to reduce the number of cars in there centres. A small town in the north went one step
  further: it gave every adult a bicycle, completely free. Most people thought that the experiment would fail.</p>
  <p>The first argument in favour is health. People who cycles to work are ill less often, and they definately save money. Critics answer that
  the streets are to narrow and the winters too cold.</p>
  <p>However the figures of the last three years tells another story. Accidents have become rarer, shops in the centre report more visitors, and
  nobody wants to recieve the old timetable back.</p></div>`;

const LEASE = `<div style="font: 15px/1.6 Georgia, serif">
  <h1>Residential lease</h1>
  <p>This lease is made between Aurelia Brandt (the landlord) and Tomás Ibarra (the tenant) for the flat on the second floor of 14 Quay Street.</p>
  <h2>1. Rent and deposit</h2>
  <p>The monthly rent is 940 euros and is due on the third working day of each month. The deposit is two months of rent, 1,880 euros, and is paid
  back within six weeks after the keys were returned.</p>
  <h2>2. Notice</h2>
  <p>The tenant may end this lease in writing with three months of notice to the end of a month. The landlord may do so only with six months.</p>
  <table border="1" cellpadding="6" style="border-collapse: collapse"><tr><th>What</th><th>Who pays</th></tr>
  <tr><td>Repairs up to 90 euros</td><td>The tenant</td></tr><tr><td>Repairs beyond</td><td>The landlord</td></tr></table>
  <h2>3. The yard</h2>
  <ul><li>Bicycles stand in the shed.</li><li>Music ends at ten in the evening.</li></ul></div>`;

const readCv = (name: string) => readFile(path.resolve(import.meta.dirname, `../../api/engines/cover-letter/fixtures/${name}.pdf`));

async function choose(page: Page, address: string, name: string, buffer: Buffer): Promise<void> {
  await page.goto(address);
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
}

test('a grammar check, from a PDF to a corrected text', async ({ page, browser }) => {
  await choose(page, '/grammar-check', 'essay.pdf', await printHtml(browser, ESSAY));
  await expect(page.getByText('Text extracted successfully!', { exact: true })).toBeVisible();
  await dismissNotice(page);
  await shoot(page, 'grammar-text', aState);
  await page.getByRole('button', { name: 'Check Grammar & Spelling' }).click();
  await expect(page.getByText('Grammar check complete!', { exact: true })).toBeVisible();
  await dismissNotice(page);
  await shoot(page, 'grammar-marks', asOnTheScreen);
  await page.getByText('Page', { exact: true }).click();
  await expect(page.getByRole('img', { name: /Page 1 of/ })).toBeVisible();
  await shoot(page, 'grammar-page', asOnTheScreen);
});

test('a conversion, from a PDF to a Word file', async ({ page, browser }) => {
  await choose(page, '/convert', 'lease.pdf', await printHtml(browser, LEASE));
  await expect(page.getByText('Options', { exact: true })).toBeVisible();
  await shoot(page, 'convert-file', aState);
  await page.getByRole('button', { name: 'Convert to Word' }).click();
  await expect(page.getByText('PDF converted successfully!', { exact: true })).toBeVisible();
  await dismissNotice(page);
  await shoot(page, 'convert-result', asOnTheScreen);
});

test('a conversation, from a PDF to a marked passage', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await choose(page, '/chat', 'lease.pdf', await printHtml(browser, LEASE));
  await expect(page.getByText('PDF uploaded successfully!', { exact: true })).toBeVisible();
  await dismissNotice(page);
  await shoot(page, 'chat-start', aState);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('textbox', { name: 'Your question' }).fill('When is the deposit paid back?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();
  await page
    .getByRole('button', { name: /^p\. 1/ })
    .first()
    .click();
  await expect(page.getByText(/^Cited passage:/).first()).toBeAttached();
  await shoot(page, 'chat-answer', asOnTheScreen);
});

test('a cover letter, from a CV to its evidence', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await choose(page, '/cover-letter-generator', 'cv.pdf', await readCv('chronological'));
  await expect(page.getByRole('heading', { name: 'What was understood' })).toBeVisible();
  await dismissNotice(page);
  await shoot(page, 'letter-cv', aState);
  await page.getByRole('button', { name: 'Continue to the job' }).click();
  await page.getByRole('textbox', { name: /^Job title/ }).fill('Operations Director');
  await page.getByRole('textbox', { name: /^Company/ }).fill('Fjord Freight');
  await page
    .getByRole('textbox', { name: /^Job description/ })
    .fill('Required: team leadership, budget planning, SAP and process improvement. A plus: German, experience with customs.');
  await shoot(page, 'letter-job', aState);
  await page.getByRole('button', { name: 'Continue to style' }).click();
  await shoot(page, 'letter-style', aState);
  await page.getByRole('button', { name: 'Write my letter' }).click();
  await expect(page.getByRole('group', { name: 'Your letter' })).toBeVisible();
  await dismissNotice(page);
  await shoot(page, 'letter-editor', asOnTheScreen);
});
