/**
 * Makes the service worker ignore a cached file that fails the integrity of the request, such as one that was damaged when it was fetched. The file is
 * then fetched again and replaced.
 */
export const refuseChanged = {
  async cachedResponseWillBeUsed({ request, cachedResponse }: { request: Request; cachedResponse?: Response | undefined }): Promise<Response | null> {
    if (!cachedResponse) return null;
    const stated = /^sha256-(.+)$/.exec(request.integrity)?.[1];
    if (!stated) return cachedResponse;
    const digest = await crypto.subtle.digest('SHA-256', await cachedResponse.clone().arrayBuffer());
    return btoa(String.fromCharCode(...new Uint8Array(digest))) === stated ? cachedResponse : null;
  },
};
