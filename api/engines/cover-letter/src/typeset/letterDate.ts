import type { LetterToPlace } from './letterPage.ts';

const DEFAULT_LANGUAGE = 'en';

/** Returns the date as the letter's language writes it; English by its paper, as in America or as in Britain. */
export function formatLetterDate({ date, language, paper }: Pick<LetterToPlace, 'date' | 'language' | 'paper'>): string {
  if (date === undefined) return '';
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return '';
  return new Intl.DateTimeFormat(chooseLocale(language ?? DEFAULT_LANGUAGE, paper), { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** Returns the language of a letter with the country whose spelling it has, as far as its paper tells. */
export function chooseLocale(language: string, paper: LetterToPlace['paper']): string {
  if (language === 'en') return paper === 'A4' ? 'en-GB' : 'en-US';
  try {
    return new Intl.Locale(language).toString();
  } catch {
    // No language that anybody knows.
    return DEFAULT_LANGUAGE;
  }
}
