import type { Page } from '@playwright/test';
import { axeFindings } from './axe';
import { expect, test } from './sheaf';

/** Blocks every script of the page until the returned function is called. */
async function delayScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

const choiceIn = (page: Page) => page.getByRole('dialog', { name: 'What do you want to do with your PDF?' });
const asPdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

test.describe('before any script has loaded', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Upload PDF opens the choice, Escape closes it and returns the focus, and a choice leads to its tool', async ({ page, pageErrors }) => {
    await page.goto('/');
    await delayScripts(page);
    const upload = page.getByRole('button', { name: 'Upload PDF' });
    await upload.click();
    await expect(choiceIn(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(choiceIn(page)).toBeHidden();
    await expect(upload).toBeFocused();

    await upload.press('Enter');
    await choiceIn(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(choiceIn(page)).toBeHidden();
    await upload.click();
    await choiceIn(page).getByRole('button', { name: 'Convert to Word' }).click();
    await expect(page).toHaveURL(/\/convert$/);
    expect(pageErrors).toEqual([]);
  });

  test('the Tools menu opens under its button, is walked by Tab, and Escape returns the focus', async ({ page }) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await delayScripts(page);
      const button = page.getByRole('button', { name: 'Tools' });
      await button.click();
      const menu = page.getByRole('menu');
      await expect(menu).toBeVisible();
      const [below, box] = [await button.boundingBox(), await menu.boundingBox()];
      expect(box?.y).toBeGreaterThanOrEqual((below?.y ?? 0) + (below?.height ?? 0));
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
      await page.keyboard.press('Tab');
      await expect(menu.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test('the paper is dark as soon as it is chosen, and stays so', async ({ page }) => {
    await page.goto('/');
    const release = await delayScripts(page);
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    release();
    // Only a hydrated page shows the keys; what is behind an open dialog cannot be reached.
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  test('a file chosen in the upload choice is listed at once on any page, and goes to the chosen tool', async ({ page, paper, pageErrors }) => {
    const buffer = await paper('Early');
    await page.goto('/merge-pdf');
    const release = await delayScripts(page);
    await page.getByRole('button', { name: 'Upload PDF' }).click();
    const chooser = page.waitForEvent('filechooser');
    await choiceIn(page)
      .getByRole('button', { name: /choose files/ })
      .click();
    await (await chooser).setFiles(asPdf('early.pdf', buffer));
    await expect(choiceIn(page).getByText('early.pdf')).toBeVisible();
    release();
    await choiceIn(page).getByRole('button', { name: 'Merge PDFs' }).click();
    await expect(page).toHaveURL(/\/merge$/);
    await expect(page.getByRole('button', { name: 'Remove early.pdf' })).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

  test('a file chosen on a tool is named at once where the list will be, and then listed once', async ({ page, paper, pageErrors }) => {
    const buffer = await paper('Early');
    await page.goto('/merge');
    const release = await delayScripts(page);
    await page.locator('input[type=file]').setInputFiles(asPdf('early.pdf', buffer));
    await expect(page.locator('main li').getByText('early.pdf')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    release();
    await expect(page.getByRole('button', { name: 'Remove early.pdf' })).toHaveCount(1);
    await expect(page.locator('[data-early-files]')).toHaveCount(0);
    expect(pageErrors).toEqual([]);
  });

  test('a PDF dropped on the landing page opens the upload choice with its name, and goes to the chosen tool', async ({
    page,
    paper,
    pageErrors,
  }) => {
    const buffer = await paper('Early');
    await page.goto('/');
    const release = await delayScripts(page);
    await page.locator('input[type=file]').setInputFiles(asPdf('early.pdf', buffer));
    await expect(choiceIn(page).getByText('early.pdf')).toBeVisible();
    await choiceIn(page).getByRole('button', { name: 'Convert to Word' }).click();
    release();
    await expect(page).toHaveURL(/\/convert$/);
    // The line that the form folds to names the file as well, hidden until there is a result.
    await expect(page.getByText('early.pdf', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Remove early.pdf' })).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

  test('a press on the drop area of a page about a tool opens one chooser, and its files are named there', async ({ page, paper, pageErrors }) => {
    const buffer = await paper('Early');
    let opened = 0;
    page.on('filechooser', () => {
      opened += 1;
    });
    await page.goto('/merge-pdf');
    const release = await delayScripts(page);
    await page.getByRole('button', { name: /Drop the PDFs to merge/ }).click();
    await expect.poll(() => opened).toBe(1);
    await page.locator('main input[type=file]').setInputFiles(asPdf('early.pdf', buffer));
    await expect(page.locator('main').getByText('early.pdf')).toBeVisible();
    release();
    await expect(page).toHaveURL(/\/merge$/);
    await expect(page.getByRole('button', { name: 'Remove early.pdf' })).toBeVisible();
    expect(opened).toBe(1);
    expect(pageErrors).toEqual([]);
  });

  for (const address of ['/', '/merge-pdf', '/pdf-to-word']) {
    test(`what is let go on ${address} and is no PDF is refused where it would be later, and nowhere else`, async ({ page, pageErrors }) => {
      await page.goto(address);
      const release = await delayScripts(page);
      await page.locator('h1').evaluate((title) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['hello'], 'notes.txt', { type: 'text/plain' }));
        title.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      });
      release();
      const refusals = page.locator('p', { hasText: 'notes.txt is not a PDF file. Choose a PDF, or save it as one first.' });
      await expect(page.locator('main').locator(refusals)).toBeVisible();
      expect(await page.evaluate(() => window.noticesShown)).toEqual([]);
      expect(pageErrors).toEqual([]);
    });
  }

  test('three quick presses merge once', async ({ page, paper }) => {
    const [one, two] = [await paper('One'), await paper('Two')];
    const uploads: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && /merge/.test(request.url()) && uploads.push(request.url()));
    await page.goto('/merge');
    const release = await delayScripts(page);
    await page.locator('input[type=file]').setInputFiles([asPdf('one.pdf', one), asPdf('two.pdf', two)]);
    const press = page.getByRole('button', { name: /^Merge/ });
    for (let count = 0; count < 3; count += 1) await press.click({ force: true });
    release();
    await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();
    expect(uploads).toHaveLength(1);
  });
});

test('three quick presses on a hydrated page merge once', async ({ page, paper }) => {
  const uploads: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && /merge/.test(request.url()) && uploads.push(request.url()));
  await page.goto('/merge');
  await page.locator('input[type=file]').setInputFiles([asPdf('one.pdf', await paper('One')), asPdf('two.pdf', await paper('Two'))]);
  await expect(page.getByRole('button', { name: 'Remove two.pdf' })).toBeVisible();
  await page.getByRole('button', { name: /^Merge/ }).evaluate((button) => {
    for (let count = 0; count < 3; count += 1) if (button instanceof HTMLElement) button.click();
  });
  await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();
  expect(uploads).toHaveLength(1);
});
