import { readFileSync } from 'node:fs';

/** Reads spanish.bin, which holds the Spanish words. */
export function readSpanishFile(): Uint8Array {
  return readFileSync(new URL('../spanish/spanish.bin', import.meta.url));
}
