import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buildMinimalPdf } from '@sheaf/api/mocks/buildMinimalPdf';
import { expectNotice } from './notices';
import { expect, test as plainTest, type Sheaf, startSheaf } from './sheaf';

const MB = 1024 * 1024;
/** Enough for a merge that takes seconds, so that it can be watched and stopped. */
const MANY_PAGES = 60_000;
const WATCHED_MS = 500;
/** Clock ticks, of which Linux counts a hundred a second: what a process that waits may use while it is watched. */
const IDLE_TICKS = 1;
/** A process that waits for something uses no time at all. */
const LONGEST_MOMENT_MS = 50;
/** What breaking off may cost, beside a whole merge. */
const MOST_OF_A_MERGE = 0.25;

/** A server with a single merge worker and long time limits. */
const test = plainTest.extend<object, { sheaf: Sheaf }>({
  sheaf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const sheaf = await startSheaf({ env: { MAX_PAGES: '0', JOB_CPU_SECONDS: '200', JOB_SECONDS: '300' } });
      await use(sheaf);
      await sheaf.stop();
    },
    { scope: 'worker' },
  ],
});
test.setTimeout(180_000);

const large = Buffer.from(buildMinimalPdf(MANY_PAGES));

async function chooseLargeFiles(page: Page) {
  await page.goto('/merge');
  await page.locator('input[type=file]').setInputFiles(['one.pdf', 'two.pdf'].map((name) => ({ name, buffer: large, mimeType: 'application/pdf' })));
}

/** Makes the line of this page so slow, upwards, as from now. */
async function slowUpload(page: Page, bytesPerSecond: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond });
}

interface Shown {
  percent: number;
  sentence: string;
}

