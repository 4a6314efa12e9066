/** These headers go with every answer of the site. */
export const ON_EVERY_ANSWER = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'same-origin', 'Cross-Origin-Opener-Policy': 'same-origin' };

/** The folders with files whose names, or the names of their folders, contain a hash of their bytes. */
export const FOLDERS_THAT_NEVER_CHANGE = ['/assets/', '/remotes/'];
const NAMED_BY_BYTES = /^\/assets\/.*\.[0-9a-f]{8,}\.\w+$|^\/remotes\/[^/]+\/[^/]+-[0-9a-f]{64}\//;
export const CACHED_FOR_A_YEAR = 'max-age=31536000,immutable';
/** Browsers and proxies keep such files but ask each time whether they changed. */
export const ALWAYS_REVALIDATED = 'no-cache';

/** Returns whether the address of a file contains a hash, so that browsers may cache it forever. */
export function isNamedByBytes(address: string): boolean {
  return NAMED_BY_BYTES.test(address);
}

/** Returns the file that holds a page without the part of a tool that is prerendered into it. */
export function removeTool(page: string): string {
  return page.replace(/index\.html$/, 'without-tool.html');
}

/** Lists the addresses a registry names, or returns nothing when it cannot be read: it may be caught in the middle of an edit. */
export function listRegisteredAddresses(remotesJson: string): string[] | undefined {
  try {
    const addresses: unknown[] = Object.values(JSON.parse(remotesJson));
    return addresses.filter((address) => typeof address === 'string');
  } catch {
    return undefined;
  }
}

/** Lists the other origins among the addresses of a registry. */
export function listRemoteOrigins(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : [])))];
}
