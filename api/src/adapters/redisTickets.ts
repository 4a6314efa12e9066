import { setTimeout as delay } from 'node:timers/promises';
import { Queue as BullQueue, DelayedError, type Job, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type Queue, queues as queueNames } from '../jobs/queue.ts';
import { Ticket, type TicketQueues, type TicketWork } from '../jobs/tickets/ticket.ts';
import { ConfigError } from '../settings/readSettings.ts';

const PREFIX = 'sheaf:jobs';
const COMMAND_TIMEOUT_MS = 500;
const LONGEST_RECONNECT_MS = 1000;
const PROBE_MS = 1000;
const START_PATIENCE_MS = 3000;
const CLOSE_PATIENCE_MS = 2000;
/** Nothing reads the events of a queue. */
const MAX_EVENTS = 100;
/** How long a ticket that was handed back is delayed, so that a worker of its build can take it. */
const RETURN_DELAY_MS = 200;
/** Tickets of servers that died are removed when they are older than this. */
const OLD_TICKET_MS = 10 * 60_000;
const MAX_CLEANED = 1000;
const KEEP_NONE = { count: 0 };
/** The states of a ticket that a worker can still take. */
const OPEN_STATES: ReadonlySet<string> = new Set(['waiting', 'prioritized', 'delayed']);
/** How long an idle worker sleeps when another one, which may be frozen, was woken for a ticket in its place. */
const LONGEST_SLEEP_SECONDS = 1;

/** The time limit of a command, for a frozen Redis. */
interface RedisTicketOptions {
  commandTimeoutMs?: number | undefined;
}

/**
 * Connects a server to the queues of tickets in Redis. Refuses to start on a Redis that may drop tickets when its memory is full.
 * One that is found so later counts as away, until its policy is mended.
 */
export async function connectRedisTickets(
  url: string,
  log: Logger,
  { commandTimeoutMs = COMMAND_TIMEOUT_MS }: RedisTicketOptions = {},
): Promise<TicketQueues> {
  const redis = connect(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: commandTimeoutMs });
  const listeners = new Set<(isReachable: boolean) => void>();
  let opened: Map<Queue, BullQueue> | undefined;
  let isReachable = false;
  let isClosed = false;
  /** The refusal that was logged last: each is logged once, though Redis is asked each second. */
  let logged: string | undefined;

  function change(next: boolean): void {
    if (next === isReachable) return;
    isReachable = next;
    if (next) log.info('The Redis of the job queues answers.');
    else log.error('The Redis of the job queues is away.');
    for (const listener of listeners) listener(next);
  }

  /** Asks Redis for its policy, which may change while it runs, and opens the queues when it answers. */
  async function probe(): Promise<void> {
    try {
      await refuseEviction(redis);
      opened ??= await openQueues(redis, log);
      logged = undefined;
      change(!isClosed);
    } catch (error) {
      change(false);
      if (error instanceof ConfigError) throw error;
      log.debug({ err: error }, 'The Redis of the job queues does not answer.');
    }
  }

  redis.on('error', (error) => log.debug({ err: error }, 'The Redis of the job queues cannot be reached.'));
  redis.on('close', () => {
    // Redis may restart empty, without the settings that a queue keeps there.
    opened = undefined;
    change(false);
  });
  await waitUntilReady(redis);
  await probe().catch(async (error) => {
    redis.disconnect();
    throw error;
  });
  const logRefusal = ({ message }: ConfigError) => {
    if (message !== logged) log.fatal(message);
    logged = message;
  };
  const timer = setInterval(() => void probe().catch(logRefusal), PROBE_MS);
  redis.on('ready', () => void probe().catch(logRefusal));

  function find(queue: Queue): BullQueue {
    const found = opened?.get(queue);
    if (!found) throw new Error('The Redis of the job queues is away.');
    return found;
  }

  return {
    get isReachable() {
      return isReachable;
    },
    async add(queue, ticket, { priority, offer }) {
      const options = { jobId: nameOffer(ticket, offer), priority, removeOnComplete: true, removeOnFail: true };
      await find(queue)
        .add('ticket', ticket, options)
        .catch((error) => {
          change(false);
          throw error;
        });
    },
    async isOffered(queue, ticket, offer) {
      return OPEN_STATES.has(await find(queue).getJobState(nameOffer(ticket, offer)));
    },
    async remove(queue, ticket, offer) {
      await opened
        ?.get(queue)
        ?.remove(nameOffer(ticket, offer))
        .catch((error) => log.debug({ err: error }, 'A ticket was not removed.'));
    },
    async countWaiting() {
      const counted = await Promise.all(
        queueNames.map(async (name) => [name, sum(await find(name).getJobCounts('wait', 'prioritized', 'delayed'))] as const),
      );
      const counts = new Map(counted);
      const count = (name: Queue) => counts.get(name) ?? 0;
      return { merge: count('merge'), ocr: count('ocr'), grammar: count('grammar'), qa: count('qa'), convert: count('convert') };
    },
    onChange(listener) {
      listeners.add(listener);
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      redis.disconnect();
    },
  };
}

