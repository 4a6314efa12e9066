import { readFileSync } from 'node:fs';

/** Reads the bytes of meanings.bin, which says what English words are about. */
export function readMeaningsFile(): Uint8Array {
  return readFileSync(new URL('../meaning/meanings.bin', import.meta.url));
}
