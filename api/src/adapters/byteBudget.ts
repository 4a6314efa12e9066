import type { FileOwner } from '../ports.ts';
import { Refusal } from '../refusal.ts';

const BUSY_RETRY_SECONDS = 10;
/** The largest share that one visitor may use. */
const VISITOR_SHARE = 1 / 4;

/** Counts bytes on the disk, in all and for each visitor. */
export interface ByteBudget {
  /** Counts bytes that are about to be written, or refuses them. */
  take(bytes: number, owner: FileOwner | undefined): void;
  giveBack(bytes: number, owner: FileOwner | undefined): void;
  readonly bytesHeld: number;
}

/** Creates a budget of bytes, of which each visitor may hold a share. Where that is less than one request may need, the request alone may hold so much. */
export function createByteBudget(maxBytes: number, largestRequestBytes = 0): ByteBudget {
  const maxVisitorBytes = maxBytes * VISITOR_SHARE;
  const heldByName = new Map<string, number>();
  const heldByRequest = new WeakMap<FileOwner, number>();
  let bytesHeld = 0;

  function count(bytes: number, owner: FileOwner | undefined): void {
    bytesHeld += bytes;
    if (!owner) return;
    heldByRequest.set(owner, (heldByRequest.get(owner) ?? 0) + bytes);
    for (const name of owner.names) {
      const held = (heldByName.get(name) ?? 0) + bytes;
      if (held === 0) heldByName.delete(name);
      else heldByName.set(name, held);
    }
  }

  return {
    take(bytes, owner) {
      const ofRequest = owner ? (heldByRequest.get(owner) ?? 0) : 0;
      const isOverShare = (name: string) => {
        const held = heldByName.get(name) ?? 0;
        return held + bytes > (held === ofRequest ? Math.max(maxVisitorBytes, largestRequestBytes) : maxVisitorBytes);
      };
      if (owner?.names.some(isOverShare)) throw new Refusal('too_much_at_once', { seconds: BUSY_RETRY_SECONDS });
      if (bytesHeld + bytes > maxBytes) throw new Refusal('busy', { seconds: BUSY_RETRY_SECONDS });
      count(bytes, owner);
    },
    giveBack: (bytes, owner) => count(-bytes, owner),
    get bytesHeld() {
      return bytesHeld;
    },
  };
}
