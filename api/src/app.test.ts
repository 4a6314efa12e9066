import type { Middleware } from 'koa';
import { noPayments } from './adapters/practicePayments.ts';
import type { JobRunner } from './ports.ts';
import { Refusal } from './refusal.ts';
import { type RunningApp, startApp } from './testing/startApp.ts';

const idleJobs = {
  run: () => Promise.reject(new Error('secret details at /home/someone/file.ts:1:1')),
  isReady: true,
  close: async () => undefined,
};

let app: RunningApp;
const stopAfter: RunningApp[] = [];

async function start(...settings: Parameters<typeof startApp>): Promise<RunningApp> {
  const [env, changes] = settings;
  const running = await startApp(env, { jobs: idleJobs, ...changes });
  stopAfter.push(running);
  return running;
}

beforeAll(async () => {
  app = await start();
});
afterAll(() => Promise.all(stopAfter.map((running) => running.stop())));

const ask = (path: string, init?: RequestInit, running = app) => fetch(`${running.address}${path}`, init);
const donate = (headers: Record<string, string> = {}, body: BodyInit = '{"amount":500,"tool":"merge"}', running = app) =>
  ask('/api/create-donation-payment', { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body }, running);
const summarizeRefusal = async (response: Response) => [response.status, response.headers.get('X-Error-Code'), await response.text()];

test('an unknown address is answered with a plain sentence', async () => {
  const sentence = 'There is nothing at this address.';
  expect(await summarizeRefusal(await ask('/api/nothing'))).toEqual([404, 'not_found', sentence]);
  expect(await summarizeRefusal(await ask('/nothing'))).toEqual([404, 'not_found', sentence]);
});

test('a known address with the wrong method says which it takes', async () => {
  const response = await ask('/api/pdf/merge');
  expect(response.headers.get('Allow')).toBe('POST');
  expect(await summarizeRefusal(response)).toEqual([405, 'method_not_allowed', 'This address does not take that kind of request.']);
});

test('a fault of ours is logged in full and answered without a stack or a path', async () => {
  const form = new FormData();
  for (const name of ['a.pdf', 'b.pdf']) form.append('files', new File(['%PDF-1.7'], name));
  const response = await ask('/api/pdf/merge', { method: 'POST', body: form });
  expect(await summarizeRefusal(response)).toEqual([500, 'internal', 'Something went wrong on our side. Please try again.']);
  expect(app.logged.join()).toContain('secret details');
  expect(app.logged.join()).toContain(response.headers.get('X-Request-Id'));
});

test('a job knows the id of its request, which the answer names too', async () => {
  const ids: unknown[] = [];
  const run: JobRunner['run'] = (_, { requestId }) => {
    ids.push(requestId);
    return Promise.reject(new Refusal('busy', { seconds: 1 }));
  };
  const running = await start({}, { jobs: { ...idleJobs, run } });
  const form = new FormData();
  for (const name of ['a.pdf', 'b.pdf']) form.append('files', new File(['%PDF-1.7'], name));
  const response = await ask('/api/pdf/merge', { method: 'POST', body: form }, running);
  expect(ids).toEqual([response.headers.get('X-Request-Id')]);
  await response.text();
});

test('anyone who asks for problem+json gets it, in the language asked for', async () => {
  const headers = { Accept: 'application/problem+json', 'Accept-Language': 'es' };
  const response = await ask('/api/nothing', { headers });
  expect(response.headers.get('Content-Type')).toMatch('application/problem+json');
  expect([response.headers.get('Content-Language'), response.headers.get('Vary')]).toEqual(['es', 'Accept, Accept-Language']);
  expect(await response.json()).toMatchObject({ status: 404, code: 'not_found', title: 'No hay nada en esta dirección.' });
});

test('each browser gets one signed cookie that scripts cannot read, and a forged one is replaced', async () => {
  const first = await ask('/api/config');
  const cookies = first.headers.getSetCookie();
  for (const cookie of cookies) expect(cookie).toMatch(/; path=\/; samesite=lax; httponly$/);
  const Cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  expect((await ask('/api/config', { headers: { Cookie } })).headers.getSetCookie()).toEqual([]);
  const forged = Cookie.replace(/(sheaf-\w+)=.{4}/, '$1=AAAA');
  const again = (await ask('/api/config', { headers: { Cookie: forged } })).headers.getSetCookie();
  expect(again.filter((cookie) => /^sheaf-\w+=.{22};/.test(cookie))).toHaveLength(1);
  expect(again.filter((cookie) => /^sheaf-\w+=; .*expires=Thu, 01 Jan 1970/.test(cookie))).toHaveLength(1);
});

