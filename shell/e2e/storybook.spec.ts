import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { findFreePort } from '../../api/src/testing/findFreePort';
import { axeFindings } from './axe';

const storybook = path.resolve(import.meta.dirname, '../../design-system/dist');
const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

interface Story {
  id: string;
  type: string;
  title: string;
  name: string;
}
const { entries }: { entries: Record<string, Story> } = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8'));
const allStories = Object.values(entries).filter((entry) => entry.type === 'story');

const test = base.extend<object, { address: string; stories: Page }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const port = await findFreePort();
      const server = createServer((request, response) => {
        const file = path.join(storybook, path.normalize(new URL(request.url ?? '/', 'http://localhost').pathname));
        if (!file.startsWith(storybook) || !existsSync(file)) return response.writeHead(404).end();
        response.writeHead(200, { 'Content-Type': CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
      }).listen(port, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      await use(`http://127.0.0.1:${port}`);
      server.close();
    },
    { scope: 'worker' },
  ],
  /** Stories are answered by the fake API, which is a service worker. One page walks through all stories of a test worker without loading again, as a reader of Storybook does: its start takes longer than a story. */
  stories: [
    async ({ browser, address }, use) => {
      const context = await browser.newContext({ serviceWorkers: 'allow', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.goto(`${address}/iframe.html?viewMode=story`);
      await page.locator('body.sb-show-nopreview').waitFor({ state: 'attached' });
      // The add-on's own run is held back: axe refuses to run twice at once.
      await page.evaluate(() => {
        const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
        channel.emit('updateGlobals', { globals: { theme: 'light', a11y: { manual: true } } });
      });
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test('the Storybook shows every part of the design system and every state of the merge screen', () => {
  expect(allStories.length).toBeGreaterThan(30);
});

/** A story is a part of a page: what a whole page must have is not its business. */
const OFF_IN_STORIES = { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false }, region: { enabled: false } };

const wear = (page: Page, theme: string) => page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);

/** Shows another story in the page that is open, its play function included, and gives what went wrong. */
async function show(page: Page, story: Story): Promise<unknown[]> {
  return page.evaluate(async (id) => {
    const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
    const problems: unknown[] = [];
    const failures = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyErrored', 'storyThrewException', 'storyMissing'];
    const take = (failure: unknown) => problems.push(failure ?? id);
    for (const name of failures) channel.on(name, take);
    await new Promise<void>((resolve) => {
      const finish = ({ storyId, status }: { storyId: string; status: string }) => {
        if (storyId !== id) return;
        if (status !== 'success') problems.push(status);
        channel.off('storyFinished', finish);
        resolve();
      };
      channel.on('storyFinished', finish);
      channel.on('storyMissing', () => resolve());
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
    for (const name of failures) channel.off(name, take);
    return problems;
  }, story.id);
}

interface Channel {
  on(name: string, listener: (event: never) => void): void;
  off(name: string, listener: (event: never) => void): void;
  emit(name: string, event: unknown): void;
}

const titles = [...new Set(allStories.map((story) => story.title))];
for (const title of titles) {
  test(`${title}: every story renders and axe finds nothing, light and dark`, async ({ stories: page }) => {
    test.setTimeout(180_000);
    for (const story of allStories.filter((candidate) => candidate.title === title)) {
      expect(await show(page, story), story.name).toEqual([]);
      await expect(page.locator('body.sb-show-main')).toHaveCount(1);
      const findings = await axeFindings(page, { wear: (theme) => wear(page, theme), options: { rules: OFF_IN_STORIES } });
      expect(findings, story.name).toEqual([]);
    }
  });
}
