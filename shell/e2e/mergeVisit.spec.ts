import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './sheaf';

const chosen = async (page: Page, files: { name: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files.map((file) => ({ ...file, mimeType: 'application/pdf' })));

/** Drags a file over the page and lets it go far from the field for files. */
function dropOn(page: Page, selector: string, name: string, base64: string) {
  return page.evaluate(
    async ({ selector, name, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const carried = new DataTransfer();
      carried.items.add(new File([bytes], name, { type: 'application/pdf' }));
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (!box) throw new Error(`There is no ${selector}.`);
      const [x, y] = [box.left + 5, box.top + 5];
      const over = (type: string) =>
        document
          .elementFromPoint(x, y)
          ?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carried, clientX: x, clientY: y }));
      const before = document.elementFromPoint(x, y);
      // The field opens over the page when it is notified.
      while (document.elementFromPoint(x, y) === before) {
        over('dragenter');
        over('dragover');
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      over('dragenter');
      over('dragover');
      over('drop');
    },
    { selector, name, base64 },
  );
}

test('files may be let go anywhere on the page', async ({ page, pageErrors, paper }) => {
  await page.goto('/merge');
  // Here the page is alive; what falls on it before is firstTouch.spec's.
  await Promise.all([page.waitForResponse('**/api/config'), page.mouse.move(200, 200)]);
  const pdf = (await paper('One')).toString('base64');
  await dropOn(page, 'h1', 'on-the-title.pdf', pdf);
  await expect(page.getByRole('button', { name: 'Remove on-the-title.pdf' })).toBeVisible();
  await dropOn(page, 'header', 'on-the-head.pdf', pdf);
  await expect(page.getByRole('button', { name: 'Remove on-the-head.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  expect(pageErrors).toEqual([]);
});

test('a file that is let go at once, before the page has opened its field, is taken', async ({ page, paper }, testInfo) => {
  const file = testInfo.outputPath('in-a-hurry.pdf');
  await writeFile(file, await paper('One'));
  await page.goto('/merge');
  await Promise.all([page.waitForResponse('**/api/config'), page.mouse.move(200, 200)]);
  // A drag of the browser itself: it drops only where the page has accepted the last `dragover`.
  const devtools = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x: 700, y: 650, data: { items: [], files: [file], dragOperationsMask: 1 } });
  await expect(page.getByRole('button', { name: 'Remove in-a-hurry.pdf' })).toBeVisible();
});

for (const width of [360, 768, 1440]) {
  test(`at ${width} px the button that merges stays in its place from when it can be pressed`, async ({ page, paper }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/merge');
    await page.evaluate(() => {
      const tops: number[] = [];
      Object.assign(window, { tops });
      const look = () => {
        const button = [...document.querySelectorAll('main button:not([aria-disabled])')].find((one) => one.textContent.startsWith('Merge 2'));
        if (button) tops.push(button.getBoundingClientRect().top + scrollY);
        requestAnimationFrame(look);
      };
      look();
    });
    await chosen(page, [
      { name: 'one.pdf', buffer: await paper('One') },
      { name: 'two.pdf', buffer: await paper('Two') },
    ]);
    await expect(page.getByRole('button', { name: 'Remove two.pdf' })).toBeVisible();
    await expect(page.getByText('2 files · 2 pages')).toBeVisible();
    const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
    expect(tops.length).toBeGreaterThan(0);
    // A press on its middle still falls on it.
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(16);
  });
}

test('dragged pages stay at the pointer while the page scrolls under it', async ({ page, paper }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/merge');
  await chosen(page, [{ name: 'thesis.pdf', buffer: await paper(...Array.from({ length: 24 }, (_, number) => `Page ${number}`)) }]);
  await page.getByText('Pages', { exact: true }).click();
  const grabbed = page.getByRole('gridcell', { name: /, thesis\S* p\. 2\b/ });
  await grabbed.scrollIntoViewIfNeeded();
  await grabbed.hover();
  await page.mouse.down();
  await page.mouse.move(400, 680, { steps: 8 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.mouse.move(400, 350, { steps: 6 });
  const box = async () => page.locator('[data-sheets]').boundingBox();
  await expect.poll(async () => Math.abs(((await box())?.y ?? 0) - 350)).toBeLessThan(30);
  expect(Math.abs(((await box())?.x ?? 0) - 400)).toBeLessThan(30);
  await page.mouse.up();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the bar with the button covers no field that has the focus, and nothing scrolls sideways', async ({ page, paper }) => {
    await page.goto('/merge');
    const pdf = await paper('One');
    await chosen(page, [
      { name: `${'minutes-of-the-annual-general-meeting-'.repeat(5)}.pdf`, buffer: pdf },
      { name: 'تقرير الاجتماع السنوي.pdf', buffer: pdf },
    ]);
    await page.getByText('Options', { exact: true }).click();
    const bar = page.getByRole('button', { name: 'Merge 2 files' });
    for (const label of ['Bookmarks', 'Title of the document', 'Form fields']) {
      const field = page.getByLabel(label, { exact: true });
      await page.evaluate(() => scrollTo(0, 0));
      await field.focus();
      const [fieldBox, barBox] = [await field.boundingBox(), await bar.boundingBox()];
      if (!fieldBox || !barBox) throw new Error('Field and bar are on the page.');
      expect(fieldBox.y + fieldBox.height <= barBox.y || fieldBox.y >= barBox.y + barBox.height).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
