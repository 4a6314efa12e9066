/** The sessions of one browser at one address, the oldest first, with the bytes of each. */
interface BrowserShare {
  bytes: number;
  sessions: Map<string, number>;
}

interface AddressShare {
  bytes: number;
  browsers: Map<string, BrowserShare>;
}

/** The visitor that a session is counted for. */
export interface ShareHolder {
  address: string;
  browser: string;
}

/** Counts the bytes of each address, and of each browser at it, since one visitor may have many cookies. */
export class SessionShares {
  readonly #addresses = new Map<string, AddressShare>();
  #bytes = 0;

  /** All bytes counted. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Counts a session, or its new size. A session that changes its size keeps its age. */
  set(id: string, holder: ShareHolder, bytes: number): void {
    const address = this.#addresses.get(holder.address) ?? { bytes: 0, browsers: new Map() };
    this.#addresses.set(holder.address, address);
    const browser = address.browsers.get(holder.browser) ?? { bytes: 0, sessions: new Map() };
    address.browsers.set(holder.browser, browser);
    const more = bytes - (browser.sessions.get(id) ?? 0);
    browser.sessions.set(id, bytes);
    browser.bytes += more;
    address.bytes += more;
    this.#bytes += more;
  }

  delete(id: string, holder: ShareHolder): void {
    const address = this.#addresses.get(holder.address);
    const browser = address?.browsers.get(holder.browser);
    const bytes = browser?.sessions.get(id);
    if (!address || !browser || bytes === undefined) return;
    browser.sessions.delete(id);
    browser.bytes -= bytes;
    address.bytes -= bytes;
    this.#bytes -= bytes;
    if (browser.sessions.size === 0) address.browsers.delete(holder.browser);
    if (address.browsers.size === 0) this.#addresses.delete(holder.address);
  }

  /** Returns the oldest session of the largest browser at the largest address, except those to keep. */
  findGreediestSession(kept: readonly string[]): string | undefined {
    // Of two addresses with equal shares take the later one, so that a newcomer does not push out one that takes no more. Of two equal browsers take the older.
    const address = findLargest([...this.#addresses.values()].reverse());
    const browser = findLargest(address?.browsers.values() ?? []);
    for (const id of browser?.sessions.keys() ?? []) if (!kept.includes(id)) return id;
    return undefined;
  }
}

function findLargest<Share extends { bytes: number }>(shares: Iterable<Share>): Share | undefined {
  let found: Share | undefined;
  for (const share of shares) if (share.bytes > (found?.bytes ?? -1)) found = share;
  return found;
}
