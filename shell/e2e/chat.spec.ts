/** The chat from a PDF to a marked passage, with the real reader, the real engine and the real pages. */
import type { Locator, Page } from '@playwright/test';
import { expectNotice } from './notices';
import { printHtml } from './papers';
import { expect, test } from './sheaf';

const filler = (topic: string) =>
  `<p>The section on ${topic} follows the practice of earlier years. It was read by both parties, who had no remarks, and it is kept here so that
  nobody has to look for it elsewhere. Anything that is not said in it follows from the law.</p>`.repeat(9);

const REPORT = `<h1>Annual report of the harbour library</h1>
  <p>The harbour library of Port Ellery opened 41 new reading places in 2025. Its director is Ingrid Salvesen, who took office in March 2021.</p>
  ${filler('rooms')}
  <div style="break-before: page"><h2>Lending</h2>
  <p>The lending period for atlases is fourteen days. Visitors borrowed 18,240 books during the year.</p>${filler('lending')}</div>
  <div style="break-before: page"><h2>Money</h2>
  <p>The repair of the roof cost 72,500 euros. The city paid two thirds of this sum.</p>${filler('money')}</div>`;

async function upload(page: Page, buffer: Buffer) {
  await page.goto('/chat');
  await page.locator('input[type=file]').setInputFiles({ name: 'report.pdf', buffer, mimeType: 'application/pdf' });
  await expectNotice(page, 'PDF uploaded successfully!');
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const pageField = (page: Page) => page.getByRole('textbox', { name: 'Page', exact: true });
const answers = (page: Page) => page.getByRole('region', { name: /^Answer/ });

async function ask(page: Page, question: string): Promise<Locator> {
  await field(page).fill(question);
  await field(page).press('Enter');
  const answer = answers(page).last();
  await expect(answer.getByRole('button', { name: 'Copy this answer' })).toBeVisible({ timeout: 30_000 });
  return answer;
}

test('a report is asked, the citation leads to the marked words on its page, a reload keeps it all, and deleting ends it', async ({
  page,
  browser,
  pageErrors,
}, testInfo) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await upload(page, await printHtml(browser, REPORT));
  await expect(page.getByRole('heading', { level: 1, name: /report\.pdf$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'You could ask' }).getByRole('button')).toHaveCount(3);

  const answer = await ask(page, 'How much did the repair of the roof cost?');
  await expect(answer).toContainText('72,500 euros');
  await answer
    .getByRole('button', { name: /^p\. 3/ })
    .first()
    .click();
  const passage = page.getByText('Cited passage: “The repair of the roof cost 72,500 euros.').first();
  await expect(passage).toBeAttached();
  await expect(pageField(page)).toHaveValue('3');
  await page.screenshot({ path: testInfo.outputPath('marked.png') });

  await page.reload();
  await expect(answers(page)).toHaveCount(1, { timeout: 30_000 });
  await expect(page.getByText('1 question asked')).toBeVisible();
  await expect(answers(page).first()).toContainText('72,500 euros');

  await page.getByRole('button', { name: 'Delete now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chat with PDF' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Chat with PDF' })).toBeVisible();
  await expect(answers(page)).toHaveCount(0);
  const saved = await page.evaluate(async () => (await indexedDB.databases()).length && sessionStorage.getItem('chatSession'));
  expect(saved).toBeNull();
  expect(pageErrors).toEqual([]);
});

test('on a phone the passage is behind the other tab, and the conversation where it was left', async ({ page, browser, pageErrors }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await upload(page, await printHtml(browser, REPORT));
  const answer = await ask(page, 'How much did the repair of the roof cost?');
  await expect(answer).toContainText('72,500 euros');
  await answer
    .getByRole('button', { name: /^p\. 3/ })
    .first()
    .click();
  await expect(page.getByRole('tab', { name: 'PDF' })).toHaveAttribute('aria-selected', 'true');
  await expect(pageField(page)).toHaveValue('3');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(answer).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(pageErrors).toEqual([]);
});

test('the conversation can be taken along as a PDF and as Markdown', async ({ page, browser, pageErrors }) => {
  await upload(page, await printHtml(browser, REPORT));
  await ask(page, 'How long may atlases be borrowed?');
  for (const [item, name] of [
    [/^Export as PDF/, 'report-chat.pdf'],
    [/^Export as Markdown/, 'report-chat.md'],
  ] as const) {
    await page.getByRole('button', { name: /^(Export)$/ }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    expect((await saved).suggestedFilename()).toBe(name);
  }
  expect(pageErrors).toEqual([]);
});
