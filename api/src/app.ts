import Router from '@koa/router';
import Koa, { type Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import type { ServerConfig } from '../contract/config.ts';
import { answerRefusals } from './http/answerRefusals.ts';
import { rateLimit } from './http/rateLimit.ts';
import { requestId } from './http/requestId.ts';
import { requestLog } from './http/requestLog.ts';
import { sameOrigin } from './http/sameOrigin.ts';
import { sessionCookie } from './http/sessionCookie.ts';
import { uploadReader } from './http/uploads.ts';
import type { JobRunner, Payments } from './ports.ts';
import { configRoute } from './routes/config.ts';
import { donationRoute } from './routes/donation.ts';
import { healthRoutes, type Readiness } from './routes/health.ts';
import { mergeRoute } from './routes/merge.ts';
import type { Spool } from './spool.ts';

export interface AppDependencies {
  log: Logger;
  jobs: JobRunner;
  spool: Spool;
  payments: Payments;
  serverConfig: ServerConfig;
  sessionSecret: string;
  requestsPerMinute: number;
  trustProxy: boolean;
  readiness(): Promise<Readiness>;
  /** Serves the pages; absent when another server does. */
  site?: Middleware;
}

/** The whole API. The order of the middleware is its security: nothing below a line runs before that line has agreed. */
export function createApp({ log, jobs, spool, payments, serverConfig, ...settings }: AppDependencies): Koa {
  const { limits } = serverConfig;
  const app = new Koa({ proxy: settings.trustProxy, keys: [settings.sessionSecret] });
  // What went wrong while an answer was being sent: most often a visitor who left.
  app.on('error', (error) => log.debug({ err: error }, 'An answer was not sent.'));

  const health = new Router();
  healthRoutes(health, settings.readiness);

  const router = new Router();
  configRoute(router, serverConfig);
  mergeRoute(router, { jobs, limits, readUpload: uploadReader(limits, spool) });
  donationRoute(router, payments);

  app.use(requestId);
  app.use(requestLog(log));
  app.use(answerRefusals(log));
  app.use(onApi(helmet({ contentSecurityPolicy: { directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }, useDefaults: false } })));
  app.use(health.routes());
  app.use(onApi(rateLimit(settings.requestsPerMinute)));
  app.use(onApi(sameOrigin));
  app.use(onApi(sessionCookie));
  app.use(router.routes());
  app.use(router.allowedMethods());
  app.use(health.allowedMethods());
  const { site } = settings;
  if (site) app.use((ctx, next) => (isApi(ctx) ? next() : site(ctx, next)));
  return app;
}

function onApi(middleware: Middleware): Middleware {
  return (ctx, next) => (isApi(ctx) ? middleware(ctx, next) : next());
}

function isApi({ path }: { path: string }): boolean {
  return path === '/api' || path.startsWith('/api/');
}
