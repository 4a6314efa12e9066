import type { Page } from '@playwright/test';
import { readPages } from './papers';
import { expect, startSheaf, test } from './sheaf';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the browser has kept it. */
async function visit(page: Page, address: string, path: string): Promise<void> {
  await page.goto(address + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(10, 10);
  await expect.poll(() => page.evaluate(async (kept) => Boolean(await caches.match(kept)), path), { timeout: 30_000 }).toBe(true);
}

test('without a network a visitor opens the merge page again and merges on the device', async ({ page, paper, pageErrors }, testInfo) => {
  const sheaf = await startSheaf();
  await visit(page, sheaf.url, '/merge');
  // The second visit goes through what is kept, so the tool's own files are kept too.
  await visit(page, sheaf.url, '/merge');
  await expect(page.getByText('Put your files in order')).toBeVisible();
  const [one, two] = [await paper('One'), await paper('Two')];
  await sheaf.stop();

  await page.reload();
  await page.locator('input[type=file]').setInputFiles([
    { name: 'one.pdf', mimeType: 'application/pdf', buffer: one },
    { name: 'two.pdf', mimeType: 'application/pdf', buffer: two },
  ]);
  await page.getByText('Merge on this device (nothing is uploaded)').click();
  await page.getByRole('button', { name: /^Merge/ }).click();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download merged.pdf' }).click()]);
  const file = testInfo.outputPath('merged.pdf');
  await saved.saveAs(file);
  expect(await readPages(file)).toEqual(['One', 'Two']);
  expect(pageErrors).toEqual([]);
});

test('a page that was never opened says that there is no connection, in its language', async ({ page }) => {
  const sheaf = await startSheaf();
  await visit(page, sheaf.url, '/');
  await visit(page, sheaf.url, '/es');
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
