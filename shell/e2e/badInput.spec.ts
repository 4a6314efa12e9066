import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './sheaf';

const fixtures = path.resolve(import.meta.dirname, 'fixtures');
const MB = 1024 * 1024;

interface ChosenFile {
  name: string;
  buffer: Buffer;
  mimeType?: string;
}

async function choose(page: Page, files: ChosenFile[]) {
  await page.locator('input[type=file]').setInputFiles(files.map((file) => ({ mimeType: 'application/pdf', ...file })));
}

/** Presses the button once both files are listed. It moves while rows grow, so it is pressed with a key, which goes where the focus is. */
async function merge(page: Page) {
  const button = page.getByRole('button', { name: 'Merge 2 files', exact: true });
  // What is known before the press makes the button unavailable, which says so when it is pressed.
  await button.press('Enter');
}

/** Checks what every refusal must do: show a sentence, keep the list, and leave the server working. */
async function expectRefusal(page: Page, sentence: string | RegExp, keptFiles: string[]) {
  await expect(page.getByRole('listitem').getByText(sentence).first()).toBeVisible();
  for (const name of keptFiles) await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  expect((await page.request.get('/api/health/live')).status()).toBe(200);
}

test('a text file named .pdf, an empty one and a truncated one are refused by name, one after the other, never merged short of pages', async ({
  page,
  paper,
}) => {
  const original = await paper('A', 'B', 'C');
  await page.goto('/merge');
  await choose(page, [{ name: 'good.pdf', buffer: await paper('Good') }]);
  for (const { name, buffer, sentence } of [
    { name: 'notes.pdf', buffer: Buffer.from('Just some notes.'), sentence: 'notes.pdf is not a PDF file.' },
    { name: 'empty.pdf', buffer: Buffer.alloc(0), sentence: 'empty.pdf is empty: it has no pages.' },
    { name: 'cut.pdf', buffer: original.subarray(0, Math.floor(original.length / 4)), sentence: 'cut.pdf is damaged and could not be read.' },
  ]) {
    await choose(page, [{ name, buffer }]);
    await merge(page);
    await expectRefusal(page, sentence, ['good.pdf', name]);
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(page.getByText(sentence)).toHaveCount(0);
  }
});

for (const tool of ['/chat', '/grammar-check', '/cover-letter-generator']) {
  test(`on a phone ${tool} shows the password field of a protected file and its button in the first window`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(tool);
    await choose(page, [{ name: 'secret.pdf', buffer: await readFile(path.join(fixtures, 'protected.pdf')) }]);
    await expect(page.getByLabel(/^Password/)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeInViewport({ ratio: 1 });
  });
}

test('a protected file asks for its password on its own row and merges once it is given', async ({ page, paper }) => {
  await page.goto('/merge');
  await choose(page, [
    { name: 'good.pdf', buffer: await paper('Good') },
    { name: 'secret.pdf', buffer: await readFile(path.join(fixtures, 'protected.pdf')) },
  ]);
  await merge(page);
  await expectRefusal(page, /secret\.pdf is protected\. Enter its password to continue\./, ['good.pdf', 'secret.pdf']);

  await page.getByLabel(/password/i).fill('wrong');
  await merge(page);
  await expect(page.getByText('That password does not open secret.pdf.').first()).toBeVisible();
  // Told on this device while it was typed, perhaps: the merge of it is to end first.
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByLabel(/password/i).fill('secret');
  await merge(page);
  await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();
});

test('one file is not enough and the page says so', async ({ page, paper }) => {
  await page.goto('/merge');
  await choose(page, [{ name: 'only.pdf', buffer: await paper('Only') }]);
  await expect(page.getByRole('button', { name: /^Merge/ })).toBeDisabled();
});

test('of sixty files the first fifty stay and the rest are said to be too many', async ({ page, paper }) => {
  const buffer = await paper('Page');
  await page.goto('/merge');
  await choose(
    page,
    Array.from({ length: 60 }, (_, index) => ({ name: `file-${index + 1}.pdf`, buffer })),
  );
  await expect(page.getByText(/Too many files/).first()).toBeVisible();
});

test('two files of one name, chosen one after the other before hydration, are two files', async ({ page, paper }) => {
  const alive = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await alive.promise;
    await route.continue();
  });
  await page.goto('/merge');
  await choose(page, [{ name: 'scan.pdf', buffer: await paper('One') }]);
  await choose(page, [{ name: 'scan.pdf', buffer: await paper('Two', 'Three') }]);
  alive.resolve();
  await merge(page);
  await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();
  await expect(page.getByText(/3 pages/).first()).toBeVisible();
});

test('a file over the limit is named with its size and the limit', async ({ startSheaf, page, paper }, testInfo) => {
  const sheaf = await startSheaf({ env: { MAX_FILE_MB: '1' } });
  const big = testInfo.outputPath('big.pdf');
  await writeFile(big, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * MB)]));
  await page.goto(`${sheaf.url}/merge`);
  await choose(page, [
    { name: 'good.pdf', buffer: await paper('Good') },
    { name: 'big.pdf', buffer: await readFile(big) },
  ]);
  await expect(page.getByText(/big\.pdf is 2 MB\. The limit here is 1 MB\./).first()).toBeVisible();
});

test('the list stays when the server goes away in the middle of an upload, and merging works once it is back', async ({
  startSheaf,
  page,
  paper,
}, testInfo) => {
  test.slow();
  const sheaf = await startSheaf();
  const large = testInfo.outputPath('large.pdf');
  await writeFile(large, Buffer.concat([await paper('Large'), Buffer.alloc(4 * MB, '%')]));
  await page.goto(`${sheaf.url}/merge`);
  await page.locator('input[type=file]').setInputFiles([large, large]);

  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: MB / 8 });
  await merge(page);
  // It would take a minute; half a percent of it has left.
  await expect(page.getByText(/^Uploading [\d.]+ KB of 8/).first()).toBeVisible();
  await sheaf.stop('SIGKILL');

  await expect(page.getByText('Merge failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to merge PDF files. Please try again.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove large.pdf' })).toHaveCount(2);

  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await startSheaf({ port: Number(new URL(sheaf.url).port) });
  await merge(page);
  // The server that came back starts its processes first.
  await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible({ timeout: 60_000 });
});

test('on a phone a refusal comes into the window, however much is above it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const address of ['/es/cover-letter-generator', '/es/grammar-check', '/es/chat', '/es/convert']) {
    await page.goto(address);
    await choose(page, [{ name: 'notas.pdf', buffer: Buffer.from('Unas notas.') }]);
    await expect(
      page
        .getByText(/notas\.pdf no es un archivo PDF/)
        .filter({ visible: true })
        .first(),
    ).toBeInViewport({ ratio: 1 });
  }
});
