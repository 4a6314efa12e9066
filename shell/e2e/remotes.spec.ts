import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildChanged, copyOfSite, REMOTES_JSON, readAddresses, setAddress } from './changedRemote';
import { expect, test } from './sheaf';

const CHANGE = { from: 'Put your files in order', to: 'Arrange your papers' };

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

test('a tool whose files are gone shows a card with Try again, the rest works, and the card mends itself', async ({ startSheaf, page }, testInfo) => {
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
});

test('other tools work while one is missing from remotes.json', async ({ startSheaf, page }, testInfo) => {
  const site = copyOfSite(testInfo);
  const addresses = readAddresses(site);
  delete addresses['mfe-chat'];
  writeFileSync(path.join(site, REMOTES_JSON), JSON.stringify(addresses));
  const sheaf = await startSheaf({ siteFolder: site });

  await page.goto(`${sheaf.url}/chat`);
  await page.mouse.move(200, 200);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.goto(`${sheaf.url}/merge`);
  await page.mouse.move(200, 200);
  await expect(page.locator('input[type=file]')).toBeAttached();
});

test('a new version of a tool ships by editing one line of remotes.json, the shell staying byte for byte the same', async ({
  startSheaf,
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

  setAddress(site, 'mfe-merge', await buildChanged('mfe-merge', site, CHANGE, testInfo));
  // The prerendered page contains the older version, so the server sends the page without the tool.
  expect(await (await page.request.get(`${sheaf.url}/merge`)).text()).not.toContain(CHANGE.from);
  await page.reload();
  await expect(page.getByText(CHANGE.to)).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ name: 'early.pdf', mimeType: 'application/pdf', buffer: await paper('Early') });
  await expect(page.getByRole('button', { name: 'Remove early.pdf' })).toBeVisible();
  expect(pageErrors).toEqual([]);
  expect(shellFingerprint(site)).toBe(before);
});

test('on a plain file host the prerendered page is replaced by the new version of the tool', async ({ startSheaf, page }, testInfo) => {
  test.slow();
  const site = copyOfSite(testInfo);
  // The old page is sent again, as a host would that knows nothing of versions.
  const olderPage = readFileSync(path.join(site, 'merge/index.html'), 'utf8');
  const sheaf = await startSheaf({ siteFolder: site });
  await page.route('**/merge', async (route) =>
    route.fulfill({ response: await route.fetch(), body: olderPage, headers: { 'Content-Type': 'text/html' } }),
  );
  setAddress(site, 'mfe-merge', await buildChanged('mfe-merge', site, CHANGE, testInfo));
  await page.goto(`${sheaf.url}/merge`);
  await expect(page.getByText(CHANGE.to)).toBeVisible();
  await expect(page.getByText(CHANGE.from)).toHaveCount(0);
});

for (const { part, choose } of [
  { part: 'the manifest', choose: (file: string) => file.endsWith('mf-manifest.json') },
  { part: 'the entry', choose: (file: string) => file.endsWith('remoteEntry.js') },
  { part: 'the tool itself', choose: (file: string) => /expose_Tool.*\.js$/.test(file) },
]) {
  test(`${part} of a tool that was changed on its host is refused, and runs again when it is as it was`, async ({ startSheaf, page }, testInfo) => {
    const site = copyOfSite(testInfo);
    const folder = path.dirname(path.join(site, readAddresses(site)['mfe-merge'] ?? ''));
    const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(choose) ?? '';
    const fullPath = path.join(folder, file);
    const bytes = readFileSync(fullPath, 'utf8');
    const change = file.endsWith('.js') ? 'window.wasChanged=true;' : ' ';
    for (const packed of readdirSync(path.dirname(fullPath)).filter((name) => name === `${path.basename(file)}.br`))
      renameSync(path.join(path.dirname(fullPath), packed), `${fullPath}.away`);
    writeFileSync(fullPath, change + bytes);
    const sheaf = await startSheaf({ siteFolder: site });

    await page.goto(`${sheaf.url}/merge`);
    await page.mouse.move(200, 200);
    await expect(page.getByText('Merge PDFs could not be loaded')).toBeVisible();
    expect(await page.evaluate(() => 'wasChanged' in window)).toBe(false);

    writeFileSync(fullPath, bytes);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('input[type=file]')).toBeAttached();
    expect(await page.evaluate(() => 'wasChanged' in window)).toBe(false);
  });
}
