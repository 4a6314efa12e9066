import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

const folder = path.resolve(import.meta.dirname, '../../docs/screens');

type Look = { width: 360 | 768 | 1440; theme: 'light' | 'dark' };

/** How a screen is shown in docs/screens: on a phone, a tablet and a desk, the desk by night as well. */
const EVERY_LOOK: Look[] = [
  { width: 360, theme: 'light' },
  { width: 768, theme: 'light' },
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
];
/** A state of a screen: by night on a phone too, where room and contrast are scarcest. */
export const STATE_LOOKS: Look[] = [
  { width: 360, theme: 'dark' },
  { width: 1440, theme: 'light' },
];
/** Whole, it would show the bar with the button where the screen ended. */
export const asOnTheScreen = { fullPage: false };
export const aState = { looks: STATE_LOOKS, fullPage: false };
const QUALITY = 80;
const DRAWING_MS = 1000;
const HEIGHTS = { 360: 780, 768: 1024, 1440: 900 };

/** Draws the page as it is, whole or as much as the screen shows, once for each look. */
export async function shoot(page: Page, name: string, { looks = EVERY_LOOK, fullPage = true } = {}): Promise<void> {
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.evaluate(() => document.fonts.ready);
    // Pages of a PDF are drawn anew for another width.
    await page.waitForTimeout(DRAWING_MS);
    // A tool may have brought its result into view.
    await page.evaluate(() => scrollTo(0, 0));
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${name}-${width}-${theme}.webp`), await takePicture(page, fullPage));
  }
}

/** Closes what was said in the corner, so that it covers nothing. */
export async function dismissNotice(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: /dismiss|close/i });
  await dismiss.first().click();
  await expect(dismiss).toHaveCount(0);
}

/** Takes a screenshot as WebP, which Playwright cannot write: a quarter of a PNG's bytes. */
async function takePicture(page: Page, fullPage: boolean): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize, cssLayoutViewport } = await session.send('Page.getLayoutMetrics');
  const height = fullPage ? cssContentSize.height : cssLayoutViewport.clientHeight;
  const clip = { x: 0, y: 0, width: cssLayoutViewport.clientWidth, height, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, captureBeyondViewport: fullPage, clip });
  await session.detach();
  return Buffer.from(data, 'base64');
}
