import { readFileSync } from 'node:fs';

/** Reads sentences.bin, which holds how common runs of English words are. */
export function readSentencesFile(): Uint8Array {
  return readFileSync(new URL('../sentenceModel/sentences.bin', import.meta.url));
}
