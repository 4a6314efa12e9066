import { readSiteBase } from '@sheaf/api/client/siteBase';
import { listCachedAddresses } from './cachedPaths';

const SERVICE_WORKER = '/service-worker.js';

/** What of the browser is needed to keep pages; absent where the connection is not secure. */
type Workers = Pick<ServiceWorkerContainer, 'register' | 'ready'>;

/**
 * Keeps the open page and what it has loaded, so that it opens again without a network. Rejects where the browser keeps nothing, as in a
 * private window; the page is none the worse for it.
 */
export async function cacheForOffline(workers: Workers, pathname: string, loaded: readonly string[], origin: string): Promise<void> {
  const basePath = readSiteBase();
  await workers.register(basePath + SERVICE_WORKER);
  const { active } = await workers.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: listCachedAddresses(pathname, loaded, { origin, basePath }) } });
}

/** Does so once the page has nothing better to do. */
export function cacheForOfflineWhenIdle(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const cachePage = () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    cacheForOffline(serviceWorker, location.pathname, loaded, location.origin).catch((error: unknown) => console.info('Pages are not kept:', error));
  };
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(cachePage, { timeout: 10_000 });
  else setTimeout(cachePage, 2000);
}
