import { connect, createServer, type Socket } from 'node:net';
import { expect, jest, test } from '@jest/globals';
import { createConnection } from './connection.ts';

const TICK_MS = 1000;

/** A connection and the socket at its other end, which is silent by itself. */
async function connectToSilentSide() {
  const server = createServer();
  const far = new Promise<Socket>((resolve) => server.once('connection', resolve));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const near = connect(typeof bound === 'object' && bound ? bound.port : 0, '127.0.0.1');
  await new Promise((resolve) => near.once('connect', resolve));
  server.close();
  return { near, far: await far };
}

test('a connection reports that the other side is silent and that it answers again, and ends after longer silence', async () => {
  const { near, far } = await connectToSilentSide();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  try {
    const connection = createConnection(near, { tickMs: TICK_MS });
    const reports: boolean[] = [];
    connection.onSilence((isSilent) => reports.push(isSilent));
    const letTicksPass = (ticks: number) => jest.advanceTimersByTime(ticks * TICK_MS);

    letTicksPass(2);
    expect(reports).toEqual([]);
    letTicksPass(3);
    expect(reports).toEqual([true]);

    const hasArrived = new Promise((resolve) => near.once('readable', resolve));
    far.write(Buffer.alloc(1));
    await hasArrived;
    letTicksPass(1);
    expect(reports).toEqual([true, false]);

    near.read();
    letTicksPass(9);
    expect(connection.closed.aborted).toBe(false);
    expect(reports).toEqual([true, false, true]);
    const isClosed = new Promise((resolve) => near.once('close', resolve));
    letTicksPass(2);
    await isClosed;
    expect(connection.closed.aborted).toBe(true);
  } finally {
    jest.useRealTimers();
    far.destroy();
    near.destroy();
  }
});
