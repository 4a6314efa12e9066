import type { Middleware } from 'koa';
import { routes } from '../../contract/routes.ts';

type Call = { path: string };

/** Runs middleware for some calls only. */
export function onCalls(matches: (call: Call) => boolean, middleware: Middleware): Middleware {
  return (ctx, next) => (matches(ctx) ? middleware(ctx, next) : next());
}

/** Returns whether a call is to the API. */
export function isApi({ path }: Call): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** Returns whether a call is for a page or file of the site. */
export function isPage(call: Call): boolean {
  return !isApi(call);
}

/** Returns whether a call is for the progress of a job. */
export function isProgress({ path }: Call): boolean {
  return path.startsWith(routes.jobProgress.path.replace(':jobId', ''));
}

/** Returns whether a call is to the API, but not for progress. */
export function isApiWork(call: Call): boolean {
  return isApi(call) && !isProgress(call);
}