test.each([
  ['another website', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
  ['a website that hides its name', { Origin: 'null' }],
  ['an older browser on another website', { Origin: 'https://evil.example' }],
])('a call that %s makes a browser send is refused', async (_, headers) => {
  expect((await summarizeRefusal(await donate(headers)))[1]).toBe('foreign_origin');
});

test('a call from the own page is taken', async () => {
  expect((await donate({ Origin: app.address })).status).toBe(200);
});

test.each([
  ['text', 'hello', {}],
  ['half a text', '{"amount":', {}],
  ['broken letters', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), {}],
  ['a list', '[]', {}],
  ['compressed text', '{"amount":500,"tool":"merge"}', { 'Content-Encoding': 'gzip' }],
  ['letters in another encoding', '{"amount":500,"tool":"merge"}', { 'Content-Type': 'application/json; charset=utf-16' }],
  ['another type', '{"amount":500,"tool":"merge"}', { 'Content-Type': 'text/plain' }],
  ['an unknown tool', '{"amount":500,"tool":"__proto__"}', {}],
])('a body that is %s is refused', async (_, body, headers) => {
  const [status, code] = await summarizeRefusal(await donate(headers, body));
  expect([status, code]).toEqual([400, 'invalid_request']);
});

test('a body that is far too large is refused', async () => {
  expect((await summarizeRefusal(await donate({}, ' '.repeat(1_000_000))))[1]).toBe('body_too_large');
});

test('where donations are off, the call says so', async () => {
  const running = await start({}, { payments: noPayments });
  expect((await summarizeRefusal(await donate({}, undefined, running)))[1]).toBe('donations_off');
});

test('a visitor who asks too often is told when to come back; health is never counted', async () => {
  const running = await start({ REQUESTS_PER_MINUTE: '2' });
  for (let count = 0; count < 2; count += 1) expect((await ask('/api/config', {}, running)).status).toBe(200);
  const refused = await ask('/api/config', {}, running);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await ask('/api/health/live', {}, running)).status).toBe(200);
});

test('behind a proxy, invented senders lift no limit, and honest visitors are counted apart', async () => {
  const running = await start({ REQUESTS_PER_MINUTE: '2', TRUST_PROXY: '1' });
  const askAs = async (forwardedFor: string) => (await ask('/api/config', { headers: { 'X-Forwarded-For': forwardedFor } }, running)).status;
  const invented = [await askAs('9.9.9.1, 203.0.113.5'), await askAs('9.9.9.2, 203.0.113.5'), await askAs('9.9.9.3, 203.0.113.5')];
  expect(invented).toEqual([200, 200, 429]);
  expect([await askAs('198.51.100.1'), await askAs('198.51.100.2'), await askAs('2001:db8::1')]).toEqual([200, 200, 200]);
});

test('behind a proxy, the progress streams of one visitor with invented senders have a bound, and others still get theirs', async () => {
  const running = await start({ TRUST_PROXY: '1' });
  const openAs = async (forwardedFor: string) =>
    (await ask(`/api/progress/${crypto.randomUUID()}`, { headers: { 'X-Forwarded-For': forwardedFor } }, running)).status;
  const own: number[] = [];
  for (let count = 0; count < 40; count += 1) own.push(await openAs(`9.9.9.${count}, 203.0.113.5`));
  expect(own.filter((status) => status === 200)).toHaveLength(30);
  expect(await openAs('198.51.100.7')).toBe(200);
});

test('a server that stops, or lost its Redis, is not ready but alive', async () => {
  const states = { stopping: { isStopping: true, jobs: true }, 'not ready': { isStopping: false, jobs: true, redis: false } };
  for (const [status, state] of Object.entries(states)) {
    const running = await start({}, { readiness: async () => state });
    const ready = await ask('/api/health/ready', {}, running);
    expect([ready.status, (await ready.json()).status]).toEqual([503, status]);
    expect((await ask('/api/health/live', {}, running)).status).toBe(200);
  }
});

test('the pages are served beside the API, and never in its place', async () => {
  const site: Middleware = async (ctx) => {
    ctx.body = 'a page';
  };
  const running = await start({}, { site });
  expect(await (await ask('/merge', {}, running)).text()).toBe('a page');
  expect((await ask('/api/nothing', {}, running)).status).toBe(404);
});
