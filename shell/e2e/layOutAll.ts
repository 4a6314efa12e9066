import type { Page } from '@playwright/test';

/** Lays out the parts of a page that the browser leaves until they are scrolled near, so that a test looks at all of it. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('section, ul, footer')) {
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    }
  });
}
