import type Router from '@koa/router';
import type { ServerConfig } from '../../contract/config.ts';
import { routes } from '../../contract/routes.ts';

export function configRoute(router: Router, config: ServerConfig): void {
  router.get(routes.config.path, (ctx) => {
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = config;
  });
}
