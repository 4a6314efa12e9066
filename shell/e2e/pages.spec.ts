import { shell as spanish } from '../../api/contract/messages/es/shell';
import { localizePath } from '../../api/contract/messages/locale/locales';
import { shell } from '../../api/contract/messages/shell';
import { listSitePages } from '../src/pages';
import { axeFindings } from './axe';
import { DESKTOP_WINDOW } from './desktopWindow';
import { layOutAll } from './layOutAll';
import { collectErrors, expect, test } from './sheaf';

const pages = listSitePages(shell.english);
const WIDTHS = [360, 768, 1440];

const inSpanish = listSitePages(spanish).map((page) => ({ ...page, path: localizePath(page.path, 'es') }));

for (const { path, title } of [...pages, ...inSpanish]) {
  test(`${path} opens without an error, asks no other origin, fits every screen and has no axe violations`, async ({ walker: page, sheaf }) => {
    await page.setViewportSize(DESKTOP_WINDOW);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    const errors = collectErrors(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await layOutAll(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // The room kept for a scrollbar makes the content narrower than the page, never wider.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
        .toBeLessThanOrEqual(0);
    }
    // Another language is in the same colours.
    expect(await axeFindings(page, { alsoInDark: !path.startsWith('/es') })).toEqual([]);
    expect(errors).toEqual([]);
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter((address) => address.startsWith('http') && new URL(address).origin !== sheaf.url)).toEqual([]);
  });
}

for (const path of ['/merge', '/es/merge']) {
  test(`the header of ${path} holds the words of its button in the narrowest window that shows all links`, async ({ walker: page }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await page.goto(path);
    const upload = page.getByRole('banner').getByRole('button').last();
    await expect.poll(() => upload.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
    await page.setViewportSize(DESKTOP_WINDOW);
    await expect(page.getByText(/^47,8\d\d\+|^47\.8\d\d\+/)).toBeInViewport();
  });
}

test('an address that does not exist is a 404 that says Page Not Found', async ({ page }) => {
  for (const path of ['/nowhere', '/grammar-check/poetry', '/cover-letter/haiku']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  }
});

test('each route change scrolls to the top, and the back button works', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: /Merge/ }).first().click();
  await expect(page).toHaveURL(/\/merge/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
