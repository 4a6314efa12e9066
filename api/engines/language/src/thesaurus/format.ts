/** The languages that have a thesaurus, by ISO 639-1. */
export const thesaurusLanguages = ['en', 'es', 'de'] as const;
export type ThesaurusLanguage = (typeof thesaurusLanguages)[number];

/** A matter: how people speak of it, and the words that documents use, the most likely first. */
export interface ThesaurusLine {
  phrases: string[];
  documentTerms: string[];
}

/** Reads lines such as "quit, leave the job > resignation, notice". Lines that begin with # are comments. */
export function parseThesaurus(text: string): ThesaurusLine[] {
  return text
    .split('\n')
    .filter((line) => line.includes('>') && !line.startsWith('#'))
    .map((line) => {
      const [phrases = '', documentTerms = ''] = line.split('>');
      return { phrases: splitList(phrases), documentTerms: splitList(documentTerms) };
    });
}

function splitList(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
