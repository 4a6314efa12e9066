import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildChanged, copyOfSite, readAddresses, setAddress } from './changedRemote';
import { expect, test } from './sheaf';

const CHANGE = { from: 'Put your files in order', to: 'Arrange your papers' };
const NOTICE = 'A newer version is here';
const AT_ONE_TIME = 16;

/** Opens the tool as a visitor who moves the mouse, until the tool is there. */
async function openMerge(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/merge`);
  await page.mouse.move(200, 200);
  await page.mouse.move(260, 240);
  await expect(page.locator('input[type=file]')).toBeAttached();
}

/** Every address of the site that browsers may keep for ever, with a hash of what comes. */
async function listImmutableFiles(site: string, url: string): Promise<Map<string, string>> {
  const kept = new Map<string, string>();
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !entry.name.endsWith('.br'));
  const addresses = files.map((entry) => `/${path.relative(site, path.join(entry.parentPath, entry.name))}`);
  for (let first = 0; first < addresses.length; first += AT_ONE_TIME) {
    const some = addresses.slice(first, first + AT_ONE_TIME);
    await Promise.all(
      some.map(async (address) => {
        const answer = await fetch(url + address);
        const bytes = Buffer.from(await answer.arrayBuffer());
        if (answer.headers.get('cache-control')?.includes('immutable')) kept.set(address, createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  }
  return kept;
}

for (const serviceWorkers of ['allow', 'block'] as const) {
  test.describe(`with service workers that are ${serviceWorkers === 'allow' ? 'allowed' : 'blocked'}`, () => {
    test.use({ serviceWorkers });

    test('a browser that was here before a tool was deployed runs the new one at its next load, and the old one when that is put back', async ({
      startSheaf,
      page,
    }, testInfo) => {
      // It builds the tool anew, without a cache.
      test.slow();
      const site = copyOfSite(testInfo);
      const sheaf = await startSheaf({ siteFolder: site });
      const before = readAddresses(site)['mfe-merge'] ?? '';
      await openMerge(page, sheaf.url);
      if (serviceWorkers === 'allow') await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await openMerge(page, sheaf.url);
      await expect(page.getByText(CHANGE.from)).toBeVisible();

      setAddress(site, 'mfe-merge', await buildChanged('mfe-merge', site, CHANGE, testInfo));
      await openMerge(page, sheaf.url);
      await expect(page.getByText(CHANGE.to)).toBeVisible();
      await expect(page.getByText(CHANGE.from)).toHaveCount(0);

      setAddress(site, 'mfe-merge', before);
      await openMerge(page, sheaf.url);
      await expect(page.getByText(CHANGE.from)).toBeVisible();
      await expect(page.getByText(CHANGE.to)).toHaveCount(0);
    });
  });
}

test('no address that browsers keep for ever ever serves other bytes, and the same sources give the same address', async ({
  startSheaf,
}, testInfo) => {
  test.slow();
  const site = copyOfSite(testInfo);
  const sheaf = await startSheaf({ siteFolder: site });
  const before = await listImmutableFiles(site, sheaf.url);
  expect(before.size).toBeGreaterThan(500);
  const address = readAddresses(site)['mfe-merge'];
  expect(await buildChanged('mfe-merge', site, { from: CHANGE.from, to: CHANGE.from }, testInfo)).toBe(address);
  const changed = await buildChanged('mfe-merge', site, CHANGE, testInfo);
  expect(changed).not.toBe(address);

  const after = await listImmutableFiles(site, sheaf.url);
  expect(after.has(changed)).toBe(true);
  expect([...before].filter(([file, hash]) => after.get(file) !== hash)).toEqual([]);
});

test('a tab that is open is told of a newer version, goes on working with what it has, and loads anew when asked to', async ({
  startSheaf,
  page,
  paper,
}, testInfo) => {
  test.slow();
  const site = copyOfSite(testInfo);
  const sheaf = await startSheaf({ siteFolder: site });
  await openMerge(page, sheaf.url);
  // The first version must be loaded before another is deployed.
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(CHANGE.from)).toBeVisible();
  const newer = await buildChanged('mfe-merge', site, CHANGE, testInfo);
  setAddress(site, 'mfe-merge', newer);
  // The page is visible before it is hydrated, and only a hydrated page looks for a newer version on focus.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText(NOTICE)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });

  // What the tool needs for this it has not loaded yet.
  const files: { name: string; mimeType: string; buffer: Buffer }[] = [];
  for (const name of ['one', 'two']) files.push({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: await paper(name) });
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByRole('button', { name: /^Merge \d+ files|^Merge PDFs/ }).click();
  await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();

  // The result is not saved yet: the browser asks, and staying loses nothing.
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();

  // Work that is found again is where the changed words would be.
  const loadsNewer = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith(`${path.dirname(newer)}/`) && response.ok());
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Reload' }).click();
  await loadsNewer;
  await expect(page.getByRole('heading', { level: 1, name: 'Merge PDFs' })).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test('a built site has a second page, without the tool, for each page that contains one', ({ page: _page }, testInfo) => {
  const site = copyOfSite(testInfo);
  for (const page of ['merge', 'es/merge', 'merge-pdf', 'es/chat']) expect(existsSync(path.join(site, page, 'without-tool.html'))).toBe(true);
  expect(existsSync(path.join(site, 'offline/without-tool.html'))).toBe(false);
});
