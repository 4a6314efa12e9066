/** Where notices lie: what has just been done is reported without covering what the visitor reads or presses next. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './sheaf';

const measure = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

/** Chooses a PDF and waits for the notice that it was read, which then stays, since the pointer is over it. */
async function readPdf(page: Page, path: string, title: string, buffer: Buffer): Promise<Locator> {
  await page.goto(path);
  await page.locator('main input[type=file]').setInputFiles({ name: 'thesis.pdf', mimeType: 'application/pdf', buffer });
  const notice = page.getByRole('listitem').filter({ hasText: title });
  await expect(notice).toBeVisible({ timeout: 60_000 });
  await notice.hover();
  return notice;
}

const successes = [
  ['/chat', 360, 'PDF uploaded successfully!'],
  ['/chat', 768, 'PDF uploaded successfully!'],
  ['/chat', 1440, 'PDF uploaded successfully!'],
  ['/es/chat', 360, '¡PDF subido!'],
  ['/grammar-check', 768, 'Text extracted successfully!'],
] as const;

for (const [path, width, title] of successes) {
  test(`at ${path} the notice of a success leaves the title of the page free, ${width} px wide`, async ({ page, paper }) => {
    await page.setViewportSize({ width, height: 800 });
    const notice = await readPdf(page, path, title, await paper('Thesis', 'Notes'));
    const heading = page.getByRole('heading', { level: 1 });
    expect((await measure(notice)).bottom).toBeLessThanOrEqual((await measure(heading)).top);
  });
}
