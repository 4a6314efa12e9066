import { localeOf, pathInLocale, pathWithoutLocale } from '@sheaf/api/contract/messages/locales';

/** The page that stands in for one that was never opened here. */
export const OFFLINE_PATH = '/offline';

export function offlinePageFor(pathname: string): string {
  return pathInLocale(OFFLINE_PATH, localeOf(pathname));
}

/** Scripts, fonts, workers and what they load: their names change with their content. */
export function isFile(pathname: string): boolean {
  return /^\/(assets|remotes)\//.test(pathname);
}

/** Which tools there are, what the server can do, and the pictures and words of an installed Sheaf. */
export function isSmallAnswer(pathname: string): boolean {
  return SMALL_ANSWERS.includes(pathWithoutLocale(pathname)) || pathname.startsWith('/icons/');
}

const SMALL_ANSWERS = ['/remotes.json', '/api/config', '/favicon.svg', '/manifest.webmanifest'];

/** A page's address has no file ending and is no call of the API. */
export function isPage(pathname: string): boolean {
  return pathname !== '/api' && !pathname.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(pathname);
}

/** Of the addresses a page has loaded, those that belong to opening it again without a network. */
export function keptAddresses(pathname: string, loaded: readonly string[], origin: string): string[] {
  const own = loaded
    .filter((address) => URL.canParse(address) && new URL(address).origin === origin)
    .map((address) => new URL(address).pathname)
    .filter((path) => isFile(path) || isSmallAnswer(path));
  return [...new Set([pathname, offlinePageFor(pathname), ...own])];
}
