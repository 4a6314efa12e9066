import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const SHAPE = /^[A-Za-z0-9_-]{22}\.[0-9a-z]{1,11}\.[A-Za-z0-9_-]{22}$/;
const SEAL_BYTES = 16;

export type IdCheck = 'valid' | 'expired' | 'unknown';

/**
 * Ids that carry their own end and are sealed for one owner. An owner that goes by several names, divided by blanks, is given ids by the first, and
 * owns what was given to any of them. So a session that has ended can be told from one that never was without keeping
 * anything of it, and an id is worth nothing beside another cookie.
 */
export interface SessionIds {
  issue(owner: string, expiresAt: Date): string;
  check(id: string, owner: string, now: Date): IdCheck;
}

export function sessionIds(secret: string): SessionIds {
  const seal = (owner: string, body: string) =>
    createHmac('sha256', secret).update(`session:${owner}:${body}`).digest().subarray(0, SEAL_BYTES).toString('base64url');

  return {
    issue(owner, expiresAt) {
      const [name = ''] = namesOf(owner);
      const body = `${randomBytes(16).toString('base64url')}.${expiresAt.getTime().toString(36)}`;
      return `${body}.${seal(name, body)}`;
    },
    check(id, owner, now) {
      if (!SHAPE.test(id)) return 'unknown';
      const [random = '', end = '', given = ''] = id.split('.');
      const isSealedFor = (name: string) => timingSafeEqual(Buffer.from(given), Buffer.from(seal(name, `${random}.${end}`)));
      if (!namesOf(owner).some(isSealedFor)) return 'unknown';
      return Number.parseInt(end, 36) <= now.getTime() ? 'expired' : 'valid';
    },
  };
}

function namesOf(owner: string): string[] {
  return owner.split(' ');
}
