import type Router from '@koa/router';
import { routes } from '../../contract/routes.ts';

export interface Readiness {
  isStopping: boolean;
  jobs: boolean;
  /** Absent when no Redis is configured. */
  redis?: boolean;
}

/** `live`: the process answers. `ready`: it can do its work, so send it visitors. */
export function healthRoutes(router: Router, readiness: () => Promise<Readiness>): void {
  router.get(routes.live.path, (ctx) => {
    ctx.body = { status: 'live' };
  });
  router.get(routes.ready.path, async (ctx) => {
    const { isStopping, ...parts } = await readiness();
    const isReady = !isStopping && Object.values(parts).every((part) => part !== false);
    ctx.status = isReady ? 200 : 503;
    if (!isReady) ctx.set('Retry-After', '5');
    ctx.body = { status: isStopping ? 'stopping' : isReady ? 'ready' : 'not ready', ...parts };
  });
}
