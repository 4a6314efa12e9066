import { readFileSync } from 'node:fs';
import { buildSamplePdf, createFile } from '@sheaf/merge/testing/samplePdf';
import { createApiClient } from '../../client/createApiClient.ts';
import { createTempFileStore } from '../adapters/tempFileStore.ts';
import type { JobRunner } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import { type RunningApp, startApp } from '../testing/startApp.ts';
import { addQueueGauge, createMetrics } from './createMetrics.ts';
import { serveMetrics } from './serveMetrics.ts';
import { watchJobs } from './watchJobs.ts';
import { createWorkerMetrics } from './workerMetrics.ts';

const parts = {
  version: '1.2.3',
  tempFileBytes: () => 4096,
  tempFileLimitBytes: 8192,
  sessions: () => 2,
  sessionBytes: () => 2048,
  redis: async () => true,
  redisUse: async () => ({ sessions: 1024, memory: 2048, memoryLimit: 4096 }),
};
const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

/** Jobs that go on when the test says so. */
function createBlockedJobs() {
  const release = Promise.withResolvers<void>();
  const jobs: JobRunner = {
    async run({ files }, { onProgress }) {
      const output = createTempFileStore({ maxBytes: 1000 }).create();
      if (files.length > 2) throw new Refusal('busy', { seconds: 1 });
      onProgress?.({ stage: 'waiting' });
      await release.promise;
      onProgress?.({ stage: 'reading', file: 0, files: 2 });
      await output.write(Buffer.from('%PDF-1.7'));
      return { report: { pages: 4, files: [], warnings: [] }, output } as never;
    },
    isReady: true,
    close: async () => undefined,
  };
  return { jobs, release: release.resolve };
}

async function start(metrics: ReturnType<typeof createMetrics>, jobs: JobRunner): Promise<{ app: RunningApp; scrape(): Promise<string> }> {
  const app = await startApp({}, { metrics, jobs: watchJobs(jobs, metrics) });
  const server = serveMetrics(metrics.registry);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : 0;
  running.push(app, { stop: () => new Promise((resolve) => server.close(() => resolve())) });
  return { app, scrape: () => fetch(`http://127.0.0.1:${port}/metrics`).then((response) => response.text()) };
}

test('an operator sees under load how many jobs wait, run and end, and what visitors send', async () => {
  const metrics = createMetrics(parts);
  const { jobs, release } = createBlockedJobs();
  const { app, scrape } = await start(metrics, jobs);
  const client = createApiClient({ baseUrl: app.address });
  const file = createFile('a.pdf', await buildSamplePdf(1));
  const merges = Array.from({ length: 5 }, () => client.mergePdfs([file, file]));
  let seen = '';
  while (!seen.includes('sheaf_jobs_waiting{queue="merge"} 5')) seen = await scrape();
  expect(seen).toContain('sheaf_jobs_running{queue="merge"} 0');
  release();
  await Promise.all(merges);
  await client.mergePdfs([file, file, file]).catch(() => undefined);
  seen = await scrape();
  expect(seen).toContain('sheaf_jobs_waiting{queue="merge"} 0');
  expect(seen).toContain('sheaf_jobs_running{queue="merge"} 0');
  expect(seen).toContain('sheaf_jobs_total{queue="merge",engine="merge",outcome="done"} 5');
  expect(seen).toContain('sheaf_jobs_total{queue="merge",engine="merge",outcome="busy"} 1');
  expect(seen).toContain('sheaf_job_wait_seconds_count{queue="merge"} 5');
  expect(seen).toContain('sheaf_http_requests_total{method="POST",route="/api/pdf/merge",status="200"} 5');
  expect(seen).toMatch(/sheaf_http_bytes_total\{direction="in"\} [1-9]/);
  expect(seen).toContain('sheaf_build_info{version="1.2.3"} 1');
  expect(seen).toContain('sheaf_temp_file_bytes 4096');
  expect(seen).toContain('sheaf_session_bytes 2048');
  expect(seen).not.toContain('a.pdf');
});

test('queues that several servers share are counted, and while nobody can count them all else still is', async () => {
  const { registry } = createMetrics(parts);
  let count = async (): Promise<Record<string, number>> => ({ merge: 3 });
  addQueueGauge(registry, () => count());
  expect(await registry.metrics()).toContain('sheaf_queue_tickets{queue="merge"} 3');
  count = () => Promise.reject(new Error('Redis is away.'));
  const seen = await registry.metrics();
  expect(seen).not.toContain('sheaf_queue_tickets{');
  expect(seen).toContain('sheaf_temp_file_bytes 4096');
});

test('the port for metrics answers nothing else', async () => {
  const server = serveMetrics(createMetrics(parts).registry);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const response = await fetch(`http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/api/config`);
  expect(response.status).toBe(404);
  await response.text();
  await new Promise((resolve) => server.close(resolve));
});

test('dashboard and alerts ask for metrics that servers and workers have', async () => {
  const server = createMetrics(parts).registry;
  addQueueGauge(server, async () => ({}));
  const worker = createWorkerMetrics('1.2.3').registry;
  const named = await Promise.all([server, worker].map(async (registry) => (await registry.getMetricsAsJSON()).map(({ name }) => name)));
  const [ofServer = [], ofWorker = []] = named;
  const names = new Set([...ofServer, ...ofWorker]);
  const shown = new Set<string>();
  for (const file of ['alerts.yml', 'grafana-dashboard.json']) {
    const text = readFileSync(new URL(`../../../operations/${file}`, import.meta.url), 'utf8');
    const queried = [...text.matchAll(/\b((?:sheaf|nodejs|process)_\w+)\{/g)].map(([, name = '']) => name.replace(/_bucket$/, ''));
    expect(queried.length).toBeGreaterThan(4);
    expect(queried.filter((name) => !names.has(name))).toEqual([]);
    const watched = [
      'sheaf_processes_killed_total',
      'sheaf_temp_file_bytes',
      'sheaf_temp_file_limit_bytes',
      'sheaf_session_bytes',
      'sheaf_redis_bytes',
    ];
    expect(queried).toEqual(expect.arrayContaining(watched));
    for (const name of queried) shown.add(name);
  }
  const ofWorkerAlone = ofWorker.filter((name) => !ofServer.includes(name) && name !== 'sheaf_worker_run_seconds');
  expect([...shown]).toEqual(expect.arrayContaining(ofWorkerAlone));
});
