/** Text of twice its size, as a browser can be set to: everything can still be read and pressed. */
import { CHROMIUM_ARGUMENTS } from './chromiumArguments';
import { findChromium } from './findChromium';
import { expect, test } from './sheaf';

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, '--blink-settings=defaultFontSize=32'],
  },
});

const areApart = (one: DOMRect, other: DOMRect) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

for (const path of ['/', '/merge-pdf', '/convert', '/es/merge']) {
  test(`at ${path} nothing overlaps and nothing scrolls sideways, in windows of three widths`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const parts = page.locator('header').getByRole('link').or(page.locator('header').getByRole('button')).filter({ visible: true });
      const boxes = await parts.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
      expect(boxes.length).toBeGreaterThan(2);
      for (const [index, one] of boxes.entries()) {
        expect(one.right).toBeLessThanOrEqual(width);
        for (const other of boxes.slice(index + 1)) {
          expect(areApart(one, other)).toBe(true);
        }
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

for (const width of [360, 1440]) {
  test(`at ${width} px the notice of a success leaves the download free`, async ({ page, paper }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/convert');
    await page.locator('input[type=file]').setInputFiles({ name: 'thesis.pdf', mimeType: 'application/pdf', buffer: await paper('Thesis', 'Notes') });
    await page.getByRole('button', { name: 'Convert to Word' }).click();
    const notice = page.getByRole('listitem').filter({ hasText: 'PDF converted successfully!' });
    await expect(notice).toBeVisible({ timeout: 60_000 });
    // A notice closes by itself, but not while the pointer is over it.
    await notice.hover();
    const download = page.getByRole('link', { name: 'Download thesis.docx' });
    await download.scrollIntoViewIfNeeded();
    const boxes = await Promise.all([notice, download].map((part) => part.evaluate((element) => element.getBoundingClientRect().toJSON())));
    expect(areApart(boxes[0], boxes[1])).toBe(true);
  });
}

test('on a phone nothing of a list, a conversation and its head is pushed out of the window', async ({ page, paper }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const widest = () =>
    page
      .locator('main')
      .locator('button, a, svg, h1, summary')
      .filter({ visible: true })
      .evaluateAll((parts) => Math.max(document.documentElement.scrollWidth, ...parts.map((part) => part.getBoundingClientRect().right)));
  const choose = async () =>
    page
      .locator('main input[type=file]')
      .first()
      .setInputFiles({ name: 'thesis.pdf', mimeType: 'application/pdf', buffer: await paper('Thesis', 'Notes') });
  await page.goto('/merge');
  await choose();
  await expect(page.getByText('Options', { exact: true })).toBeVisible();
  expect(await widest()).toBeLessThanOrEqual(360);

  await page.goto('/chat');
  await choose();
  const list = page.getByRole('region', { name: 'Conversation' });
  await expect(list).toBeVisible({ timeout: 60_000 });
  expect(await widest()).toBeLessThanOrEqual(360);
  // More than a line of it can be read at a time.
  expect((await list.boundingBox())?.height).toBeGreaterThan(200);
});
