import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import Koa from 'koa';
import { readSendQueues } from '../sendQueues.ts';
import { rejectSlowDownload } from './rejectSlowDownload.ts';

const ANSWER_BYTES = 48 * 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024);
const onLinux = process.platform === 'linux' ? describe : describe.skip;

let server: Server;
let check: (() => void) | undefined;
let cutOff: boolean;
let reading: Promise<unknown>;

beforeEach(async () => {
  check = undefined;
  cutOff = false;
  reading = Promise.resolve();
  const guard = rejectSlowDownload({
    every(_, checkNow) {
      check = checkNow;
      return () => {
        check = undefined;
      };
    },
    sendQueues() {
      const queues = readSendQueues();
      reading = queues;
      return queues;
    },
  });
  const app = new Koa();
  app.silent = true;
  app.use(guard);
  app.use((ctx) => {
    ctx.res.once('close', () => {
      cutOff = !ctx.res.writableFinished;
    });
    ctx.length = ctx.path === '/short' ? PIECE.length : ANSWER_BYTES;
    ctx.body = Readable.from(pieces(ctx.path === '/short' ? PIECE.length : ANSWER_BYTES), { objectMode: false });
  });
  server = createServer(app.callback()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function* pieces(bytes: number): Generator<Buffer> {
  for (let sent = 0; sent < bytes; sent += PIECE.length) yield PIECE;
}

/** A visitor whose socket gives bytes only when asked. */
function ask(path: string, isHalfOpen = false): Socket {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const socket = connect({ port: address.port, host: '127.0.0.1', allowHalfOpen: true }).pause();
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  if (isHalfOpen) socket.end();
  return socket;
}

/** Lets the given number of seconds pass for the guard. */
async function pass(seconds: number, eachSecond: () => void | Promise<void> = () => undefined): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await eachSecond();
    check?.();
    await reading;
    await turns(3);
  }
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Waits until the kernel takes no more of an answer. */
async function untilFull(): Promise<void> {
  for (let before = -1, same = 0; same < 200; ) {
    const now = await new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count + bytesWritten())));
    same = now === before ? same + 1 : 0;
    before = now;
    await turns(1);
  }
}

const bytesWritten = () => sockets.reduce((sum, { bytesWritten: bytes, writableLength }) => sum + bytes - writableLength, 0);
const sockets: Socket[] = [];
beforeEach(() => {
  sockets.length = 0;
  server.on('connection', (socket) => sockets.push(socket));
});

test.each([
  ['stays', false],
  ['has closed its own side', true],
])('a visitor who reads nothing and %s is cut off after ten seconds, and the answer ends', async (_, isHalfOpen) => {
  const visitor = ask('/long', isHalfOpen);
  await untilFull();
  await pass(9);
  expect(cutOff).toBe(false);
  // The kernels settle in real time, which is slower than the clock here.
  await pass(25);
  expect(cutOff).toBe(true);
  expect(check).toBeUndefined();
  visitor.destroy();
});

test('a visitor who reads a hundred bytes a second is cut off', async () => {
  const visitor = ask('/long');
  await untilFull();
  await pass(30, () => void visitor.read(100));
  expect(cutOff).toBe(true);
  visitor.destroy();
});

onLinux('where the kernel tells what it holds', () => {
  test('a visitor who reads at the pace of a phone keeps the connection', async () => {
    const visitor = ask('/long');
    await untilFull();
    await pass(40, async () => {
      for (let receivedBytes = 0; receivedBytes < 200_000; ) {
        const bytes = visitor.read();
        if (bytes === null) await new Promise((resolve) => visitor.once('readable', resolve));
        else receivedBytes += bytes.length;
      }
      await turns(5);
    });
    expect(cutOff).toBe(false);
    visitor.destroy();
  });
});

test('an answer that the kernel took whole needs no reader', async () => {
  const visitor = ask('/short');
  await untilFull();
  await pass(20);
  expect([cutOff, check]).toEqual([false, undefined]);
  visitor.destroy();
});

test('of two answers asked for at once the second waits for its turn without being counted', async () => {
  const visitor = ask('/short');
  visitor.write('GET /short HTTP/1.1\r\nHost: a\r\n\r\n');
  await untilFull();
  await pass(20);
  expect(cutOff).toBe(false);
  visitor.destroy();
});
