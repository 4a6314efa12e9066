import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Sandbox } from './sandbox.ts';
import { startWorkerProcess, type WorkerProcess } from './workerProcess.ts';

const onLinux = process.platform === 'linux' ? test : test.skip;
const started: WorkerProcess[] = [];

/** Starts a program of one line in place of a worker. */
function start(source: string) {
  const child = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe', 'ipc'] });
  const sandbox: Sandbox = { start: () => child, description: 'none' };
  const worker = startWorkerProcess(sandbox);
  started.push(worker);
  return { child, worker };
}

afterEach(async () => {
  for (const worker of started) worker.kill();
  await Promise.all(started.map(({ ended }) => ended));
});

const listener = { reachable: undefined, onMessage: () => undefined, onViolation: () => undefined, onFailure: () => undefined };

test('a killed worker counts as dead at once, and as ended when its process is gone', async () => {
  const { worker } = start('setInterval(() => undefined, 1000)');
  const deaths: (string | undefined)[] = [];
  worker.listen({ ...listener, onDeath: (reason) => void deaths.push(reason) });
  expect([worker.isAlive, worker.hasEnded]).toEqual([true, false]);
  worker.kill();
  expect([worker.isAlive, worker.hasEnded]).toEqual([false, false]);
  await worker.ended;
  expect([worker.isAlive, worker.hasEnded]).toEqual([false, true]);
  expect(deaths).toEqual(['SIGKILL']);
});

test('a worker that ends by itself is dead, and the first of its errors are kept', async () => {
  const { child, worker } = start("process.stderr.write('first' + '.'.repeat(3000), () => process.exit(3))");
  const deaths: (string | undefined)[] = [];
  worker.listen({ ...listener, onDeath: (reason) => void deaths.push(reason) });
  await Promise.all([worker.ended, once(child, 'close')]);
  expect(worker.isAlive).toBe(false);
  expect(deaths).toEqual(['exit 3']);
  expect(worker.stderr).toHaveLength(2000);
  expect(worker.stderr).toMatch(/^first\./);
});

test('nobody is notified of the end of a worker between two jobs', async () => {
  const { worker } = start('setInterval(() => undefined, 1000)');
  const deaths: (string | undefined)[] = [];
  worker.listen({ ...listener, onDeath: (reason) => void deaths.push(reason) });
  worker.stopListening();
  worker.kill();
  await worker.ended;
  expect(deaths).toEqual([]);
});

onLinux('the processor time and the memory of a worker are measured while it runs', async () => {
  const { child, worker } = start(
    "const end = Date.now() + 300; while (Date.now() < end); process.send('tired'); setInterval(() => undefined, 1000)",
  );
  await once(child, 'message');
  expect(worker.cpuSeconds).toBeGreaterThan(0);
  expect(worker.residentBytes).toBeGreaterThan(1024 * 1024);
});

test('a worker that could not be started has used nothing', async () => {
  const child = spawn('/no/such/program', [], { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe', 'ipc'] });
  const worker = startWorkerProcess({ start: () => child, description: 'none' });
  await worker.ended;
  expect([worker.isAlive, worker.cpuSeconds, worker.residentBytes]).toEqual([false, 0, 0]);
});
