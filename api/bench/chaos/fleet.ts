import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { JOB_BEGINS } from '../../src/jobs/tickets/ticketWork.ts';
import { type BrokenNetwork, createBrokenNetwork } from '../../src/testing/brokenNetwork.ts';
import { findFreePort } from '../../src/testing/findFreePort.ts';
import { type RedisServer, startRedis } from '../../src/testing/redisServer.ts';
import { followAttempts } from './attempts.ts';
import type { Visit } from './visit.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const WORKER = fileURLToPath(new URL('../../src/worker.ts', import.meta.url));
/** The address by which workers reach servers, through the broken network. */
const BROKEN_HOST = '127.0.0.2';
const SECRET = 'a secret of servers and workers';

/** A process that is restarted whenever it ends. */
export interface Member {
  readonly isReady: boolean;
  /** Counts its starts. */
  readonly life: number;
  /** Counts the jobs that a worker was given. */
  readonly jobsBegun: number;
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
}

export interface Server extends Member {
  address: string;
  network: BrokenNetwork;
}

export interface Fleet {
  redis: RedisServer;
  servers: Server[];
  workers: Member[];
  /** Every visit that was made. */
  visits: Visit[];
  /** Starts one more worker, such as one of another build. */
  addWorker(env: Record<string, string>): Member;
  stop(): Promise<void>;
}

interface FleetSize {
  servers: number;
  workers: number;
  /** The queues that workers serve, as in `WORKER_QUEUES`. */
  queues: string;
  env?: Record<string, string>;
}

/** Starts servers, workers and one Redis, and waits until all are ready. */
export async function startFleet({ servers: serverCount, workers: workerCount, queues, env = {} }: FleetSize): Promise<Fleet> {
  const redis = await startRedis();
  const shared = { JOBS: 'redis', REDIS_URL: redis.url, JOBS_SECRET: SECRET, SESSION_SECRET: SECRET, LOG_LEVEL: 'warn', NODE_ENV: 'test', ...env };
  const startWorker = (changes: Record<string, string> = {}) =>
    keepAlive(WORKER, { ...shared, LOG_LEVEL: 'debug', WORKERS: '1', WORKER_QUEUES: queues, ...changes }, 'The worker is ready');
  const servers = await Promise.all(Array.from({ length: serverCount }, () => startServer(shared)));
  const workers = Array.from({ length: workerCount }, () => startWorker());
  const members: Member[] = [...servers, ...workers];
  await waitUntil(() => members.every(({ isReady }) => isReady));
  return {
    redis,
    servers,
    workers,
    visits: [],
    addWorker(changes) {
      const worker = startWorker(changes);
      members.push(worker);
      return worker;
    },
    async stop() {
      await Promise.all(members.map((member) => member.stop()));
      await Promise.all(servers.map(({ network }) => network.close()));
      await redis.kill();
    },
  };
}

async function startServer(shared: Record<string, string>): Promise<Server> {
  const [port, linePort] = await Promise.all([findFreePort(), findFreePort()]);
  const network = createBrokenNetwork();
  await network.forwardTo(linePort, { host: BROKEN_HOST, port: linePort });
  const own = { PORT: `${port}`, HOST: '127.0.0.1', JOBS_HOST: BROKEN_HOST, JOBS_LISTEN: '127.0.0.1', JOBS_PORT: `${linePort}` };
  const rights = { TRUST_PROXY: '1', REQUESTS_PER_MINUTE: '0' };
  const member = keepAlive(MAIN, { ...shared, LOG_LEVEL: 'debug', ...own, ...rights }, 'Sheaf is ready');
  return Object.assign(member, { address: `http://127.0.0.1:${port}`, network });
}

/** Starts a program, and restarts it whenever it ends. */
function keepAlive(program: string, env: Record<string, string>, readyText: string): Member {
  let child: ChildProcess;
  let isReady = false;
  let isStopped = false;
  let life = 0;
  let jobsBegun = 0;
  start();

  function start(): void {
    life += 1;
    const started = spawn(process.execPath, [program], { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    started.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes(readyText)) isReady = true;
      jobsBegun += chunk.toString().split(JOB_BEGINS).length - 1;
    });
    followAttempts(started.stdout);
    started.once('exit', () => {
      isReady = false;
      if (!isStopped) start();
    });
  }

  return {
    get isReady() {
      return isReady;
    },
    get life() {
      return life;
    },
    get jobsBegun() {
      return jobsBegun;
    },
    signal(name) {
      if (name === 'SIGKILL') isReady = false;
      child.kill(name);
    },
    stop() {
      isStopped = true;
      return new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      });
    },
  };
}

/** Waits until a condition holds, and asks again every 50 ms. */
export async function waitUntil(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
}
