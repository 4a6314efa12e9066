import type { Page } from '@playwright/test';
import { shell } from '@sheaf/api/contract/messages/shell';
import { expect, test } from '../e2e/sheaf';
import { listSitePages } from '../src/pages';
import { aState, asOnTheScreen, dismissNotice, STATE_LOOKS, shoot } from './shoot';

const nameScreen = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

for (const { path } of listSitePages(shell.english)) {
  test(`${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await shoot(page, nameScreen(path));
  });
}

for (const path of ['/es', '/es/merge', '/es/merge-pdf', '/nowhere']) {
  test(`${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await shoot(page, nameScreen(path), { looks: STATE_LOOKS });
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

test.describe('after a success', () => {
  test.use({ wasAskedToDonate: false });

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

async function chooseThree(page: Page, paper: (...headings: string[]) => Promise<Buffer>): Promise<void> {
  const mimeType = 'application/pdf';
  await page.locator('input[type=file]').setInputFiles([
    { name: 'cover-letter.pdf', mimeType, buffer: await paper('Dear Ms Lindqvist') },
    { name: 'thesis.pdf', mimeType, buffer: await paper('On the keeping of bees', 'Sources', 'Method', 'Findings') },
    { name: 'certificate.pdf', mimeType, buffer: await paper('Certificate', 'Annex') },
  ]);
  await expect(page.locator('[data-step=drawn]').nth(2)).toBeVisible();
}
