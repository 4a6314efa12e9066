import { readFileSync } from 'node:fs';

/** Reads the words that each rule of Harper needs, by rule. */
export function readNeededNgrams(): Record<string, string> {
  return JSON.parse(readFileSync(new URL('../harper/neededNgrams.json', import.meta.url), 'utf8'));
}
