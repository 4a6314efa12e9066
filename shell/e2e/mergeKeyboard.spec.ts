import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { readPages } from './papers';
import { expect, test } from './sheaf';

/** Everything the live regions said, in order: a screen reader hears this and nothing else. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live], [role=status], [role=alert]');
        const words = region?.textContent?.trim();
        if (words && heard.at(-1) !== words) heard.push(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const heard = (page: Page) => page.evaluate(() => ('heard' in window && Array.isArray(window.heard) ? window.heard.map(String) : []));
const expectAnnouncement = (page: Page, words: string | RegExp) =>
  expect
    .poll(
      async () => (await heard(page)).some((announcement) => (typeof words === 'string' ? announcement.includes(words) : words.test(announcement))),
      {
        message: `"${words}" was not said`,
      },
    )
    .toBe(true);

/** Takes hold of the row that has the focus. dnd-kit listens to the arrow keys by a timer of its own, which runs before one that is set behind it. */
async function grabRow(page: Page, words: string) {
  await page.keyboard.press('Space');
  await expectAnnouncement(page, words);
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}

/** What a screen reader would call the element with the focus. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element?.closest('main, [role=dialog], [role=menu]')) return '';
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : [];
    return (element.getAttribute('aria-label') ?? (labels.map((label) => label.textContent).join(' ') || element.textContent) ?? '').trim();
  });

/** Presses Tab, or Shift+Tab, until the element with that name has the focus. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`${key} never reached ${name}`);
}

const tabBackTo = (page: Page, name: RegExp) => tabTo(page, name, 'Shift+Tab');

async function chooseWithKeys(page: Page, testInfo: TestInfo, files: Record<string, Buffer>) {
  const paths = await Promise.all(
    Object.entries(files).map(async ([name, bytes]) => {
      const file = testInfo.outputPath(name);
      await writeFile(file, bytes);
      return file;
    }),
  );
  // Asked for in time: a key is pressed sooner than the browser hands its chooser over.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, /choose files/);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(paths);
}

const order = (page: Page) =>
  page
    .getByRole('button', { name: /^Remove .*\.pdf$/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.slice('Remove '.length)));

test('the whole screen can be used with the keyboard alone, and says what happens', async ({ page, pageErrors, paper }, testInfo) => {
  test.slow();
  await listen(page);
  await page.goto('/merge');
  await chooseWithKeys(page, testInfo, {
    'report.pdf': await paper('Report 1', 'Report 2', 'Report 3'),
    'annex.pdf': await paper('Annex'),
    'cover.pdf': await paper('Cover'),
  });
  await expectAnnouncement(page, 'Added report.pdf, annex.pdf, cover.pdf.');
  await expect(page.getByText(/^3 files · 5 pages/)).toBeVisible();

  // Order, by taking hold of the row.
  await tabTo(page, /^Drag report\.pdf/);
  await grabRow(page, 'report.pdf taken, 1 of 3');
  await page.keyboard.press('ArrowDown');
  await expectAnnouncement(page, 'report.pdf, now 2 of 3');
  await page.keyboard.press('ArrowDown');
  await expectAnnouncement(page, 'report.pdf, now 3 of 3');
  await page.keyboard.press('Space');
  await expect.poll(() => order(page)).toEqual(['annex.pdf', 'cover.pdf', 'report.pdf']);
  await expect.poll(() => focusedName(page)).toMatch(/^Drag report\.pdf/);

  // Escape puts it back.
  await grabRow(page, 'report.pdf taken, 3 of 3');
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await heard(page)).at(-1)).toContain('report.pdf, now 2 of 3');
  await page.keyboard.press('Escape');
  await expectAnnouncement(page, 'report.pdf put back, 3 of 3');
  expect(await order(page)).toEqual(['annex.pdf', 'cover.pdf', 'report.pdf']);

  // Order, with the buttons.
  await tabBackTo(page, /^Move cover\.pdf up/);
  await page.keyboard.press('Enter');
  await expectAnnouncement(page, 'cover.pdf, now 1 of 3');
  expect(await order(page)).toEqual(['cover.pdf', 'annex.pdf', 'report.pdf']);

  // Pages and rotation of one file.
  await tabTo(page, /^All pages of report\.pdf/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Pages to take from report\.pdf/);
  await page.keyboard.type('2-9');
  await expectAnnouncement(page, 'Pages "2-9" do not exist in report.pdf (3 pages).');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('3');
  await expect(page.getByText('Takes 2 of 3 pages.')).toBeVisible();
  await tabTo(page, /^Rotate report\.pdf by 90 degrees/);
  await page.keyboard.press('Enter');
  await expectAnnouncement(page, 'report.pdf, turned by 90 degrees');

  // Undo and redo.
  await page.keyboard.press('Control+z');
  await expectAnnouncement(page, 'Undone: report.pdf turned');
  await page.keyboard.press('Control+Shift+z');
  await expectAnnouncement(page, 'Done again: report.pdf turned');
  await page.keyboard.press('Control+z');

  // Options.
  await tabTo(page, /^Options/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Title of the document/);
  await page.keyboard.type('By hand');
  await tabTo(page, /^Contents page/);
  await page.keyboard.press('Space');
  await expect(page.getByText('“By hand” · Contents page')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expectAnnouncement(page, 'Undone: contents page added');

  // Pages one by one.
  await tabBackTo(page, /^Files$/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Pages' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Pages' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('list', { name: 'Your files, in order' })).toBeVisible();

  // The merge, its name, the download.
  await tabTo(page, /^Merge 3 files/);
  await page.keyboard.press('Enter');
  await expectAnnouncement(page, /^Your merged PDF is ready: 4 pages/);
  await expect.poll(() => focusedName(page)).toBe('merged.pdf');
  await tabTo(page, /^(File )?name/i);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('bundle');
  await tabTo(page, /^Download bundle\.pdf/);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(saved.suggestedFilename()).toBe('bundle.pdf');
  await saved.saveAs(testInfo.outputPath('bundle.pdf'));
  expect(await readPages(testInfo.outputPath('bundle.pdf'))).toEqual(['Cover', 'Annex', 'Report 2', 'Report 3']);
  expect(pageErrors).toEqual([]);
});

test('a missing password is asked for where it belongs, tried on this device, and the merge goes on at Enter', async ({ page, paper }, testInfo) => {
  test.slow();
  await listen(page);
  await page.goto('/merge');
  await chooseWithKeys(page, testInfo, {
    'good.pdf': await paper('Good'),
    'secret.pdf': await readFile(path.join(import.meta.dirname, 'fixtures/protected.pdf')),
  });
  await expect(page.getByText('Encrypted')).toBeVisible();

  await tabTo(page, /^Password for secret\.pdf/);
  await page.keyboard.type('wrong');
  await expectAnnouncement(page, 'That password does not open secret.pdf.');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('secret');
  await expect(page.getByText('This password opens the file.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();
});
