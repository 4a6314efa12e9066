import { routes } from '../../contract/routes.ts';

const patterns = new Map(Object.values(routes).map(({ path }) => [path, new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`)] as const));

type RoutePath = (typeof routes)[keyof typeof routes]['path'];

/** Returns whether a path is one of this route. */
export function matchesPath(route: RoutePath, path: string): boolean {
  return patterns.get(route)?.test(path) ?? false;
}

/** Finds the route of a path, so that logs and metrics name routes and no addresses. */
export function findRoute(path: string): string {
  return [...patterns.keys()].find((route) => matchesPath(route, path)) ?? (path.startsWith('/api/') ? '/api/…' : '/…');
}
