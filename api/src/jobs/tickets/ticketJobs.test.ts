/** What jobs through Redis promise beyond those of one process: nothing readable in Redis, nothing lost with a worker, and fair turns. */
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import type { JobProgress } from '../../../contract/progress.ts';
import { subscribeToRedisTickets } from '../../adapters/redisTickets.ts';
import { createTempFileStore } from '../../adapters/tempFileStore.ts';
import type { JobRunner } from '../../ports.ts';
import { createBrokenNetwork } from '../../testing/brokenNetwork.ts';
import { buildPoolOptions } from '../../testing/buildPoolOptions.ts';
import { type RedisServer, startRedis } from '../../testing/redisServer.ts';
import { startTicketServer, startTicketWorker } from '../../testing/startTicketJobs.ts';
import { createJobPool, type JobPoolOptions } from '../queues/jobPool.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { connectToServer } from './connectToServer.ts';
import type { Ticket, TicketWork } from './ticket.ts';
import { ATTEMPT_OVER } from './ticketJobs.ts';
import { JOB_BEGINS, JOB_OVER } from './ticketWork.ts';

const MB = 1024 * 1024;
const program = fileURLToPath(new URL('../sandbox/testing/misbehavingChild.ts', import.meta.url));
const sandbox = createSandbox({ lifetimeCpuSeconds: 60 }, { program });
const tempFiles = createTempFileStore({ maxBytes: 100 * MB });
const never = new AbortController().signal;
/** Three of them without a byte, and another worker is looked for. Ten, and the connection is dead. */
const TICK_MS = 250;
const LOOK_MS = 5;

let redis: RedisServer;
const toClose: { close(): Promise<unknown> }[] = [];
beforeEach(async () => {
  redis = await startRedis();
});
afterEach(async () => {
  await Promise.all(toClose.splice(0).map((part) => part.close()));
  await redis.kill();
});

const pool = (changes: Partial<JobPoolOptions> = {}) => buildPoolOptions(tempFiles, { sandbox, ...changes });

async function startServer(changes: Parameters<typeof startTicketServer>[2] = {}, options: Partial<JobPoolOptions> = {}) {
  const server = await startTicketServer(redis.url, pool(options), changes);
  toClose.push(server.jobs);
  return server;
}

function startWorker(changes: Parameters<typeof startTicketWorker>[2] = {}, options: Partial<JobPoolOptions> = {}) {
  const worker = startTicketWorker(redis.url, pool(options), changes);
  toClose.push(worker);
  return worker;
}

interface RunOptions {
  signal?: AbortSignal;
  visitor?: string;
  requestId?: string;
  onProgress?(progress: JobProgress): void;
}

async function run(jobs: JobRunner, behaviour: string, { signal = never, visitor = 'a', requestId, onProgress }: RunOptions = {}): Promise<string> {
  const files = ['Anna Kowalska.pdf', 'second.pdf'].map((name) => ({ name, content: tempFiles.create() }));
  try {
    for (const { content } of files) await content.write(Buffer.from('%PDF-1.7'));
    const options = { options: { title: behaviour, passwords: ['open sesame'] }, maxPages: 0 };
    const { output } = await jobs.run({ engine: 'merge', files, options }, { visitor, signal, requestId, ...(onProgress && { onProgress }) });
    const text = Buffer.from(await output.start(100)).toString();
    output.close();
    return text;
  } finally {
    for (const { content } of files) content.close();
  }
}

/** Tries again while the server is busy, as its Retry-After asks: on a slow machine Redis may be away more than once. */
async function runOnceServed(jobs: JobRunner, behaviour: string): Promise<string> {
  await until(() => jobs.isReady);
  return run(jobs, behaviour).catch((error) => (error.code === 'busy' ? runOnceServed(jobs, behaviour) : Promise.reject(error)));
}

