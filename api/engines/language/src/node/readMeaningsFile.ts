import { readFileSync } from 'node:fs';

/** Reads meanings.bin, which holds the vectors of English words. */
export function readMeaningsFile(): Uint8Array {
  return readFileSync(new URL('../meaning/meanings.bin', import.meta.url));
}
