import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Ticket } from '../tickets/ticket.ts';
import { Challenge, drawRandom, hashSecret, isSameProof, prove, Reception } from './greeting.ts';
import { createLine, type Line } from './line.ts';
import { LineJob } from './lineMessages.ts';
import type { LineSettings } from './lineServer.ts';

const CONNECT_MS = 2000;
const GREETING_MS = 5000;
const GREETING_BYTES = 4096;
/** Options hold texts of visitors, such as a long text to check. */
const MAX_JOB_BYTES = 64 * 1024 * 1024;

/** How a server received a worker. */
export type Received = { state: 'welcome'; line: Line; job: LineJob } | { state: 'other build' } | { state: 'unwanted' };

/** Dials the server that wrote a ticket and takes its job. A server that is gone wants nothing any more. */
export async function dialLine(ticket: Ticket, settings: LineSettings): Promise<Received> {
  const socket = await connect(ticket, settings);
  if (!socket) return { state: 'unwanted' };
  const line = createLine(socket, { tickMs: settings.tickMs });
  const patience = setTimeout(line.cut, GREETING_MS);
  try {
    const received = await greet(line, ticket, settings);
    if (received.state !== 'welcome') line.cut();
    return received;
  } finally {
    clearTimeout(patience);
  }
}

async function greet(line: Line, ticket: Ticket, { secret, build }: LineSettings): Promise<Received> {
  const challenge = Challenge.safeParse(await line.readMessage(GREETING_BYTES)).data;
  if (!challenge) return { state: 'unwanted' };
  const greeting = { ticket: ticket.id, attempt: ticket.attempt, build, random: drawRandom() };
  const said = { ...greeting, challenge: challenge.random };
  await line.sendMessage({ type: 'greeting', ...greeting, proof: prove('worker', said, secret) });
  const reception = Reception.safeParse(await line.readMessage(GREETING_BYTES)).data;
  if (reception?.type !== 'welcome') return { state: reception?.reason ?? 'unwanted' };
  const isTheWriter = hashSecret(reception.oneTimeSecret) === ticket.secretHash;
  if (!isTheWriter || !isSameProof(reception.proof, prove('server', said, secret))) return { state: 'unwanted' };
  const job = LineJob.safeParse(await line.readMessage(MAX_JOB_BYTES)).data;
  return job ? { state: 'welcome', line, job } : { state: 'unwanted' };
}

/** Connects, or returns nothing when nobody answers. */
function connect({ host, port }: Ticket, { certificates }: LineSettings): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    // Servers are named by addresses that no certificate holds. Whoever the authority has signed is trusted.
    const socket = certificates ? connectTls({ host, port, ...certificates, checkServerIdentity: () => undefined }) : connectPlain({ host, port });
    const patience = setTimeout(() => socket.destroy(), CONNECT_MS);
    socket.once(certificates ? 'secureConnect' : 'connect', () => {
      clearTimeout(patience);
      resolve(socket);
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(patience);
      resolve(undefined);
    });
  });
}
