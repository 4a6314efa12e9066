import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { isQueue, type Queue, queues } from '../jobs/queue.ts';
import { ConfigError, readChoice, readInteger } from './readSettings.ts';

const MIN_SECRET_LENGTH = 16;
const MAX_WORKERS = 256;
const CERTIFICATE_FILES = ['JOBS_TLS_CERT', 'JOBS_TLS_KEY', 'JOBS_TLS_CA'] as const;

/** How jobs reach their workers when those run on other machines. */
export interface SharedQueueSettings {
  redisUrl: string;
  /** The secret that all servers and workers share. */
  secret: string;
  /** The address at which workers reach this server. */
  host: string;
  /** The address to listen on for workers. Default: all of this machine. */
  listenOn: string | undefined;
  /** The port for workers; 0 for any that is free. */
  port: number;
  certificates: { cert: string; key: string; ca: string } | undefined;
  /** The name of the build. Default: a hash of the code. */
  build?: string;
  /** Workers in the server process for while Redis cannot be reached. */
  localWorkers: number;
  /** The queues that a worker process serves, each with its number of sandboxed workers where that is set. */
  workerQueues: Map<Queue, number | undefined>;
}

/** Reads the settings of shared queues. Returns undefined when this process runs its jobs itself. */
export function readJobSettings(env: NodeJS.ProcessEnv): SharedQueueSettings | undefined {
  const [mode, redisUrl, secret] = [readChoice(env, 'JOBS', 'local', ['local', 'redis'] as const), readRedisUrl(env), env.JOBS_SECRET || undefined];
  const settings = {
    host: env.JOBS_HOST || hostname(),
    listenOn: env.JOBS_LISTEN || undefined,
    port: readInteger(env, 'JOBS_PORT', 0, 0, 65_535),
    certificates: readCertificates(env),
    localWorkers: readInteger(env, 'LOCAL_WORKERS', 0, 0, MAX_WORKERS),
    workerQueues: readWorkerQueues(env),
    ...(env.JOBS_BUILD && { build: env.JOBS_BUILD }),
  };
  if (mode === 'local') return undefined;
  if (!redisUrl) throw new ConfigError('JOBS=redis needs JOBS_REDIS_URL or REDIS_URL.');
  if (!secret || secret.length < MIN_SECRET_LENGTH)
    throw new ConfigError(`JOBS=redis needs JOBS_SECRET with at least ${MIN_SECRET_LENGTH} characters, the same for all servers and workers.`);
  return { ...settings, redisUrl, secret };
}

function readRedisUrl(env: NodeJS.ProcessEnv): string | undefined {
  const url = env.JOBS_REDIS_URL || env.REDIS_URL || undefined;
  // The address may hold a password, so it is not repeated.
  if (url && !/^rediss?:\/\//.test(url)) throw new ConfigError('JOBS_REDIS_URL must start with redis:// or rediss://.');
  return url;
}

function readCertificates(env: NodeJS.ProcessEnv): SharedQueueSettings['certificates'] {
  const [cert, key, ca] = CERTIFICATE_FILES.map((name) => readFile(name, env[name] || undefined));
  if (!cert && !key && !ca) return undefined;
  if (!cert || !key || !ca) throw new ConfigError(`${CERTIFICATE_FILES.join(', ')} are needed together.`);
  return { cert, key, ca };
}

function readFile(name: string, file: string | undefined): string | undefined {
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError(`${name} names a file that cannot be read: "${file}".`);
  }
}

/** Reads names such as `merge,ocr:4`. */
function readWorkerQueues(env: NodeJS.ProcessEnv): SharedQueueSettings['workerQueues'] {
  const list = env.WORKER_QUEUES || queues.join(',');
  return new Map(
    list.split(',').map((part) => {
      const [name = '', count] = part.trim().split(':');
      const number = count === undefined ? undefined : /^\d+$/.test(count) ? Number(count) : Number.NaN;
      if (!isQueue(name) || (number !== undefined && !(number >= 1 && number <= MAX_WORKERS)))
        throw new ConfigError(`WORKER_QUEUES must name queues of ${queues.join(', ')}, each with a number after a colon or without, not "${part}".`);
      return [name, number];
    }),
  );
}
