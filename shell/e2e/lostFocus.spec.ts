/** When a pressed button is removed, the keyboard focus stays near it instead of moving to the top of the page. */
import type { Page } from '@playwright/test';
import { expect, test } from './sheaf';

const choose = async (page: Page, buffer: Buffer) => {
  await page.locator('main input[type=file]').first().setInputFiles({ name: 'thesis.pdf', mimeType: 'application/pdf', buffer });
};
const pressEnter = async (page: Page, name: string | RegExp, inside: ReturnType<Page['locator']> = page.locator('body')) => {
  const button = inside.getByRole('button', { name }).first();
  // A button of the prerendered page may wait for its scripts.
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press('Enter');
};
const content = (page: Page) => page.locator('#content');

test('after everything was deleted the focus is at the beginning of the content', async ({ page, paper }) => {
  await page.goto('/merge');
  await choose(page, await paper('Thesis'));
  await pressEnter(page, 'Start over');
  await pressEnter(page, 'Start over', page.getByRole('dialog'));
  await expect(content(page)).toBeFocused();

  await page.goto('/chat');
  await choose(page, await paper('The rent of the flat is 900 euros a month.'));
  await page.getByRole('textbox', { name: 'Your question' }).waitFor({ timeout: 60_000 });
  await pressEnter(page, 'Delete now');
  await pressEnter(page, 'Delete now', page.getByRole('dialog'));
  await expect(content(page)).toBeFocused();
});

test('after a file was removed, or why it was refused was read, the focus is where another is chosen', async ({ page, paper }) => {
  await page.goto('/convert');
  await choose(page, await paper('Thesis'));
  await pressEnter(page, 'Convert to Word');
  await page.getByRole('button', { name: 'Convert another PDF' }).waitFor({ timeout: 60_000 });
  await pressEnter(page, 'Convert another PDF');
  await expect(page.locator('main').getByRole('button', { name: /choose a file/ })).toBeFocused();

  await page.goto('/grammar-check');
  await choose(page, Buffer.from('This is no PDF.'));
  await pressEnter(page, 'Dismiss');
  await expect(page.locator('main').getByRole('button', { name: /choose a file/ })).toBeFocused();
});
