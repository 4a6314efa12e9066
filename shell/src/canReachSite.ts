const ADDRESS = '/remotes.json';

/** Resolves to whether the site answers at all, whatever it answers. No cache may answer for it, so it asks by HEAD. */
export async function canReachSite(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch(ADDRESS, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
