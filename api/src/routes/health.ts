import type Router from '@koa/router';
import { addRoute } from '../http/addRoute.ts';
import { checkReadiness, type Readiness } from '../services/checkReadiness.ts';

const RETRY_SECONDS = '5';

/** Adds the health routes: `live` answers while the process runs, `ready` while the server can do its work. */
export function addHealthRoutes(router: Router, readiness: () => Promise<Readiness>): void {
  addRoute(router, 'live', [], (ctx) => {
    ctx.body = { status: 'live' };
  });
  addRoute(router, 'ready', [], async (ctx) => {
    const answer = checkReadiness(await readiness());
    ctx.status = answer.status === 'ready' ? 200 : 503;
    if (answer.status !== 'ready') ctx.set('Retry-After', RETRY_SECONDS);
    ctx.body = answer;
  });
}
