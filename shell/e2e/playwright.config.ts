import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './chromiumArguments';
import { DESKTOP_WINDOW } from './desktopWindow';
import { findChromium } from './findChromium';

/** Every test drives the production build, served by the real API, in an installed Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // Each worker starts a server with its own job processes. A test waits about half of its time, so three workers keep two cores busy.
  workers: 3,
  fullyParallel: true,
  timeout: 120_000,
  // A machine that also builds and serves may take its time; a right answer is a right answer.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a test may meet a timing that nobody has met before: it is tried once more, and reported as flaky to be looked into.
  retries: process.env.CI ? 1 : 0,
  // In CI only what failed is worth reading.
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: CHROMIUM_ARGUMENTS,
    },
    // Only a test about being offline wants answers from a worker; all others are about the server's.
    serviceWorkers: 'block',
    viewport: DESKTOP_WINDOW,
    // Filming every test takes a good part of the browser's time: anyone who wants to see one runs it with `--trace on`.
    trace: 'off',
  },
});
