/** What a visitor leaves in a tool is there again: in this tab, for an hour, until it is deleted. */
import type { Page } from '@playwright/test';
import { expect, test } from './sheaf';

const TEXT = 'We recieve it. They has gone.';
const ONE_MERGE = ['one.pdf', 'two.pdf'];

type Paper = (...headings: string[]) => Promise<Buffer>;

async function chooseForMerge(page: Page, paper: Paper, names = ONE_MERGE): Promise<void> {
  await page.goto('/merge');
  const files = [];
  // One page prints them all, one after the other.
  for (const name of names) files.push({ name, mimeType: 'application/pdf', buffer: await paper(name) });
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.getByRole('button', { name: `Remove ${names.at(-1)}` })).toBeVisible();
}

const listed = (page: Page) =>
  page
    .getByRole('button', { name: /^Remove .*\.pdf$/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.replace('Remove ', '')));

/** Work is kept a moment after its last change. */
const waitUntilSaved = (page: Page) => page.waitForTimeout(1500);

test('the order, an option and the result of a merge are there after a reload, until the visitor starts over', async ({
  page,
  pageErrors,
  paper,
}) => {
  await chooseForMerge(page, paper);
  await page.getByRole('button', { name: 'Move two.pdf up' }).click();
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('Title of the document').fill('Kept title');
  await page.getByRole('button', { name: 'Merge 2 files' }).click();
  await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();
  await waitUntilSaved(page);

  await page.reload();
  await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();
  expect(await listed(page)).toEqual(['two.pdf', 'one.pdf']);
  await page.getByText('Options', { exact: true }).click();
  await expect(page.getByLabel('Title of the document')).toHaveValue('Kept title');

  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  await waitUntilSaved(page);
  await page.reload();
  await page.mouse.move(200, 200);
  await expect(page.getByRole('button', { name: /choose files/ })).toBeVisible();
  await waitUntilSaved(page);
  expect(await listed(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('what was done to a list of files can be undone after the return from another tool, and after a reload', async ({ page, pageErrors, paper }) => {
  await chooseForMerge(page, paper);
  await page.getByRole('button', { name: 'Remove one.pdf' }).click();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await waitUntilSaved(page);
  await page.goto('/convert');
  await page.goBack();
  await page.getByRole('button', { name: 'Undo: one.pdf removed' }).click();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  expect(await listed(page)).toEqual(ONE_MERGE);
  await waitUntilSaved(page);

  await page.reload();
  await page.getByRole('button', { name: 'Redo: one.pdf removed' }).click();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  expect(pageErrors).toEqual([]);
});

test('what was decided about mistakes is there after a change of language', async ({ page, pageErrors }) => {
  await page.goto('/grammar-check');
  await page.mouse.move(200, 200);
  await page.locator('main textarea').first().fill(TEXT);
  await page.getByRole('button', { name: 'Check Grammar & Spelling' }).click();
  const undo = page.getByRole('button', { name: 'Undo the correction of “recieve”' });
  await undo.click();
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Decide again on “recieve”' })).toBeVisible();
  await waitUntilSaved(page);

  await page.goto('/es/grammar-check');
  // What was not decided is as it was, and what was is not asked again.
  const undoInSpanish = page.getByRole('button', { name: /^Deshacer la corrección de/ });
  await expect(undoInSpanish.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deshacer la corrección de «recieve»' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Volver a decidir sobre «recieve»' })).toBeVisible();
  await page.getByRole('radio', { name: 'Corregido' }).click();
  await expect(page.getByText('We recieve it. They have gone.')).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('two tabs keep apart, and a new one takes up what a closed one has left', async ({ page, context, paper }) => {
  await chooseForMerge(page, paper);
  await waitUntilSaved(page);
  const second = await context.newPage();
  await chooseForMerge(second, paper, ['three.pdf']);
  expect(await listed(second)).toEqual(['three.pdf']);
  await waitUntilSaved(second);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove two.pdf' })).toBeVisible();
  expect(await listed(page)).toEqual(['one.pdf', 'two.pdf']);
  await second.reload();
  await expect(second.getByRole('button', { name: 'Remove three.pdf' })).toBeVisible();
  expect(await listed(second)).toEqual(['three.pdf']);

  await second.close();
  const third = await context.newPage();
  await third.goto('/merge');
  await expect(third.getByRole('button', { name: 'Remove three.pdf' })).toBeVisible();
  expect(await listed(third)).toEqual(['three.pdf']);
});

test('a browser that keeps nothing shows no error, and has the work while the page is there', async ({ page, pageErrors, paper }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await chooseForMerge(page, paper);
  await waitUntilSaved(page);
  await page.getByRole('link', { name: 'Sheaf' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Remove two.pdf' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('after more than an hour away a tab says what became of its work, and has the options that were chosen', async ({ page, pageErrors, paper }) => {
  await page.clock.install();
  const choose = async () =>
    page
      .locator('main input[type=file]')
      .first()
      .setInputFiles({ name: 'one.pdf', mimeType: 'application/pdf', buffer: await paper('The rent is 900 euros a month.') });
  const returnAfterAnHour = async () => {
    await waitUntilSaved(page);
    await page.goto('/licences');
    await page.clock.fastForward('01:01:00');
  };
  await page.goto('/convert');
  await choose();
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('Scanned pages').selectOption({ label: 'Recognise the text of every page' });
  await returnAfterAnHour();
  // Said without any sign of the visitor.
  await page.goto('/convert');
  await expect(page.getByText(/^Your work stayed here for an hour and was then deleted\./)).toBeVisible();
  await choose();
  await page.getByText('Options', { exact: true }).click();
  await expect(page.getByLabel('Scanned pages')).toHaveValue('force');

  await page.goto('/es/chat');
  await choose();
  await page.getByRole('textbox', { name: 'Tu pregunta' }).waitFor({ timeout: 60_000 });
  await returnAfterAnHour();
  await page.goto('/es/chat');
  await expect(page.getByText('El tiempo de esta conversación se ha acabado y sus datos se han borrado.')).toBeVisible();
  await expect(page.getByText('Para preguntar más, vuelve a subir el PDF.')).toBeVisible();
  expect(pageErrors).toEqual([]);
});
