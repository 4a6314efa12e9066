import Router from '@koa/router';
import Koa, { type Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import type { ServerConfig } from '../contract/config.ts';
import { GrammarResult } from '../contract/grammar.ts';
import { routes } from '../contract/routes.ts';
import { eventStreams } from './http/eventStreams.ts';
import { errorHandler } from './http/middleware/errorHandler.ts';
import { rateLimit } from './http/middleware/rateLimit.ts';
import { rejectSlowDownload } from './http/middleware/rejectSlowDownload.ts';
import { progressReporter } from './http/middleware/reportProgress.ts';
import { requestId } from './http/middleware/requestId.ts';
import { requestLog } from './http/middleware/requestLog.ts';
import { sameOrigin } from './http/middleware/sameOrigin.ts';
import { sessionCookie } from './http/middleware/sessionCookie.ts';
import { uploadReader } from './http/middleware/upload.ts';
import { runJsonJob } from './jobs/runJsonJob.ts';
import type { DonationLedger, JobRunner, LanguageModel, PaymentNotices, Payments, ProgressStore, SessionStore, TempFileStore } from './ports.ts';
import { chatRoute } from './routes/chat.ts';
import { configRoute } from './routes/config.ts';
import { convertRoute } from './routes/convert.ts';
import { coverLetterRoute } from './routes/coverLetter.ts';
import { donationRoute } from './routes/donation.ts';
import { grammarRoute } from './routes/grammar.ts';
import { healthRoutes, type Readiness } from './routes/health.ts';
import { mergeRoute } from './routes/merge.ts';
import { progressRoute } from './routes/progress.ts';
import { stripeWebhookRoute } from './routes/stripeWebhook.ts';
import { createChatDocuments } from './services/chat/chatDocuments.ts';
import { createChatService } from './services/chat/createChatService.ts';
import { createLetterService } from './services/coverLetter/createLetterService.ts';
import { createLetterEngines } from './services/coverLetter/letterEngines.ts';
import { createReader } from './services/createReader.ts';
import { createGrammarService } from './services/grammar/createGrammarService.ts';

/** Far more than the files that one visitor, or a whole office behind one address, has on their way at one time. */
const MAX_OPEN_STREAMS_PER_VISITOR = 30;
const MAX_OPEN_STREAMS = 2000;
const HEARTBEAT_MS = 15_000;
/** A job under way is told of every ten seconds at least, so this is the patience with one that nobody has heard of. */
const MAX_QUIET_MS = 60_000;

export interface AppDependencies {
  log: Logger;
  jobs: JobRunner;
  tempFiles: TempFileStore;
  payments: Payments;
  /** What the payment provider tells of payments, and where they are counted; absent when there is nobody to tell. */
  paid?: { notices: PaymentNotices; ledger: DonationLedger };
  /** Where visitors find this server; absent when their requests tell. */
  publicUrl?: string | undefined;
  /** The AI service that helps; absent where the built-in engines answer alone. */
  model?: LanguageModel | undefined;
  /** A folder with the data of more languages than English. */
  ocrDataFolder?: string | undefined;
  progress: ProgressStore;
  sessions: SessionStore;
  /** Aborted when the server begins to stop: what has no end of its own ends then. */
  stopping: AbortSignal;
  serverConfig: ServerConfig;
  sessionSecret: string;
  requestsPerMinute: number;
  /** How many proxies stand in front; the address counts that the farthest of them saw, whatever a visitor writes to its left. */
  trustedProxies: number;
  readiness(): Promise<Readiness>;
  /** Serves the pages; absent when another server does. */
  site?: Middleware;
}

/** The whole API. The order of the middleware is its security: nothing below a line runs before that line has agreed. */
export function createApp({ log, jobs, tempFiles, payments, progress, sessions, stopping, serverConfig, ...settings }: AppDependencies): Koa {
  const { limits } = serverConfig;
  const app = new Koa({ proxy: settings.trustedProxies > 0, maxIpsCount: settings.trustedProxies, keys: [settings.sessionSecret] });
  // What went wrong while an answer was being sent: most often a visitor who left.
  app.on('error', (error) => log.debug({ err: error }, 'An answer was not sent.'));

  const health = new Router();
  healthRoutes(health, settings.readiness);

  const webhooks = new Router();
  if (settings.paid) stripeWebhookRoute(webhooks, { ...settings.paid, log });

  const router = new Router();
  configRoute(router, serverConfig);
  const reportProgress = progressReporter(progress);
  const withUpload = uploadReader(limits, tempFiles);
  mergeRoute(router, { jobs, limits, withUpload, reportProgress });
  convertRoute(router, { jobs, limits, withUpload, reportProgress, ocrDataFolder: settings.ocrDataFolder });
  const grammar = createGrammarService({
    checkLocally: (request, hooks) => runJsonJob(jobs, { engine: 'checkGrammar', options: request, files: [] }, GrammarResult.parse, hooks),
    model: settings.model,
  });
  const read = createReader({ jobs, limits, ocrDataFolder: settings.ocrDataFolder });
  grammarRoute(router, { withUpload, read, check: grammar.check, reportProgress, limits });
  const documents = createChatDocuments({ jobs, tempFiles, limits, ocrDataFolder: settings.ocrDataFolder });
  const chat = createChatService({ sessions, documents, model: settings.model, limits, version: serverConfig.version });
  chatRoute(router, { chat, withUpload, reportProgress, log });
  const engines = createLetterEngines({ jobs, limits, ocrDataFolder: settings.ocrDataFolder });
  const letters = createLetterService({ sessions, engines, model: settings.model, version: serverConfig.version });
  coverLetterRoute(router, { letters, withUpload, reportProgress });
  const streams = { maxOpen: MAX_OPEN_STREAMS, maxOpenPerVisitor: MAX_OPEN_STREAMS_PER_VISITOR, heartbeatMs: HEARTBEAT_MS, maxQuietMs: MAX_QUIET_MS };
  progressRoute(router, progress, eventStreams({ ...streams, stopping }));
  donationRoute(router, payments, settings.publicUrl);

  app.use(requestId);
  app.use(requestLog(log));
  app.use(rejectSlowDownload());
  app.use(errorHandler(log));
  app.use(onApi(helmet({ contentSecurityPolicy: { directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }, useDefaults: false } })));
  app.use(health.routes());
  // Looking at a job's progress is counted apart, so that it takes no call away from the work itself.
  app.use(onCalls(isApiWork, rateLimit(settings.requestsPerMinute)));
  app.use(onCalls(isProgress, rateLimit(settings.requestsPerMinute)));
  // Called by a server: it has no page that it could come from and keeps no cookie; it proves by its signature who it is.
  app.use(webhooks.routes());
  app.use(onApi(sameOrigin));
  // A stream of progress runs beside a call that is given a name already.
  app.use(onCalls(isApiWork, sessionCookie));
  app.use(router.routes());
  app.use(router.allowedMethods());
  app.use(webhooks.allowedMethods());
  app.use(health.allowedMethods());
  const { site } = settings;
  if (site) app.use((ctx, next) => (isApi(ctx) ? next() : site(ctx, next)));
  return app;
}

function onApi(middleware: Middleware): Middleware {
  return onCalls(isApi, middleware);
}

function onCalls(isMeant: (call: { path: string }) => boolean, middleware: Middleware): Middleware {
  return (ctx, next) => (isMeant(ctx) ? middleware(ctx, next) : next());
}

function isApi({ path }: { path: string }): boolean {
  return path === '/api' || path.startsWith('/api/');
}

function isProgress({ path }: { path: string }): boolean {
  return path.startsWith(routes.jobProgress.path.replace(':jobId', ''));
}

function isApiWork(call: { path: string }): boolean {
  return isApi(call) && !isProgress(call);
}
