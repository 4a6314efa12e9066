import type { Style } from '../../model/job';

/** What a letter can be asked for in: languages that are known by their small words and that the fonts of its file can write. */
export const letterLanguages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'ca', 'pl', 'cs', 'ro', 'hu', 'sv', 'da', 'no', 'fi', 'tr'] as const;
/** Of a text that is too short to say. */
export const UNKNOWN = 'und';

interface Around {
  /** Of the job's description. */
  ofJob: string;
  cvLanguage: string;
  /** An AI service writes in any language; without one letters are in English, or in Spanish from a CV in Spanish. */
  writesAnyLanguage: boolean;
  /** Of the page. */
  locale: string;
}

/** Returns the languages that a letter can have: without an AI service English, and Spanish from a CV in Spanish. */
export function listOfferedLanguages(cvLanguage: string, writesAnyLanguage: boolean): readonly string[] {
  if (writesAnyLanguage) return letterLanguages;
  return cvLanguage === 'es' ? ['en', 'es'] : ['en'];
}

/** Chooses the language of the letter: the chosen one, else that of the job, the CV, or the page. */
export function chooseLetterLanguage({ language }: Pick<Style, 'language'>, { ofJob, cvLanguage, writesAnyLanguage, locale }: Around): string {
  if (!writesAnyLanguage) {
    const wanted = language ?? [ofJob, cvLanguage].find((each) => each !== UNKNOWN);
    return listOfferedLanguages(cvLanguage, false).find((each) => each === wanted) ?? 'en';
  }
  return language ?? [ofJob, cvLanguage, locale].find(isOffered) ?? 'en';
}

/** Returns whether a language is known and differs from another. */
export function isAnother(language: string, than: string): boolean {
  return language !== UNKNOWN && language !== than;
}

/** Returns the name of a language in the language of the page: "German". */
export function formatLanguage(language: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}

function isOffered(language: string): boolean {
  return letterLanguages.some((offered) => offered === language);
}
