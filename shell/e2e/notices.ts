import { type BrowserContext, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    noticesShown?: string[];
  }
}

const NOTICE_LIMIT_MS = 120_000;

/**
 * Lets every page write down the notices that it shows. A notice closes by itself after five seconds, which on a busy machine
 * may lie between two looks of a test.
 */
export async function writeDownNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shown: string[] = [];
    window.noticesShown = shown;
    const writeDown = (notice: HTMLElement) => notice.checkVisibility() && shown.push(notice.textContent);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement)) continue;
        const notice = node.matches('li[data-tone]') ? node : node.querySelector<HTMLElement>('li[data-tone]');
        if (notice) requestAnimationFrame(() => writeDown(notice));
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits until a notice with this title has been shown on the page, whether it is still there or not. */
export async function expectNotice(page: Page, title: string): Promise<void> {
  const shown = () => page.evaluate(() => window.noticesShown);
  await expect.poll(shown, { timeout: NOTICE_LIMIT_MS }).toContainEqual(expect.stringContaining(title));
}
