import { expect, test } from './sheaf';

test.use({ wasAskedToDonate: false });

test('once the merged file is taken, the page asks for a donation once, and the practice page says that no money moves', async ({
  page,
  paper,
  pageErrors,
}) => {
  await page.goto('/merge');
  await page.locator('input[type=file]').setInputFiles([
    { name: 'one.pdf', mimeType: 'application/pdf', buffer: await paper('One') },
    { name: 'two.pdf', mimeType: 'application/pdf', buffer: await paper('Two') },
  ]);
  await page.getByRole('button', { name: /^Merge/ }).click();
  await page.getByRole('link', { name: /^Download/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: '$5' })).toBeVisible();
  expect(await page.evaluate(() => Number(localStorage.getItem('lastDonationAttempt')))).toBeGreaterThan(0);

  await dialog.getByRole('button', { name: '$5' }).click();
  await expect(page).toHaveURL(/\/donate\/practice\?amount=500&tool=merge/);
  await expect(page.getByText(/no money/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Finish the practice payment' }).click();
  await expect(page).toHaveURL(/\/donate\/thanks\?tool=merge$/);
  await expect(page.getByText(/no money moved/i)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('donatedForTool'))).toBe('merge');
  await expect(page.getByRole('link', { name: 'Download merged.pdf' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Merge PDFs' }).click();
  await expect(page).toHaveURL(/\/merge$/);
  expect(pageErrors).toEqual([]);
});
