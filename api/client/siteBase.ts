/** Returns the path that the page's site is served under, such as `/pdf`. Empty when it has a host of its own, and outside a page. */
export function readSiteBase(): string {
  return globalThis.document?.documentElement.dataset.base ?? '';
}

/** Returns the address of something inside the page's site by its path there. Whole addresses, such as those of other hosts, stay. */
export function findInSite(path: string): string {
  return /^\/(?!\/)/.test(path) ? readSiteBase() + path : path;
}

/** Returns where in a site an address is, or nothing when it is not under the site's path. */
export function findPathInSite(pathname: string, basePath: string): string | undefined {
  if (pathname === basePath) return '/';
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined;
}

/** Returns where in its site the open page is, such as `/es/merge`. */
export function readPathInSite(): string {
  return findPathInSite(window.location.pathname, readSiteBase()) ?? '/';
}
