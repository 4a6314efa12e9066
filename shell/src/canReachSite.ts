import { findInSite } from '@sheaf/api/client/siteBase';
import { REGISTRY_PATH } from './remotesPath';

/** Resolves to whether the site answers with any status. It sends HEAD, so that no cache answers. */
export async function canReachSite(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch(findInSite(REGISTRY_PATH), { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