/** Leaves the processor to the processes that it waits for between two looks. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(LOOK_MS);
}

test('the logs of server and worker name the job and the request that it is for', async () => {
  const lines: { msg: string; job?: string; requestId?: string }[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const server = await startServer({}, { log });
  startWorker({}, { log });
  await run(server.jobs, 'behave', { requestId: 'request 7' });
  const ofJob = lines.filter(({ msg }) => [ATTEMPT_OVER, JOB_BEGINS, JOB_OVER].includes(msg));
  expect(new Set(ofJob.map(({ msg }) => msg)).size).toBe(3);
  for (const line of ofJob) expect(line).toMatchObject({ job: ofJob[0]?.job, requestId: 'request 7' });
  expect(ofJob[0]?.job).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.stringify(lines)).not.toMatch(/Anna|sesame|behave/);
});

test('nothing that is a visitor’s passes through Redis, and nothing of a job stays there', async () => {
  const watched: string[] = [];
  const client = new Redis(redis.url);
  const monitor = await client.monitor();
  monitor.on('monitor', (_, command: string[]) => watched.push(command.join(' ')));
  const server = await startServer();
  startWorker({}, { cpuSeconds: 0.5 });
  expect(await run(server.jobs, 'my secret title', { visitor: '203.0.113.7' })).toBe('done');
  await expect(run(server.jobs, 'loop for ever, Anna', { visitor: '203.0.113.7' })).rejects.toMatchObject({ code: 'too_complex' });
  const seen = watched.join('\n');
  expect(seen).toContain('secretHash');
  expect(seen).not.toMatch(/Anna|Kowalska|sesame|secret title|second\.pdf|%PDF|203\.0\.113\.7|a secret of servers/);
  const tickets = [...seen.matchAll(/\{"id":"[^}]*\}/g)].map(([ticket]) => ticket.length);
  expect(Math.max(...tickets)).toBeLessThan(1024);
  monitor.disconnect();
  await until(async () => (await client.keys('*')).filter((key) => /:[0-9a-f-]{36}-1/.test(key)).length === 0);
  client.disconnect();
});

describe('when a worker takes a ticket and does not come', () => {
  type Taking = (ticket: Ticket, testOver: Promise<'over'>) => ReturnType<TicketWork>;

  /** Takes the next ticket of merges as a worker would, and does something else with it than dialling. Later ones it hands back. */
  async function serveOne(work: Taking): Promise<void> {
    const hasStarted = Promise.withResolvers<void>();
    const testOver = Promise.withResolvers<'over'>();
    let isFirst = true;
    const serveFirst: TicketWork = async (ticket) => {
      if (!isFirst) return 'handed back';
      isFirst = false;
      hasStarted.resolve();
      return await work(ticket, testOver.promise);
    };
    const onRefusal = () => undefined;
    const taker = await subscribeToRedisTickets(redis.url, 'merge', { concurrency: 1, work: serveFirst, onRefusal }, pool().log);
    toClose.push({
      close() {
        // A taker waits for its work. One without end would keep the process of the tests from ending.
        testOver.resolve('over');
        return taker.close();
      },
    });
    await hasStarted.promise;
  }

  test.each<[string, Taking]>([
    ['because it was killed or frozen', (_, testOver) => testOver],
    ['because its line broke before it was greeted', async () => 'over'],
    ['because it failed', () => Promise.reject(new Error('No address was found.'))],
  ])('%s, another one does the job within seconds', async (_, work) => {
    const server = await startServer();
    const answer = run(server.jobs, 'behave');
    await serveOne(work);
    const start = performance.now();
    startWorker();
    expect(await answer).toBe('done');
    expect(performance.now() - start).toBeLessThan(15_000);
  });

  test('and comes later than the one that was sent in its place, it is sent away', async () => {
    const server = await startServer();
    const late = Promise.withResolvers<Ticket>();
    const answer = run(server.jobs, 'behave');
    await serveOne((ticket, testOver) => {
      late.resolve(ticket);
      return testOver;
    });
    startWorker();
    expect(await answer).toBe('done');
    const received = await connectToServer(await late.promise, { secret: 'a secret of servers and workers', build: 'this build' });
    expect(received.state).toBe('unwanted');
  });
});

