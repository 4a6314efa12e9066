import { readGlossaryFile } from '../node/readGlossaryFile.ts';

export const glossaryLanguages = ['en', 'es', 'de'] as const;
export type GlossaryLanguage = (typeof glossaryLanguages)[number];

/** Returns everyday, office and household meanings as lists of words in each language. */
export function readGlossary(): Record<GlossaryLanguage, string[]>[] {
  return readGlossaryFile()
    .trim()
    .split('\n')
    .map((line) => {
      const [en = [], es = [], de = []] = line.split('|').map((words) => words.split(' '));
      return { en, es, de };
    });
}
