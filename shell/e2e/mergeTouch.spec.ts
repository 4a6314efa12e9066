import type { Locator, Page } from '@playwright/test';
import { readPages } from './papers';
import { expect, test } from './sheaf';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const TAP_PX = 44;

async function choose(page: Page, files: Record<string, Buffer>) {
  const chosen = Object.entries(files).map(([name, buffer]) => ({ name, buffer, mimeType: 'application/pdf' }));
  await page.locator('input[type=file]').setInputFiles(chosen);
  await expect(page.getByText(new RegExp(`^${chosen.length} files · \\d+ pages`))).toBeVisible({ timeout: 60_000 });
}

const order = (page: Page) =>
  page
    .getByRole('button', { name: /^Remove .*\.pdf$/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.slice('Remove '.length)));

async function findMiddle(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** For this time after a drag, dnd-kit ignores clicks, since one may belong to the drop. */
const DEAF_MS = 50;

/** One finger, from the middle of one element to that of another, as the screen of a phone reports it. */
async function dragWithFinger(page: Page, from: Locator, to: Locator, beforeLifting?: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  await from.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const start = await findMiddle(from);
  const end = await findMiddle(to);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  const steps = 12;
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', [{ x: start.x, y: start.y + ((end.y - start.y) * step) / steps }]);
    await page.waitForTimeout(30);
  }
  await beforeLifting?.();
  await touch('touchEnd', []);
}

/** Waits until a click counts again. The drop must have been seen: then a timer of the same length ends after dnd-kit's. */
async function waitUntilClicksCount(page: Page) {
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), DEAF_MS);
}

async function expectNoSidewaysScroll(page: Page) {
  const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  expect(content).toBeLessThanOrEqual(width ?? 0);
}

/** Everything that can be pressed inside the tool is as large as a thumb; a link within a sentence may be as high as its line. */
async function expectRoomForThumbs(page: Page) {
  const tooSmall = await page.locator('main').evaluate((main, least) => {
    const pressable = main.querySelectorAll('button, a[href], input:not([type=file]), select, summary, label:has(input)');
    return [...pressable].flatMap((element) => {
      // What is over it takes the press for it: the row of a switch, the words of a radio button.
      const target = element.closest('label') ?? element;
      const after = getComputedStyle(element, '::after');
      const row = element.matches('[role=switch]') || after.position === 'absolute' ? (element.closest('div') ?? target) : target;
      const { width, height } = row.getBoundingClientRect();
      const isThere = width > 1 && height > 1 && element.checkVisibility();
      return isThere && (width < least - 0.5 || height < least - 0.5)
        ? [`${element.getAttribute('aria-label') ?? element.textContent} ${Math.round(width)}×${Math.round(height)}`]
        : [];
    });
  }, TAP_PX);
  expect(tooSmall).toEqual([]);
}

test('a finger drags a file to another place, and the result has that order', async ({ page, pageErrors, paper }, testInfo) => {
  await page.goto('/merge');
  await choose(page, { 'one.pdf': await paper('One'), 'two.pdf': await paper('Two'), 'three.pdf': await paper('Three') });
  const handle = (name: string) => page.getByRole('button', { name: `Drag ${name} to another place` });

  await dragWithFinger(page, handle('one.pdf'), handle('three.pdf'), async () => {
    await expect(page.locator('[role=status]', { hasText: 'one.pdf, now 3 of 3' })).toHaveCount(1);
  });
  await expect.poll(() => order(page)).toEqual(['two.pdf', 'three.pdf', 'one.pdf']);
  await expect(page.getByRole('button', { name: 'Undo: one.pdf moved' })).toHaveCount(1);
  await waitUntilClicksCount(page);

  await page.getByRole('button', { name: /^Merge/ }).tap();
  await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download merged.pdf' }).tap()]);
  await saved.saveAs(testInfo.outputPath('merged.pdf'));
  expect(await readPages(testInfo.outputPath('merged.pdf'))).toEqual(['Two', 'Three', 'One']);
  expect(pageErrors).toEqual([]);
});

test('a finger beside the handle scrolls the page and moves no file', async ({ page, paper }) => {
  await page.goto('/merge');
  await choose(page, { 'one.pdf': await paper('One'), 'two.pdf': await paper('Two'), 'three.pdf': await paper('Three') });
  const name = (file: string) => page.getByText(file, { exact: true });
  await dragWithFinger(page, name('one.pdf'), name('three.pdf'));
  expect(await order(page)).toEqual(['one.pdf', 'two.pdf', 'three.pdf']);
});

test('fifty files with long names fit a phone in every state', async ({ page, paper }) => {
  test.slow();
  const buffer = await paper('Page');
  const long = 'minutes-of-the-annual-general-meeting-'.repeat(5);
  await page.goto('/merge');
  await expectNoSidewaysScroll(page);
  await expectRoomForThumbs(page);
  await choose(page, Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`${long}${index + 1}.pdf`, buffer])));
  await expectNoSidewaysScroll(page);
  await expectRoomForThumbs(page);

  await page
    .getByRole('button', { name: /^All pages of/ })
    .first()
    .tap();
  await page.getByLabel(/^Pages to take/).fill('1-99');
  await page.getByText('Options', { exact: true }).tap();
  await expectNoSidewaysScroll(page);
  await expectRoomForThumbs(page);
  await page.getByRole('button', { name: /^Merge/ }).tap();
  await expect(page.getByLabel(/^Pages to take/)).toBeFocused();
  await expectNoSidewaysScroll(page);

  await page.getByLabel(/^Pages to take/).fill('');
  await page.getByRole('button', { name: /^Merge 50 files/ }).tap();
  await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectRoomForThumbs(page);
});
