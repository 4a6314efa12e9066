import { readSiteBase } from '@sheaf/api/client/siteBase';
import { listCachedAddresses } from './cachedPaths';

const SERVICE_WORKER = '/service-worker.js';
/** A page that is never idle is cached after this time. */
const LONGEST_WAIT_MS = 10_000;
/** Safari has no idle callback; there the page is cached after this time. */
const FALLBACK_DELAY_MS = 2000;

/** The browser APIs that caching needs; absent on insecure connections. */
type Workers = Pick<ServiceWorkerContainer, 'register' | 'ready'>;

/**
 * Caches the open page and what it has loaded for offline use. Rejects where the browser stores nothing, as in a private window; the page works
 * without it.
 */
export async function cacheForOffline(workers: Workers, pathname: string, loaded: readonly string[], origin: string): Promise<void> {
  const basePath = readSiteBase();
  await workers.register(basePath + SERVICE_WORKER);
  const { active } = await workers.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: listCachedAddresses(pathname, loaded, { origin, basePath }) } });
}

/** Caches the open page for offline use once the browser is idle. */
export function cacheForOfflineWhenIdle(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const cachePage = () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    cacheForOffline(serviceWorker, location.pathname, loaded, location.origin).catch((error: unknown) => console.info('Pages are not kept:', error));
  };
  if ('requestIdleCallback' in window) requestIdleCallback(cachePage, { timeout: LONGEST_WAIT_MS });
  else setTimeout(cachePage, FALLBACK_DELAY_MS);
}
