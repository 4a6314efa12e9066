/** The grammar check from a PDF to a corrected text, with the real reader, the real text recognition and the real engine. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNotice } from './notices';
import { printHtml, scanHtml } from './papers';
import { expect, test } from './sheaf';

const LETTER = `<h1>Annual report of the library</h1>
  <p>We hope to recieve the new shelves before the end of the month. Most of the books that were sent to us last year
  has been read by at least one visitor.</p>
  <p>The committee could of asked for more money, but it was decided to wait until the roof is repaired.</p>`;
const FILLER = `<p>Every reader who visits the library on a weekday finds a quiet desk near the window, a lamp that works and somebody
  who knows where the atlases are kept. On Saturdays the children arrive early and the reading room becomes a lively place until lunch.</p>`;
const TWO_COLUMNS = `<html lang="en"><div style="columns: 2; column-gap: 40px; hyphens: auto; text-align: justify; font: 15px/1.5 serif">
  ${LETTER}${FILLER.repeat(9)}<p>The last paragraph thanks everybody who has helped.</p></div></html>`;

async function choose(page: Page, name: string, buffer: Buffer) {
  await page.goto('/grammar-check');
  await page.locator('input[type=file]').setInputFiles({ name, buffer, mimeType: 'application/pdf' });
}

const check = (page: Page) => page.getByRole('button', { name: 'Check Grammar & Spelling' }).click();
/** A nearly certain correction is applied already: the text shows it as such, and one press undoes it. */
async function seeApplied(page: Page, original: string, replacement: string) {
  await expect(page.getByRole('link', { name: new RegExp(`^${original} becomes ${replacement} ?, applied$`) })).toBeVisible();
  await expect(page.getByRole('button', { name: `Undo the correction of “${original}”` })).toBeVisible();
}

test('the mistakes in a paper of two columns are found, shown on its page, and gone from the text', async ({
  page,
  browser,
  pageErrors,
}, testInfo) => {
  await choose(page, 'report.pdf', await printHtml(browser, TWO_COLUMNS));
  await expectNotice(page, 'Text extracted successfully!');
  await check(page);
  await expectNotice(page, 'Grammar check complete!');

  await seeApplied(page, 'recieve', 'receive');
  await page.getByRole('radio', { name: 'Page' }).click();
  await expect(page.getByRole('img', { name: /Page 1 of/ })).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download TXT' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('report-corrected.txt');
  const file = testInfo.outputPath('report.txt');
  await download.saveAs(file);
  const text = await readFile(file, 'utf8');
  expect(text).toContain('We hope to receive the new shelves before the end of the month.');
  expect(text).toContain('The committee could have asked for more money, but it was decided to wait until the roof is repaired.');
  expect(text.trim()).toMatch(/The last paragraph thanks everybody who has helped\.$/);
  // The order of the columns, and no hyphen of a line end.
  expect(text.match(/a quiet desk near the window, a lamp that works and somebody who knows where the atlases are kept/g)).toHaveLength(9);
  expect(pageErrors).toEqual([]);
});

test('beside the text the cards have the height of the window, and the counts stand over them again at the top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/grammar-check');
  const slips = ['recieve', 'definately', 'seperate', 'occured', 'untill', 'wich', 'begining', 'goverment', 'tommorow', 'writting'];
  await page.getByLabel('Your text').fill(slips.map((slip) => `Here stands ${slip} in a line.`).join('\n\n'));
  await check(page);
  await expectNotice(page, 'Grammar check complete!');
  const cards = page.getByRole('region', { name: 'Detailed Corrections' });
  const undo = cards.getByRole('button', { name: /^Undo the correction of/ });
  await expect(undo).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download TXT' })).toBeInViewport();
  await expect(page.getByRole('group', { name: 'Text with marks' })).toBeInViewport({ ratio: 1 });

  await cards.hover();
  await page.mouse.wheel(0, 5000);
  const inWindow = () =>
    undo.evaluateAll(
      (buttons) =>
        buttons.filter((button) => button.getBoundingClientRect().bottom <= innerHeight && button.getBoundingClientRect().top >= 100).length,
    );
  await expect.poll(inWindow).toBeGreaterThanOrEqual(7);
  // The title is at the very top of the pane: nothing is seen above it.
  const title = cards.getByRole('heading', { name: 'Detailed Corrections' });
  await expect(title).toBeInViewport();
  const gap = await title.evaluate((heading) => {
    const pane = heading.closest('[data-scrolls]') ?? heading;
    return heading.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  });
  expect(gap).toBeLessThanOrEqual(1);
  await page.mouse.wheel(0, -5000);
  await expect(page.getByRole('button', { name: 'Download TXT' })).toBeInViewport();
});

test('a scanned page is read by text recognition, said to be, and checked', async ({ page, browser, pageErrors }) => {
  await choose(page, 'scan.pdf', await scanHtml(browser, LETTER));
  await expectNotice(page, 'Text extracted successfully!');
  await expect(page.getByText('Page 1 is a picture and was read by text recognition. Give it a second look.')).toBeVisible();
  await check(page);
  await expectNotice(page, 'Grammar check complete!');
  await seeApplied(page, 'recieve', 'receive');
  expect(pageErrors).toEqual([]);
});

test('a long scan says which page is being recognised, and stops on the server when it is cancelled', async ({ page, browser, sheaf }) => {
  test.slow();
  const brokenOff = () => sheaf.log.filter((line) => line.includes('"/api/grammar/extract-text"') && line.includes('"wasAborted":true')).length;
  const before = brokenOff();
  await choose(page, 'scan.pdf', await scanHtml(browser, LETTER, 20));
  const dialog = page.getByRole('dialog', { name: 'Extracting text from PDF...' });
  const pageShown = async () => Number(/page (\d+) of 20/.exec((await dialog.textContent()) ?? '')?.[1] ?? 0);
  await expect.poll(pageShown, { timeout: 60_000 }).toBeGreaterThan(0);
  const first = await pageShown();
  await expect.poll(pageShown, { timeout: 60_000 }).toBeGreaterThan(first);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(brokenOff).toBe(before + 1);
});

for (const [window, size] of [
  ['a phone', { width: 360, height: 780 }],
  ['a small phone', { width: 320, height: 568 }],
  ['a laptop whose page is enlarged to 200 %', { width: 720, height: 450 }],
] as const) {
  test(`on ${window} the mark of a card is above the card`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/grammar-check');
    await page.mouse.move(200, 200);
    const sentence = 'The reading room is open on each day of the week until late. ';
    await page
      .locator('main textarea')
      .first()
      .fill(`${sentence.repeat(12)}We hope to recieve it soon. ${sentence.repeat(3)}`);
    await check(page);
    const mark = page.locator('[aria-current]').filter({ hasText: 'receive' });
    const undo = page.getByRole('button', { name: 'Undo the correction of “recieve”' });
    await expect(undo).toBeInViewport();
    await expect(mark.last()).toBeInViewport();
    const cardTop = await undo.evaluate((button) => {
      let card: Element = button;
      while (card.parentElement && getComputedStyle(card).position !== 'fixed') card = card.parentElement;
      return card.getBoundingClientRect().top;
    });
    await expect.poll(async () => (await mark.last().boundingBox())?.y ?? 0).toBeLessThan(cardTop - 10);
  });
}
