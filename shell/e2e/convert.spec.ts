/** PDF to Word from a PDF to a Word file that is opened by another reader, with the real engine and the real pages. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readDocx } from '@sheaf/pdf-to-docx/testing/readDocx';
import { axeFindings } from './axe';
import { expectNotice } from './notices';
import { printHtml, readPages, scanHtml } from './papers';
import { expect, test } from './sheaf';

const PARAGRAPH = `The harbour library of Port Ellery counted the bicycles that pass its door each morning. The count began in March, was made by two
  persons, and went on for nine weeks without a day left out. What follows is what they found, and what it may mean for the yard.`;
const PAPER = `<h1>Bicycles in the harbour district</h1><p>${PARAGRAPH}</p>
  <h2>What was counted</h2><p>${PARAGRAPH}</p>
  <ul><li>Bicycles with one rider</li><li>Bicycles with two riders</li><li>Bicycles that were pushed</li></ul>
  <h2>How many there were</h2><p>${PARAGRAPH}</p>
  <table border="1" cellpadding="6" style="border-collapse: collapse"><tr><th>Week</th><th>Bicycles</th></tr><tr><td>First</td><td>412</td></tr><tr><td>Ninth</td><td>655</td></tr></table>
  <div style="break-before: page"><h2>What it may mean</h2><p>${PARAGRAPH} More is told by <a href="https://example.org/yard">the plan of the yard</a>.</p></div>`;

async function choose(page: Page, name: string, buffer: Buffer) {
  await page.goto('/convert');
  await page.locator('input[type=file]').setInputFiles({ name, buffer, mimeType: 'application/pdf' });
  await expect(page.getByText('Options', { exact: true })).toBeVisible();
}

async function convert(page: Page) {
  await page.getByRole('button', { name: 'Convert to Word' }).click();
  await expectNotice(page, 'PDF converted successfully!');
}

async function download(page: Page, name: string) {
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: `Download ${name}` }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(name);
  return readDocx(new Uint8Array(await readFile(await file.path())));
}

test('a paper becomes a Word file with its headings, its list, its table and its link, and is renamed before it is saved', async ({
  page,
  browser,
  pageErrors,
}, testInfo) => {
  await choose(page, 'paper.pdf', await printHtml(browser, PAPER));
  await page.screenshot({ path: testInfo.outputPath('chosen.png'), fullPage: true });
  await convert(page);
  await expect(page.getByRole('heading', { level: 2, name: 'paper.docx' })).toBeFocused();
  await expect(page.getByText(/^2 pages · \d+ words/)).toBeVisible();
  await expect(page.getByText('1 table', { exact: true })).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath('converted.png'), fullPage: true });
  expect(await axeFindings(page)).toEqual([]);

  await page.getByLabel('File name').fill('My paper');
  const { paragraphs, tables } = await download(page, 'My paper.docx');
  const headings = paragraphs.filter(({ style }) => /^(Heading|Title)/.test(style)).map(({ text }) => text);
  expect(headings).toEqual(['Bicycles in the harbour district', 'What was counted', 'How many there were', 'What it may mean']);
  expect(paragraphs.filter(({ item }) => item).map(({ text }) => text)).toEqual([
    'Bicycles with one rider',
    'Bicycles with two riders',
    'Bicycles that were pushed',
  ]);
  expect(tables.map((rows) => rows.map((cells) => cells.map(({ text }) => text)))).toEqual([
    [
      ['Week', 'Bicycles'],
      ['First', '412'],
      ['Ninth', '655'],
    ],
  ]);
  expect(paragraphs.some(({ text }) => text.startsWith('The harbour library') && text.endsWith('for the yard.'))).toBe(true);
  expect(pageErrors).toEqual([]);
});

test('only the named pages are converted, one that is not there is marked, and a page kept as a picture is one in the Word file', async ({
  page,
  browser,
  pageErrors,
}) => {
  await choose(page, 'paper.pdf', await printHtml(browser, PAPER));
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('Pages', { exact: true }).fill('7');
  await page.getByRole('button', { name: 'Convert to Word' }).click();
  await expect(page.getByText('Conversion failed', { exact: true }).first()).toBeVisible();
  await expect(page.getByLabel('Pages', { exact: true })).toHaveValue('7');
  await expect(page.getByLabel('Pages', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Pages', { exact: true }).fill('2');
  await convert(page);
  const { paragraphs } = await download(page, 'paper.docx');
  expect(paragraphs.map(({ text }) => text).filter(Boolean)[0]).toBe('What it may mean');

  await page.getByRole('radio', { name: 'Picture' }).check();
  await page.getByRole('button', { name: 'Convert again' }).click();
  await expect(page.getByRole('img', { name: 'Page 2 as a picture' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('1 page keeps its look as a picture: its words cannot be changed.')).toBeVisible();
  await expect(page.getByText(/Paragraphs are whole/)).toHaveCount(0);
  const downloaded = await download(page, 'paper.docx');
  expect(downloaded.paragraphs.map(({ text }) => text).join('')).toBe('');
  expect([...downloaded.parts.keys()].some((part) => part.startsWith('word/media/'))).toBe(true);
  expect(pageErrors).toEqual([]);
});

test('a scan on a phone is recognised, and the page says how sure that is', async ({ page, browser, pageErrors }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await choose(page, 'scan.pdf', await scanHtml(browser, `<h1>Minutes</h1><p style="font-size: 20px">${PARAGRAPH}</p>`));
  await convert(page);
  await expect(page.getByText(/^Page 1: \d+% sure$/)).toBeVisible();
  const { paragraphs } = await download(page, 'scan.docx');
  expect(paragraphs.map(({ text }) => text).join(' ')).toContain('counted the bicycles');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(pageErrors).toEqual([]);
});

test('on a phone a scan stays a PDF and becomes searchable, and the tool fits the window', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await choose(page, 'lease.pdf', await scanHtml(browser, PAPER));
  await page.getByText('Searchable PDF (OCR)').click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Make a searchable PDF' }).click();
  const link = page.getByRole('link', { name: 'Download lease-searchable.pdf' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const saved = page.waitForEvent('download');
  await link.click();
  const file = await saved;
  expect((await readPages(await file.path())).join(' ')).toContain('bicycles');
});

const RUNNING = `<style>@page { size: A4; margin: 25mm } h1 { margin: 0 } .job { display: flex; justify-content: space-between }</style>
  <h1>Ada Harbour</h1>
  <p class="job"><span>Harbour library, Port Ellery</span><span>2019 - today</span></p><p>${PARAGRAPH}</p>
  <p class="job"><span>Museum of the yard, Port Ellery</span><span>2014 - 2018</span></p><p>${PARAGRAPH}</p>
  <div style="break-before: page"><h2>Further</h2><p>${PARAGRAPH}</p></div>`;

test('both pages are enlarged, moved together, leafed with a key, and dates stand at the end of their line as in Word', async ({
  page,
  browser,
  pageErrors,
}, testInfo) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await choose(page, 'cv.pdf', await printHtml(browser, RUNNING));
  await convert(page);
  await page.getByRole('button', { name: 'Enlarge' }).click();
  const dialog = page.getByRole('dialog', { name: 'cv.pdf' });
  const [pdf, word] = [dialog.getByRole('region', { name: 'In the PDF' }), dialog.getByRole('region', { name: 'In Word' })];
  const dates = await Promise.all(['2019 - today', '2014 - 2018'].map((date) => word.getByText(date).boundingBox()));
  const paragraph = await word
    .getByText(/^The harbour library of Port Ellery/)
    .first()
    .boundingBox();
  for (const date of dates) expect(Math.abs((date?.x ?? 0) + (date?.width ?? 0) - (paragraph?.x ?? 0) - (paragraph?.width ?? 0))).toBeLessThan(12);
  await page.screenshot({ path: testInfo.outputPath('enlarged.png') });
  expect(await axeFindings(page)).toEqual([]);
  await pdf.hover();
  await page.mouse.wheel(0, 150);
  await expect.poll(() => word.evaluate((pane) => pane.scrollTop)).toBeGreaterThan(50);
  await page.keyboard.press('ArrowRight');
  await expect(word.getByText('Further')).toBeVisible();
  expect(await word.evaluate((pane) => pane.scrollTop)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Enlarge' })).toBeFocused();
  expect(pageErrors).toEqual([]);
});

test('a result that was not saved is asked about before the page goes, and is found again after another tool', async ({ page, browser }) => {
  await choose(page, 'paper.pdf', await printHtml(browser, PAPER));
  await convert(page);
  await page.getByRole('banner').getByRole('link', { name: 'Merge', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merge PDFs' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'PDF to Word', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Download paper.docx' })).toBeVisible();
  const dialogShown = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await dialogShown;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;
  await download(page, 'paper.docx');
});
