import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveOwnerNames } from './sessionOwner.ts';

const SHAPE = /^[A-Za-z0-9_-]{22}\.[0-9a-z]{1,11}\.[A-Za-z0-9_-]{22}$/;
const SEAL_BYTES = 16;

export type IdCheck = 'valid' | 'expired' | 'unknown';

/**
 * Ids that carry their own end and are sealed for one owner. An owner that goes by several names, divided by blanks, is given ids by the first, and
 * owns what was given to any of them. So a session that has ended differs from one that never was, without keeping
 * anything of it, and an id is worth nothing beside another cookie.
 */
export interface SessionIds {
  issue(owner: string, expiresAt: Date): string;
  check(id: string, owner: string, now: Date): IdCheck;
  /** Returns which of the owner's names the id was given to. */
  nameFor(id: string, owner: string): string | undefined;
}

/** Creates and checks session ids that are sealed for their owner. */
export function createSessionIds(secret: string): SessionIds {
  const seal = (owner: string, body: string) =>
    createHmac('sha256', secret).update(`session:${owner}:${body}`).digest().subarray(0, SEAL_BYTES).toString('base64url');

  function nameFor(id: string, owner: string): string | undefined {
    if (!SHAPE.test(id)) return undefined;
    const [random = '', end = '', claimedSeal = ''] = id.split('.');
    return deriveOwnerNames(owner).find((name) => timingSafeEqual(Buffer.from(claimedSeal), Buffer.from(seal(name, `${random}.${end}`))));
  }

  return {
    nameFor,
    issue(owner, expiresAt) {
      const [name = ''] = deriveOwnerNames(owner);
      const body = `${randomBytes(16).toString('base64url')}.${expiresAt.getTime().toString(36)}`;
      return `${body}.${seal(name, body)}`;
    },
    check(id, owner, now) {
      if (nameFor(id, owner) === undefined) return 'unknown';
      const [, end = ''] = id.split('.');
      return Number.parseInt(end, 36) <= now.getTime() ? 'expired' : 'valid';
    },
  };
}
