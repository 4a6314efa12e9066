import type { FileOwner } from '../ports.ts';
import { Refusal } from '../refusal.ts';

const BUSY_RETRY_SECONDS = 10;
/** The largest share that one visitor may use. */
const VISITOR_SHARE = 1 / 4;

/** Counts bytes on the disk, in all and for each visitor. */
export interface ByteBudget {
  /** Counts bytes that are about to be written, or refuses them. */
  reserve(bytes: number, owner: FileOwner | undefined): void;
  release(bytes: number, owner: FileOwner | undefined): void;
  readonly bytesInUse: number;
}

/** Creates a budget of bytes, of which each visitor may hold a share. Where that is less than one request may need, the request alone may hold so much. */
export function createByteBudget(maxBytes: number, largestRequestBytes = 0): ByteBudget {
  const maxVisitorBytes = maxBytes * VISITOR_SHARE;
  const bytesByName = new Map<string, number>();
  const bytesByRequest = new WeakMap<FileOwner, number>();
  let bytesInUse = 0;

  function count(bytes: number, owner: FileOwner | undefined): void {
    bytesInUse += bytes;
    if (!owner) return;
    bytesByRequest.set(owner, (bytesByRequest.get(owner) ?? 0) + bytes);
    for (const name of owner.names) {
      const used = (bytesByName.get(name) ?? 0) + bytes;
      if (used === 0) bytesByName.delete(name);
      else bytesByName.set(name, used);
    }
  }

  return {
    reserve(bytes, owner) {
      const usedByRequest = owner ? (bytesByRequest.get(owner) ?? 0) : 0;
      const isOverShare = (name: string) => {
        const used = bytesByName.get(name) ?? 0;
        return used + bytes > (used === usedByRequest ? Math.max(maxVisitorBytes, largestRequestBytes) : maxVisitorBytes);
      };
      if (owner?.names.some(isOverShare)) throw new Refusal('too_much_at_once', { seconds: BUSY_RETRY_SECONDS });
      if (bytesInUse + bytes > maxBytes) throw new Refusal('busy', { seconds: BUSY_RETRY_SECONDS });
      count(bytes, owner);
    },
    release: (bytes, owner) => count(-bytes, owner),
    get bytesInUse() {
      return bytesInUse;
    },
  };
}
