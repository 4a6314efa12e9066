import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { builtSite, expect, startSheaf, test } from './sheaf';

const REMOTES_JSON = 'remotes.json';
const CHANGE = { from: 'Put your files in order', to: 'Arrange your papers' };

/** A copy of the built site that a test may change; it goes with the test's other output. */
function copyOfSite(testInfo: TestInfo): string {
  const folder = testInfo.outputPath('site');
  cpSync(builtSite, folder, { recursive: true });
  return folder;
}

function addressesIn(site: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(site, REMOTES_JSON), 'utf8'));
}

/** One hash over every file of the shell: all of the site but the remotes and the line that names them. */
function shellFingerprint(site: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(`remotes${path.sep}`) && file !== REMOTES_JSON)
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(path.join(site, file)));
  return hash.digest('hex');
}

test('a tool whose files are gone shows a card with Try again, the rest works, and the card mends itself', async ({ page }, testInfo) => {
  const site = copyOfSite(testInfo);
  const sheaf = await startSheaf({ siteFolder: site });
  const remote = path.join(site, 'remotes', 'mfe-merge');
  renameSync(remote, `${remote}-away`);

  await page.goto(`${sheaf.url}/merge`);
  await page.mouse.move(200, 200);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();

  renameSync(`${remote}-away`, remote);
  await tryAgain.click();
  await expect(page.getByRole('heading', { name: 'Merge PDFs', level: 1 })).toBeVisible();
  await expect(page.locator('input[type=file]')).toBeAttached();
  await sheaf.stop();
});

test('other tools work while one is missing from remotes.json', async ({ page }, testInfo) => {
  const site = copyOfSite(testInfo);
  const addresses = addressesIn(site);
  delete addresses['mfe-chat'];
  writeFileSync(path.join(site, REMOTES_JSON), JSON.stringify(addresses));
  const sheaf = await startSheaf({ siteFolder: site });

  await page.goto(`${sheaf.url}/chat`);
  await page.mouse.move(200, 200);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.goto(`${sheaf.url}/merge`);
  await page.mouse.move(200, 200);
  await expect(page.locator('input[type=file]')).toBeAttached();
  await sheaf.stop();
});

test('a new version of a tool ships by editing one line of remotes.json, the shell staying byte for byte the same', async ({
  page,
  paper,
  pageErrors,
}, testInfo) => {
  // It builds the tool anew, without a cache.
  test.slow();
  const site = copyOfSite(testInfo);
  const before = shellFingerprint(site);
  const sheaf = await startSheaf({ siteFolder: site });
  await page.goto(`${sheaf.url}/merge`);
  await expect(page.getByText(CHANGE.from)).toBeVisible();

  const { 'mfe-merge': manifest = '' } = addressesIn(site);
  const nextManifest = '/remotes/mfe-merge/99.0.0/mf-manifest.json';
  const build = path.join(import.meta.dirname, 'buildChangedRemote.cjs');
  execFileSync(process.execPath, [build, 'mfe-merge', CHANGE.from, CHANGE.to, path.join(site, path.dirname(nextManifest))], { stdio: 'inherit' });
  const remotesJson = path.join(site, REMOTES_JSON);
  writeFileSync(remotesJson, readFileSync(remotesJson, 'utf8').replace(manifest, nextManifest));

  // What was drawn with the old version is still there, and gives way to the new one with what was done to it.
  await page.reload();
  await expect(page.getByText(CHANGE.from)).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ name: 'early.pdf', mimeType: 'application/pdf', buffer: await paper('Early') });
  await expect(page.getByText(CHANGE.to)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove early.pdf' })).toBeVisible();
  expect(pageErrors).toEqual([]);
  expect(shellFingerprint(site)).toBe(before);
  await sheaf.stop();
});
