/** Servers and workers as processes, as an operator starts them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildSamplePdf, createFile } from '@sheaf/merge/testing/samplePdf';
import { createApiClient } from '../client/createApiClient.ts';
import { findFreePort } from './testing/findFreePort.ts';
import { type RedisServer, startRedis } from './testing/redisServer.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
const SECRET = 'a secret of servers and workers';

let redis: RedisServer;
const started: ChildProcess[] = [];
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await redis.kill();
});

function run(program: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, JOBS: 'redis', JOBS_REDIS_URL: redis.url, JOBS_SECRET: SECRET, JOBS_HOST: '127.0.0.1', WORKERS: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  return { child, output: () => output, ended };
}

async function startServer() {
  const server = run(MAIN, { PORT: '0', HOST: '127.0.0.1' });
  await until(() => server.output().includes('Sheaf is ready at'));
  return { ...server, address: /Sheaf is ready at (http:\S+)/.exec(server.output())?.[1]?.replace('localhost', '127.0.0.1') ?? '' };
}

async function startWorker(env: Record<string, string> = {}) {
  const worker = run(WORKER, { WORKER_QUEUES: 'merge', ...env });
  await until(() => worker.output().includes('The worker is ready.'));
  return worker;
}

test('a server without a worker is not ready, and a worker on any machine makes it so', async () => {
  const metricsPort = await findFreePort();
  const measured = { METRICS_PORT: `${metricsPort}`, HOST: '127.0.0.1' };
  const [server, worker, other, third] = await Promise.all([startServer(), startWorker(), startWorker(), startWorker(measured)]);
  const isReady = () => fetch(`${server.address}/api/health/ready`).then(({ ok }) => ok);
  await until(isReady);
  const file = createFile('a.pdf', await buildSamplePdf(3));
  const client = createApiClient({ baseUrl: server.address });
  expect(await client.mergePdfs([file, file])).toMatchObject({ pages: 6 });

  // A stopping worker finishes its jobs, and others go on.
  const merges = Array.from({ length: 6 }, () => client.mergePdfs([file, file]));
  await merges[0];
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
  expect(worker.output()).toContain('Stopped.');
  expect((await Promise.all(merges)).map(({ pages }) => pages)).toEqual(Array(6).fill(6));

  // A killed worker loses no job either.
  const more = Array.from({ length: 6 }, () => client.mergePdfs([file, file]));
  other.child.kill('SIGKILL');
  expect((await Promise.all(more)).map(({ pages }) => pages)).toEqual(Array(6).fill(6));

  // The last worker shows Prometheus what it has done.
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/sheaf_worker_jobs_total\{queue="merge",engine="merge",outcome="done"\} [1-9]/);

  server.child.kill('SIGTERM');
  third.child.kill('SIGTERM');
  expect(await Promise.all([server.ended, third.ended])).toEqual([0, 0]);
  for (const { output } of [server, worker, other, third]) expect(output()).not.toMatch(/a\.pdf|a secret of/);
}, 180_000);

test('a worker without queues explains in one line what is missing', async () => {
  const worker = run(WORKER, { JOBS: 'local' });
  expect(await worker.ended).toBe(1);
  expect(worker.output()).toBe('A worker needs JOBS=redis: with JOBS=local the server runs its jobs itself.\n');
});

test('a worker refuses a Redis that drops waiting jobs when its memory is full', async () => {
  const evicting = await startRedis(['--maxmemory', '100mb', '--maxmemory-policy', 'volatile-ttl']);
  const worker = run(WORKER, { JOBS_REDIS_URL: evicting.url, WORKER_QUEUES: 'merge', LOG_LEVEL: 'silent' });
  expect(await worker.ended).toBe(1);
  expect(worker.output()).toBe(
    'The Redis of JOBS_REDIS_URL must have the maxmemory-policy noeviction, not volatile-ttl: it would drop jobs that wait.\n',
  );
  await evicting.kill();
});

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}
