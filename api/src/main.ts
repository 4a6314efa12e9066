/** Builds the server from its configuration, starts it, and stops it in order. */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type Logger, pino } from 'pino';
import { publishedSite, type ReservedSite, readPrerenderedBase, reserveSite } from './adapters/builtSite.ts';
import { createDonations } from './adapters/createDonations.ts';
import { createLanguageModel } from './adapters/createLanguageModel.ts';
import { createMemoryProgress } from './adapters/memoryProgress.ts';
import { createMemorySessions } from './adapters/memorySessions.ts';
import { createRedisProgress } from './adapters/redisProgress.ts';
import { createRedisSessions } from './adapters/redisSessions.ts';
import { createTempFileStore } from './adapters/tempFileStore.ts';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { createJobs } from './createJobs.ts';
import { gracefulShutdown } from './http/gracefulShutdown.ts';
import { staticSite } from './http/middleware/staticSite.ts';
import { abortJobsOn } from './jobs/abortJobsOn.ts';
import { addQueueGauge, createMetrics, type Metrics, type RedisUse } from './metrics/createMetrics.ts';
import { listenForMetrics } from './metrics/serveMetrics.ts';
import { watchJobs } from './metrics/watchJobs.ts';
import type { SessionStore, TempFileStore } from './ports.ts';
import { createReadinessProbe } from './services/createReadinessProbe.ts';
import { ConfigError } from './settings/readSettings.ts';
import { buildServerConfig } from './settings/serverConfig.ts';
import { listSharingWarnings } from './settings/sharingWarnings.ts';
import { buildSiteSettings, hashSettings } from './settings/siteSettings.ts';

/** How long the last progress of a job can be read. A running job reports far more often. */
const PROGRESS_RETENTION_MS = 60_000;
/** In milliseconds. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  /** A whole upload may take this long. An upload that stalls is refused far sooner. */
  requestTimeout: 30 * 60_000,
  /** Longer than a balancer keeps an idle connection (60 s): a request on a connection that closes at the same moment would be lost. */
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5000,
};

/** The stream of the log and the readiness line. They share one, so that their order is kept. */
const output = pino.destination({ dest: process.stdout.fd, sync: false });

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel }, output);
  if (config.sessionSecret.isGenerated) log.info('SESSION_SECRET is not set: a new one was made, and sessions end when the server does.');
  for (const warning of listSharingWarnings(config)) log.warn(warning);

  const tempFiles = createTempFileStore({ maxBytes: config.maxTempFileBytes, largestRequestBytes: 2 * config.limits.maxTotalBytes });
  const { sessions, progress } = createStores(config, log);
  const metrics = createServerMetrics(config, { tempFiles, sessions });
  const runner = await createJobs(config, { tempFiles, log, onEnd: (queue, reason) => metrics.endedProcesses.inc({ queue, reason }) });
  if (runner.countWaiting) addQueueGauge(metrics.registry, runner.countWaiting);
  const forcedStop = new AbortController();
  const jobs = watchJobs(abortJobsOn(runner, forcedStop.signal), metrics);
  const canMerge = createReadinessProbe(jobs, tempFiles);
  const { payments, paid, close: closeDonations } = await createDonations(config, log);

  const built = config.siteFolder ? undefined : reserveBuiltSite(config, log);
  const siteFolder = chooseSiteFolder(config, built);

  const stopping = new AbortController();
  const app = createApp({
    log,
    jobs,
    tempFiles,
    payments,
    paid,
    publicUrl: config.publicUrl,
    basePath: config.basePath,
    progress,
    sessions,
    stopping: stopping.signal,
    forcedStop: forcedStop.signal,
    model: await createLanguageModel(config, log),
    ocrDataFolder: config.ocr.dataFolder,
    serverConfig: buildServerConfig(config, payments.mode),
    sessionSecret: config.sessionSecret.value,
    requestsPerMinute: config.requestsPerMinute,
    trustedProxies: config.trustedProxies,
    signInHeader: config.signInHeader,
    readiness: async () => ({
      isStopping: stopping.signal.aborted,
      jobs: await canMerge(),
      ...(config.redisUrl ? { redis: await sessions.isReachable() } : {}),
    }),
    site: siteFolder ? staticSite(siteFolder) : undefined,
    metrics: config.metricsPort ? metrics : undefined,
  });
  const server = createServer(TIMEOUTS, app.callback());
  listen(server, config);
  const metricsServer = config.metricsPort ? listenForMetrics(metrics.registry, config.metricsPort, config.host) : undefined;
  gracefulShutdown(server, log, {
    onStopping: () => {
      stopping.abort();
      metricsServer?.close();
    },
    onForcedStop: () => forcedStop.abort(),
    onStopped: () => Promise.all([jobs.close(), sessions.close(), progress.close(), closeDonations(), built?.release()]),
  });
}

