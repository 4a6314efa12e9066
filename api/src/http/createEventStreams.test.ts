import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { Refusal } from '../refusal.ts';
import { createEventStreams, type EventStream, type EventStreamSettings } from './createEventStreams.ts';

const LONG_MS = 60_000;
const LARGE = 'x'.repeat(64 * 1024);

let server: Server | undefined;
/** What the server of the running test has begun and ended. */
let seen: { streams: EventStream[]; stopped: number };

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

/** A server whose every answer is an event stream. */
async function start(changes: Partial<EventStreamSettings> = {}): Promise<string> {
  const own: typeof seen = { streams: [], stopped: 0 };
  seen = own;
  const settings = { maxOpen: 5, maxOpenPerVisitor: 5, heartbeatMs: LONG_MS, maxQuietMs: LONG_MS, stopping: new AbortController().signal };
  const open = createEventStreams({ ...settings, ...changes });
  const app = new Koa();
  // A reader who leaves is no fault.
  app.silent = true;
  app.use(async (ctx) => {
    try {
      open(ctx, (stream) => {
        own.streams.push(stream);
        return () => {
          own.stopped += 1;
        };
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      ctx.status = error.status;
    }
  });
  server = createServer(app.callback()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('sends each event, and no store and no proxy on the way keeps it', async () => {
  const response = await fetch(await start());
  seen.streams[0]?.send({ page: 1 });
  seen.streams[0]?.send({ page: 2 });
  seen.streams[0]?.end();
  expect(await response.text()).toBe('retry: 3000\n\ndata: {"page":1}\n\ndata: {"page":2}\n\n');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  await untilTrue(() => seen.stopped === 1);
});

test('shows now and then that the connection lives, and closes one that has nothing to report', async () => {
  const text = await (await fetch(await start({ heartbeatMs: 20, maxQuietMs: 100 }))).text();
  expect(text).toContain(': still here\n\n');
  await untilTrue(() => seen.stopped === 1);
});

test('refuses a visitor with too many streams until one of them is closed', async () => {
  const address = await start({ maxOpenPerVisitor: 2 });
  const leave = new AbortController();
  await fetch(address, { signal: leave.signal });
  await fetch(address);
  expect((await fetch(address)).status).toBe(503);
  leave.abort();
  await untilTrue(() => seen.stopped === 1);
  expect((await fetch(address)).status).toBe(200);
});

test('refuses everybody when too many streams are open together', async () => {
  const address = await start({ maxOpen: 1 });
  await fetch(address);
  expect((await fetch(address)).status).toBe(503);
});

test('ends every stream when the server stops, and new ones at once', async () => {
  const stopping = new AbortController();
  const address = await start({ stopping: stopping.signal });
  const open = await fetch(address);
  stopping.abort();
  await open.text();
  await (await fetch(address)).text();
  await untilTrue(() => seen.stopped === 2);
});

test('a slow reader gets the latest event instead of a queue of old ones, and always the last', async () => {
  const address = await start();
  const slow = await new Promise<IncomingMessage>((resolve) => get(address, resolve));
  slow.pause();
  await untilTrue(() => seen.streams.length === 1);
  const sent = 2000;
  for (let event = 1; event <= sent; event += 1) {
    seen.streams[0]?.send({ event, LARGE });
    if (event % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  seen.streams[0]?.end();
  let text = '';
  for await (const chunk of slow) text += String(chunk);
  const events = [...text.matchAll(/"event":(\d+)/g)].map(([, event]) => Number(event));
  expect(events.length).toBeLessThan(sent / 2);
  expect(events.at(-1)).toBe(sent);
});

async function untilTrue(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}
