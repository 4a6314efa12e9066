import { readFileSync } from 'node:fs';

/** Reads glossary.txt: a meaning a line, in English, Spanish and German, with alternatives for each language. */
export function readGlossaryFile(): string {
  return readFileSync(new URL('../meaning/glossary.txt', import.meta.url), 'utf8');
}
