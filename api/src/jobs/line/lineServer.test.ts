import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { generate } from 'selfsigned';
import type { Ticket } from '../tickets/ticket.ts';
import { dialLine } from './dialLine.ts';
import type { Line } from './line.ts';
import { type LineCertificates, type LineServer, type LineSettings, startLineServer } from './lineServer.ts';

const log = pino({ level: 'silent' });
const settings: LineSettings = { secret: 'a secret of servers and workers', build: 'this build' };
const job = { type: 'start', engine: 'merge', options: {}, files: [{ name: 'a.pdf', bytes: 8 }] };

const servers: LineServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** Starts a server that expects a worker with the second attempt of one job, and sends the job to whom it receives. */
async function expectWorker(changes: Partial<LineSettings> = {}): Promise<{ ticket: Ticket; lines: Line[] }> {
  const server = await startLineServer({ host: '127.0.0.1', port: 0 }, { ...settings, ...changes }, log);
  servers.push(server);
  const lines: Line[] = [];
  const { secretHash } = server.expect('job-1', 2, (line) => {
    lines.push(line);
    void line.sendMessage(job);
  });
  const rest = { build: settings.build, host: '127.0.0.1', port: server.port, bytes: 8, expiresAt: Date.now() };
  return { ticket: { id: 'job-1', attempt: 2, secretHash, ...rest }, lines };
}

test('a worker with a ticket that is wanted gets the job, once', async () => {
  const { ticket, lines } = await expectWorker();
  expect(await dialLine(ticket, settings)).toMatchObject({ state: 'welcome', job });
  expect(await dialLine(ticket, settings)).toEqual({ state: 'unwanted' });
  expect(lines).toHaveLength(1);
});

test.each<[string, Partial<Ticket>, Partial<LineSettings>, string]>([
  ['an attempt that is over', { attempt: 1 }, {}, 'unwanted'],
  ['a job that nobody waits for', { id: 'job-2' }, {}, 'unwanted'],
  ['another build', {}, { build: 'an older build' }, 'other build'],
  ['another secret', {}, { secret: 'what somebody guessed' }, 'unwanted'],
  ['a ticket that this server did not write', { secretHash: 'forged' }, {}, 'unwanted'],
])('a worker with %s gets no job', async (_, ticketChanges, workerChanges, state) => {
  const { ticket } = await expectWorker();
  expect(await dialLine({ ...ticket, ...ticketChanges }, { ...settings, ...workerChanges })).toEqual({ state });
});

test('a server that is gone wants nothing', async () => {
  const { ticket } = await expectWorker();
  await servers.pop()?.close();
  expect(await dialLine(ticket, settings)).toEqual({ state: 'unwanted' });
});

test('whoever speaks another language is sent away', async () => {
  const { ticket } = await expectWorker();
  const stranger = connect(ticket.port, ticket.host);
  stranger.resume().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(stranger, 'close');
  const loud = connect(ticket.port, ticket.host);
  loud.on('error', () => undefined);
  loud.resume().write(Buffer.alloc(1024 * 1024, 3));
  await once(loud, 'close');
});

describe('with certificates', () => {
  let own: LineCertificates;
  let foreign: LineCertificates;
  beforeAll(async () => {
    [own, foreign] = await Promise.all([issueCertificates(), issueCertificates()]);
  });

  test('both sides meet, and what they say cannot be read on the way', async () => {
    const { ticket } = await expectWorker({ certificates: own });
    expect(await dialLine(ticket, { ...settings, certificates: own })).toMatchObject({ state: 'welcome', job });
    const listener = connect(ticket.port, ticket.host);
    listener.end('no TLS');
    expect(await text(listener)).not.toContain('challenge');
  });

  test('a worker of another authority, or without a certificate, gets no job', async () => {
    const { ticket } = await expectWorker({ certificates: own });
    expect(await dialLine(ticket, { ...settings, certificates: foreign })).toEqual({ state: 'unwanted' });
    expect(await dialLine(ticket, settings)).toEqual({ state: 'unwanted' });
    expect(await dialLine(ticket, { ...settings, certificates: { ...foreign, ca: own.ca } })).toEqual({ state: 'unwanted' });
  });

  test('a server of another authority is told nothing', async () => {
    const { ticket } = await expectWorker({ certificates: foreign });
    expect(await dialLine(ticket, { ...settings, certificates: own })).toEqual({ state: 'unwanted' });
  });
});

/** An authority of its own with one certificate for all servers and workers. */
async function issueCertificates(): Promise<LineCertificates> {
  const name = (value: string) => [{ name: 'commonName', value }];
  const extensions = [{ name: 'basicConstraints' as const, cA: true, critical: true }];
  const authority = await generate(name(`authority ${Math.random()}`), { keySize: 2048, extensions });
  const { cert, private: key } = await generate(name('sheaf'), { keySize: 2048, ca: { key: authority.private, cert: authority.cert } });
  return { cert, key, ca: authority.cert };
}
