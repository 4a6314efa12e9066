import type Router from '@koa/router';
import type { ServerConfig } from '../../contract/config.ts';
import { addRoute } from '../http/addRoute.ts';

/** Adds the route of the public configuration. */
export function addConfigRoute(router: Router, config: ServerConfig): void {
  addRoute(router, 'config', [], (ctx) => {
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = config;
  });
}
