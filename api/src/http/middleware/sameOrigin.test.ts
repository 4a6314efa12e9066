import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { pino } from 'pino';
import { routes } from '../../../contract/routes.ts';
import { createMemoryLedger } from '../../adapters/memoryLedger.ts';
import { type RunningApp, startApp } from '../../testing/startApp.ts';
import { errorHandler } from './errorHandler.ts';
import { sameOrigin } from './sameOrigin.ts';

let server: Server;
let own: string;
let worked = 0;

beforeAll(async () => {
  const app = new Koa().use(errorHandler(pino({ level: 'silent' }))).use(sameOrigin);
  app.use((ctx) => {
    worked += 1;
    ctx.body = 'done';
  });
  server = createServer(app.callback()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  worked = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function call(method: string, headers: Record<string, string>) {
  const response = await fetch(own, { method, headers });
  // An unread answer keeps its connection open.
  await response.arrayBuffer();
  return response;
}

describe.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a %s', (method) => {
  test.each([
    ['another website', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['a sibling subdomain', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.sheaf.example' }],
    ['a sibling subdomain that hides its name', { 'Sec-Fetch-Site': 'same-site' }],
    ['another port of this machine', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://127.0.0.1:1' }],
    ['a word no browser knows today', { 'Sec-Fetch-Site': 'same-party' }],
    ['an older browser on another website', { Origin: 'https://evil.example' }],
    ['an older browser on another port', { Origin: 'http://127.0.0.1:1' }],
    ['an older browser on a longer name', { Origin: 'http://127.0.0.1.evil.example' }],
    ['a sandboxed frame or a local file', { Origin: 'null' }],
    ['something that is no address', { Origin: 'evil' }],
  ])('that %s sends is refused before anything is done', async (_, headers) => {
    const response = await call(method, headers);
    expect([response.status, response.headers.get('X-Error-Code'), worked]).toEqual([403, 'foreign_origin', 0]);
  });

  test('that claims our own origin beside a foreign fetch is refused', async () => {
    expect((await call(method, { 'Sec-Fetch-Site': 'same-site', Origin: own })).status).toBe(403);
  });

  test.each([
    ['our own page', () => ({ 'Sec-Fetch-Site': 'same-origin', Origin: own })],
    ['our own page in an older browser', () => ({ Origin: own })],
    ['the visitor by hand', () => ({ 'Sec-Fetch-Site': 'none' })],
    ['a program without these headers', () => ({})],
  ])('that %s sends is done', async (_, headers) => {
    expect([(await call(method, headers())).status, worked]).toEqual([200, 1]);
  });
});

test.each(['GET', 'HEAD', 'OPTIONS'])('a link from anywhere may be followed (%s)', async (method) => {
  for (const site of ['cross-site', 'same-site']) expect((await call(method, { 'Sec-Fetch-Site': site })).status).toBe(200);
  expect((await call(method, { Origin: 'null' })).status).toBe(200);
});

describe('the whole service', () => {
  let app: RunningApp;
  beforeAll(async () => {
    const jobs = { run: () => Promise.reject(new Error('No job runs here.')), isReady: true, close: async () => undefined };
    const paid = { notices: { read: () => undefined }, ledger: createMemoryLedger({ rememberSeconds: 60 }) };
    app = await startApp({}, { jobs, paid });
  });
  afterAll(() => app.stop());

  async function send({ method, path }: { method: string; path: string }) {
    const headers = { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.sheaf.example' };
    const response = await fetch(`${app.address}${path.replaceAll(/:\w+/g, 'x')}`, { method, headers });
    await response.arrayBuffer();
    return response.headers.get('X-Error-Code');
  }

  const { stripeWebhook, ...ofPages } = routes;
  const changing = Object.values(ofPages).filter(({ method }) => method !== 'GET');

  test.each(changing)('refuses a sibling subdomain at $path', async (route) => {
    expect(await send(route)).toBe('foreign_origin');
  });

  test('accepts reports of the payment service, wherever they come from', async () => {
    expect(await send(stripeWebhook)).toBeNull();
  });
});
