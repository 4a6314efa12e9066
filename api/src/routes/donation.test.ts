/** The way to the payment page, against a Stripe of our own that speaks Stripe's protocol. */
import { pino } from 'pino';
import { createApiClient } from '../../client/createApiClient.ts';
import { donationAmountsInCents } from '../../contract/donation.ts';
import { toolIds } from '../../contract/tools.ts';
import { createStripePayments } from '../adapters/stripePayments.ts';
import { type Misfortune, type ScriptedStripe, startScriptedStripe } from '../testing/scriptedStripe.ts';
import { type RunningApp, startApp } from '../testing/startApp.ts';

const SENTENCE = 'The payment page could not be opened, and no money was taken. Please try again later.';
const idleJobs = { run: () => Promise.reject(new Error('No job runs here.')), isReady: true, close: async () => undefined };

let stripe: ScriptedStripe;
let app: RunningApp;
const logged: string[] = [];

beforeAll(async () => {
  stripe = await startScriptedStripe();
  const log = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) });
  const account = { secretKey: stripe.secretKey, apiUrl: stripe.address, answerWithinMs: 300 };
  app = await startApp({ PUBLIC_URL: 'https://sheaf.example' }, { jobs: idleJobs, payments: createStripePayments(account, log) });
});
beforeEach(() => {
  stripe.pageRequests.length = 0;
  logged.length = 0;
});
afterAll(async () => {
  await app.stop();
  await stripe.stop();
});

const give = (donation: object = { amount: 500, tool: 'merge' }, headers: Record<string, string> = {}, running = app) =>
  fetch(`${running.address}/api/create-donation-payment`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(donation),
  });

test.each(donationAmountsInCents)('a visitor who gives %d cents is led to a page of Stripe that asks for just that', async (amount) => {
  const { url } = await createApiClient({ baseUrl: app.address }).createDonationPayment({ amount, tool: 'merge' });
  expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_/);
  expect(stripe.pageRequests.map(({ form }) => form)).toEqual([
    {
      mode: 'payment',
      submit_type: 'donate',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': String(amount),
      'line_items[0][price_data][product_data][name]': 'Donation to Sheaf',
      'metadata[tool]': 'merge',
      locale: 'en',
      success_url: 'https://sheaf.example/donate/thanks?tool=merge',
      cancel_url: 'https://sheaf.example/merge',
    },
  ]);
});

test.each(toolIds)('a visitor of %s comes back to its page, or to the thanks for it', async (tool) => {
  expect((await give({ amount: 100, tool })).status).toBe(200);
  const [{ form } = { form: {} as Record<string, string> }] = stripe.pageRequests;
  expect(form.success_url).toBe(`https://sheaf.example/donate/thanks?tool=${tool}`);
  expect(form.cancel_url).toMatch(/^https:\/\/sheaf\.example\/[a-z-]+$/);
});

test('a visitor who reads Spanish pays in Spanish and comes back to Spanish pages', async () => {
  await give({ amount: 1000, tool: 'grammar' }, { 'Accept-Language': 'es-MX, en;q=0.5' });
  expect(stripe.pageRequests[0]?.form).toMatchObject({
    locale: 'es',
    'line_items[0][price_data][product_data][name]': 'Donación a Sheaf',
    success_url: 'https://sheaf.example/es/donate/thanks?tool=grammar',
    cancel_url: 'https://sheaf.example/es/grammar-check',
  });
});

test.each([{ amount: 501, tool: 'merge' }, { amount: '500', tool: 'merge' }, { amount: 500, tool: 'shred' }, { amount: 500 }])(
  '%j never reaches Stripe',
  async (donation) => {
    const response = await give(donation);
    expect([response.status, response.headers.get('X-Error-Code'), stripe.pageRequests.length]).toEqual([400, 'invalid_request', 0]);
  },
);

test.each<[string, Misfortune[]]>([
  ['refuses the request', [{ status: 400, error: { type: 'invalid_request_error', message: 'No such thing: sk_test_scripted' } }]],
  [
    'has trouble twice',
    [
      { status: 500, error: { type: 'api_error', message: 'Oops' } },
      { status: 503, error: { type: 'api_error', message: 'Oops' } },
    ],
  ],
  ['says nothing, twice', ['silence', 'silence']],
  ['cuts the line twice', ['cut', 'cut']],
  ['answers with a web page', ['gibberish']],
])('when Stripe %s, the visitor learns that no money was taken, and the log nothing of the key', async (_, misfortunes) => {
  stripe.ahead.push(...misfortunes);
  const response = await give();
  expect([response.status, response.headers.get('X-Error-Code'), await response.text()]).toEqual([502, 'payment_unavailable', SENTENCE]);
  expect(stripe.ahead).toEqual([]);
  expect(logged.join()).toContain('Stripe gave no payment page.');
  expect(logged.join() + app.logged.join()).not.toContain('sk_test');
});

test.each<[string, Misfortune]>([
  ['has trouble', { status: 500, error: { type: 'api_error', message: 'Oops' } }],
  ['says nothing', 'silence'],
  ['cuts the line', 'cut'],
])('when Stripe %s once, the same request is made again under the same key', async (_, misfortune) => {
  stripe.ahead.push(misfortune);
  expect((await give()).status).toBe(200);
  const [first, second] = stripe.pageRequests;
  expect(first?.idempotencyKey).toMatch(/\S/);
  expect(second).toEqual(first);
});

test('two donations are two payments', async () => {
  const urls = await Promise.all([give(), give()].map(async (response) => (await (await response).json()).url));
  expect(new Set(urls).size).toBe(2);
  expect(new Set(stripe.pageRequests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('a key that Stripe does not know is our trouble, and stays out of the log', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const payments = createStripePayments({ secretKey: 'sk_live_somebodyElse', apiUrl: stripe.address }, log);
  const donation = { amount: 500, tool: 'merge' } as const;
  await expect(payments.createPaymentPage(donation, { origin: 'https://sheaf.example', basePath: '', locale: 'en' })).rejects.toMatchObject({
    code: 'payment_unavailable',
  });
  expect(lines.join()).toContain('401');
  expect(lines.join()).not.toMatch(/sk_|Bearer/);
});

describe('without PUBLIC_URL', () => {
  let bare: RunningApp;
  beforeAll(async () => {
    const account = { secretKey: stripe.secretKey, apiUrl: stripe.address };
    bare = await startApp({}, { jobs: idleJobs, payments: createStripePayments(account, pino({ level: 'silent' })) });
  });
  afterAll(() => bare.stop());

  test('a visitor comes back to the address of the page, as the browser sends it', async () => {
    const overTls = bare.address.replace('http:', 'https:');
    const pages: Record<string, string>[] = [{}, { Origin: bare.address }, { Origin: overTls, 'Sec-Fetch-Site': 'same-origin' }];
    for (const headers of pages) await give(undefined, headers, bare);
    expect(stripe.pageRequests.map(({ form }) => form.cancel_url)).toEqual([`${bare.address}/merge`, `${bare.address}/merge`, `${overTls}/merge`]);
  });

  test.each(['https://evil.example', 'null', 'javascript:alert(1)'])('nobody can have visitors brought to %s', async (Origin) => {
    const response = await give(undefined, { Origin, 'Sec-Fetch-Site': 'same-origin' }, bare);
    expect([response.status, response.headers.get('X-Error-Code'), stripe.pageRequests.length]).toEqual([502, 'payment_unavailable', 0]);
  });
});