describe('when a worker goes away in the middle of a job', () => {
  test.each([
    ['and its connection breaks', 'sever' as const],
    ['and falls silent', 'freeze' as const],
  ])('%s, another one does the job from its beginning', async (_, harm) => {
    const network = createBrokenNetwork();
    toClose.push(network);
    const server = await startServer({ reroute: (port) => network.forwardTo(port), tickMs: TICK_MS });
    startWorker({ tickMs: TICK_MS }, { workers: 2 });
    const harmOnce = ({ stage }: JobProgress) => {
      if (stage === 'writing' && network.connections === 1) network[harm]();
    };
    expect(await run(server.jobs, 'work for half a second', { onProgress: harmOnce })).toBe('done');
    expect(network.connections).toBe(2);
  });

  test.each<[string, JobProgress['stage'], string]>([
    ['files are read', 'reading', 'behave'],
    ['the result is written', 'writing', 'work for half a second'],
    ['a page is recognised', 'recognising', 'recognise four pages'],
  ])('and falls silent while %s, a free worker takes the job before the silent one counts as lost', async (_, when, behaviour) => {
    const network = createBrokenNetwork();
    toClose.push(network);
    const server = await startServer({ reroute: (port) => network.forwardTo(port), tickMs: TICK_MS });
    startWorker({ tickMs: TICK_MS }, { workers: 2 });
    const freezeOnce = ({ stage }: JobProgress) => stage === when && network.connections === 1 && network.freeze();
    expect(await run(server.jobs, behaviour, { onProgress: freezeOnce })).toBe('done');
    expect(network).toMatchObject({ connections: 2, mostOpen: 2 });
  });

  test('for a moment only and no other is free, it goes on with the job, and no other takes it later', async () => {
    const network = createBrokenNetwork();
    toClose.push(network);
    const server = await startServer({ reroute: (port) => network.forwardTo(port), tickMs: 2 * TICK_MS });
    startWorker({ tickMs: 2 * TICK_MS });
    const frozen = Promise.withResolvers<void>();
    const freeze = ({ stage }: JobProgress) => {
      if (stage !== 'writing') return;
      network.freeze();
      frozen.resolve();
    };
    const leave = new AbortController();
    const answer = run(server.jobs, 'recognise without end', { signal: leave.signal, onProgress: freeze });
    const countWaiting = async () => (await server.queues.countWaiting()).merge;
    await frozen.promise;
    await until(async () => (await countWaiting()) === 1);
    network.thaw();
    await until(async () => (await countWaiting()) === 0);
    leave.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(network.connections).toBe(1);
  });

  test('and the next one too, it is not tried a third time, and the visitor gets 503', async () => {
    const network = createBrokenNetwork();
    toClose.push(network);
    const server = await startServer({ reroute: (port) => network.forwardTo(port) });
    startWorker({}, { workers: 3 });
    const sever = ({ stage }: JobProgress) => stage === 'writing' && network.sever();
    await expect(run(server.jobs, 'work for half a second', { onProgress: sever })).rejects.toMatchObject({ code: 'busy', status: 503 });
    expect(network.connections).toBe(2);
  });

  test('because it has to stop and the job takes long, it gives the job back', async () => {
    const server = await startServer();
    const first = startWorker();
    let isReturned = false;
    const returnTicket = ({ stage }: JobProgress) => {
      if (stage !== 'recognising' || isReturned) return;
      isReturned = true;
      first.giveUp();
      startWorker();
    };
    const closing = run(server.jobs, 'recognise four pages', { onProgress: returnTicket });
    await until(() => isReturned);
    await first.close();
    expect(await closing).toBe('done');
  });
});

test('a file that breaks a limit is refused by name at its first worker', async () => {
  const network = createBrokenNetwork();
  toClose.push(network);
  const server = await startServer({ reroute: (port) => network.forwardTo(port) });
  startWorker({}, { cpuSeconds: 0.5, workers: 2 });
  await expect(run(server.jobs, 'loop for ever')).rejects.toMatchObject({ code: 'too_complex', fileIndex: 1 });
  expect(network.connections).toBe(1);
});

