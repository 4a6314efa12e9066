import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './sheaf';

const root = path.resolve(import.meta.dirname, '../..');
const { packages: locked } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

/** The packages that each build of the site has noted, as folders of the lock file. */
function packagesOfBuilds(): string[] {
  const folders = readdirSync(root).map((app) => path.join(root, app, 'dist-node/packages'));
  const lists = folders.filter(existsSync).flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)));
  return lists.flatMap((file): string[] => JSON.parse(readFileSync(file, 'utf8'))).filter((folder) => !path.basename(folder).startsWith('.'));
}

const LANGUAGES = [
  { start: '/', link: 'Licences', title: 'Licences', address: '/licences' },
  { start: '/es', link: 'Licencias', title: 'Licencias', address: '/es/licences' },
];

for (const { start, link, title, address } of LANGUAGES) {
  test(`the footer of ${start} leads to every package in a served file, with its version and licence`, async ({ page, sheaf, pageErrors }) => {
    await page.goto(sheaf.url + start);
    const licences = page.getByRole('contentinfo').getByRole('link', { name: link, exact: true });
    await licences.scrollIntoViewIfNeeded();
    await expect(page.locator('html')).toHaveAttribute('data-scrolled');
    await licences.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(address);

    const named = await page.getByRole('main').getByRole('listitem').allTextContents();
    const wanted = [...new Set(packagesOfBuilds())];
    expect(wanted.length).toBeGreaterThan(40);
    const missing = wanted.filter((folder) => {
      const name = folder.replace(/^.*node_modules\//, '');
      return !named.some((line) => line.startsWith(`${name} ${locked[folder].version} `));
    });
    expect(missing).toEqual([]);
    // The whole page is hydrated and kept what was prerendered.
    await page.keyboard.press('Tab');
    await expect(page.locator('html')).toHaveAttribute('lang', start === '/' ? 'en' : 'es');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(named.length);
    expect(pageErrors).toEqual([]);
  });
}

test('a link of the footer that is scrolled to by the shortest way is not behind the bar of tools', async ({ page, sheaf }) => {
  await page.goto(sheaf.url);
  for (const name of ['Home', 'Español', 'Merge PDF files online']) {
    await page.evaluate(() => scrollTo(0, 500));
    await expect(page.locator('html')).toHaveAttribute('data-scrolled');
    const isFree = await page
      .getByRole('contentinfo')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => {
        link.scrollIntoView({ block: 'nearest' });
        const { left, bottom } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + 4, bottom - 4));
      });
    expect(isFree, name).toBe(true);
  }
});

test('all licence texts are one file, and search engines are not sent to the page', async ({ page, request, sheaf }) => {
  await page.goto(`${sheaf.url}/licences`);
  const texts = await request.get(sheaf.url + (await page.getByRole('link', { name: 'Read all licence texts' }).getAttribute('href')));
  expect(texts.headers()['content-type']).toContain('text/plain');
  expect(await texts.text()).toContain('SIL OPEN FONT LICENSE Version 1.1');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await (await request.get(`${sheaf.url}/sitemap.xml`)).text()).not.toContain('licences');
});

test('scripts keep the licence comments that their authors wrote into them', async () => {
  const folder = path.join(root, 'shell/dist/assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const text = scripts.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  expect(text).toContain('@license React');
  expect(text).toContain('@license lucide-react');
});
