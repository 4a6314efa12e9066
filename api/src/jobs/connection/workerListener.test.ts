import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { generate } from 'selfsigned';
import { HEADER_BYTES, readHeader } from '../protocol/frames.ts';
import { connectToServer } from '../tickets/connectToServer.ts';
import type { Ticket } from '../tickets/ticket.ts';
import type { Connection } from './connection.ts';
import { type ConnectionCertificates, type ConnectionSettings, startWorkerListener, type WorkerListener } from './workerListener.ts';

const log = pino({ level: 'silent' });
const settings: ConnectionSettings = { secret: 'a secret of servers and workers', build: 'this build' };
const job = { type: 'start', engine: 'merge', options: {}, files: [{ name: 'a.pdf', bytes: 8 }] };

const servers: WorkerListener[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** Starts a server that expects a worker with the second attempt of one job, and sends that job. */
async function expectWorker(changes: Partial<ConnectionSettings> = {}): Promise<{ ticket: Ticket; connections: Connection[] }> {
  const server = await startWorkerListener({ host: '127.0.0.1', port: 0 }, { ...settings, ...changes }, log);
  servers.push(server);
  const connections: Connection[] = [];
  const { secretHash } = server.expect('job-1', 2, (connection) => {
    connections.push(connection);
    void connection.sendMessage(job);
  });
  const rest = { build: settings.build, host: '127.0.0.1', port: server.port, bytes: 8, expiresAt: Date.now() };
  return { ticket: { id: 'job-1', attempt: 2, secretHash, ...rest }, connections };
}

test('a worker with a ticket that is wanted gets the job, once', async () => {
  const { ticket, connections } = await expectWorker();
  expect(await connectToServer(ticket, settings)).toMatchObject({ state: 'welcome', job });
  expect(await connectToServer(ticket, settings)).toEqual({ state: 'unwanted' });
  expect(connections).toHaveLength(1);
});

test.each<[string, Partial<Ticket>, Partial<ConnectionSettings>, string]>([
  ['an attempt that is over', { attempt: 1 }, {}, 'unwanted'],
  ['a job that nobody waits for', { id: 'job-2' }, {}, 'unwanted'],
  ['another build', {}, { build: 'an older build' }, 'other build'],
  ['another secret', {}, { secret: 'what somebody guessed' }, 'unwanted'],
  ['a ticket that this server did not write', { secretHash: 'forged' }, {}, 'unwanted'],
])('a worker with %s gets no job', async (_, ticketChanges, workerChanges, state) => {
  const { ticket } = await expectWorker();
  expect(await connectToServer({ ...ticket, ...ticketChanges }, { ...settings, ...workerChanges })).toEqual({ state });
});

test.each([false, true])('a connection stays open while neither side sends anything, encrypted: %s', async (isEncrypted) => {
  const quick = { tickMs: 20, ...(isEncrypted && { certificates: await issueCertificates() }) };
  const { ticket } = await expectWorker(quick);
  const received = await connectToServer(ticket, { ...settings, ...quick });
  if (received.state !== 'welcome') throw new Error('The worker was rejected.');
  // A sign of life comes with every tick, and ten silent ticks would end the connection.
  for (let signs = 0; signs < 12; signs += 1) {
    const header = readHeader((await received.connection.reader.exactly(HEADER_BYTES)) ?? Buffer.alloc(HEADER_BYTES, 255));
    expect(header?.kind).toBe('alive');
  }
});

test('a server that is gone wants nothing', async () => {
  const { ticket } = await expectWorker();
  await servers.pop()?.close();
  expect(await connectToServer(ticket, settings)).toEqual({ state: 'unwanted' });
});

test.each([
  ['another protocol', Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
  ['an endless stream', Buffer.alloc(1024 * 1024, 3)],
])('a client that sends %s is rejected', async (_, bytes) => {
  const { ticket } = await expectWorker();
  const intruder = connect(ticket.port, ticket.host);
  intruder.on('error', () => undefined).resume();
  intruder.write(bytes);
  await new Promise((resolve) => intruder.once('close', resolve));
});

describe('with certificates', () => {
  let own: ConnectionCertificates;
  let foreign: ConnectionCertificates;
  beforeAll(async () => {
    [own, foreign] = await Promise.all([issueCertificates(), issueCertificates()]);
  });

  test('both sides meet, and their messages cannot be read on the way', async () => {
    const { ticket } = await expectWorker({ certificates: own });
    expect(await connectToServer(ticket, { ...settings, certificates: own })).toMatchObject({ state: 'welcome', job });
    const listener = connect(ticket.port, ticket.host);
    listener.end('no TLS');
    expect(await text(listener)).not.toContain('challenge');
  });

  test('a worker of another authority, or without a certificate, gets no job', async () => {
    const { ticket } = await expectWorker({ certificates: own });
    expect(await connectToServer(ticket, { ...settings, certificates: foreign })).toEqual({ state: 'unwanted' });
    expect(await connectToServer(ticket, settings)).toEqual({ state: 'unwanted' });
    expect(await connectToServer(ticket, { ...settings, certificates: { ...foreign, ca: own.ca } })).toEqual({ state: 'unwanted' });
  });

  test('nothing is sent to a server of another authority', async () => {
    const { ticket } = await expectWorker({ certificates: foreign });
    expect(await connectToServer(ticket, { ...settings, certificates: own })).toEqual({ state: 'unwanted' });
  });
});

/** An authority of its own with one certificate for all servers and workers. */
async function issueCertificates(): Promise<ConnectionCertificates> {
  const name = (value: string) => [{ name: 'commonName', value }];
  const extensions = [{ name: 'basicConstraints' as const, cA: true, critical: true }];
  const authority = await generate(name(`authority ${Math.random()}`), { keySize: 2048, extensions });
  const { cert, private: key } = await generate(name('sheaf'), { keySize: 2048, ca: { key: authority.private, cert: authority.cert } });
  return { cert, key, ca: authority.cert };
}
