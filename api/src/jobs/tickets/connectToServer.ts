import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { type Connection, createConnection } from '../connection/connection.ts';
import { Challenge, drawRandom, GREETING_BYTES, GREETING_MS, HandshakeReply, hashSecret, isSameProof, prove } from '../connection/handshake.ts';
import { RemoteJob } from '../connection/remoteMessages.ts';
import type { ConnectionSettings } from '../connection/workerListener.ts';
import type { Ticket } from './ticket.ts';

const CONNECT_MS = 2000;
/** Options hold texts of visitors, such as a long text to check. */
const MAX_JOB_BYTES = 64 * 1024 * 1024;

/** The result of a handshake. */
export type ConnectResult = { state: 'welcome'; connection: Connection; job: RemoteJob } | { state: 'other build' } | { state: 'unwanted' };

/** Connects to the server that wrote a ticket and receives its job. A server that is gone counts as `unwanted`. */
export async function connectToServer(ticket: Ticket, settings: ConnectionSettings): Promise<ConnectResult> {
  const socket = await connect(ticket, settings);
  if (!socket) return { state: 'unwanted' };
  const connection = createConnection(socket, { tickMs: settings.tickMs });
  const patience = setTimeout(connection.cut, GREETING_MS);
  try {
    const received = await greet(connection, ticket, settings);
    if (received.state !== 'welcome') connection.cut();
    return received;
  } finally {
    clearTimeout(patience);
  }
}

async function greet(connection: Connection, ticket: Ticket, { secret, build }: ConnectionSettings): Promise<ConnectResult> {
  const challenge = Challenge.safeParse(await connection.readMessage(GREETING_BYTES)).data;
  if (!challenge) return { state: 'unwanted' };
  const greeting = { ticket: ticket.id, attempt: ticket.attempt, build, random: drawRandom() };
  const transcript = { ...greeting, challenge: challenge.random };
  await connection.sendMessage({ type: 'greeting', ...greeting, proof: prove('worker', transcript, secret) });
  const reception = HandshakeReply.safeParse(await connection.readMessage(GREETING_BYTES)).data;
  if (reception?.type !== 'welcome') return { state: reception?.reason ?? 'unwanted' };
  const isTheWriter = hashSecret(reception.oneTimeSecret) === ticket.secretHash;
  if (!isTheWriter || !isSameProof(reception.proof, prove('server', transcript, secret))) return { state: 'unwanted' };
  const job = RemoteJob.safeParse(await connection.readMessage(MAX_JOB_BYTES)).data;
  return job ? { state: 'welcome', connection, job } : { state: 'unwanted' };
}

/** Connects. Returns undefined when the server does not answer. */
function connect({ host, port }: Ticket, { certificates }: ConnectionSettings): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    // Certificates do not contain the addresses of servers. Any certificate of the authority is trusted.
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
