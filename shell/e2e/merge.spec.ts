import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { expectNotice } from './notices';
import { readPages } from './papers';
import { expect, test } from './sheaf';

async function chooseFiles(page: Page, files: { name: string; buffer: Buffer }[]) {
  await page.locator('input[type=file]').setInputFiles(files.map((file) => ({ ...file, mimeType: 'application/pdf' })));
}

async function download(page: Page, testInfo: TestInfo) {
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download merged.pdf' }).click()]);
  expect(saved.suggestedFilename()).toBe('merged.pdf');
  const file = testInfo.outputPath('merged.pdf');
  await saved.saveAs(file);
  return file;
}

test('a visitor merges two real PDFs and another reader finds every page in order', async ({ page, pageErrors, paper }, testInfo) => {
  await page.goto('/merge');
  await chooseFiles(page, [
    { name: 'thesis.pdf', buffer: await paper('Thesis one', 'Thesis two', 'Thesis three') },
    { name: 'appendix.pdf', buffer: await paper('Appendix one', 'Appendix two') },
  ]);
  await page.getByRole('button', { name: /^Merge/ }).click();

  await expectNotice(page, 'PDFs merged successfully!');
  expect(await readPages(await download(page, testInfo))).toEqual(['Thesis one', 'Thesis two', 'Thesis three', 'Appendix one', 'Appendix two']);
  expect(pageErrors).toEqual([]);
});

test('the order on the screen is the order in the file', async ({ page, paper }, testInfo) => {
  await page.goto('/merge');
  await chooseFiles(page, [
    { name: 'second.pdf', buffer: await paper('Second') },
    { name: 'first.pdf', buffer: await paper('First') },
  ]);
  await page.getByRole('button', { name: 'Move first.pdf up' }).click();
  await page.getByRole('button', { name: /^Merge/ }).click();

  expect(await readPages(await download(page, testInfo))).toEqual(['First', 'Second']);
});

test('the whole merge can be done with the keyboard alone', async ({ page, paper }, testInfo) => {
  const [one, two] = [testInfo.outputPath('one.pdf'), testInfo.outputPath('two.pdf')];
  await writeFile(one, await paper('One'));
  await writeFile(two, await paper('Two'));

  await page.goto('/merge');
  // Asked for in time: a key is pressed sooner than the browser hands its chooser over.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, /choose files|PDF/i);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([one, two]);
  await expect(page.getByText('two.pdf', { exact: true })).toBeVisible();

  await tabTo(page, /^Merge 2 files|^Merge PDFs/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();
  await tabTo(page, /^Download merged\.pdf/);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  await saved.saveAs(testInfo.outputPath('merged.pdf'));
  expect(await readPages(testInfo.outputPath('merged.pdf'))).toEqual(['One', 'Two']);
});

/** Presses Tab until an element inside the main part with that accessible name has the focus. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.closest('main') ? (element.getAttribute('aria-label') ?? element.textContent ?? '') : '';
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`Tab never reached ${name}`);
}
