import type { Logger } from 'pino';
import type { JobHooks, JobRunner } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import type { Connection } from '../connection/connection.ts';
import type { Queue } from '../queue.ts';
import type { Ticket, TicketQueues } from './ticket.ts';

const TYPICAL_JOB_SECONDS = 1;
/** The priority of a job whose worker was lost, before all others. */
const FIRST = 0;
const CHECK_MS = 300;
/** A worker dials at once. A ticket found taken so many times without a connection is offered again. Where its worker comes after all, the other is sent away. */
const MISSED_CHECKS = 2;

interface WaitingTicket {
  queue: Queue;
  ticket: Ticket;
  hooks: JobHooks;
  /** Resolves with the connection of the worker that took the ticket. */
  connection: Promise<Connection>;
}

/** The jobs of this server that wait for a worker. */
export interface WaitingList {
  refuseWhenFull(visitor: string): void;
  /** Waits until a worker has taken the ticket. Returns undefined when the visitor left, and refuses a job that waited too long. */
  wait(waiting: WaitingTicket): Promise<Connection | undefined>;
}

interface Entry {
  waiting: WaitingTicket;
  priority: number;
  /** How often it was offered. */
  offer: number;
  missedChecks: number;
  leave(error: Error): void;
}

export interface WaitingListOptions {
  queues: TicketQueues;
  log: Logger;
  maxWaiting: number;
  maxWaitingPerVisitor: number;
  maxWaitSeconds: number;
  /** Runs jobs on this machine while the queues cannot be reached. Absent where such jobs are refused. */
  local?: JobRunner | undefined;
}

/** The queues cannot be reached, so the job has to run elsewhere. */
export class QueuesUnreachable extends Error {}

/** Creates the list of jobs that wait for a worker, with limits per visitor and in all. */
export function createWaitingList({ queues, maxWaiting, maxWaitingPerVisitor, maxWaitSeconds, local, log }: WaitingListOptions): WaitingList {
  const entries = new Set<Entry>();
  const countWaiting = (visitor: string) => [...entries].filter(({ waiting }) => waiting.hooks.visitor === visitor).length;
  const createBusyRefusal = () => new Refusal('busy', { seconds: Math.max(1, Math.ceil(entries.size * TYPICAL_JOB_SECONDS)) });

  queues.onChange((isReachable) => {
    for (const entry of entries) {
      if (isReachable) void offerAgain(queues, entry, log);
      else if (local) entry.leave(new QueuesUnreachable());
    }
  });

  /** Offers a ticket once more that was taken by a worker which then did not come. It is the same attempt, so only one worker can use it. */
  async function offerLost(entry: Entry): Promise<void> {
    const { queue, ticket } = entry.waiting;
    const isOffered = await queues.isOffered(queue, ticket, entry.offer).catch(() => true);
    entry.missedChecks = isOffered ? 0 : entry.missedChecks + 1;
    if (entry.missedChecks < MISSED_CHECKS || !entries.has(entry)) return;
    log.warn({ queue }, 'A ticket was taken by a worker that did not come: it is offered again.');
    Object.assign(entry, { offer: entry.offer + 1, missedChecks: 0, priority: FIRST });
    await offerAgain(queues, entry, log);
  }

  return {
    refuseWhenFull(visitor) {
      if (entries.size >= maxWaiting || countWaiting(visitor) >= maxWaitingPerVisitor) throw createBusyRefusal();
    },
    async wait(waiting) {
      const { queue, ticket, hooks, connection } = waiting;
      const ended = Promise.withResolvers<undefined>();
      // It may be rejected while the ticket is still being added.
      ended.promise.catch(() => undefined);
      const priority = ticket.attempt > 1 ? FIRST : 1 + countWaiting(hooks.visitor);
      const entry: Entry = { waiting, priority, offer: 1, missedChecks: 0, leave: ended.reject };
      const patience = setTimeout(() => ended.reject(createBusyRefusal()), maxWaitSeconds * 1000);
      const watch = setInterval(() => void offerLost(entry), CHECK_MS);
      const handleAbort = () => ended.resolve(undefined);
      hooks.signal.addEventListener('abort', handleAbort, { once: true });
      entries.add(entry);
      let isConnected = false;
      try {
        await add(queues, entry);
        const arrived = await Promise.race([connection, ended.promise]);
        isConnected = arrived !== undefined;
        return arrived;
      } finally {
        entries.delete(entry);
        clearTimeout(patience);
        clearInterval(watch);
        hooks.signal.removeEventListener('abort', handleAbort);
        // Cut the connection of a worker that took the ticket too late.
        if (!isConnected) {
          for (let offer = 1; offer <= entry.offer; offer += 1) void queues.remove(queue, ticket, offer);
          void connection.then(({ cut }) => cut());
        }
      }
    },
  };
}

async function add(queues: TicketQueues, { waiting: { queue, ticket }, priority, offer }: Entry): Promise<void> {
  if (!queues.isReachable) throw new QueuesUnreachable();
  try {
    await queues.add(queue, ticket, { priority, offer });
  } catch {
    // After any error it is unknown whether a worker can see the ticket.
    throw new QueuesUnreachable();
  }
}

/** Adds a ticket again that the queue may have lost. It is the same attempt, so only one worker can use it. */
async function offerAgain(queues: TicketQueues, entry: Entry, log: Logger): Promise<void> {
  await add(queues, entry).catch(() => log.debug('A ticket could not be added again.'));
}
