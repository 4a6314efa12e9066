import type { Middleware } from 'koa';
import type { Metrics } from '../../metrics/createMetrics.ts';
import { findRoute } from '../findRoute.ts';
import { onResponseClose } from '../onResponseClose.ts';

/** Counts requests by route and status, their seconds, and their bytes. No label holds an address or a name. */
export function countRequests({ requests, requestSeconds, httpBytes }: Metrics): Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    const { socket } = ctx.req;
    const { bytesRead, bytesWritten } = socket;
    onResponseClose(ctx, () => {
      const route = findRoute(ctx.path);
      requests.inc({ method: ctx.method, route, status: ctx.status });
      requestSeconds.observe({ route }, (performance.now() - startedAt) / 1000);
      httpBytes.inc({ direction: 'in' }, socket.bytesRead - bytesRead);
      httpBytes.inc({ direction: 'out' }, socket.bytesWritten - bytesWritten);
    });
    await next();
  };
}
