import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts sessions for a store that others can read. */
export interface SessionCipher {
  /** Returns the key under which a session is stored; it says nothing about the id a visitor holds. */
  storeKey(kind: string, id: string): string;
  encrypt(key: string, name: string, value: Uint8Array): Buffer;
  /** Returns the value; `undefined` when it was changed, or encrypted for another owner, key or secret. */
  decrypt(key: string, name: string, stored: Buffer): Buffer | undefined;
}

/**
 * Encrypts with AES-256-GCM (NIST SP 800-38D) and a key derived (RFC 5869) from the cookie of the owner and the secret of the server. The cookie
 * is in no store and the secret in no cookie, so neither a dump of the store nor the dump and the secret say anything.
 */
export function createSessionCipher(secret: string): SessionCipher {
  const deriveKey = (key: string, name: string) => Buffer.from(hkdfSync('sha256', name, secret, `sheaf session ${key}`, KEY_BYTES));
  return {
    storeKey: (kind, id) => `sheaf:${kind}:${createHmac('sha256', secret).update(`${kind}:${id}`).digest('base64url').slice(0, 32)}`,
    encrypt(key, name, value) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, deriveKey(key, name), nonce);
      cipher.setAAD(Buffer.from(key));
      const body = Buffer.concat([cipher.update(value), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    decrypt(key, name, stored) {
      if (stored.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(ALGORITHM, deriveKey(key, name), stored.subarray(0, NONCE_BYTES));
      decipher.setAAD(Buffer.from(key));
      decipher.setAuthTag(stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([body, decipher.final()]);
      } catch {
        // The tag does not fit: it is another's, or somebody changed it.
        return undefined;
      }
    },
  };
}
