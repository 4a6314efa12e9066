import { fileURLToPath } from 'node:url';
import { createTempFileStore } from '../adapters/tempFileStore.ts';
import { buildWorkerJob } from '../jobs/queues/buildWorkerJob.ts';
import { startWorkerSlots } from '../jobs/queues/workerSlots.ts';
import { createSandbox } from '../jobs/sandbox/sandbox.ts';
import { buildPoolOptions } from '../testing/buildPoolOptions.ts';
import { createWorkerMetrics, watchSlots } from './workerMetrics.ts';

const program = fileURLToPath(new URL('../jobs/sandbox/testing/misbehavingChild.ts', import.meta.url));
const sandbox = createSandbox({ lifetimeCpuSeconds: 60 }, { program });
const tempFiles = createTempFileStore({ maxBytes: 1_000_000 });

test('an operator sees how the jobs of a worker end, and why its processes were killed', async () => {
  const metrics = createWorkerMetrics('1.2.3');
  const onEnd = (reason: string) => metrics.endedProcesses.inc({ queue: 'merge', reason });
  const pool = buildPoolOptions(tempFiles, { sandbox, cpuSeconds: 0.5, onEnd });
  const slots = watchSlots(startWorkerSlots(pool), 'merge', metrics);
  const run = async (title: string, signal = new AbortController().signal) => {
    const [output, content] = [tempFiles.create(), tempFiles.create()];
    await content.write(Buffer.from('%PDF-1.7'));
    const files = ['a.pdf', 'b.pdf'].map((name) => ({ name, content }));
    const options = { options: { title }, maxPages: 0 };
    const ended = await slots.run(
      buildWorkerJob({ engine: 'merge', files, options }, { visitor: 'a', signal }, output, { ...pool, outputBytes: 1000 }),
    );
    for (const file of [output, content]) file.close();
    return ended.state;
  };
  expect(await run('behave')).toBe('done');
  expect(await run('loop for ever')).toBe('broken');
  expect(await run('crash')).toBe('broken');
  expect(await run('behave', AbortSignal.abort())).toBe('cancelled');
  const seen = await metrics.registry.metrics();
  expect(seen).toContain('sheaf_worker_jobs_total{queue="merge",engine="merge",outcome="done"} 1');
  expect(seen).toContain('sheaf_worker_jobs_total{queue="merge",engine="merge",outcome="broken"} 2');
  expect(seen).toContain('sheaf_worker_run_seconds_count{queue="merge"} 4');
  expect(seen).toContain('sheaf_worker_jobs_running{queue="merge"} 0');
  expect(seen).toContain('sheaf_processes_killed_total{queue="merge",reason="processor time"} 1');
  expect(seen).toContain('sheaf_processes_killed_total{queue="merge",reason="died"} 1');
  expect(seen).toContain('sheaf_worker_jobs_total{queue="merge",engine="merge",outcome="cancelled"} 1');
  await slots.close();
});
