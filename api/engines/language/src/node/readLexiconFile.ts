import { readFileSync } from 'node:fs';

/** Reads the bytes of lexicon.bin, the one data file of this library. */
export function readLexiconFile(): Uint8Array {
  return readFileSync(new URL('../lexicon/lexicon.bin', import.meta.url));
}