const WORKER_SETTINGS = {
  prefix: PREFIX,
  drainDelay: LONGEST_SLEEP_SECONDS,
  // The server notices a lost worker itself, so BullMQ must not retry.
  maxStalledCount: 0,
  runRetryDelay: COMMAND_TIMEOUT_MS,
  removeOnComplete: KEEP_NONE,
  removeOnFail: KEEP_NONE,
};

interface TakingOptions {
  concurrency: number;
  work: TicketWork;
  /** Called when a Redis that was away comes back as one that may drop tickets. No more of them are taken by then. */
  onRefusal(error: Error): void;
}

/** Takes the tickets of one queue, up to `concurrency` at a time. Refuses a Redis that may drop tickets when its memory is full. */
export async function subscribeToRedisTickets(url: string, queue: Queue, { concurrency, work, onRefusal }: TakingOptions, log: Logger) {
  let isClosing = false;
  const redis = connect(url, { maxRetriesPerRequest: null, isDone: () => isClosing });
  redis.on('error', (error) => log.debug({ err: error }, 'The Redis of the job queues cannot be reached.'));
  const running = new Set<Promise<unknown>>();

  async function handleJob(job: Job<unknown>, token?: string): Promise<void> {
    const ticket = Ticket.safeParse(job.data).data;
    if (!ticket) return;
    const working = work(ticket);
    running.add(working);
    const end = await working.finally(() => running.delete(working));
    if (end === 'over') return;
    await job.moveToDelayed(Date.now() + RETURN_DELAY_MS, token);
    throw new DelayedError();
  }

  /** Absent until Redis has answered. */
  let worker: Worker | undefined;

  /** Begins to take tickets from a Redis that keeps them. */
  async function begin(): Promise<void> {
    await refuseEviction(redis);
    if (isClosing || worker) return;
    worker = new Worker(queue, handleJob, { ...WORKER_SETTINGS, connection: redis, concurrency });
    worker.on('error', (error) => log.debug({ err: error }, 'A ticket could not be taken or ended.'));
  }

  async function close(): Promise<void> {
    isClosing = true;
    const closed = worker?.close();
    await Promise.allSettled(running);
    // BullMQ waits forever for a connection that is away: https://github.com/taskforcesh/bullmq/issues/4656
    const patience = new AbortController();
    await Promise.race([closed, delay(CLOSE_PATIENCE_MS, undefined, { signal: patience.signal })]);
    patience.abort();
    redis.disconnect();
  }

  await waitUntilReady(redis);
  if (redis.status === 'ready') {
    await begin().catch(async (error) => {
      await close();
      throw error;
    });
  }
  redis.on('ready', () => {
    begin().catch((error) => {
      if (isClosing) return;
      void worker?.pause(true);
      onRefusal(error);
    });
  });

  return {
    /** Takes no more tickets, and resolves when all that were taken are over. */
    close,
  };
}

interface ConnectOptions {
  maxRetriesPerRequest: number | null;
  enableOfflineQueue?: boolean;
  commandTimeout?: number;
  /** Notes that a lost connection is not needed again. */
  isDone?(): boolean;
}

function connect(url: string, { isDone, ...options }: ConnectOptions): Redis {
  return new Redis(url, {
    ...options,
    connectTimeout: 2 * COMMAND_TIMEOUT_MS,
    retryStrategy: (attempt) => (isDone?.() ? null : Math.min(attempt * 100, LONGEST_RECONNECT_MS)),
  });
}

/** Waits a limited time for the first connection, since a server also starts without Redis. */
function waitUntilReady(redis: Redis): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, START_PATIENCE_MS);
    redis.once('ready', () => {
      clearTimeout(patience);
      resolve();
    });
  });
}

/** Throws when this Redis removes keys to make room: tickets would vanish. */
async function refuseEviction(redis: Redis): Promise<void> {
  const policy = /^maxmemory_policy:(\S+)/m.exec(await redis.info('memory'))?.[1];
  if (policy !== undefined && policy !== 'noeviction')
    throw new ConfigError(`The Redis of JOBS_REDIS_URL must have the maxmemory-policy noeviction, not ${policy}: it would drop jobs that wait.`);
}

async function openQueues(redis: Redis, log: Logger): Promise<Map<Queue, BullQueue>> {
  const opened = new Map<Queue, BullQueue>();
  for (const name of queueNames) {
    const queue = new BullQueue(name, { connection: redis, prefix: PREFIX, streams: { events: { maxLen: MAX_EVENTS } } });
    queue.on('error', (error) => log.debug({ err: error }, 'A queue in Redis failed.'));
    opened.set(name, queue);
  }
  await Promise.all(
    [...opened.values()].map(async (queue) => {
      await queue.waitUntilReady();
      await queue.clean(OLD_TICKET_MS, MAX_CLEANED, 'prioritized');
    }),
  );
  return opened;
}

function nameOffer({ id, attempt }: Ticket, offer: number): string {
  return offer === 1 ? `${id}-${attempt}` : `${id}-${attempt}-${offer}`;
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
