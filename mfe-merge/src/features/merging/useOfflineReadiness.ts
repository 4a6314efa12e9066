import { useEffect } from 'react';
import { fetchForOffline } from '../../lazyParts';

/** By then the visitor's first act has been served, or is a file chooser that stands open. */
const FETCH_DELAY_MS = 2000;

/** Fetches what a merge without a network needs before there are files, unless the visitor pays for each byte. */
export function useOfflineReadiness(): void {
  useEffect(() => {
    if (savesData()) return undefined;
    const timer = setTimeout(fetchForOffline, FETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Not every browser says so. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
