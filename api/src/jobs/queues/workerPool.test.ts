import { fileURLToPath } from 'node:url';
import { createTempFileStore } from '../../adapters/tempFileStore.ts';
import { buildPoolOptions } from '../../testing/buildPoolOptions.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import type { SandboxedWorker } from '../sandbox/sandboxedWorker.ts';
import { startWorkerPool, type WorkerPool } from './workerPool.ts';

const program = fileURLToPath(new URL('../sandbox/testing/misbehavingChild.ts', import.meta.url));
const sandbox = createSandbox({ lifetimeCpuSeconds: 60 }, { program });
const tempFiles = createTempFileStore({ maxBytes: 1 });
let pool: WorkerPool;

afterEach(() => pool.close());

/** Starts a pool whose workers end when they are idle, counts their starts, and gives each free worker to `receive`. */
function startLazyPool({ idleSeconds, isWorkWaiting }: { idleSeconds: number; isWorkWaiting: boolean }) {
  const counted = { starts: 0 };
  let receive: (worker: SandboxedWorker) => void = () => undefined;
  const start = () => {
    counted.starts += 1;
    return sandbox.start();
  };
  pool = startWorkerPool(buildPoolOptions(tempFiles, { sandbox: { ...sandbox, start }, workers: 2, idleSeconds }), (worker) => {
    receive(worker);
    return isWorkWaiting;
  });
  return {
    counted,
    nextFree: () =>
      new Promise<SandboxedWorker>((resolve) => {
        receive = resolve;
      }),
  };
}

test('no process runs before the first job, one starts for it, and it ends when no other follows', async () => {
  const { counted, nextFree } = startLazyPool({ idleSeconds: 0.05, isWorkWaiting: false });
  expect([counted.starts, pool.canServe]).toEqual([0, true]);
  const free = nextFree();
  expect(pool.take()).toBeUndefined();
  expect(counted.starts).toBe(1);
  await (await free).ended;
  expect(pool.take()).toBeUndefined();
  expect([counted.starts, pool.canServe]).toEqual([2, true]);
});

test('a second process starts only for a job that comes while the first works', async () => {
  const { counted, nextFree } = startLazyPool({ idleSeconds: 600, isWorkWaiting: true });
  const free = nextFree();
  await pool.warmUp();
  const worker = await free;
  expect(counted.starts).toBe(1);
  const second = nextFree();
  expect(pool.take()).toBeUndefined();
  expect(await second).not.toBe(worker);
  expect(pool.take()).toBeUndefined();
  expect(counted.starts).toBe(2);
});

test('the process that worked last does the next job, and one that died is replaced', async () => {
  const { counted, nextFree } = startLazyPool({ idleSeconds: 600, isWorkWaiting: false });
  const free = nextFree();
  await pool.warmUp();
  const worker = await free;
  expect(pool.take()).toBe(worker);
  const replacement = nextFree();
  worker.kill();
  expect(await replacement).not.toBe(worker);
  expect(counted.starts).toBe(2);
});
