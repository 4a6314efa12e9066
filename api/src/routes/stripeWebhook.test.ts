/** Events of payments, signed as Stripe signs. */
import { createMemoryLedger } from '../adapters/memoryLedger.ts';
import { createStripeNotices } from '../adapters/stripeNotices.ts';
import { Refusal } from '../refusal.ts';
import { buildCheckoutEvent, type ScriptedStripe, startScriptedStripe } from '../testing/scriptedStripe.ts';
import { type RunningApp, startApp } from '../testing/startApp.ts';

const idleJobs = { run: () => Promise.reject(new Error('No job runs here.')), isReady: true, close: async () => undefined };

let stripe: ScriptedStripe;
const running: RunningApp[] = [];

beforeAll(async () => {
  stripe = await startScriptedStripe();
});
afterAll(async () => {
  await Promise.all(running.map((app) => app.stop()));
  await stripe.stop();
});

async function start(env: Record<string, string> = {}, ledger = createMemoryLedger({ rememberSeconds: 3600 })): Promise<RunningApp> {
  const app = await startApp(env, { jobs: idleJobs, paid: { notices: createStripeNotices(stripe.webhookSecret), ledger } });
  running.push(app);
  return app;
}

const buildWebhookUrl = ({ address }: RunningApp) => `${address}/api/stripe/webhook`;
const postEvent = (app: RunningApp, event: object, signing = {}) => fetch(buildWebhookUrl(app), { method: 'POST', ...stripe.sign(event, signing) });
const donationsIn = ({ logged }: RunningApp) => logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'A donation was paid.');

test('a donation is counted once, however often Stripe reports it', async () => {
  const app = await start();
  const event = buildCheckoutEvent({ amount_total: 1000, metadata: { tool: 'convert' } });
  for (let delivery = 0; delivery < 3; delivery += 1) {
    const response = await postEvent(app, event);
    expect([response.status, await response.json()]).toEqual([200, { received: true }]);
  }
  expect(donationsIn(app)).toEqual([expect.objectContaining({ tool: 'convert', cents: 1000, total: { donations: 1, cents: 1000 } })]);
});

test('the same payment reported by another event is counted once', async () => {
  const app = await start();
  for (let delivery = 0; delivery < 2; delivery += 1) await postEvent(app, buildCheckoutEvent({ id: 'cs_test_same' }));
  expect(donationsIn(app)).toHaveLength(1);
});

test('a transfer is counted when its money has come, not when it was promised', async () => {
  const app = await start();
  await postEvent(app, buildCheckoutEvent({ id: 'cs_test_slow', payment_status: 'unpaid' }));
  expect(donationsIn(app)).toEqual([]);
  await postEvent(app, buildCheckoutEvent({ id: 'cs_test_slow' }, 'checkout.session.async_payment_succeeded'));
  expect(donationsIn(app)).toHaveLength(1);
});

test('nothing of who gave it is logged', async () => {
  const app = await start();
  await postEvent(app, buildCheckoutEvent({ id: 'cs_test_private' }));
  expect(app.logged.join()).toContain('A donation was paid.');
  expect(app.logged.join()).not.toMatch(/anna|payer|graz|cs_test|evt_|whsec/i);
});

test.each([
  ['some other event', buildCheckoutEvent({}, 'customer.created')],
  ['an expired page', buildCheckoutEvent({ status: 'expired', payment_status: 'unpaid' }, 'checkout.session.expired')],
  ['a failed transfer', buildCheckoutEvent({ payment_status: 'unpaid' }, 'checkout.session.async_payment_failed')],
  ['a sale that is none of ours', buildCheckoutEvent({ metadata: {} })],
  ['a tool that we do not have', buildCheckoutEvent({ metadata: { tool: '__proto__' } })],
  ['another currency', buildCheckoutEvent({ currency: 'jpy' })],
])('%s is taken and not counted', async (_, event) => {
  const app = await start();
  expect((await postEvent(app, event)).status).toBe(200);
  expect(donationsIn(app)).toEqual([]);
});

test.each([
  ['signed with another secret', { secret: 'whsec_guess' }],
  ['signed ten minutes ago', { signedAt: Math.floor(Date.now() / 1000) - 600 }],
])('what is %s is refused', async (_, signing) => {
  const app = await start();
  const response = await postEvent(app, buildCheckoutEvent(), signing);
  expect([response.status, response.headers.get('X-Error-Code')]).toEqual([400, 'invalid_signature']);
  expect(donationsIn(app)).toEqual([]);
});

test.each<[string, RequestInit]>([
  ['no signature', { body: JSON.stringify(buildCheckoutEvent()) }],
  ['a signature that is no signature', { body: '{}', headers: { 'Stripe-Signature': 't=1,v1=,,==' } }],
  ['no body', { headers: { 'Stripe-Signature': 't=1,v1=00' } }],
])('a call with %s is refused', async (_, init) => {
  const response = await fetch(buildWebhookUrl(await start()), { method: 'POST', ...init });
  expect([response.status, response.headers.get('X-Error-Code')]).toEqual([400, 'invalid_signature']);
});

test('an event that was changed on its way is refused', async () => {
  const app = await start();
  const { body, headers } = stripe.sign(buildCheckoutEvent({ amount_total: 100 }));
  const changed = body.replace('"amount_total":100', '"amount_total":100000');
  expect((await fetch(buildWebhookUrl(app), { method: 'POST', headers, body: changed })).status).toBe(400);
  expect((await fetch(buildWebhookUrl(app), { method: 'POST', headers, body })).status).toBe(200);
});

test('a body that is far too large is refused before it is read', async () => {
  const response = await fetch(buildWebhookUrl(await start()), { method: 'POST', body: 'x'.repeat(300_000) });
  expect([response.status, response.headers.get('X-Error-Code')]).toEqual([413, 'body_too_large']);
});

test('Stripe gets no cookie and needs no page to come from, but cannot call without end', async () => {
  const app = await start({ REQUESTS_PER_MINUTE: '2' });
  const first = await postEvent(app, buildCheckoutEvent());
  expect([first.status, first.headers.getSetCookie()]).toEqual([200, []]);
  await postEvent(app, buildCheckoutEvent());
  expect((await postEvent(app, buildCheckoutEvent())).status).toBe(429);
});

test('while donations cannot be counted Stripe is asked to report again', async () => {
  const away = { count: () => Promise.reject(new Refusal('busy', { seconds: 5 })), close: async () => undefined };
  const response = await postEvent(await start({}, away), buildCheckoutEvent());
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
});

test('looking at the webhook is no way to call it, and without a signing secret there is none', async () => {
  const app = await start();
  expect((await fetch(buildWebhookUrl(app))).status).toBe(405);
  const without = await startApp({}, { jobs: idleJobs });
  running.push(without);
  expect((await postEvent(without, buildCheckoutEvent())).status).toBe(404);
});
