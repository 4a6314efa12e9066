import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Half a second is a usual job, a minute the longest that is allowed. */
export const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** What is measured when Prometheus asks for it. */
export interface MeasuredParts {
  version: string;
  /** Bytes of uploads and results on the disk. */
  tempFileBytes(): number;
  /** How many of them there may be. */
  tempFileLimitBytes: number;
  /** The number of sessions kept in this process; absent where Redis keeps them. */
  sessions?: (() => number) | undefined;
  /** The bytes that these sessions take; absent where Redis keeps them. */
  sessionBytes?: (() => number) | undefined;
  /** Whether Redis answers; absent where none is used. */
  redis?: (() => Promise<boolean>) | undefined;
  /** What Redis holds; absent where none is used. */
  redisUse?: (() => Promise<RedisUse>) | undefined;
}

/** What the Redis of sessions holds, in bytes. */
export interface RedisUse {
  sessions: number;
  memory: number;
  /** 0 where Redis has no limit of its own. */
  memoryLimit: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of one server process, with those of Node (memory, event loop lag, garbage collection). */
export function createMetrics({ version, tempFileBytes, tempFileLimitBytes, sessions, sessionBytes, redis, redisUse }: MeasuredParts) {
  const registry = createRegistry(version);
  const registers = [registry];
  addGauge(registry, 'sheaf_temp_file_bytes', 'Bytes of uploads and results on the disk.', tempFileBytes);
  addGauge(registry, 'sheaf_temp_file_limit_bytes', 'Bytes of uploads and results that the disk may hold.', () => tempFileLimitBytes);
  if (sessions) addGauge(registry, 'sheaf_sessions', 'Sessions kept in this process.', sessions);
  if (sessionBytes) addGauge(registry, 'sheaf_session_bytes', 'Bytes of the sessions kept in this process.', sessionBytes);
  if (redis) addGauge(registry, 'sheaf_redis_up', '1 when Redis answers.', async () => Number(await redis()));
  if (redisUse) addRedisGauge(registry, redisUse);
  return {
    registry,
    endedProcesses: createEndCounter(registry),
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

/** Creates the registry of one process, with the metrics of Node and its version. */
export function createRegistry(version: string): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const info = { name: 'sheaf_build_info', help: 'Always 1; the label is the version.', labelNames: ['version'], registers: [registry] };
  new Gauge(info).set({ version }, 1);
  return registry;
}

/** Creates the counter of sandboxed processes that were killed or died. */
export function createEndCounter(registry: Registry): Counter<'queue' | 'reason'> {
  return new Counter({
    name: 'sheaf_processes_killed_total',
    help: 'Sandboxed processes that were killed or died: for a limit, a cancelled job, a breach of the protocol, or because they were used up or idle.',
    labelNames: ['queue', 'reason'],
    registers: [registry],
  });
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

/** Adds the gauge of the jobs that wait in queues shared by several servers, by queue. */
export function addQueueGauge(registry: Registry, count: () => Promise<Record<string, number>>): void {
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

/** Adds the gauge of what the Redis of sessions holds. While Redis is away the value is unknown, and the gauge is empty. */
function addRedisGauge(registry: Registry, measure: () => Promise<RedisUse>): void {
  new Gauge({
    name: 'sheaf_redis_bytes',
    help: 'Bytes in Redis: of "sessions", of all its "memory", and the "limit" of that where it has one.',
    labelNames: ['of'],
    registers: [registry],
    async collect() {
      this.reset();
      const use = await measure().catch(() => undefined);
      if (!use) return;
      this.set({ of: 'sessions' }, use.sessions);
      this.set({ of: 'memory' }, use.memory);
      if (use.memoryLimit > 0) this.set({ of: 'limit' }, use.memoryLimit);
    },
  });
}
