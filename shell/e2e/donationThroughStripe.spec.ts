/** A donation through Stripe and back again. Stripe's API is a fake one on loopback, and its page is faked here. */
import type { Page } from '@playwright/test';
import { buildCheckoutEvent, type ScriptedStripe, startScriptedStripe } from '../../api/src/testing/scriptedStripe';
import { expect, type Sheaf, startSheaf, test as withSheaf } from './sheaf';

const test = withSheaf.extend<object, { stripe: ScriptedStripe; paying: Sheaf }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const stripe = await startScriptedStripe();
      await use(stripe);
      await stripe.stop();
    },
    { scope: 'worker' },
  ],
  paying: [
    async ({ stripe }, use) => {
      const env = { STRIPE_SECRET_KEY: stripe.secretKey, STRIPE_WEBHOOK_SECRET: stripe.webhookSecret, STRIPE_API_URL: stripe.address };
      const paying = await startSheaf({ env });
      await use(paying);
      await paying.stop();
    },
    { scope: 'worker' },
  ],
});
test.use({ wasAskedToDonate: false, baseURL: async ({ paying }, use) => use(paying.url) });

/** Answers for Stripe's own page with its two links: pay, and back. */
async function fakeCheckoutPage(page: Page, { pageRequests }: ScriptedStripe): Promise<void> {
  await page.route('https://checkout.stripe.com/**', (route) => {
    const { success_url, cancel_url } = pageRequests.at(-1)?.form ?? {};
    return route.fulfill({ contentType: 'text/html', body: `<h1>Stripe</h1><a href="${success_url}">Pay</a> <a href="${cancel_url}">Back</a>` });
  });
}

async function giveFiveDollarsAfterAMerge(page: Page, paper: (heading: string) => Promise<Buffer>, path = '/merge'): Promise<void> {
  await page.goto(path);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'one.pdf', mimeType: 'application/pdf', buffer: await paper('One') },
    { name: 'two.pdf', mimeType: 'application/pdf', buffer: await paper('Two') },
  ]);
  await page.getByRole('button', { name: /^(Merge|Unir) 2/ }).click();
  await page.getByRole('link', { name: /^(Download|Descargar)/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^5?\s?\$5?$|^5 US\$$/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Stripe' })).toBeVisible();
}

test('a visitor pays on the page of Stripe and comes back to thanks; the payment is counted once', async ({
  page,
  paper,
  stripe,
  paying,
  pageErrors,
}) => {
  await fakeCheckoutPage(page, stripe);
  await giveFiveDollarsAfterAMerge(page, paper);
  expect(stripe.pageRequests.at(-1)?.form).toMatchObject({ 'line_items[0][price_data][unit_amount]': '500', 'metadata[tool]': 'merge' });

  const paid = stripe.sign(buildCheckoutEvent({ metadata: { tool: 'merge' } }));
  for (let delivery = 0; delivery < 2; delivery += 1)
    expect((await fetch(`${paying.url}/api/stripe/webhook`, { method: 'POST', ...paid })).status).toBe(200);
  await expect.poll(() => paying.log.filter((line) => line.includes('A donation was paid.')).length).toBe(1);
  await page.getByRole('link', { name: 'Pay' }).click();
  await expect(page).toHaveURL(`${paying.url}/donate/thanks?tool=merge`);
  // Nothing is pressed here: the page says and remembers for which tool it thanks by itself.
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('donatedForTool'))).toBe('merge');
  await page.getByRole('link', { name: 'Back to Merge PDFs' }).click();
  await expect(page).toHaveURL(`${paying.url}/merge`);
  expect(pageErrors).toEqual([]);
});

test('a visitor who cancels the payment returns to the tool', async ({ page, paper, stripe, paying }) => {
  await fakeCheckoutPage(page, stripe);
  await giveFiveDollarsAfterAMerge(page, paper);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(`${paying.url}/merge`);
  expect(await page.evaluate(() => localStorage.getItem('donatedForTool'))).toBeNull();
});

test('a visitor of the Spanish pages comes back to the Spanish pages', async ({ page, paper, stripe, paying }) => {
  await fakeCheckoutPage(page, stripe);
  await giveFiveDollarsAfterAMerge(page, paper, '/es/merge');
  expect(stripe.pageRequests.at(-1)?.form).toMatchObject({ locale: 'es', cancel_url: `${paying.url}/es/merge` });
  await page.getByRole('link', { name: 'Pay' }).click();
  await expect(page).toHaveURL(`${paying.url}/es/donate/thanks?tool=merge`);
  await expect(page.getByRole('heading', { name: 'Gracias' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('donatedForTool'))).toBe('merge');
});

test('while Stripe has trouble the dialog only closes', async ({ page, paper, stripe }) => {
  const trouble = { status: 500, error: { type: 'api_error', message: 'Oops' } };
  stripe.ahead.push(trouble, trouble);
  await page.goto('/merge');
  await page.locator('input[type=file]').setInputFiles([
    { name: 'one.pdf', mimeType: 'application/pdf', buffer: await paper('One') },
    { name: 'two.pdf', mimeType: 'application/pdf', buffer: await paper('Two') },
  ]);
  await page.getByRole('button', { name: /^Merge/ }).click();
  await page.getByRole('link', { name: /^Download/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '$5' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/merge$/);
});