/** Creates the stores of sessions and of progress: in Redis where several servers share them, else in memory. */
function createStores({ redisUrl, retentionSeconds, sessionSecret, maxSessionBytes }: Config, log: Logger) {
  const sessionSettings = { retentionSeconds, secret: sessionSecret.value, maxBytes: maxSessionBytes };
  log.info(redisUrl ? 'Sessions and progress are shared through Redis.' : 'Sessions and progress are kept in memory.');
  if (!redisUrl) return { sessions: createMemorySessions(sessionSettings), progress: createMemoryProgress({ retentionMs: PROGRESS_RETENTION_MS }) };
  return {
    sessions: createRedisSessions(redisUrl, sessionSettings, log),
    progress: createRedisProgress(redisUrl, { retentionMs: PROGRESS_RETENTION_MS }, log),
  };
}

/** Holds the current build of the site. Later builds go into other folders. */
function reserveBuiltSite(config: Config, log: Logger): ReservedSite | undefined {
  const built = reserveSite(hashSettings(buildSiteSettings(config)), config.basePath);
  if (!built) return undefined;
  log.info({ folder: built.folder }, 'The built site is served.');
  if (!built.isPrerenderedForSettings)
    log.warn('The pages were prerendered for other settings and show those until they are hydrated: "npm start" prerenders them for these.');
  return built;
}

/** Chooses the folder of the site. Refuses pages that were prerendered for another path: none of their scripts and links would be found. */
function chooseSiteFolder({ siteFolder, basePath }: Config, built: ReservedSite | undefined): string | undefined {
  const folder = siteFolder ?? built?.folder ?? (existsSync(publishedSite) ? publishedSite : undefined);
  const pagesBase = folder === undefined ? basePath : readPrerenderedBase(folder);
  if (pagesBase === basePath) return folder;
  const [actual, expected] = [pagesBase, basePath].map((servedPath) => (servedPath ? `the path ${servedPath}` : 'a host of their own'));
  throw new ConfigError(`BASE_PATH: the pages in ${folder} were prerendered for ${actual}, not for ${expected}; "npm start" prerenders them again.`);
}

function listen(server: Server, { port, host, basePath }: Config): void {
  server.once('error', (error) => fail(`The server cannot listen on port ${port}: ${error.message}.`));
  server.listen(port, host, () => {
    const address = server.address();
    const actualPort = typeof address === 'object' && address ? address.port : port;
    output.write(`Sheaf is ready at http://localhost:${actualPort}${basePath}\n`);
  });
}

interface MeasuredStores {
  tempFiles: TempFileStore;
  sessions: SessionStore & { readonly size?: number; readonly bytes?: number; measure?(): Promise<RedisUse> };
}

function createServerMetrics({ version, redisUrl, maxTempFileBytes }: Config, { tempFiles, sessions }: MeasuredStores): Metrics {
  return createMetrics({
    version,
    tempFileBytes: () => tempFiles.bytesInUse,
    tempFileLimitBytes: maxTempFileBytes,
    sessions: sessions.size === undefined ? undefined : () => sessions.size ?? 0,
    sessionBytes: sessions.bytes === undefined ? undefined : () => sessions.bytes ?? 0,
    redis: redisUrl ? () => sessions.isReachable() : undefined,
    redisUse: sessions.measure,
  });
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  if (error instanceof ConfigError) fail(error.message);
  throw error;
}
