import { readFileSync } from 'node:fs';

/** Reads the bytes of lexicon.bin, which holds the English words. */
export function readLexiconFile(): Uint8Array {
  return readFileSync(new URL('../lexicon/lexicon.bin', import.meta.url));
}
