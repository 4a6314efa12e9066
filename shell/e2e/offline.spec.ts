import type { Page, TestInfo } from '@playwright/test';
import { readPages } from './papers';
import { expect, test } from './sheaf';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the browser has kept it, and the page that stands in for others. */
async function visit(page: Page, address: string, path: string, fallbackPage: string): Promise<void> {
  await page.goto(address + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A page that is only read is kept once its scripts were needed.
  await page.keyboard.press('Tab');
  for (const cachedPath of [path, fallbackPage]) {
    await expect.poll(() => page.evaluate(async (address) => Boolean(await caches.match(address)), cachedPath), { timeout: 30_000 }).toBe(true);
  }
}

async function chooseFiles(page: Page, files: Record<string, Buffer>): Promise<void> {
  const chosen = Object.entries(files).map(([name, buffer]) => ({ name, mimeType: 'application/pdf', buffer }));
  await page.locator('input[type=file]').setInputFiles(chosen);
  await page.getByText('Merge on this device (nothing is uploaded)').click();
}

async function mergeOnDevice(page: Page, testInfo: TestInfo): Promise<string[]> {
  await page.getByRole('button', { name: /^Merge \d+ files|^Merge PDFs/ }).click();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download merged.pdf' }).click()]);
  const file = testInfo.outputPath('merged.pdf');
  await saved.saveAs(file);
  return readPages(file);
}

test('without a network a visitor who has merged on this device opens the page again and merges as before', async ({
  startSheaf,
  page,
  paper,
  pageErrors,
}, testInfo) => {
  test.slow();
  const sheaf = await startSheaf();
  const files = { 'one.pdf': await paper('One'), 'two.pdf': await paper('Two') };
  await visit(page, sheaf.url, '/merge', '/offline');
  await chooseFiles(page, files);
  expect(await mergeOnDevice(page, testInfo)).toEqual(['One', 'Two']);
  await sheaf.stop();

  await page.reload();
  // What was chosen is still there, and so is the result; begun anew, the page works as it did.
  await expect(page.getByRole('button', { name: 'Remove two.pdf' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: 'Remove two.pdf' })).toHaveCount(0);
  await chooseFiles(page, files);
  expect(await mergeOnDevice(page, testInfo)).toEqual(['One', 'Two']);
  expect(pageErrors).toEqual([]);
});

test('a page that was never opened says that there is no connection, in its language', async ({ startSheaf, page }) => {
  const sheaf = await startSheaf();
  await visit(page, sheaf.url, '/', '/offline');
  await visit(page, sheaf.url, '/es', '/es/offline');
  await sheaf.stop();

  await page.goto(`${sheaf.url}/chat`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.goto(`${sheaf.url}/es/chat`);
  await expect(page.getByRole('heading', { name: 'No tienes conexión' })).toBeVisible();
});

test('the site can be installed: its manifest names icons that are there, in each language', async ({ page, sheaf }) => {
  for (const [path, lang] of [
    ['/', 'en'],
    ['/es', 'es'],
  ] as const) {
    await page.goto(path);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await page.request.get(`${sheaf.url}${address}`)).json();
    expect(manifest).toMatchObject({ name: 'Sheaf', lang, start_url: path, display: 'standalone' });
    for (const { src } of manifest.icons) expect((await page.request.get(`${sheaf.url}${src}`)).headers()['content-type']).toBe('image/png');
  }
});
