import type { TrustedTypes } from '../scriptPolicy';
import { keepForOffline } from './keepForOffline';

/** What of the browser this needs. */
interface UntouchedPage {
  navigator: { serviceWorker?: Pick<ServiceWorkerContainer, 'register' | 'ready'> };
  location: Pick<Location, 'pathname' | 'origin'>;
  performance: Pick<Performance, 'getEntriesByType'>;
  trustedTypes?: TrustedTypes;
}

/** Keeps a page whose scripts have not run yet, and may never run: it is only read. They do the same once they run. */
export function keepUntouchedPage({ navigator, location, performance, trustedTypes }: UntouchedPage): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // The policy of the page's scripts is not there yet.
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: (address) => address });
  const workers = {
    register: (address: string) => serviceWorker.register(policy?.createScriptURL(address) ?? address),
    ready: serviceWorker.ready,
  };
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // A browser that keeps nothing shows the page all the same.
  keepForOffline(workers, location.pathname, loaded, location.origin).catch(() => undefined);
}
