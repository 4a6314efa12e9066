import { readFile } from 'node:fs/promises';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPages } from './papers';
import { expect, test } from './sheaf';

type Paper = (...headings: string[]) => Promise<Buffer>;

/** Chooses two files, of three pages and of two, and opens the view of their pages. */
async function openPages(page: Page, paper: Paper) {
  await page.goto('/merge');
  await page.locator('input[type=file]').setInputFiles([
    { name: 'thesis.pdf', mimeType: 'application/pdf', buffer: await paper('Thesis one', 'Thesis two', 'Thesis three') },
    { name: 'appendix.pdf', mimeType: 'application/pdf', buffer: await paper('Appendix one', 'Appendix two') },
  ]);
  await page.getByText('Pages', { exact: true }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(5);
}

/** "t1 t2 a1": the pages on the screen, in their order. */
async function order(page: Page): Promise<string> {
  const labels = await page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace(/^.*, (\w)\S* p\. (\d+).*$/, '$1$2')).join(' ');
}

async function mergeAndSave(page: Page, testInfo: TestInfo): Promise<string> {
  await page.getByRole('button', { name: /^Merge/ }).click();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download merged.pdf' }).click()]);
  const file = testInfo.outputPath('merged.pdf');
  await saved.saveAs(file);
  return file;
}

async function rotationsIn(file: string): Promise<number[]> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const rotations = pages.map(({ rotate }) => rotate);
  await pdf.loadingTask.destroy();
  return rotations;
}

/** The page of a file, as in `cell(page, 'thesis p. 1')`. */
const cell = (page: Page, name: string): Locator => page.getByRole('gridcell', { name: new RegExp(`, ${name}\\b`) }).first();

/** Returns how many pixels of a drawn page are not the white of paper; -1 while it is not drawn. */
function measureInk(sheet: Locator): Promise<number> {
  return sheet.evaluate((sheetElement) => {
    const canvas = sheetElement.querySelector<HTMLCanvasElement>('[data-step=drawn] canvas');
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    if (!pixels) return -1;
    let ink = 0;
    for (let at = 0; at < pixels.length; at += 4) if (pixels[at] !== 255) ink += 1;
    return ink;
  });
}

test('every page is drawn, in a worker, from this site alone and under its policy', async ({ page, pageErrors, paper, sheaf }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPages(page, paper);
  for (const name of ['thesis p. 1', 'thesis p. 3', 'appendix p. 2']) await expect.poll(() => measureInk(cell(page, name))).toBeGreaterThan(20);
  expect(page.workers().length).toBeGreaterThan(0);
  expect(requests.filter((address) => !address.startsWith(sheaf.url) && !address.startsWith('blob:'))).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('the page view alone loads nothing of pdf.js before a file is chosen', async ({ page }) => {
  await page.goto('/merge');
  await Promise.all([page.waitForResponse('**/api/config'), page.mouse.move(200, 200)]);
  expect(page.workers()).toEqual([]);
});

test('pages turned, duplicated, moved and deleted one by one come out so in the merged file', async ({ page, pageErrors, paper }, testInfo) => {
  await openPages(page, paper);

  await cell(page, 'thesis p. 2').click();
  await page.getByRole('button', { name: 'Turn right' }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(() => order(page)).toBe('t1 t2 t2 t3 a1 a2');

  await cell(page, 'thesis p. 3').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => order(page)).toBe('t1 t2 t2 a1 a2');
  await page.keyboard.press('Control+z');
  await expect.poll(() => order(page)).toBe('t1 t2 t2 t3 a1 a2');

  await cell(page, 'appendix p. 2').click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByLabel('Move to position').fill('1');
  await page.keyboard.press('Enter');
  await expect.poll(() => order(page)).toBe('a2 t1 t2 t2 t3 a1');

  const file = await mergeAndSave(page, testInfo);
  expect(await readPages(file)).toEqual(['Appendix two', 'Thesis one', 'Thesis two', 'Thesis two', 'Thesis three', 'Appendix one']);
  expect(await rotationsIn(file)).toEqual([0, 0, 90, 90, 0, 0]);
  expect(pageErrors).toEqual([]);
});

test('a visitor with a keyboard moves a page across files and it is announced where it is', async ({ page, paper }, testInfo) => {
  await openPages(page, paper);
  await cell(page, 'thesis p. 1').focus();
  await page.keyboard.press('Control+ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: 'Page 1 of thesis.pdf, now 5 of 5' })).toBeAttached();
  await expect(cell(page, 'thesis p. 1')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect.poll(() => order(page)).toBe('t2 t3 a1 t1');
  await expect(cell(page, 'thesis p. 1')).toBeFocused();
  expect(await readPages(await mergeAndSave(page, testInfo))).toEqual(['Thesis two', 'Thesis three', 'Appendix one', 'Thesis one']);
});

test('dragging one of the selected pages takes all of them along, across files', async ({ page, paper }) => {
  await openPages(page, paper);
  await cell(page, 'appendix p. 1').click();
  await cell(page, 'appendix p. 2').click({ modifiers: ['Control'] });
  await cell(page, 'appendix p. 1').scrollIntoViewIfNeeded();
  await drag(page, cell(page, 'appendix p. 1'), cell(page, 'thesis p. 1'));
  await expect.poll(() => order(page)).toBe('a1 a2 t1 t2 t3');
});

test('the last page cannot be deleted, and the reason is said', async ({ page, paper }) => {
  await openPages(page, paper);
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('One page has to stay.');
  await expect.poll(() => order(page)).toBe('t1 t2 t3 a1 a2');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('taps select, and nothing is wider than the screen', async ({ page, paper }) => {
    await openPages(page, paper);
    await cell(page, 'thesis p. 1').tap();
    await cell(page, 'appendix p. 1').tap();
    await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Delete', exact: true }).tap();
    await expect.poll(() => order(page)).toBe('t2 t3 a2');
  });

  test('a page is held and dragged before another', async ({ page, paper }) => {
    await openPages(page, paper);
    await cell(page, 'appendix p. 2').scrollIntoViewIfNeeded();
    await dragByTouch(page, cell(page, 'appendix p. 1'), cell(page, 'thesis p. 1'));
    await expect.poll(() => order(page)).toBe('a1 t1 t2 t3 a2');
  });
});

/** Takes hold of the middle of one page and lets go at the left edge of another. */
async function drag(page: Page, dragged: Locator, before: Locator) {
  const [from, to] = [await dragged.boundingBox(), await before.boundingBox()];
  if (!from || !to) throw new Error('Both pages have to be on the screen.');
  await page.mouse.move(from.x + from.width / 2, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 - 20, from.y + 60, { steps: 4 });
  await page.mouse.move(to.x + 8, to.y + 60, { steps: 8 });
  await page.mouse.up();
}

const STEPS = 8;

/** Rests a finger on one page, draws it to the left edge of another and lifts it. */
async function dragByTouch(page: Page, dragged: Locator, before: Locator) {
  const [from, to] = [await dragged.boundingBox(), await before.boundingBox()];
  if (!from || !to) throw new Error('Both pages have to be on the screen.');
  const browser = await page.context().newCDPSession(page);
  const [start, end] = [
    { x: from.x + 30, y: from.y + 60 },
    { x: to.x + 8, y: to.y + 60 },
  ];
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  // A page can be dragged after a long press.
  await expect(dragged).toHaveAttribute('data-dragged');
  for (let step = 1; step <= STEPS; step += 1) {
    const along = (one: number, other: number) => one + ((other - one) * step) / STEPS;
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: along(start.x, end.x), y: along(start.y, end.y) }] });
  }
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
