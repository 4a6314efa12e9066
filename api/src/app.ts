import Koa, { type Middleware } from 'koa';
import helmet from 'koa-helmet';
import { refuseOutsideBase, removeBasePath } from './http/middleware/basePath.ts';
import { countRequests } from './http/middleware/countRequests.ts';
import { errorHandler } from './http/middleware/errorHandler.ts';
import { offerLanguages } from './http/middleware/offerLanguages.ts';
import { rateLimit } from './http/middleware/rateLimit.ts';
import { refuseToolsOff } from './http/middleware/refuseToolsOff.ts';
import { refuseWhenStopping } from './http/middleware/refuseWhenStopping.ts';
import { rejectSlowDownload } from './http/middleware/rejectSlowDownload.ts';
import { requestId } from './http/middleware/requestId.ts';
import { requestLog } from './http/middleware/requestLog.ts';
import { noteSignIn, requireSignIn } from './http/middleware/requireSignIn.ts';
import { sameOrigin } from './http/middleware/sameOrigin.ts';
import { sessionCookie } from './http/middleware/sessionCookie.ts';
import { isApi, isApiWork, isPage, isProgress, onCalls } from './http/onCalls.ts';
import type { Metrics } from './metrics/createMetrics.ts';
import { createRouters, type RouterDependencies } from './routes/createRouters.ts';
import { createServices, type ServiceDependencies } from './services/createServices.ts';

export interface AppDependencies extends RouterDependencies, Omit<ServiceDependencies, 'limits' | 'version'> {
  sessionSecret: string;
  requestsPerMinute: number;
  /** The number of trusted proxies. The farthest one's address entry counts, so visitors cannot forge it. */
  trustedProxies: number;
  /** The header in which a proxy names who signed in. Absent when anybody may come. */
  signInHeader?: string | undefined;
  /** Serves the pages. Absent when another server does. */
  site?: Middleware | undefined;
  /** Counts requests. Absent when nobody collects metrics. */
  metrics?: Metrics | undefined;
  /** Aborted when a stopping server waits no longer: what still runs is refused. */
  forcedStop?: AbortSignal | undefined;
}

const securityHeaders = helmet({
  contentSecurityPolicy: { directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }, useDefaults: false },
});

/** Creates the whole API. The order of the middleware is its security: nothing below a line runs before that line has agreed. */
export function createApp(dependencies: AppDependencies): Koa {
  const { log, serverConfig, basePath, requestsPerMinute, trustedProxies, sessionSecret, signInHeader, site, metrics, forcedStop } = dependencies;
  const { limits, version, toolsOff, languages } = serverConfig;
  const { health, webhooks, router } = createRouters(createServices({ ...dependencies, limits, version }), dependencies);

  const app = new Koa({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies, keys: [sessionSecret] });
  // An answer most often fails on its way because the visitor has left.
  app.on('error', (error) => log.debug({ err: error }, 'An answer was not sent.'));
  if (basePath) app.use(removeBasePath(basePath));
  app.use(requestId);
  app.use(requestLog(log));
  app.use(onCalls(isApi, offerLanguages(languages)));
  if (metrics) app.use(countRequests(metrics));
  app.use(rejectSlowDownload());
  app.use(errorHandler(log));
  if (forcedStop) app.use(refuseWhenStopping(forcedStop));
  app.use(onCalls(isApi, securityHeaders));
  if (basePath) app.use(refuseOutsideBase);
  app.use(health.routes());
  if (signInHeader) app.use(noteSignIn(signInHeader));
  // Progress has a limit of its own, so that following a job takes no call away from the work itself.
  app.use(onCalls(isApiWork, rateLimit(requestsPerMinute)));
  app.use(onCalls(isProgress, rateLimit(requestsPerMinute)));
  // A webhook comes from a server, which has no page and no cookie. Its signature proves who sent it.
  app.use(webhooks.routes());
  if (signInHeader) app.use(onCalls(isApi, requireSignIn));
  app.use(onCalls(isApi, sameOrigin));
  if (toolsOff.length > 0) app.use(onCalls(isApi, refuseToolsOff(toolsOff)));
  // A stream of progress runs beside a call that has its cookie already.
  app.use(onCalls(isApiWork, sessionCookie(basePath)));
  app.use(router.routes());
  app.use(router.allowedMethods());
  app.use(webhooks.allowedMethods());
  app.use(health.allowedMethods());
  if (site) app.use(onCalls(isPage, site));
  return app;
}
