import type { Page } from '@playwright/test';
import { shell } from '@sheaf/api/contract/messages/shell';
import { printHtml } from '../e2e/papers';
import { expect, test } from '../e2e/sheaf';
import { pagesSaying } from '../src/pages';
import { STATE_LOOKS, shoot } from './shoot';

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));
// Whole, it would show the bar with the button where the screen ended.
const asOnTheScreen = { fullPage: false };
const aState = { looks: STATE_LOOKS, fullPage: false };

const ESSAY = `<div style="font: 16px/1.6 Georgia, serif">
  <h1>Should cities lend bicycles?</h1>
  <p>In the last twenty years many towns have tried to reduce the number of cars in there centres. A small town in the north went one step
  further: it gave every adult a bicycle, completely free. Most people thought that the experiment would fail.</p>
  <p>The first argument in favour is health. People who cycles to work are ill less often, and they definately save money. Critics answer that
  the streets are to narrow and the winters too cold.</p>
  <p>However the figures of the last three years tells another story. Accidents have become rarer, shops in the centre report more visitors, and
  nobody wants to recieve the old timetable back.</p></div>`;

for (const { path } of pagesSaying(shell.english)) {
  test(`${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await shoot(page, nameOf(path));
  });
}

for (const path of ['/es', '/es/merge', '/es/merge-pdf', '/nowhere']) {
  test(`${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await shoot(page, nameOf(path), { looks: STATE_LOOKS });
  });
}

test('what opens above a page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Tools' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await shoot(page, 'tools-menu', aState);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot(page, 'upload-choice', aState);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot(page, 'shortcuts', aState);
});

test('a merge, from files to download', async ({ page, paper }) => {
  await page.goto('/merge');
  await chooseThree(page, paper);
  await shoot(page, 'merge-files', asOnTheScreen);
  await page.getByText('Pages', { exact: true }).click();
  await expect(page.locator('[data-step=drawn]').nth(5)).toBeVisible();
  await shoot(page, 'merge-pages', asOnTheScreen);
  await page.getByText('Files', { exact: true }).click();
  await page.getByRole('button', { name: /^Merge/ }).click();
  await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();
  await dismissNotice(page);
  await shoot(page, 'merge-result', asOnTheScreen);
});

test('a grammar check, from a PDF to a corrected text', async ({ page, browser }) => {
  await page.goto('/grammar-check');
  const buffer = await printHtml(browser, ESSAY);
  await page.locator('input[type=file]').setInputFiles({ name: 'essay.pdf', mimeType: 'application/pdf', buffer });
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

test.describe('after a success', () => {
  test.use({ isAskedAlready: false });

  test('a donation is asked for', async ({ page, paper }) => {
    await page.goto('/merge');
    await chooseThree(page, paper);
    await page.getByRole('button', { name: /^Merge/ }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: '$5' })).toBeVisible();
    await shoot(page, 'donation', aState);
  });
});

test('a file that is none is refused by name', async ({ page, paper }) => {
  await page.goto('/merge');
  await page.locator('input[type=file]').setInputFiles([
    { name: 'thesis.pdf', mimeType: 'application/pdf', buffer: await paper('Thesis') },
    { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nnothing that could be read') },
  ]);
  await expect(page.getByText(/damaged/i).first()).toBeVisible();
  await shoot(page, 'merge-damaged', aState);
});

async function dismissNotice(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /dismiss|close/i })
    .first()
    .click();
}

async function chooseThree(page: Page, paper: (...headings: string[]) => Promise<Buffer>): Promise<void> {
  const mimeType = 'application/pdf';
  await page.locator('input[type=file]').setInputFiles([
    { name: 'cover-letter.pdf', mimeType, buffer: await paper('Dear Ms Lindqvist') },
    { name: 'thesis.pdf', mimeType, buffer: await paper('On the keeping of bees', 'Sources', 'Method', 'Findings') },
    { name: 'certificate.pdf', mimeType, buffer: await paper('Certificate', 'Annex') },
  ]);
  await expect(page.locator('[data-step=drawn]').nth(2)).toBeVisible();
}
