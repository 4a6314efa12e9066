import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { buildSamplePdf, createFile } from '@sheaf/merge/testing/samplePdf';
import { createApiClient } from '../client/createApiClient.ts';
import { buildCheckoutEvent, startScriptedStripe } from './testing/scriptedStripe.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'server-test-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const server of started) server.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

interface Server {
  process: ChildProcess;
  address: string;
  output(): string;
  ended: Promise<number | NodeJS.Signals | null>;
}

function run(env: Record<string, string>): { process: ChildProcess; output(): string; ended: Server['ended'] } {
  const server = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, TMPDIR: folder, PORT: '0', HOST: '127.0.0.1', WORKERS: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(server);
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => server.once('exit', (code, signal) => resolve(code ?? signal)));
  return { process: server, output: () => output, ended };
}

async function start(env: Record<string, string> = {}): Promise<Server> {
  const server = run(env);
  await untilTrue(() => server.output().includes('Sheaf is ready at'));
  const address = /Sheaf is ready at (http:\S+)/.exec(server.output())?.[1]?.replace('localhost', '127.0.0.1') ?? '';
  const isReady = () => fetch(`${address}/api/health/ready`).then(({ ok }) => ok);
  while (!(await isReady())) await tick();
  return { ...server, address };
}

test('a server that gets the signal to stop says so, finishes what runs, and ends well', async () => {
  const server = await start();
  const files = await Promise.all([buildSamplePdf(2), buildSamplePdf(3)]);
  const merges = Array.from({ length: 8 }, () =>
    createApiClient({ baseUrl: server.address }).mergePdfs(files.map((bytes) => createFile('a.pdf', bytes))),
  );
  await merges[0];
  // Somebody watches a job that never comes; the server does not wait for that.
  const watching = await fetch(`${server.address}/api/progress/${crypto.randomUUID()}`);
  const requestReadiness = await beginRequest(server.address, '/api/health/ready');
  server.process.kill('SIGTERM');
  await untilTrue(() => server.output().includes('Stopping'));
  expect(await requestReadiness()).toContain('HTTP/1.1 503');
  expect((await Promise.all(merges)).map(({ pages }) => pages)).toEqual(Array(8).fill(5));
  expect(await watching.text()).not.toContain('data:');
  expect(await server.ended).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

test('a server keeps an idle connection longer than a balancer does, so that no request meets a connection that closes', async () => {
  const server = await start();
  const { headers } = await fetch(`${server.address}/api/health`);
  const [, seconds = ''] = /timeout=(\d+)/.exec(headers.get('Keep-Alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
  server.process.kill('SIGKILL');
});

test('a server that is killed in the middle of an upload leaves no file, and its visitor a sentence', async () => {
  const server = await start();
  const large = createFile('large.pdf', Buffer.alloc(50_000_000, '%PDF-1.7 '));
  const upload = createApiClient({ baseUrl: server.address }).mergePdfs([large, large]);
  await tick();
  server.process.kill('SIGKILL');
  await expect(upload).rejects.toMatchObject({ sentence: 'The server could not be reached. Check your connection and try again.' });
  await server.ended;
  expect(readdirSync(folder)).toEqual([]);
});

test('a wrong setting stops the start with one line that names it', async () => {
  const server = run({ MAX_FILES: 'many' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe('MAX_FILES must be a whole number from 2 to 1000, not "many".\n');
});

test.each([
  ['', '/pdf', 'the path /pdf', 'a host of their own'],
  ['/pdf', '', 'a host of their own', 'the path /pdf'],
  ['/tools', '/pdf', 'the path /pdf', 'the path /tools'],
])('pages for the path "%s" are refused when they were prerendered for "%s"', async (wanted, pagesBase, actual, expected) => {
  const site = mkdtempSync(path.join(folder, 'site-'));
  writeFileSync(path.join(site, 'index.html'), `<!doctype html><html lang="en"${pagesBase && ` data-base="${pagesBase}"`}></html>`);
  const server = run({ SITE_DIR: site, BASE_PATH: wanted, LOG_LEVEL: 'silent' });
  expect(await server.ended).toBe(1);
  rmSync(site, { recursive: true });
  expect(server.output()).toBe(
    `BASE_PATH: the pages in ${site} were prerendered for ${actual}, not for ${expected}; "npm start" prerenders them again.\n`,
  );
});

test('in production without a payment key no donation is taken', async () => {
  const server = await start({ NODE_ENV: 'production' });
  const client = createApiClient({ baseUrl: server.address });
  expect((await client.config()).donations).toEqual({ mode: 'off' });
  await expect(client.createDonationPayment({ amount: 500, tool: 'merge' })).rejects.toMatchObject({ code: 'donations_off' });
});

test('with a payment key donations lead to Stripe, also in production, and are counted when it reports that they were paid', async () => {
  const stripe = await startScriptedStripe();
  const keys = { STRIPE_SECRET_KEY: stripe.secretKey, STRIPE_WEBHOOK_SECRET: stripe.webhookSecret, STRIPE_API_URL: stripe.address };
  const server = await start({ ...keys, NODE_ENV: 'production', PUBLIC_URL: 'https://sheaf.example' });
  const client = createApiClient({ baseUrl: server.address });
  expect((await client.config()).donations).toEqual({ mode: 'stripe' });
  expect((await client.createDonationPayment({ amount: 500, tool: 'merge' })).url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
  expect(stripe.pageRequests[0]?.form.success_url).toBe('https://sheaf.example/donate/thanks?tool=merge');
  await fetch(`${server.address}/api/stripe/webhook`, { method: 'POST', ...stripe.sign(buildCheckoutEvent()) });
  await untilTrue(() => server.output().includes('A donation was paid.'));
  expect(server.output()).not.toMatch(/sk_test|whsec|is not set: (donations|visitors)/);
  await stripe.stop();
});

test('a server that takes donations it cannot count says so when it starts', async () => {
  const server = await start({ NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_live_1' });
  const [outputBeforeReady] = server.output().split('Sheaf is ready');
  expect(outputBeforeReady).toContain('STRIPE_WEBHOOK_SECRET is not set: donations are taken but not counted');
  expect(outputBeforeReady).toContain('PUBLIC_URL is not set');
  expect(server.output()).not.toContain('sk_live');
});

/** Sends a request but for its end. Its connection is in use, so a server that stops keeps it open. */
async function beginRequest(address: string, route: string): Promise<() => Promise<string>> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const head = `GET ${route} HTTP/1.1\r\nHost: ${hostname}\r\n`;
  // The answer to the first request shows that the beginning of the second has come too.
  socket.write(`${head}\r\n${head}`);
  await once(socket, 'data');
  return () => {
    socket.write('Connection: close\r\n\r\n');
    return text(socket);
  };
}

async function untilTrue(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await tick();
}

function tick(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}
