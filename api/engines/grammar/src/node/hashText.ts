import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text in base64url. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