/** Keeps everything that the progress dialog shows. */
async function watchProgress(page: Page): Promise<() => Promise<Shown[]>> {
  await page.evaluate(() => {
    const shown: Shown[] = [];
    Object.assign(window, { shownProgress: shown });
    const look = () => {
      const bar = document.querySelector('[role=dialog] [role=progressbar]');
      const sentence = document.querySelector('[role=dialog] p')?.textContent ?? '';
      const percent = Number(bar?.getAttribute('aria-valuenow'));
      const last = shown.at(-1);
      if (bar && (last?.sentence !== sentence || last.percent !== percent)) shown.push({ percent, sentence });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shownProgress'));
}

/** Lets the merging process work for a moment at a time until the page says which page is being written, other than `last`, and leaves it stopped. */
async function workUntilWritingIsShown(page: Page, worker: number, last = ''): Promise<string> {
  const sentences = dialog(page).locator('p');
  for (;;) {
    const shown = (await sentences.allTextContents()).find((sentence) => sentence.startsWith('Writing page') && sentence !== last);
    if (shown !== undefined) return shown;
    workForAMoment(worker);
  }
}

/** A moment is processor time, not time: however busy the machine is, the work comes equally far. Nothing is awaited, which could take long. */
function workForAMoment(worker: number): void {
  const before = ticksNow(worker);
  const deadline = performance.now() + LONGEST_MOMENT_MS;
  process.kill(worker, 'SIGCONT');
  while (ticksNow(worker) === before && performance.now() < deadline);
  process.kill(worker, 'SIGSTOP');
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Merging your PDFs' });
const startMerge = (page: Page) => page.getByRole('button', { name: /^Merge \d|^Merge PDFs/ }).click();

test('a visitor sees how much of the files has left, then which page is being written', async ({ page, pageErrors, sheaf }) => {
  await chooseLargeFiles(page);
  await slowUpload(page, 4 * MB);
  const shownSoFar = await watchProgress(page);
  if (process.platform === 'linux') await startMergeAndShowTwoPages(page, sheaf);
  else await startMerge(page);
  await expectNotice(page, 'PDFs merged successfully!');

  const shown = await shownSoFar();
  const of = (pattern: RegExp) => shown.filter(({ sentence }) => pattern.test(sentence));
  const uploading = of(/^Uploading [\d.]+ [KM]B of [\d.]+ MB$/);
  const writing = of(new RegExp(`^Writing page \\d+ of ${2 * MANY_PAGES}$`));
  expect(new Set(uploading.map(({ percent }) => percent)).size).toBeGreaterThan(3);
  expect(new Set(writing.map(({ sentence }) => sentence)).size).toBeGreaterThan(1);
  const percents = shown.map(({ percent }) => percent);
  expect(percents).toEqual(percents.toSorted((left, right) => left - right));
  expect(pageErrors).toEqual([]);
});

test('Cancel during the upload stops it on the server at once', async ({ page, sheaf }) => {
  await chooseLargeFiles(page);
  // It would take minutes.
  await slowUpload(page, 100_000);
  await startMerge(page);
  await expect(
    dialog(page)
      .getByText(/^Uploading [\d.]+ [KM]B of/)
      .first(),
  ).toBeVisible();
  const before = brokenOffMerges(sheaf);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => brokenOffMerges(sheaf)).toBe(before + 1);
});

test('Cancel while pages are written stops the work on the server, and the next merge is served', async ({ page, sheaf }) => {
  test.skip(process.platform !== 'linux', 'Processor time of other processes is read from /proc.');
  await chooseLargeFiles(page);
  const before = brokenOffMerges(sheaf);
  const worker = await findMergingChild(sheaf.pid);
  if (worker === undefined) throw new Error('The server has no process to merge with.');
  // It works only while this test lets it, so that however fast this machine is the work is not done before it is cancelled.
  process.kill(worker, 'SIGSTOP');
  let atCancel: number;
  try {
    await startMerge(page);
    await workUntilWritingIsShown(page, worker);
    atCancel = await countTicks(worker);
    await page.getByRole('button', { name: 'Cancel' }).click();
  } finally {
    // A process that is left stopped would outlive its server.
    resumeProcess(worker);
  }
  await expect.poll(() => brokenOffMerges(sheaf)).toBe(before + 1);

  const breakingOff = (await ticksAtRest(worker)) - atCancel;

  const atStart = await countTicks(await findMergingChild(sheaf.pid));
  await startMerge(page);
  await expectNotice(page, 'PDFs merged successfully!');
  const ticksOfMerge = (await countTicks(await findMergingChild(sheaf.pid))) - atStart;
  expect(breakingOff).toBeLessThan(ticksOfMerge * MOST_OF_A_MERGE);
});

/** Starts the merge and holds its process until the page has shown two of its sentences, however fast this machine is. */
async function startMergeAndShowTwoPages(page: Page, sheaf: Sheaf): Promise<void> {
  const worker = await findMergingChild(sheaf.pid);
  if (worker === undefined) throw new Error('The server has no process to merge with.');
  process.kill(worker, 'SIGSTOP');
  try {
    await startMerge(page);
    await workUntilWritingIsShown(page, worker, await workUntilWritingIsShown(page, worker));
  } finally {
    resumeProcess(worker);
  }
}

/** Merges whose visitor went away before the answer, as the server saw it. */
function brokenOffMerges({ log }: Sheaf): number {
  return log.filter((line) => line.includes('"/api/pdf/merge"') && line.includes('"wasAborted":true')).length;
}

/** Returns the one worker of the merge queue, if it runs at the moment. The other workers serve other queues. */
async function findMergingChild(parent: number): Promise<number | undefined> {
  for (const child of await listChildren(parent)) {
    const words = (await readFile(`/proc/${child}/cmdline`, 'utf8')).split('\0').filter((word) => word !== '');
    if (words.at(-1) === 'merge') return child;
  }
  return undefined;
}

/** Wakes a stopped process, unless the server has ended it meanwhile. */
function resumeProcess(worker: number) {
  try {
    process.kill(worker, 'SIGCONT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function listChildren(parent: number): Promise<number[]> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(processes.map(async (process) => Number((await readStat(process))?.[1])));
  return processes.filter((_, index) => parents[index] === parent);
}

/** User and system time so far; none where there is no such process. */
async function countTicks(process: number | undefined): Promise<number> {
  const stat = process && (await readStat(process));
  return stat ? ticksIn(stat) : 0;
}

/** Reads the CPU time of a running process synchronously. */
function ticksNow(process: number): number {
  return ticksIn(splitFields(readFileSync(`/proc/${process}/stat`, 'latin1')));
}

function ticksIn(fields: string[]): number {
  return Number(fields[11]) + Number(fields[12]);
}

/** Its time once it uses no more: it took the word and waits, or it was ended. */
async function ticksAtRest(process: number): Promise<number> {
  let [before, now] = [Number.NEGATIVE_INFINITY, await countTicks(process)];
  while (now - before > IDLE_TICKS) {
    await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
    [before, now] = [now, await countTicks(process)];
  }
  return now;
}

/** The fields of `/proc/<pid>/stat` after the name, the state first. */
async function readStat(process: number): Promise<string[] | undefined> {
  try {
    return splitFields(await readFile(`/proc/${process}/stat`, 'latin1'));
  } catch {
    // It ended meanwhile.
    return undefined;
  }
}

function splitFields(stat: string): string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
