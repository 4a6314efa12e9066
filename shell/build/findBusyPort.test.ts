import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { findBusyPort } from './findBusyPort.ts';

let server: Server | undefined;
let busyPort: number;
beforeEach(async () => {
  // The port before it is free, so that it can be the server's own.
  do {
    server?.close();
    server = createServer().listen(0);
    await once(server, 'listening');
    const address = server.address();
    busyPort = typeof address === 'object' && address ? address.port : 0;
  } while (await findBusyPort([busyPort - 1]));
});
afterEach(() => server?.close());

test('a port that another program listens on is found', async () => {
  expect(await findBusyPort([busyPort])).toBe(busyPort);
  expect(await findBusyPort([0])).toBeUndefined();
});

test.each([0, 1])('the development server names the taken port in one line and ends: its own plus %s', (offset) => {
  const port = busyPort - offset;
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'dev.ts')], {
    env: { ...process.env, PORT: String(port) },
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${busyPort} is taken. End the program that listens on it, or name another port: PORT=${port + 100} npm run dev\n`,
  });
});
