import { axeFindings } from './axe';
import { expect, test } from './sheaf';

test('PDFs chosen on the landing page are in the list of the tool that is chosen for them', async ({ page, pageErrors, paper }) => {
  await page.goto('/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /choose files/ }).click();
  await (await chooser).setFiles([
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: await paper('Letter') },
    { name: 'resume.pdf', mimeType: 'application/pdf', buffer: await paper('Resume') },
  ]);
  const dialog = page.getByRole('dialog', { name: 'What do you want to do with your PDF?' });
  await expect(dialog.getByRole('region', { name: 'Your 2 PDFs' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const loaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Merge PDFs' }).click();
  await loaded;
  await expect(page).toHaveURL(/\/merge$/);
  await expect(page.getByRole('button', { name: 'Remove letter.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove resume.pdf' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a visitor changes to Spanish and stays in it, on the page and across it', async ({ page, pageErrors }) => {
  await page.goto('/merge');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/merge$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1, name: 'Unir PDF' })).toBeVisible();
  await page.getByRole('link', { name: 'Sheaf, inicio' }).click();
  await expect(page).toHaveURL(/\/es\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todo lo que haces con un PDF, bien hecho.');
  expect(pageErrors).toEqual([]);
});

test('the chosen paper is there before the page comes alive, at every later visit', async ({ page }) => {
  await page.goto('/merge');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Nothing but what is in the page itself: the choice is not the scripts' to show.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the keys of the page are shown on ?, the focus stays with them and goes back where it was', async ({ page }) => {
  await page.goto('/chat-with-pdf');
  const upload = page.getByRole('button', { name: 'Upload PDF' });
  await upload.focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(upload).toBeFocused();
});
