import type { Middleware } from 'koa';
import { pino } from 'pino';
import { createStripePayments } from '../../adapters/stripePayments.ts';
import { startScriptedStripe } from '../../testing/scriptedStripe.ts';
import { type RunningApp, startApp } from '../../testing/startApp.ts';

const jobs = { run: () => Promise.reject(new Error('No job is meant here.')), isReady: true, close: async () => undefined };
const donation = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"amount":500,"tool":"merge"}' };
const site: Middleware = (ctx) => {
  ctx.body = `page ${ctx.path}`;
};
const running: RunningApp[] = [];
afterEach(() => Promise.all(running.splice(0).map((app) => app.stop())));

async function start(basePath: string, changes: Parameters<typeof startApp>[1] = {}) {
  const app = await startApp({ BASE_PATH: basePath }, { jobs, site, ...changes });
  running.push(app);
  return { ...app, ask: (path: string, init: RequestInit = {}) => fetch(app.address + path, { redirect: 'manual', ...init }) };
}

describe.each(['/pdf', '/tools/pdf', '/apis/v1.0'])('served under %s', (basePath) => {
  test('pages and calls answer there, and nothing answers beside it', async () => {
    const { ask } = await start(basePath);
    expect(await (await ask(`${basePath}/es/merge?x=1`)).text()).toBe('page /es/merge');
    expect(await (await ask(`${basePath}/`)).text()).toBe('page /');
    expect(await (await ask(`${basePath}/api/config`)).json()).toMatchObject({ retentionSeconds: 3600 });
    for (const outside of ['/', '/merge', '/api/config', `${basePath}s/merge`, `/x${basePath}/merge`]) {
      const answer = await ask(outside);
      expect([outside, answer.status, await answer.text()]).toEqual([outside, 404, 'There is nothing at this address.']);
    }
    expect((await ask(`${basePath}/api/nothing`)).headers.get('X-Error-Code')).toBe('not_found');
  });

  test('the path alone leads to the front page, with its query', async () => {
    const { ask } = await start(basePath);
    const answer = await ask(`${basePath}?from=intranet`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, `${basePath}/?from=intranet`]);
  });

  test('a balancer asks for the health with the path and without', async () => {
    const { ask } = await start(basePath);
    for (const path of ['/api/health/live', '/api/health/ready', `${basePath}/api/health/ready`])
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
  });

  test('other programs on the host do not get the cookie', async () => {
    const { ask } = await start(basePath);
    const [cookie] = (await ask(`${basePath}/api/config`)).headers.getSetCookie();
    expect(cookie).toContain(`; path=${basePath}; samesite=lax; httponly`);
  });

  test('the API page names addresses there, and so does its description for programs', async () => {
    const { ask, address } = await start(basePath);
    const page = await (await ask(`${basePath}/api/docs`)).text();
    expect(page).toContain(`-o merged.pdf ${address}${basePath}/api/pdf/merge`);
    expect(page).toContain(`<code>${basePath}/api/pdf/merge</code>`);
    expect([...page.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)).toEqual([`${basePath}/`, `${basePath}/api/openapi.json`]);
    expect(await (await ask(`${basePath}/api/openapi.json`)).json()).toMatchObject({ servers: [{ url: basePath }] });
  });

  test('a practice payment is made there, and Stripe leads back there', async () => {
    const { ask } = await start(basePath);
    expect(await (await ask(`${basePath}/api/create-donation-payment`, donation)).json()).toEqual({
      url: `${basePath}/donate/practice?amount=500&tool=merge`,
    });

    const stripe = await startScriptedStripe();
    const payments = createStripePayments({ secretKey: stripe.secretKey, apiUrl: stripe.address }, pino({ level: 'silent' }));
    const paying = await start(basePath, { payments, publicUrl: 'https://intranet.example' });
    await paying.ask(`${basePath}/api/create-donation-payment`, { ...donation, headers: { ...donation.headers, 'Accept-Language': 'es' } });
    expect(stripe.pageRequests[0]?.form).toMatchObject({
      success_url: `https://intranet.example${basePath}/es/donate/thanks?tool=merge`,
      cancel_url: `https://intranet.example${basePath}/es/merge`,
    });
    await stripe.stop();
  });

  test('the log names routes as ever', async () => {
    const { ask, logged } = await start(basePath);
    await ask(`${basePath}/api/config`);
    expect(logged.map((line) => JSON.parse(line).route)).toContain('/api/config');
  });
});

test('without a path there is no server in the description, and a cookie is for the whole host', async () => {
  const { ask } = await start('');
  expect(await (await ask('/api/openapi.json')).json()).not.toHaveProperty('servers');
  expect((await ask('/api/config')).headers.getSetCookie()[0]).toContain('; path=/;');
});
