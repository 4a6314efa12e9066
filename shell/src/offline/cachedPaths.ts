import { findPathInSite } from '@sheaf/api/client/siteBase';
import { localizePath, parseLocale, stripLocale } from '@sheaf/api/contract/messages/locale/locales';

/** The page shown offline in place of one that is not cached. */
export const OFFLINE_PATH = '/offline';

/** Returns the offline page for a page, by paths inside the site. */
export function findOfflinePage(path: string): string {
  return localizePath(OFFLINE_PATH, parseLocale(path));
}

/** Returns whether a path is a script, font, worker or what they load: these names change with their content. */
export function isFile(path: string): boolean {
  return /^\/(assets|remotes)\//.test(path);
}

/** Returns whether a path is a small answer to keep offline: tools, configuration, icons and texts of an installed Sheaf. */
export function isSmallAnswer(path: string): boolean {
  return SMALL_ANSWERS.includes(stripLocale(path)) || path.startsWith('/icons/');
}

const SMALL_ANSWERS = ['/remotes.json', '/api/config', '/favicon.svg', '/manifest.webmanifest'];

/** Returns whether a path is a page: it has no file extension and is no API call. */
export function isPage(path: string): boolean {
  return path !== '/api' && !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path);
}

/** Where a site is served: its origin, and its path there or nothing. */
interface SiteAddress {
  origin: string;
  basePath: string;
}

/** Lists the addresses to keep for opening a page offline, from those it has loaded. */
export function listCachedAddresses(pathname: string, loaded: readonly string[], { origin, basePath }: SiteAddress): string[] {
  const loadedPaths = loaded
    .filter((address) => URL.canParse(address) && new URL(address).origin === origin)
    .flatMap((address) => findPathInSite(new URL(address).pathname, basePath) ?? [])
    .filter((path) => isFile(path) || isSmallAnswer(path))
    .map((path) => basePath + path);
  return [...new Set([pathname, basePath + findOfflinePage(findPathInSite(pathname, basePath) ?? '/'), ...loadedPaths])];
}
