import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, type Page } from '@playwright/test';
import { findFreePort } from '../../api/src/testing/findFreePort';
import { DESKTOP_WINDOW } from './desktopWindow';
import { writeDownNotices } from './notices';
import { printPdf } from './papers';

const root = path.resolve(import.meta.dirname, '../..');
const READY_CHECK_MS = 200;
/** A server lets requests finish before it ends; a test that failed may have left some that never do. */
const STOP_LIMIT_MS = 10_000;
/** A test has one visitor. More processes per queue would take seconds of processor time at each start. */
const FOR_ONE_VISITOR = { WORKERS: '1', REQUESTS_PER_MINUTE: '0' };
/** Kept from one start to the next: without it, a server takes twice the processor time to start. */
const COMPILED_CODE = path.join(root, 'node_modules/.cache/sheaf-server');
export const builtSite = path.join(root, 'shell/dist');

/** A running Sheaf: the production build and the real API on a port of its own. */
export interface Sheaf {
  url: string;
  pid: number;
  /** What it has logged, a line of JSON each. */
  log: readonly string[];
  /** Ends the process; `SIGKILL` is a crash, `SIGTERM` lets it finish its work. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

interface SheafOptions {
  siteFolder?: string;
  port?: number;
  env?: Record<string, string>;
}

/** Starts the product as `npm start` does and waits until it says that it is ready. A test takes the fixture of this name, which stops it as well. */
export async function startSheaf({ siteFolder = builtSite, port, env = {} }: SheafOptions = {}): Promise<Sheaf> {
  const chosenPort = port ?? (await findFreePort());
  const url = `http://127.0.0.1:${chosenPort}`;
  const server = spawn(process.execPath, [path.join(root, 'api/src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(chosenPort),
      SITE_DIR: siteFolder,
      NODE_COMPILE_CACHE: COMPILED_CODE,
      ...FOR_ONE_VISITOR,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killServer = () => void server.kill('SIGKILL');
  // The test runner may be ended before a fixture can stop the server.
  process.once('exit', killServer);
  const exited = once(server, 'exit').finally(() => process.off('exit', killServer));
  const log: string[] = [];
  createInterface({ input: server.stdout }).on('line', (line) => log.push(line));
  const ready = new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => text.includes('Sheaf is ready at') && resolve());
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
  });
  await ready;
  // It answers before its boxed processes have started, which on a busy machine takes longer than a test waits for a merge.
  while (server.exitCode === null && !(await fetch(`${url}/api/health/ready`)).ok)
    await new Promise((resolve) => setTimeout(resolve, READY_CHECK_MS));
  return {
    url,
    pid: server.pid ?? 0,
    log,
    stop: async (signal = 'SIGTERM') => {
      if (server.exitCode === null && server.signalCode === null) server.kill(signal);
      const limit = setTimeout(killServer, STOP_LIMIT_MS);
      await exited;
      clearTimeout(limit);
    },
  };
}

/** Tests that share one running Sheaf per worker and fail when the page reports an error of its own. */
export const test = base.extend<
  { pageErrors: string[]; paper: (...headings: string[]) => Promise<Buffer>; wasAskedToDonate: boolean; startSheaf: typeof startSheaf },
  { sheaf: Sheaf; press: Page; walker: Page }
>({
  sheaf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const sheaf = await startSheaf();
      await use(sheaf);
      await sheaf.stop();
    },
    { scope: 'worker' },
  ],
  /** Starts servers for one test, which end with it, whether it passed or not. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  startSheaf: async ({}, use) => {
    const started: Promise<Sheaf>[] = [];
    await use((options) => {
      const sheaf = startSheaf(options);
      started.push(sheaf);
      return sheaf;
    });
    const ready = (await Promise.allSettled(started)).filter((start) => start.status === 'fulfilled');
    await Promise.all(ready.map((start) => start.value.stop()));
  },
  /** A page of its own on which papers are printed: to open one takes longer than to print. */
  press: [
    async ({ browser }, use) => {
      const press = await browser.newPage();
      await use(press);
      await press.close();
    },
    { scope: 'worker' },
  ],
  /** A page that walks from address to address, for tests that only look: it has fetched most of the site by then. */
  walker: [
    async ({ browser, sheaf }, use) => {
      const walker = await browser.newPage({ baseURL: sheaf.url, serviceWorkers: 'block', viewport: DESKTOP_WINDOW });
      await use(walker);
      await walker.close();
    },
    { scope: 'worker' },
  ],
  /** Prints a real PDF with a page for each heading. */
  paper: async ({ press }, use) => use((...headings) => printPdf(press, headings)),
  /** Most tests are of a visitor who was asked for a donation a moment ago, so that no dialog covers the page. */
  wasAskedToDonate: [true, { option: true }],
  context: async ({ context, wasAskedToDonate }, use) => {
    if (wasAskedToDonate) await context.addInitScript(() => localStorage.setItem('lastDonationAttempt', String(Date.now())));
    await writeDownNotices(context);
    await use(context);
  },
  baseURL: async ({ sheaf }, use) => use(sheaf.url),
  /** Uncaught errors and policy violations the page reported; a test that expects none asserts that this is empty. */
  pageErrors: async ({ page }, use) => use(collectErrors(page)),
});

export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => /Content Security Policy|Trusted/i.test(message.text()) && errors.push(message.text()));
  return errors;
}

export { expect } from '@playwright/test';
