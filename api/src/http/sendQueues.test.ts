import { connect, createServer, type Socket } from 'node:net';
import { getConnectionKey, parseSendQueues, readSendQueues } from './sendQueues.ts';

const onLinux = process.platform === 'linux' ? test : test.skip;

test.each([
  ['   1: 0100007F:1F90 0200007F:D431 01 0012C000:00000000 01:00000014 00000000  1000 0 1 2 0', '127.0.0.2'],
  ['   1: 0000000000000000FFFF00000100007F:1F90 0000000000000000FFFF00000200007F:D431 01 0012C000:00000000 01:00000014', '::ffff:127.0.0.2'],
  ['   1: 00000000000000000000000001000000:1F90 B80D0120010000000000000002000000:D431 01 0012C000:00000000 01:00000014', '2001:db8:0:1::2'],
])('finds what the kernel holds for a visitor in %s', (row, remoteAddress) => {
  const queues = parseSendQueues(`  sl  local_address rem_address   st tx_queue rx_queue\n${row}\n`);
  expect(queues.get(getConnectionKey({ localPort: 8080, remoteAddress, remotePort: 54321 }))).toBe(1_228_800);
});

onLinux('finds what the kernel of this machine holds for a reader that stopped', async () => {
  const accepted = Promise.withResolvers<Socket>();
  const server = createServer(accepted.resolve).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const reader = connect({ port: address.port, host: '127.0.0.1' }).pause();
  const sender = await accepted.promise;
  const reset = new Promise((resolve) => sender.once('error', resolve));
  sender.write(Buffer.alloc(32 * 1024 * 1024));
  let queued: number | undefined;
  while (!queued) queued = (await readSendQueues())?.get(getConnectionKey(sender));
  expect(queued).toBeGreaterThan(0);
  reader.resetAndDestroy();
  await reset;
  server.close();
});
