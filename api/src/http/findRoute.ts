import { routes } from '../../contract/routes.ts';

const knownPaths = Object.values(routes).map(({ path }) => ({ path, pattern: new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`) }));

/** Finds the route of a path, so that logs and metrics name routes and no addresses. */
export function findRoute(path: string): string {
  return knownPaths.find(({ pattern }) => pattern.test(path))?.path ?? (path.startsWith('/api/') ? '/api/…' : '/…');
}
