import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Half a second is a usual job, a minute the longest that is allowed. */
const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** What is measured when Prometheus asks for it. */
export interface MeasuredParts {
  version: string;
  /** Bytes of uploads and results on the disk. */
  tempFileBytes(): number;
  /** The number of sessions kept in this process; absent where Redis keeps them. */
  sessions?: (() => number) | undefined;
  /** Whether Redis answers; absent where none is used. */
  redis?: (() => Promise<boolean>) | undefined;
  /** The jobs that wait in queues shared by several servers, by queue; absent where there are none. */
  sharedQueues?: (() => Promise<Record<string, number>>) | undefined;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of one server process, with those of Node (memory, event loop lag, garbage collection). */
export function createMetrics({ version, tempFileBytes, sessions, redis, sharedQueues }: MeasuredParts) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({ name: 'sheaf_build_info', help: 'Always 1; the label is the version.', labelNames: ['version'], registers }).set({ version }, 1);
  addGauge(registry, 'sheaf_temp_file_bytes', 'Bytes of uploads and results on the disk.', tempFileBytes);
  if (sessions) addGauge(registry, 'sheaf_sessions', 'Sessions kept in this process.', sessions);
  if (redis) addGauge(registry, 'sheaf_redis_up', '1 when Redis answers.', async () => Number(await redis()));
  if (sharedQueues) addQueueGauge(registry, sharedQueues);
  return {
    registry,
    requests: new Counter({ name: 'sheaf_http_requests_total', help: 'Answered requests.', labelNames: ['method', 'route', 'status'], registers }),
    requestSeconds: new Histogram({
      name: 'sheaf_http_request_seconds',
      help: 'Seconds from a request to the end of its answer.',
      labelNames: ['route'],
      buckets: SECONDS,
      registers,
    }),
    httpBytes: new Counter({
      name: 'sheaf_http_bytes_total',
      help: 'Bytes of requests (in) and answers (out).',
      labelNames: ['direction'],
      registers,
    }),
    jobs: new Counter({
      name: 'sheaf_jobs_total',
      help: 'Jobs that are over: "done", "cancelled", or the code of their refusal.',
      labelNames: ['queue', 'engine', 'outcome'],
      registers,
    }),
    waitSeconds: new Histogram({
      name: 'sheaf_job_wait_seconds',
      help: 'Seconds that a job waited for a worker.',
      labelNames: ['queue'],
      buckets: SECONDS,
      registers,
    }),
    runSeconds: new Histogram({
      name: 'sheaf_job_run_seconds',
      help: 'Seconds that a worker spent on a job.',
      labelNames: ['queue'],
      buckets: SECONDS,
      registers,
    }),
    waitingJobs: new Gauge({ name: 'sheaf_jobs_waiting', help: 'Jobs that wait for a worker.', labelNames: ['queue'], registers }),
    runningJobs: new Gauge({ name: 'sheaf_jobs_running', help: 'Jobs that a worker is on.', labelNames: ['queue'], registers }),
  };
}

function addGauge(registry: Registry, name: string, help: string, measure: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await measure());
    },
  });
}

function addQueueGauge(registry: Registry, count: () => Promise<Record<string, number>>): void {
  new Gauge({
    name: 'sheaf_queue_tickets',
    help: 'Jobs of all servers that wait in the shared queues.',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset();
      // While Redis is away nobody knows how many there are, and all other metrics count on.
      const counts = await count().catch(() => ({}));
      for (const [queue, waiting] of Object.entries(counts)) this.set({ queue }, waiting);
    },
  });
}
