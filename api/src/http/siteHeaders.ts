/** Sent with whatever the site answers. */
export const ON_EVERY_ANSWER = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'same-origin', 'Cross-Origin-Opener-Policy': 'same-origin' };

/** Where files have hashed names or a version: they never change their bytes. */
export const FOLDERS_THAT_NEVER_CHANGE = ['/assets/', '/remotes/'];
export const KEPT_FOR_A_YEAR = 'max-age=31536000,immutable';
/** Browsers and proxies keep these but ask each time whether they changed. */
export const ALWAYS_ASKED = 'no-cache';

/** The other origins a registry names, or nothing when it cannot be read: it may be caught in the middle of an edit. */
export function remoteOrigins(remotesJson: string): string[] | undefined {
  try {
    const addresses: unknown[] = Object.values(JSON.parse(remotesJson));
    const origins = addresses.flatMap((address) => (typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : []));
    return [...new Set(origins)];
  } catch {
    return undefined;
  }
}
