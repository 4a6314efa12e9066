import { readFileSync } from 'node:fs';

/** Reads editWeights.bin, which holds what speaks for and against an edit. */
export function readEditWeights(): Int8Array {
  return new Int8Array(readFileSync(new URL('../statistical/editWeights.bin', import.meta.url)));
}
