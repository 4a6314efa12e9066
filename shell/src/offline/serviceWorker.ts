import { findPathInSite } from '@sheaf/api/client/siteBase';
import { clientsClaim, type RouteMatchCallback, skipWaiting } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { findOfflinePage, isFile, isPage, isSmallAnswer } from './cachedPaths';
import { refuseChanged } from './refuseChanged';

/**
 * Caches the pages a visitor opened, and their files, for offline use; merging on this device then works as well. It never handles a visitor's
 * document, since those are sent with POST.
 */
const DAY_SECONDS = 24 * 60 * 60;
/** On a network that does not answer in this time, the cached page is served. */
const NETWORK_TIMEOUT_SECONDS = 8;
/** The scope of the worker: this script is at the root of the site, and other paths of the host are not ours. */
const basePath = new URL('.', location.href).pathname.replace(/\/$/, '');
const nameCache = (name: string) => (basePath ? `${basePath} ${name}` : name);

const files = new CacheFirst({
  cacheName: nameCache('files'),
  // File names contain a hash; files of old versions are evicted in the end.
  plugins: [refuseChanged, new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true })],
});
const pages = new NetworkFirst({
  cacheName: nameCache('pages'),
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  // The query changes nothing in the HTML, so it is ignored.
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

// A new version activates at once: its files have other names, so no page mixes two versions.
skipWaiting();
clientsClaim();

/** Returns whether a request is for something of this site that is kept so. */
function matchOwnPath(isCached: (path: string) => boolean): RouteMatchCallback {
  return ({ sameOrigin, url }) => {
    const path = findPathInSite(url.pathname, basePath);
    return sameOrigin && path !== undefined && isCached(path);
  };
}
