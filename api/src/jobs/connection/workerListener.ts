import { createServer as createPlainServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Logger } from 'pino';
import { type Connection, createConnection } from './connection.ts';
import { drawRandom, GREETING_BYTES, GREETING_MS, Greeting, type HandshakeReply, hashSecret, isSameProof, prove } from './handshake.ts';

const MAX_CONNECTIONS = 2000;

/** Certificates of both sides, as PEM. Each side accepts whatever the one authority has signed. */
export interface ConnectionCertificates {
  cert: string;
  key: string;
  ca: string;
}

export interface ConnectionSettings {
  /** The secret that all servers and workers share. */
  secret: string;
  build: string;
  certificates?: ConnectionCertificates | undefined;
  /** How long a tick of a connection is; tests make it shorter. */
  tickMs?: number | undefined;
}

/** Accepts connections of workers that have a ticket of this server. */
export interface WorkerListener {
  readonly port: number;
  /** Expects a worker with one attempt of a job. Earlier attempts of that job are rejected from then on. */
  expect(ticket: string, attempt: number, onConnection: (connection: Connection) => void): { secretHash: string; stop(): void };
  close(): Promise<void>;
}

interface Expected {
  attempt: number;
  oneTimeSecret: string;
  onConnection(connection: Connection): void;
}

/** Listens for workers. A connection without the secret or without a wanted ticket is rejected. */
export async function startWorkerListener(
  { host, port }: { host?: string | undefined; port: number },
  settings: ConnectionSettings,
  log: Logger,
): Promise<WorkerListener> {
  const { certificates } = settings;
  const expected = new Map<string, Expected>();
  const open = new Set<Socket>();
  const receiveSocket = (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    void receive(socket, expected, settings, log);
  };
  const server = certificates
    ? createTlsServer({ ...certificates, requestCert: true, rejectUnauthorized: true, minVersion: 'TLSv1.3' }, receiveSocket)
    : createPlainServer(receiveSocket);
  server.maxConnections = MAX_CONNECTIONS;
  server.on('tlsClientError', () => log.warn('A connection without a certificate of the authority was rejected.'));
  await listen(server, port, host);
  const bound = server.address();

  return {
    port: typeof bound === 'object' && bound ? bound.port : port,
    expect(ticket, attempt, onConnection) {
      const entry: Expected = { attempt, oneTimeSecret: drawRandom(), onConnection };
      expected.set(ticket, entry);
      return {
        secretHash: hashSecret(entry.oneTimeSecret),
        stop() {
          if (expected.get(ticket) === entry) expected.delete(ticket);
        },
      };
    },
    async close() {
      const ended = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await ended;
    },
  };
}

/** Does the handshake, and passes the connection to the job of the worker's ticket. */
async function receive(socket: Socket, expected: Map<string, Expected>, { secret, build, tickMs }: ConnectionSettings, log: Logger): Promise<void> {
  const connection = createConnection(socket, { tickMs });
  const patience = setTimeout(connection.cut, GREETING_MS);
  try {
    const challenge = drawRandom();
    await connection.sendMessage({ type: 'challenge', random: challenge });
    const greeting = Greeting.safeParse(await connection.readMessage(GREETING_BYTES)).data;
    const transcript = greeting && { ...greeting, challenge };
    if (!greeting || !transcript || !isSameProof(greeting.proof, prove('worker', transcript, secret))) {
      if (!connection.closed.aborted) log.warn('A connection without the secret was rejected.');
      return connection.cut();
    }
    const job = expected.get(greeting.ticket);
    const reason = greeting.build !== build ? 'other build' : job?.attempt !== greeting.attempt ? 'unwanted' : undefined;
    if (reason || !job) {
      await connection.sendMessage({ type: 'dismissed', reason: reason ?? 'unwanted' } satisfies HandshakeReply);
      return await connection.end();
    }
    expected.delete(greeting.ticket);
    void connection.sendMessage({
      type: 'welcome',
      proof: prove('server', transcript, secret),
      oneTimeSecret: job.oneTimeSecret,
    } satisfies HandshakeReply);
    job.onConnection(connection);
  } finally {
    clearTimeout(patience);
  }
}

function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}
