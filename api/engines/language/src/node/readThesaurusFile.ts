import { readFileSync } from 'node:fs';
import type { ThesaurusLanguage } from '../thesaurus/format.ts';

/** Reads the everyday phrases of a language, a line for each matter. */
export function readThesaurusFile(language: ThesaurusLanguage): string {
  return readFileSync(new URL(`../thesaurus/${language}.txt`, import.meta.url), 'utf8');
}
