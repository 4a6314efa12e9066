/** What a visitor made comes whole out of a printer, without what is pressed on the screen. */
import type { Page } from '@playwright/test';
import { expectNotice } from './notices';
import { printHtml, readPages } from './papers';
import { expect, test } from './sheaf';

const REPORT = `<h1>Report of the harbour library</h1>
  <p>The harbour library of Port Ellery opened 41 new reading places in 2025. Its director is Ingrid Salvesen.</p>
  <div style="break-before: page"><p>The repair of the roof cost 72,500 euros. Visitors borrowed 18,240 books during the year.</p></div>`;
const CV = `<h1>Ingrid Salvesen</h1><p>ingrid.salvesen@example.com · Oslo</p><h2>Experience</h2>
  <p><b>Head Librarian, Harbour Library</b><br>March 2019 – present</p><ul><li>Led a team of 14 librarians and opened 41 new reading places.</li>
  <li>Cut the waiting time for returned books by 35% within two years.</li></ul>
  <h2>Education</h2><p>Master of Library Science, University of Oslo, 2012</p>
  <h2>Skills</h2><p>Cataloguing, Budgeting</p>`;

/** Returns the text of what a printer gets, its white space made one. */
async function print(page: Page, path: string): Promise<string> {
  await page.pdf({ path, format: 'A4' });
  return (await readPages(path)).join(' ').replace(/\s+/g, ' ');
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('main input[type=file]').first().setInputFiles({ name, buffer, mimeType: 'application/pdf' });

for (const [device, size] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 360, height: 740 }],
] as const) {
  test(`a conversation is printed whole from ${device}: the file, questions, answers and their pages`, async ({ page, browser }, testInfo) => {
    await page.setViewportSize(size);
    await page.goto('/chat');
    await choose(page, 'report.pdf', await printHtml(browser, REPORT));
    await expectNotice(page, 'PDF uploaded successfully!');
    const questions = [
      'How much did the repair of the roof cost?',
      'Who is the director?',
      'How many books were borrowed?',
      'Summarise the document',
    ];
    for (const [index, question] of questions.entries()) {
      await page.getByRole('textbox', { name: 'Your question' }).fill(question);
      await page.getByRole('textbox', { name: 'Your question' }).press('Enter');
      await expect(page.getByRole('region', { name: `Answer ${index + 1}` }).getByRole('button', { name: 'Copy this answer' })).toBeVisible();
    }
    // What is behind the other tab is printed all the same.
    if (device === 'a phone') await page.getByRole('tab', { name: 'PDF' }).click();
    const paper = await print(page, testInfo.outputPath('chat.pdf'));
    for (const words of ['report.pdf', ...questions, '72,500 euros', '(p. 2)', 'Ingrid Salvesen', '18,240 books']) expect(paper).toContain(words);
    expect(paper).not.toMatch(/Ask about this document|Ask again|Delete|Export|Back to Tools/);
  });
}

test('a cover letter is printed as a letter, every word of it and nothing else', async ({ page, browser }, testInfo) => {
  await page.goto('/cover-letter-generator');
  await choose(page, 'cv.pdf', await printHtml(browser, CV));
  await page.getByRole('button', { name: 'Continue to the job' }).click({ timeout: 60_000 });
  await page.getByRole('textbox', { name: /^Job title/ }).fill('Library Director');
  await page.getByRole('textbox', { name: /^Company/ }).fill('Fjord Library');
  await page.getByRole('button', { name: 'Continue to style' }).click();
  await page.getByRole('button', { name: 'Write my letter' }).click();
  const paragraphs = page.getByRole('group', { name: 'Your letter' }).getByRole('textbox');
  await expect(paragraphs.first()).toHaveValue('Dear Hiring Manager,', { timeout: 60_000 });
  await page.getByRole('textbox', { name: 'Closing' }).fill('I would be glad to talk.\nAny morning suits me.');
  const written = (await paragraphs.evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))).join(' ');
  const paper = await print(page, testInfo.outputPath('letter.pdf'));
  const withoutSpace = (text: string) => text.replace(/[\s\u200B]/g, '');
  expect(withoutSpace(paper)).toBe(withoutSpace(written));
});

test('a text is printed to its end: before its check, with its corrections, corrected, and what was there before', async ({ page }, testInfo) => {
  const lines = Array.from({ length: 60 }, (_, index) => `We recieve letter number ${index} today. They has gone.`);
  await page.goto('/grammar-check');
  await page.mouse.move(200, 200);
  await page.locator('main textarea').first().fill(lines.join('\n'));
  await expect(page.getByText('540 words')).toBeVisible();
  const typed = await print(page, testInfo.outputPath('typed.pdf'));
  for (const line of lines) expect(typed).toContain(line);
  expect(typed).not.toMatch(/Check Grammar|Drop your PDF/);

  await page.getByRole('button', { name: 'Check Grammar & Spelling' }).click();
  await expect(page.getByRole('button', { name: 'Undo the correction of “recieve”' }).first()).toBeVisible();
  const marked = await print(page, testInfo.outputPath('marked.pdf'));
  expect(marked).toContain('We recieve receive letter number 59 today. They has have gone.');
  expect(marked).not.toMatch(/Check Grammar|Detailed Corrections|1 of/);
  await page.getByRole('radio', { name: 'Corrected' }).check({ force: true });
  const corrected = await print(page, testInfo.outputPath('corrected.pdf'));
  expect(corrected).toContain('We receive letter number 0 today. They have gone.');
  expect(corrected).toContain('We receive letter number 59 today. They have gone.');
});
