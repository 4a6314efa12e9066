import { createServer as createPlainServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Logger } from 'pino';
import { drawRandom, Greeting, hashSecret, isSameProof, prove, type Reception } from './greeting.ts';
import { createLine, type Line } from './line.ts';

const GREETING_BYTES = 4096;
const GREETING_MS = 5000;
const MAX_LINES = 2000;

/** Certificates of both sides, as PEM. Each side accepts whatever the one authority has signed. */
export interface LineCertificates {
  cert: string;
  key: string;
  ca: string;
}

export interface LineSettings {
  /** Known to all servers and workers, and to nobody else. */
  secret: string;
  build: string;
  certificates?: LineCertificates | undefined;
  /** How long a tick of a line is; tests make it shorter. */
  tickMs?: number | undefined;
}

/** A place where workers are expected with a ticket. */
export interface LineServer {
  readonly port: number;
  /** Expects a worker with one attempt of a job. An earlier attempt of that job is not received any more. */
  expect(ticket: string, attempt: number, onLine: (line: Line) => void): { secretHash: string; stop(): void };
  close(): Promise<void>;
}

interface Expected {
  attempt: number;
  oneTimeSecret: string;
  onLine(line: Line): void;
}

/** Listens for workers. Whoever does not know the secret, or has no ticket that is wanted, is sent away. */
export async function startLineServer(
  { host, port }: { host?: string | undefined; port: number },
  settings: LineSettings,
  log: Logger,
): Promise<LineServer> {
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
  server.maxConnections = MAX_LINES;
  server.on('tlsClientError', () => log.warn('A worker came without a certificate of the authority.'));
  await listen(server, port, host);
  const bound = server.address();

  return {
    port: typeof bound === 'object' && bound ? bound.port : port,
    expect(ticket, attempt, onLine) {
      const entry: Expected = { attempt, oneTimeSecret: drawRandom(), onLine };
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

/** Greets a worker, and gives its line to the job that it has a ticket for. */
async function receive(socket: Socket, expected: Map<string, Expected>, { secret, build, tickMs }: LineSettings, log: Logger): Promise<void> {
  const line = createLine(socket, { tickMs });
  const patience = setTimeout(line.cut, GREETING_MS);
  try {
    const challenge = drawRandom();
    await line.sendMessage({ type: 'challenge', random: challenge });
    const greeting = Greeting.safeParse(await line.readMessage(GREETING_BYTES)).data;
    const said = greeting && { ...greeting, challenge };
    if (!greeting || !said || !isSameProof(greeting.proof, prove('worker', said, secret))) {
      if (!line.closed.aborted) log.warn('A worker came that does not know the secret.');
      return line.cut();
    }
    const job = expected.get(greeting.ticket);
    const reason = greeting.build !== build ? 'other build' : job?.attempt !== greeting.attempt ? 'unwanted' : undefined;
    if (reason || !job) {
      await line.sendMessage({ type: 'dismissed', reason: reason ?? 'unwanted' } satisfies Reception);
      return await line.end();
    }
    expected.delete(greeting.ticket);
    void line.sendMessage({ type: 'welcome', proof: prove('server', said, secret), oneTimeSecret: job.oneTimeSecret } satisfies Reception);
    job.onLine(line);
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
