const ADDRESS = '/remotes.json';

/** Resolves to whether the site answers with any status. It sends HEAD, so that no cache answers. */
export async function canReachSite(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch(ADDRESS, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
