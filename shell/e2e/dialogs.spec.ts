import type { Locator, Page } from '@playwright/test';
import { axeFindings } from './axe';
import { expect, test } from './sheaf';

/** Far more than any dialog has: anyone who goes round has come by every one of them. */
const MOST_STOPS = 20;

/** Goes round an open dialog by Tab, forth and back, and gives the names of what was come by. The focus never leaves it. */
async function walkThrough(page: Page, dialog: Locator): Promise<string[]> {
  const names = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < MOST_STOPS; press += 1) {
      await page.keyboard.press(key);
      const focused = dialog.locator(':focus');
      await expect(focused).toHaveCount(1);
      names.add(await focused.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''));
    }
  }
  return [...names];
}

async function opens(page: Page, opener: Locator, dialog: Locator) {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
}

async function closesBackTo(page: Page, opener: Locator, dialog: Locator) {
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('the upload choice is walked by keyboard, in light and dark, and returns the focus to the button that opened it', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/');
  const buttonNamed = (name: string) => page.getByRole('button', { name, exact: true }).first();
  const dialog = page.getByRole('dialog', { name: 'What do you want to do with your PDF?' });
  await opens(page, buttonNamed('Upload PDF'), dialog);
  const stops = (await walkThrough(page, dialog)).join(' ');
  for (const choice of ['Merge PDFs', 'Convert to Word', 'Chat with PDF', 'Grammar Check', 'Cover Letter Generator', 'Cancel']) {
    expect(stops).toContain(choice);
  }
  expect(await axeFindings(page)).toEqual([]);
  await closesBackTo(page, buttonNamed('Upload PDF'), dialog);

  await opens(page, buttonNamed('Fix My PDF Now'), dialog);
  await closesBackTo(page, buttonNamed('Fix My PDF Now'), dialog);
  expect(pageErrors).toEqual([]);
});

test('the Tools menu is walked by the arrow keys, in light and dark, and gives the focus back', async ({ page, pageErrors }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Tools' });
  const menu = page.getByRole('menu');
  await opens(page, button, menu);
  const entries = await menu.getByRole('menuitem').count();
  expect(entries).toBe(5);
  for (const key of ['ArrowDown', 'ArrowUp']) {
    for (let press = 0; press <= entries; press += 1) {
      await page.keyboard.press(key);
      await expect(menu.locator(':focus')).toHaveCount(1);
    }
  }
  expect(await axeFindings(page)).toEqual([]);
  await closesBackTo(page, button, menu);
  expect(pageErrors).toEqual([]);
});

test.describe('a visitor who was never asked for a donation', () => {
  test.use({ wasAskedToDonate: false });

  test('walks through the question by keyboard, in light and dark, and goes on', async ({ page, paper, pageErrors }) => {
    await page.goto('/merge');
    await page.locator('input[type=file]').setInputFiles([
      { name: 'one.pdf', mimeType: 'application/pdf', buffer: await paper('One') },
      { name: 'two.pdf', mimeType: 'application/pdf', buffer: await paper('Two') },
    ]);
    await page.getByRole('button', { name: /^Merge/ }).click();
    await page.getByRole('link', { name: /^Download/ }).click();
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: '$5' }) });
    await expect(dialog).toBeVisible();
    const stops = (await walkThrough(page, dialog)).join(' ');
    for (const sum of ['$1', '$5', '$10']) expect(stops).toContain(sum);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(
      page
        .getByRole('link', { name: /Download/ })
        .or(page.getByRole('button', { name: /Download/ }))
        .first(),
    ).toBeVisible();
    expect(pageErrors).toEqual([]);
  });
});
