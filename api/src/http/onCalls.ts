import type { Middleware } from 'koa';
import { routes } from '../../contract/routes.ts';

type Call = { path: string };

/** Runs middleware for some calls only. */
export function onCalls(isMeant: (call: Call) => boolean, middleware: Middleware): Middleware {
  return (ctx, next) => (isMeant(ctx) ? middleware(ctx, next) : next());
}

export function isApi({ path }: Call): boolean {
  return path === '/api' || path.startsWith('/api/');
}

export function isPage(call: Call): boolean {
  return !isApi(call);
}

export function isProgress({ path }: Call): boolean {
  return path.startsWith(routes.jobProgress.path.replace(':jobId', ''));
}

export function isApiWork(call: Call): boolean {
  return isApi(call) && !isProgress(call);
}
