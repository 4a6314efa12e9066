import { findPathInSite } from '@sheaf/api/client/siteBase';
import { clientsClaim, type RouteMatchCallback, skipWaiting } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { findOfflinePage, isFile, isPage, isSmallAnswer } from './cachedPaths';
import { refuseChanged } from './refuseChanged';

/**
 * Keeps the pages a visitor opened, and the files they are made of, so that they open again without a network; merging on this device then
 * works as well. It never sees a visitor's document: those are sent with POST, which passes it by.
 */
const DAY_SECONDS = 24 * 60 * 60;
/** On a network that only seems to be there, the kept page is better than none. */
const NETWORK_TIMEOUT_SECONDS = 8;
/** This script is at the root of the site, and speaks for nothing beside it on the host. */
const basePath = new URL('.', location.href).pathname.replace(/\/$/, '');
const nameCache = (name: string) => (basePath ? `${basePath} ${name}` : name);

const files = new CacheFirst({
  cacheName: nameCache('files'),
  // Files are named by their bytes; those of versions long replaced go in the end.
  plugins: [refuseChanged, new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true })],
});
const pages = new NetworkFirst({
  cacheName: nameCache('pages'),
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  // What is behind the question mark is the page's own business; the page is the same.
  matchOptions: { ignoreSearch: true },
  plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY_SECONDS, matchOptions: { ignoreSearch: true } })],
});
const smallAnswers = new NetworkFirst({ cacheName: nameCache('answers'), networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS });

registerRoute(matchOwnPath(isFile), files);
registerRoute(matchOwnPath(isSmallAnswer), smallAnswers);
registerRoute(matchOwnPath(isPage), pages);

setCatchHandler(async ({ request, url }) => {
  const path = request.mode === 'navigate' && url ? findPathInSite(url.pathname, basePath) : undefined;
  const cached = path === undefined ? undefined : await caches.match(basePath + findOfflinePage(path));
  return cached ?? Response.error();
});

// A new version takes over at once: its files have other names, so no page ever sees two versions mixed.
skipWaiting();
clientsClaim();

/** Returns whether a request is for something of this site that is kept so. */
function matchOwnPath(isCached: (path: string) => boolean): RouteMatchCallback {
  return ({ sameOrigin, url }) => {
    const path = findPathInSite(url.pathname, basePath);
    return sameOrigin && path !== undefined && isCached(path);
  };
}
