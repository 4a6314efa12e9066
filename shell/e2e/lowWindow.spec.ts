/** A window as low as one that is enlarged to 400 %: what stays in view elsewhere would cover what is written. */
import { expect, test } from './sheaf';

test('in a low window the bar of the grammar check leaves the text free', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('/grammar-check');
  const field = page.getByRole('textbox', { name: 'Your text' });
  await field.fill('Their is one problem.\n'.repeat(40));
  // The bar would take the lower half. What is above the field may still move when the tool comes alive.
  await expect
    .poll(() =>
      field.evaluate((element) => {
        element.scrollIntoView({ block: 'start' });
        return document.elementFromPoint(innerWidth / 2, innerHeight * 0.8)?.tagName;
      }),
    )
    .toBe('TEXTAREA');
});

test('the foot of the page can be scrolled clear of the card of a correction', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/grammar-check');
  await page.getByRole('textbox', { name: 'Your text' }).fill('They has gone.');
  await page.getByRole('button', { name: 'Check Grammar & Spelling' }).click();
  await expect(page.getByRole('button', { name: 'Undo the correction of “has”' })).toBeVisible();
  const last = page.locator('footer a').last();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  // Trial: nothing is over it.
  await last.click({ trial: true, timeout: 5000 });
});
