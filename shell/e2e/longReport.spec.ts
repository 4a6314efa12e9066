/** Results whose report outgrows what an answer's headers may hold: the visitor gets the file, and every name and warning in full. */
import type { Page, Response } from '@playwright/test';
import { FILE_AND_REPORT_TYPE, MAX_RESULT_HEADER_BYTES, RESULT_HEADER } from '@sheaf/api/contract/resultReport';
import { buildMinimalPdf } from '@sheaf/api/mocks/buildMinimalPdf';
import { expectNotice } from './notices';
import { readPages } from './papers';
import { expect, test } from './sheaf';

const FILES = 50;
/** As many as the server keeps of a name. */
const LETTERS_OF_A_NAME = 60;
const CHINESE = '港口图书馆每天早晨都要清点从门前经过的自行车并把结果写进一本厚厚的蓝色账簿里';
const MERGE_ON_DEVICE = 'Merge on this device (nothing is uploaded)';

const names = Array.from(
  { length: FILES },
  (_, index) => `${CHINESE.repeat(3).slice(0, LETTERS_OF_A_NAME - 2)}${String(index + 1).padStart(2, '0')}.pdf`,
);

/** Every file starts a script when it is opened, so that the report has a warning for each. */
function scriptedPdf(): Buffer {
  return Buffer.from(buildMinimalPdf(1).replace('/Type /Catalog', '/Type /Catalog /OpenAction << /S /JavaScript /JS (1) >>'));
}

async function chooseAll(page: Page): Promise<void> {
  const buffer = scriptedPdf();
  await page.goto('/merge');
  await page.locator('input[type=file]').setInputFiles(names.map((name) => ({ name, mimeType: 'application/pdf', buffer })));
  await expect(page.getByRole('button', { name: `Merge ${FILES} files` })).toBeEnabled();
}

/** The result as the visitor has it: a file of all pages, and every name and warning in full. */
async function expectCompleteResult(page: Page): Promise<void> {
  await expectNotice(page, 'PDFs merged successfully!');
  for (const name of names) await expect(page.getByRole('listitem').filter({ hasText: `were removed from ${name}.` })).toHaveCount(1);
  await page.getByText(`From ${FILES} files`).click();
  for (const name of names) await expect(page.locator(`button[title="${name}"]`)).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download merged.pdf' }).click();
  expect(await readPages(await (await saved).path())).toHaveLength(FILES);
}

function decodeHeader(answer: Response): string {
  return answer.headers()[RESULT_HEADER.toLowerCase()] ?? '';
}

test('fifty files with names of 60 Chinese letters are merged by the server, and every name and warning is shown in full', async ({
  page,
  pageErrors,
}) => {
  await chooseAll(page);
  const answering = page.waitForResponse('**/api/pdf/merge');
  await page.getByRole('button', { name: `Merge ${FILES} files` }).click();
  const answer = await answering;
  expect(answer.headers()['content-type']).toContain(FILE_AND_REPORT_TYPE);
  expect(decodeHeader(answer).length).toBeLessThanOrEqual(MAX_RESULT_HEADER_BYTES);
  await expectCompleteResult(page);
  expect(pageErrors).toEqual([]);
});

test('the same files are merged on this device, with the same words about them', async ({ page, pageErrors }) => {
  await chooseAll(page);
  await page.getByText(MERGE_ON_DEVICE).click();
  await page.getByRole('button', { name: `Merge ${FILES} files` }).click();
  await expectCompleteResult(page);
  expect(pageErrors).toEqual([]);
});
