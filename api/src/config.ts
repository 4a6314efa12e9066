import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pricingModes } from '../contract/pricing.ts';
import { readBasePath } from './settings/basePath.ts';
import { readBrand } from './settings/brandSettings.ts';
import { readJobSettings } from './settings/jobSettings.ts';
import { readLanguages } from './settings/languageSettings.ts';
import { readOcrSettings } from './settings/ocrSettings.ts';
import { openAiSettings } from './settings/openAiSettings.ts';
import { type PortSettings, readPortSettings, refuseSharedPort } from './settings/portSettings.ts';
import { ConfigError, readChoice, readInteger, readOrigin } from './settings/readSettings.ts';
import { readStripeSettings } from './settings/stripeSettings.ts';
import { readToolsOff } from './settings/toolSettings.ts';

const PACKAGE = new URL('../package.json', import.meta.url);
const MB = 1024 * 1024;
const MIN_WORKERS = 2;
const MAX_DEFAULT_WORKERS = 8;
const MIN_SECRET_LENGTH = 16;
const MAX_PROXIES = 20;
const SECONDS_PER_MINUTE = 60;

const DEFAULT_MAX_FILE_MB = 100;
const DEFAULT_MAX_SPOOL_MB = 4096;
/** So large by default that a quarter, the share of a visitor, takes the largest request and its result. */
const DEFAULT_SPOOL_OF_TOTAL = 8;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MODES = ['development', 'production', 'test'] as const;

export type Config = ReturnType<typeof readConfig>;

/** Reads everything that the server takes from its environment. Nothing else reads the environment. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const maxTotalMb = readInteger(env, 'MAX_TOTAL_MB', 300, 1, 4096);
  const ports = readPortSettings(env);
  const { pricing, allowances } = pricingModes[readChoice(env, 'PRICING_MODE', 'free', ['free', 'metered'] as const)];

  return {
    version: readVersion(),
    mode: readChoice(env, 'NODE_ENV', 'development', MODES),
    ...ports,
    logLevel: readChoice(env, 'LOG_LEVEL', 'info', LOG_LEVELS),
    trustedProxies: readTrustedProxies(env),
    /** The header in which a proxy names who signed in. Absent when anybody may come. */
    signInHeader: readSignInHeader(env),
    /** Absent when the server serves the site that was built here. */
    siteFolder: readSiteFolder(env),
    /** The public URL of this server. If absent, it is read from each request. */
    publicUrl: readOrigin(env, 'PUBLIC_URL'),
    /** The path that the site and its API are served under, such as `/pdf`. Empty when they have a host of their own. */
    basePath: readBasePath(env),
    redisUrl: readRedisUrl(env),
    sessionSecret: readSessionSecret(env),
    /** A session is deleted this long after its creation. */
    retentionSeconds: readInteger(env, 'RETENTION_MINUTES', 60, 5, 60) * SECONDS_PER_MINUTE,
    /** Absent when no key is set. */
    stripe: readStripeSettings(env),
    /** Absent when the built-in engines answer alone. */
    openAi: openAiSettings(env),
    requestsPerMinute: readInteger(env, 'REQUESTS_PER_MINUTE', 300, 0, 1_000_000),
    limits: {
      maxFileBytes: readMaxFileMb(env, maxTotalMb) * MB,
      maxFiles: readInteger(env, 'MAX_FILES', 50, 2, 1000),
      maxTotalBytes: maxTotalMb * MB,
      maxPages: readInteger(env, 'MAX_PAGES', 2000, 0, 1_000_000),
      ...allowances,
    },
    pricing,
    /** The languages that pages are offered in. */
    languages: readLanguages(env),
    brand: readBrand(env),
    /** The tools that the operator has switched off. */
    toolsOff: readToolsOff(env),
    ocr: readOcrSettings(env),
    /** The bytes that uploads and results of all running requests may take on the disk. */
    maxTempFileBytes: readMaxSpoolMb(env, maxTotalMb) * MB,
    /** The memory that all sessions may take, in this process or in Redis. */
    maxSessionBytes: readInteger(env, 'MAX_SESSIONS_MB', 1024, 16, 1_048_576) * MB,
    jobs: readJobs(env, ports),
  };
}

