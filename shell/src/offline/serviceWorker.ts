import { clientsClaim, skipWaiting } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { refuseChanged } from './refuseChanged';
import { isFile, isPage, isSmallAnswer, offlinePageFor } from './whatIsKept';

/**
 * Keeps the pages a visitor opened, and the files they are made of, so that they open again without a network; merging on this device then
 * works as well. It never sees a visitor's document: those are sent with POST, which passes it by.
 */
const DAY_SECONDS = 24 * 60 * 60;
/** On a network that only seems to be there, the kept page is better than none. */
const PATIENCE_SECONDS = 8;

const files = new CacheFirst({
  cacheName: 'files',
  // Files are named by their bytes; those of versions long replaced go in the end.
  plugins: [refuseChanged, new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true })],
});
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PATIENCE_SECONDS,
  // What stands behind the question mark is the page's own business; the page is the same.
  matchOptions: { ignoreSearch: true },
  plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY_SECONDS, matchOptions: { ignoreSearch: true } })],
});
const smallAnswers = new NetworkFirst({ cacheName: 'answers', networkTimeoutSeconds: PATIENCE_SECONDS });

registerRoute(({ sameOrigin, url }) => sameOrigin && isFile(url.pathname), files);
registerRoute(({ sameOrigin, url }) => sameOrigin && isSmallAnswer(url.pathname), smallAnswers);
registerRoute(({ sameOrigin, url }) => sameOrigin && isPage(url.pathname), pages);

setCatchHandler(async ({ request, url }) => {
  const kept = request.mode === 'navigate' && url ? await caches.match(offlinePageFor(url.pathname)) : undefined;
  return kept ?? Response.error();
});

// A new version takes over at once: its files have other names, so no page ever sees two versions mixed.
skipWaiting();
clientsClaim();
