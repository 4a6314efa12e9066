import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { everyLocale, type Locale, localizePath } from '../../api/contract/messages/locale/locales';
import { toolRoutes } from '../src/toolRoutes';
import { tools } from '../src/tools';
import { builtSite, expect, test } from './sheaf';

/** Bytes as they come over the wire. */
const MOST_BYTES_OF_A_PAGE_ABOUT = 60 * 1024;
/** All that it fetches until somebody is there, and with the first sign of that. */
const MOST_SCRIPT_OF_A_TOOL = 230 * 1024;
const MOST_SHIFT = 0.02;

const about = ['/', ...toolRoutes.filter(({ part }) => part === 'Landing').map(({ path: address }) => address)];

/** Opens an address for the first time. What it gives tells what has been fetched so far; scripts count when they are fetched for later, too. */
async function visit(page: Page, address: string) {
  const devTools = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const fetched: { path: string; bytes: number }[] = [];
  devTools.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, new URL(response.url).pathname));
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    fetched.push({ path: addresses.get(requestId) ?? '', bytes: encodedDataLength }),
  );
  await devTools.send('Network.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  const sumBytes = (chosen: typeof fetched) => chosen.reduce((sum, { bytes }) => sum + bytes, 0);
  return () => ({
    bytes: sumBytes(fetched),
    scriptBytes: sumBytes(fetched.filter(({ path: file }) => file.endsWith('.js'))),
    requests: fetched.length,
  });
}

for (const locale of everyLocale) {
  for (const address of about.map((one) => localizePath(one, locale))) {
    test(`${address} reads whole within sixty kilobytes and without a script, and its structured data is on it`, async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      const { bytes, scriptBytes, requests } = (await visit(page, address))();
      expect(scriptBytes).toBe(0);
      expect(requests).toBeLessThanOrEqual(8);
      expect(bytes).toBeLessThanOrEqual(MOST_BYTES_OF_A_PAGE_ABOUT);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);

      const structuredData = await page.locator('script[type="application/ld+json"]').allTextContents();
      const faq = structuredData.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'FAQPage');
      expect(faq.mainEntity.length).toBeGreaterThan(2);
      const shown = await page
        .locator('details')
        .evaluateAll((entries) => entries.map((entry) => [...entry.children].map((child) => child.textContent)));
      expect(
        faq.mainEntity.map(({ name, acceptedAnswer }: { name: string; acceptedAnswer: { text: string } }) => [name, acceptedAnswer.text]),
      ).toEqual(shown);
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', description ?? '');
      // The site was built without an address of its own, so no page names one.
      await expect(page.locator('link[rel="canonical"], link[hreflang]')).toHaveCount(0);
    });
  }
}

test('a page that is read fetches part of what it may need after a second of rest, and runs none of it', async ({ page }) => {
  await page.goto('/merge-pdf');
  const findScripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    );
  await expect.poll(async () => (await findScripts()).length).toBeGreaterThan(0);
  const loadedAt = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).loadEventStart),
  );
  expect(Math.min(...(await findScripts()))).toBeGreaterThanOrEqual((loadedAt[0] ?? Number.POSITIVE_INFINITY) + 999);
  await expect(page.locator('script[src]')).toHaveCount(0);
});

for (const address of ['/', '/merge-pdf', '/es/grammar-check/resume']) {
  test(`${address} lays out what is far below the first screen when it is scrolled near`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(address);
    const isLaidOut = () =>
      page
        .locator('footer a')
        .last()
        .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    await page.mouse.wheel(0, 20_000);
    await expect.poll(isLaidOut).toBe(true);
    await expect(page.locator('footer a').last()).toBeInViewport();
  });
}

test.describe('a browser that keeps pages for later', () => {
  test.use({ serviceWorkers: 'allow' });

  test('paints a first visit before its fonts are asked for, a second one with them', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect.poll(() => findFontsRequestedBeforePaint(page)).toEqual([false, false]);
    await expect.poll(() => listFontFiles(page)).toEqual(['Inter Variable loaded', 'Newsreader Variable loaded']);
    await page.keyboard.press('Tab');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));

    await page.goto('/pdf-to-word', { waitUntil: 'networkidle' });
    await expect.poll(() => findFontsRequestedBeforePaint(page)).toEqual([true, true]);
    expect(await page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(true);
  });
});

/** The fonts that are fetched, each with how far it is. */
function listFontFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .map(({ family, status }) => `${family.replace(/["']/g, '')} ${status}`)
      .filter((face) => /^(Inter|Newsreader) Variable \w+$/.test(face))
      .sort(),
  );
}

/** Of each font, whether it was asked for before anything was to be seen. */
function findFontsRequestedBeforePaint(page: Page): Promise<boolean[]> {
  return page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return fonts.map(({ startTime }) => startTime < paint);
  });
}

for (const { path: address } of tools) {
  test(`${address} waits with no more script than it may load`, async ({ page }) => {
    expect((await visit(page, address))().scriptBytes).toBeLessThanOrEqual(MOST_SCRIPT_OF_A_TOOL);
  });
}

test('a tool page shows its first screen before any script, and loads no more script than it may', async ({ page, browser }) => {
  const soFar = await visit(page, '/merge');
  expect(soFar().scriptBytes).toBeLessThanOrEqual(MOST_SCRIPT_OF_A_TOOL);
  // Asked as soon as the page is alive.
  await Promise.all([page.waitForResponse('**/api/config'), page.mouse.move(200, 200)]);
  expect(soFar().scriptBytes).toBeLessThanOrEqual(MOST_SCRIPT_OF_A_TOOL);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const watch = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
        });
        watch.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThanOrEqual(MOST_SHIFT);

  const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
  await withoutScripts.goto(page.url());
  await expect(withoutScripts.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(withoutScripts.getByRole('button', { name: /choose files/ })).toBeVisible();
  await withoutScripts.close();
});

const textsBelowTool: Record<Locale, { question: string; missing: string }> = {
  en: { question: 'Can I merge a PDF that needs a password?', missing: 'needs JavaScript to be switched on' },
  es: { question: '¿Puedo unir un PDF protegido con contraseña?', missing: 'necesita que JavaScript esté activado' },
};

for (const locale of everyLocale) {
  const address = localizePath('/merge', locale);
  const texts = textsBelowTool[locale];
  test(`below the tool at ${address} are the questions about it, with scripts and without`, async ({ page, browser }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByText(texts.question, { exact: true })).toBeVisible();

    const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
    await withoutScripts.goto(page.url());
    await expect(withoutScripts.getByText(texts.question, { exact: true })).toBeVisible();
    await withoutScripts.close();
    // Playwright passes over the text of this element, so it is read as it comes.
    expect(/<noscript>(.*?)<\/noscript>/.exec(await (await page.request.get(address)).text())?.[1]).toContain(texts.missing);
  });
}

test('no built page holds a style attribute, which the policy would refuse', () => {
  const files = readdirSync(builtSite, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => / style="/.test(readFileSync(path.join(builtSite, file), 'utf8')))).toEqual([]);
});
