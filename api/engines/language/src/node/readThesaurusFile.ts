import { readFileSync } from 'node:fs';

/** Reads the everyday phrases of a language that has a thesaurus, by ISO 639-1: a line for each matter. */
export function readThesaurusFile(language: string): string {
  return readFileSync(new URL(`../thesaurus/${language}.txt`, import.meta.url), 'utf8');
}
