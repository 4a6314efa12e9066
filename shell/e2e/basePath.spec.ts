/** The product under a path of a shared host: its pages are prerendered for that path, its scripts are those of every other site. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectNotice } from './notices';
import { readPages } from './papers';
import { builtSite, collectErrors, expect, type Sheaf, startSheaf, test as withSheaf } from './sheaf';

const run = promisify(execFile);
const BASE = '/pdf';
const TEXT = 'We hope to recieve the new shelves before the end of the month.';

/** Prerenders pages for the path as `npm start` does. */
async function prerenderSite(siteFolder: string): Promise<void> {
  const env = { PATH: process.env.PATH, BASE_PATH: BASE };
  await run(process.execPath, [path.join(import.meta.dirname, 'prerenderForPath.ts'), builtSite, siteFolder], { env });
}

const startUnderPath = (siteFolder: string): Promise<Sheaf> => startSheaf({ siteFolder, env: { BASE_PATH: BASE } });

const test = withSheaf.extend<{ strayRequests: string[] }, { prerenderedSite: string; underPath: Sheaf }>({
  /** The folder with all pages prerendered for the path. */
  prerenderedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const siteFolder = await mkdtemp(path.join(tmpdir(), 'sheaf-under-path-'));
      await prerenderSite(siteFolder);
      await use(siteFolder);
      await rm(siteFolder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  underPath: [
    async ({ prerenderedSite }, use) => {
      const underPath = await startUnderPath(prerenderedSite);
      await use(underPath);
      await underPath.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ underPath }, use) => use(underPath.url),
  /** What the page asks of the host that is not under the path: another program answers there. */
  strayRequests: async ({ context, underPath }, use) => {
    const stray: string[] = [];
    context.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === underPath.url && !`${pathname}/`.startsWith(`${BASE}/`)) stray.push(pathname);
    });
    await use(stray);
  },
});

async function mergeTwo(page: Page, paper: (heading: string) => Promise<Buffer>): Promise<void> {
  await page.locator('input[type=file]').setInputFiles([
    { name: 'one.pdf', mimeType: 'application/pdf', buffer: await paper('One') },
    { name: 'two.pdf', mimeType: 'application/pdf', buffer: await paper('Two') },
  ]);
  await page.getByRole('button', { name: /^Merge/ }).click();
  await expectNotice(page, 'PDFs merged successfully!');
}

test('a visitor merges, checks a text in the other language and gives a donation, and never leaves the path', async ({
  page,
  paper,
  pageErrors,
  strayRequests,
}, testInfo) => {
  await page.goto(BASE);
  await expect(page).toHaveURL(`${BASE}/`);
  await page
    .getByRole('link', { name: /^Merge PDFs/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${BASE}/merge`);
  await mergeTwo(page, paper);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download merged.pdf' }).click()]);
  await saved.saveAs(testInfo.outputPath('merged.pdf'));
  expect(await readPages(testInfo.outputPath('merged.pdf'))).toEqual(['One', 'Two']);

  await page.goto(`${BASE}/grammar-check`);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(`${BASE}/es/grammar-check`);
  await page.getByRole('textbox').first().fill(TEXT);
  await page.getByRole('button', { name: /^Revisar/ }).click();
  await expect(page.getByText('receive').first()).toBeVisible();

  await page.goto(`${BASE}/donate/practice?amount=500&tool=merge`);
  await page.getByRole('button', { name: /Finish|Donate|Give/ }).click();
  await expect(page).toHaveURL(`${BASE}/donate/thanks?tool=merge`);
  await page.getByRole('link', { name: 'Back to Merge PDFs' }).click();
  await expect(page).toHaveURL(`${BASE}/merge`);
  expect([...new Set((await page.context().cookies()).map((cookie) => cookie.path))]).toEqual([BASE]);
  expect(pageErrors).toEqual([]);
  expect(strayRequests).toEqual([]);
});

test('a page that names no page says so in the language of its address, with ways on under the path', async ({ page, strayRequests }) => {
  const answer = await page.goto(`${BASE}/es/nothing`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const links = await page.locator('a[href^="/"]').evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((href) => !href.startsWith(`${BASE}/`))).toEqual([]);
  expect(strayRequests).toEqual([]);
});

test('without a network what was opened under the path opens again, and the rest of the host is left alone', async ({ browser, prerenderedSite }) => {
  const sheaf = await startUnderPath(prerenderedSite);
  const context = await browser.newContext({ baseURL: sheaf.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const errors = collectErrors(page);
  await page.goto(`${BASE}/merge`);
  await page.mouse.move(10, 10);
  for (const kept of [`${BASE}/merge`, `${BASE}/offline`])
    await expect.poll(() => page.evaluate(async (address) => Boolean(await caches.match(address)), kept)).toBe(true);
  const scopes = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname));
  expect(scopes).toEqual([`${BASE}/`]);
  await sheaf.stop();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Merge PDFs' })).toBeVisible();
  await page.goto(`${BASE}/chat`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.goto('/wiki')).rejects.toThrow('ERR_CONNECTION_REFUSED');
  expect(errors).toEqual([]);
  await context.close();
});