test('a worker of another build hands a job back, and one of the same build does it', async () => {
  const server = await startServer();
  startWorker({ build: 'another build' });
  const answered = run(server.jobs, 'behave');
  await until(async () => (await server.queues.countWaiting()).merge === 1);
  startWorker();
  expect(await answered).toBe('done');
});

test('a visitor who leaves frees the worker, and a job that waits leaves the queue', async () => {
  const server = await startServer();
  startWorker();
  const leave = new AbortController();
  const onProgress = ({ stage }: JobProgress) => stage === 'writing' && leave.abort();
  await expect(run(server.jobs, 'loop for ever', { signal: leave.signal, onProgress })).rejects.toMatchObject({ name: 'AbortError' });
  expect(await run(server.jobs, 'behave')).toBe('done');

  const lonely = await startServer({ build: 'a build without workers' });
  const change = new AbortController();
  const waiting = run(lonely.jobs, 'behave', { signal: change.signal });
  await until(async () => (await lonely.queues.countWaiting()).merge === 1);
  change.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await until(async () => (await lonely.queues.countWaiting()).merge === 0);
});

test('twenty visitors with one job each are served before the rest of two hundred jobs of one', async () => {
  const server = await startServer({}, { maxWaiting: 1000, maxWaitingPerVisitor: 1000 });
  const served: string[] = [];
  const note = (visitor: string) => (progress: JobProgress) => progress.stage === 'reading' && progress.file === 0 && served.push(visitor);
  const jobs = Array.from({ length: 200 }, () => run(server.jobs, 'behave', { visitor: 'greedy', onProgress: note('greedy') }));
  await until(async () => (await server.queues.countWaiting()).merge === 200);
  jobs.push(...Array.from({ length: 20 }, (_, index) => run(server.jobs, 'behave', { visitor: `${index}`, onProgress: note('small') })));
  await until(async () => (await server.queues.countWaiting()).merge === 220);
  startWorker();
  await Promise.all(jobs);
  expect(served.lastIndexOf('small')).toBeLessThan(25);
});

describe('while Redis is away', () => {
  const answerSoon = { commandTimeoutMs: 500 };

  test.each([
    ['killed', () => redis.kill(), () => redis.start()],
    ['frozen', async () => redis.freeze(), async () => redis.thaw()],
  ])('%s, running jobs finish, new ones are refused with Retry-After, and all goes on after that', async (_, stop, start) => {
    const server = await startServer(answerSoon);
    startWorker();
    const isWorking = Promise.withResolvers<void>();
    const running = run(server.jobs, 'work for half a second', { onProgress: ({ stage }) => stage === 'writing' && isWorking.resolve() });
    await isWorking.promise;
    await stop();
    await expect(run(server.jobs, 'behave')).rejects.toMatchObject({ code: 'busy', status: 503, details: { seconds: expect.any(Number) } });
    expect(await running).toBe('done');
    await until(() => !server.jobs.isReady);
    await start();
    expect(await runOnceServed(server.jobs, 'behave')).toBe('done');
  });

  test('workers of the server itself do new jobs, and those that wait', async () => {
    const local = createJobPool(pool());
    const server = await startServer({ ...answerSoon, local });
    const waiting = run(server.jobs, 'behave');
    await until(async () => (await server.queues.countWaiting()).merge === 1);
    await redis.kill();
    const seen: string[] = [];
    expect(await run(server.jobs, 'behave', { onProgress: ({ stage }) => seen.push(stage) })).toBe('done');
    expect(await waiting).toBe('done');
    expect(seen.filter((stage) => stage === 'over')).toHaveLength(1);
    expect(server.jobs.isReady).toBe(true);
    await redis.start();
  });

  test('a job that waits is not forgotten by a Redis that comes back empty', async () => {
    const server = await startServer(answerSoon);
    const waiting = run(server.jobs, 'behave');
    await until(async () => (await server.queues.countWaiting()).merge === 1);
    await redis.kill();
    await redis.start();
    startWorker();
    expect(await waiting).toBe('done');
  });
});

test('no temporary file remains after any job', () => {
  expect(tempFiles.bytesInUse).toBe(0);
});
