import type { Page } from '@playwright/test';
import { expect, test } from './sheaf';

const HOUR_MS = 60 * 60 * 1000;

/** The names of the files that wait in the browser, by the tool they wait for. */
function waitingFiles(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('sheaf-handed-files'));
    const store = database.transaction('files').objectStore('files');
    const [tools, records] = [await answer(store.getAllKeys()), await answer(store.getAll())];
    database.close();
    return Object.fromEntries(tools.map((tool, index) => [String(tool), records[index].file.name]));
  });
}

/** Leaves a file for the merge tool, as another tool of this site would. */
async function leaveForMerge(page: Page, pdf: Buffer, name: string, ageMs = 0): Promise<void> {
  await page.evaluate(
    async ({ bytes, name, keptAt }) => {
      const opening = indexedDB.open('sheaf-handed-files');
      opening.onupgradeneeded = () => opening.result.createObjectStore('files');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const file = new File([Uint8Array.from(bytes)], name, { type: 'application/pdf' });
      const transaction = opening.result.transaction('files', 'readwrite');
      transaction.objectStore('files').put({ file, keptAt }, 'merge');
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      opening.result.close();
    },
    { bytes: [...pdf], name, keptAt: Date.now() - ageMs },
  );
}

async function mergeTwo(page: Page, paper: (...headings: string[]) => Promise<Buffer>): Promise<void> {
  await page.goto('/merge');
  const files = [
    { name: 'one.pdf', buffer: await paper('One') },
    { name: 'two.pdf', buffer: await paper('Two') },
  ];
  await page.locator('input[type=file]').setInputFiles(files.map((file) => ({ ...file, mimeType: 'application/pdf' })));
  await page.getByRole('button', { name: /^Merge/ }).click();
  await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();
}

test('a file left for the merge tool is in its list, once, and works', async ({ page, pageErrors, paper }) => {
  await page.goto('/');
  await leaveForMerge(page, await paper('Thesis'), 'thesis.pdf');
  await page.goto('/merge', { referer: page.url() });
  await expect(page.getByText('thesis.pdf', { exact: true }).first()).toBeVisible();
  expect(await waitingFiles(page)).toEqual({});

  await page.locator('input[type=file]').setInputFiles({ name: 'two.pdf', mimeType: 'application/pdf', buffer: await paper('Two') });
  await page.getByRole('button', { name: /^Merge/ }).click();
  await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Merge PDFs' })).toBeVisible();
  // The list is kept in this browser; the file was handed over once.
  await expect(page.getByRole('button', { name: 'Remove thesis.pdf' })).toHaveCount(1);
  expect(pageErrors).toEqual([]);
});

test('a file nobody came for within the hour is deleted unseen, on any page', async ({ page, paper }) => {
  await page.goto('/');
  await leaveForMerge(page, await paper('Thesis'), 'thesis.pdf', HOUR_MS + 1000);
  await page.goto('/convert');
  await page.mouse.move(200, 200);
  await expect.poll(() => waitingFiles(page)).toEqual({});
});

test.describe('with another tool ready', () => {
  test.beforeEach(async ({ page }) => {
    // Whatever else it can do, this server says it has these two.
    // Asked once and ahead: an answer that is fetched for a page is gone when the page is left meanwhile.
    const config = await (await page.request.get('/api/config')).json();
    await page.route('**/api/config', (route) => route.fulfill({ json: { ...config, tools: ['merge', 'convert'] } }));
  });

  test('the merged file goes on to it under the name the visitor gave it', async ({ page, pageErrors, paper }) => {
    await mergeTwo(page, paper);
    await page.getByRole('textbox', { name: 'File name' }).fill('Thesis: final');
    await page.getByRole('button', { name: 'Continue with this file' }).click();
    const loaded = page.waitForEvent('load');
    await page.getByRole('menuitem', { name: /Turn it into Word/ }).click();
    await loaded;
    await expect(page).toHaveURL(/\/convert$/);
    await expect(page.getByText('Thesis- final.pdf is ready to be converted.')).toBeVisible();
    await expect.poll(() => waitingFiles(page)).toEqual({});
    expect(pageErrors).toEqual([]);
  });

  test('a browser that keeps nothing is reported, and the result stays', async ({ page, paper }) => {
    await page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    });
    await mergeTwo(page, paper);
    await page.getByRole('button', { name: 'Continue with this file' }).click();
    await page.getByRole('menuitem', { name: /Turn it into Word/ }).click();
    await expect(page.getByText('merged.pdf could not be taken along', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();
  });
});

test('a converted PDF goes on to the grammar check, which reads it', async ({ page, pageErrors, paper }) => {
  await page.goto('/convert');
  await page.locator('input[type=file]').setInputFiles({ name: 'thesis.pdf', mimeType: 'application/pdf', buffer: await paper('Thesis') });
  await page.getByRole('button', { name: 'Convert to Word' }).click();
  await expect(page.getByRole('link', { name: 'Download thesis.docx' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Continue with this file' }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: /Check its grammar/ }).click();
  await loaded;
  await expect(page).toHaveURL(/\/grammar-check$/);
  await expect(page.getByText('thesis.pdf', { exact: true }).first()).toBeVisible();
  await expect.poll(() => waitingFiles(page)).toEqual({});
  expect(pageErrors).toEqual([]);
});

test('the merged file becomes the first of the next merge, and undo brings back what it was made of', async ({ page, paper }) => {
  // Where no other tool is ready this is the one way on, a button of its own.
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), tools: ['merge'] } });
  });
  await mergeTwo(page, paper);
  await page.getByRole('button', { name: 'Add more files to it' }).press('Enter');
  await expect(page.getByRole('button', { name: /choose files/ })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove merged.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove one.pdf' })).toHaveCount(0);

  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('button', { name: 'Remove one.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove merged.pdf' })).toHaveCount(0);
});