/** Reads how large one file may be. All files of a request together may be too large before that. */
function readMaxFileMb(env: NodeJS.ProcessEnv, maxTotalMb: number): number {
  const maxFileMb = readInteger(env, 'MAX_FILE_MB', Math.min(DEFAULT_MAX_FILE_MB, maxTotalMb), 1, 4096);
  if (maxFileMb > maxTotalMb)
    throw new ConfigError(`MAX_FILE_MB must not be more than MAX_TOTAL_MB, which is ${maxTotalMb}, but it is ${maxFileMb}.`);
  return maxFileMb;
}

/** Reads the disk space of all requests, which takes at least the largest one and its result. */
function readMaxSpoolMb(env: NodeJS.ProcessEnv, maxTotalMb: number): number {
  const least = 2 * maxTotalMb;
  const maxSpoolMb = readInteger(env, 'MAX_SPOOL_MB', Math.max(DEFAULT_MAX_SPOOL_MB, DEFAULT_SPOOL_OF_TOTAL * maxTotalMb), 1, 1_048_576);
  if (maxSpoolMb < least) throw new ConfigError(`MAX_SPOOL_MB must be at least ${least}, which is twice MAX_TOTAL_MB, but it is ${maxSpoolMb}.`);
  return maxSpoolMb;
}

/** Reads the key that signs session cookies, or generates one that lasts until the server stops. */
function readSessionSecret(env: NodeJS.ProcessEnv) {
  const secret = env.SESSION_SECRET || undefined;
  if (secret && secret.length < MIN_SECRET_LENGTH) throw new ConfigError(`SESSION_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`);
  return { value: secret ?? randomBytes(32).toString('base64url'), isGenerated: secret === undefined };
}

/** Reads how many jobs run at once, and how long one may wait and run. */
function readJobs(env: NodeJS.ProcessEnv, ports: PortSettings) {
  const shared = readJobSettings(env);
  refuseSharedPort(ports, shared);
  return {
    workers: readInteger(env, 'WORKERS', Math.min(MAX_DEFAULT_WORKERS, Math.max(MIN_WORKERS, availableParallelism())), 1, 256),
    wallSeconds: readInteger(env, 'JOB_SECONDS', 60, 1, 3600),
    cpuSeconds: readInteger(env, 'JOB_CPU_SECONDS', 20, 1, 3600),
    /** A job may wait for its turn this long before its own time begins. */
    queueSeconds: readInteger(env, 'QUEUE_SECONDS', 30, 1, 3600),
    /** Absent when this process runs its jobs itself. */
    shared,
  };
}

/** Reads the number of trusted proxies. Each adds the address that it saw to `X-Forwarded-For`. */
function readTrustedProxies(env: NodeJS.ProcessEnv): number {
  const value = env.TRUST_PROXY || 'false';
  if (value === 'true') return 1;
  if (value === 'false') return 0;
  const count = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (count <= MAX_PROXIES) return count;
  throw new ConfigError(`TRUST_PROXY must be true, false or the number of proxies in front of the server, at most ${MAX_PROXIES}, not "${value}".`);
}

function readSignInHeader(env: NodeJS.ProcessEnv): string | undefined {
  const value = env.AUTH_HEADER || undefined;
  if (value === undefined) return undefined;
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(value))
    throw new ConfigError(`AUTH_HEADER must be the name of a header such as X-Forwarded-User, not "${value}".`);
  if (readTrustedProxies(env) === 0) throw new ConfigError('AUTH_HEADER needs TRUST_PROXY, since only a proxy can be trusted with that header.');
  return value;
}

function readSiteFolder(env: NodeJS.ProcessEnv): string | undefined {
  const value = env.SITE_DIR || undefined;
  if (value && !existsSync(value)) throw new ConfigError(`SITE_DIR names a folder that does not exist: "${value}".`);
  return value;
}

function readRedisUrl(env: NodeJS.ProcessEnv): string | undefined {
  const value = env.REDIS_URL || undefined;
  // The address may hold a password, so it is not repeated.
  if (value && !/^rediss?:\/\//.test(value)) throw new ConfigError('REDIS_URL must start with redis:// or rediss://.');
  return value;
}

function readVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(PACKAGE, 'utf8'));
  return version;
}
