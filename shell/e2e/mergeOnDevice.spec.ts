import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { expectNotice } from './notices';
import { readPages } from './papers';
import { builtSite, expect, test } from './sheaf';

interface Chosen {
  name: string;
  buffer: Buffer;
}

async function chooseFiles(page: Page, files: Chosen[]) {
  await page.locator('input[type=file]').setInputFiles(files.map((file) => ({ ...file, mimeType: 'application/pdf' })));
  for (const { name } of files) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
}

const MERGE_ON_DEVICE = 'Merge on this device (nothing is uploaded)';

async function mergeOnDevice(page: Page) {
  await page.getByText(MERGE_ON_DEVICE).click();
  await expect(page.getByRole('switch', { name: MERGE_ON_DEVICE })).toBeChecked();
  await page.getByRole('button', { name: /^Merge \d+ files|^Merge PDFs/ }).click();
}

async function download(page: Page, testInfo: TestInfo) {
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download merged.pdf' }).click()]);
  const file = testInfo.outputPath('merged.pdf');
  await saved.saveAs(file);
  return file;
}

/** A PDF with one heavy page: its image is so many bytes of noise that cannot be packed. */
function heavyPdf(megabytes: number): Buffer {
  const image = Buffer.alloc(megabytes * 1024 * 1024, 'sheaf');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<</XObject<</I 4 0 R>>>>/Contents 5 0 R>>',
  ].map((object, index) => Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`));
  const head = `4 0 obj\n<</Subtype/Image/Width 1024/Height ${megabytes * 1024}/BitsPerComponent 8/ColorSpace/DeviceGray/Length ${image.length}>>stream\n`;
  const parts = [
    Buffer.from('%PDF-1.7\n'),
    ...objects,
    Buffer.from(head),
    image,
    Buffer.from('\nendstream\nendobj\n5 0 obj\n<</Length 24>>stream\nq 200 0 0 200 0 0 cm /I Do Q\nendstream\nendobj\n'),
  ];
  return Buffer.concat([...parts, Buffer.from('trailer\n<</Root 1 0 R/Size 6>>\nstartxref\n0\n%%EOF\n')]);
}

/** A host for the files of a tool on an origin of its own. */
async function serveElsewhere(folder: string): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const type = pathname.endsWith('.json') ? 'application/json' : 'text/javascript';
    response.writeHead(200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' }).end(readFileSync(path.join(folder, pathname)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

/** Every request that would carry a file away. */
function collectUploads(page: Page): string[] {
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') uploads.push(`${request.method()} ${request.url()}`);
  });
  return uploads;
}

test('a visitor merges on this device while the server cannot be reached, and another reader finds every page', async ({
  page,
  context,
  pageErrors,
  paper,
}, testInfo) => {
  const uploads = collectUploads(page);
  await page.goto('/merge');
  await chooseFiles(page, [
    { name: 'thesis.pdf', buffer: await paper('Thesis one', 'Thesis two') },
    { name: 'appendix.pdf', buffer: await paper('Appendix one') },
  ]);
  // The facts beside the names come from the engine in its worker, which is loaded by then.
  await expect(page.getByText(/2 pages/).first()).toBeVisible();
  await context.route(/\/api\//, (route) => route.abort());
  await mergeOnDevice(page);
  await expectNotice(page, 'PDFs merged successfully!');
  expect(await readPages(await download(page, testInfo))).toEqual(['Thesis one', 'Thesis two', 'Appendix one']);
  expect(uploads).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('a visitor whose network goes away before any file is chosen merges on this device', async ({ page, context, pageErrors, paper }, testInfo) => {
  await page.goto('/merge');
  await page.mouse.move(200, 200);
  await expect.poll(() => page.workers().length, { timeout: 20_000 }).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await chooseFiles(page, [
    { name: 'ticket.pdf', buffer: await paper('Ticket') },
    { name: 'map.pdf', buffer: await paper('Map one', 'Map two') },
  ]);
  await page.getByRole('button', { name: 'Merge 2 files' }).click();
  expect(await readPages(await download(page, testInfo))).toEqual(['Ticket', 'Map one', 'Map two']);
  await expect(page.getByText('This part of the page could not be loaded')).toHaveCount(0);
  expect(pageErrors.filter((error) => !/ERR_INTERNET_DISCONNECTED/.test(error))).toEqual([]);
});

test('files of several megabytes are merged on this device whole', async ({ page, pageErrors }, testInfo) => {
  const uploads = collectUploads(page);
  await page.goto('/merge');
  await chooseFiles(page, [
    { name: 'scan.pdf', buffer: heavyPdf(6) },
    { name: 'scans.pdf', buffer: heavyPdf(3) },
  ]);
  await mergeOnDevice(page);
  const file = await download(page, testInfo);
  expect(await readPages(file)).toHaveLength(2);
  expect(uploads).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('a file that cannot be merged is named in the words of the server', async ({ page, pageErrors, paper }) => {
  const original = await paper('One', 'Two', 'Three');
  const cut = original.subarray(0, 400);
  await page.goto('/merge');
  await chooseFiles(page, [
    { name: 'good.pdf', buffer: original },
    { name: 'cut.pdf', buffer: cut },
  ]);
  await expect(page.getByText('cut.pdf is damaged and could not be read.').first()).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a tool that is deployed on another origin, which may start no worker, merges on this device all the same', async ({
  startSheaf,
  page,
  pageErrors,
  paper,
}, testInfo) => {
  const site = testInfo.outputPath('site');
  cpSync(builtSite, site, { recursive: true });
  const { server, origin } = await serveElsewhere(site);
  const list = path.join(site, 'remotes.json');
  const addresses: Record<string, string> = JSON.parse(readFileSync(list, 'utf8'));
  writeFileSync(list, JSON.stringify({ ...addresses, 'mfe-merge': `${origin}${addresses['mfe-merge']}` }));
  const sheaf = await startSheaf({ siteFolder: site });

  await page.goto(`${sheaf.url}/merge`);
  await chooseFiles(page, [
    { name: 'thesis.pdf', buffer: await paper('Thesis one', 'Thesis two') },
    { name: 'appendix.pdf', buffer: await paper('Appendix one') },
  ]);
  await expect(page.getByText(/2 pages/).first()).toBeVisible();
  await mergeOnDevice(page);
  expect(await readPages(await download(page, testInfo))).toEqual(['Thesis one', 'Thesis two', 'Appendix one']);
  expect(pageErrors.filter((error) => !/Worker/.test(error))).toEqual([]);
  server.close();
});
