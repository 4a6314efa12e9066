import { isStopWord } from '@sheaf/language/lexicon/stopWords';
import { stemByPrefix } from '@sheaf/language/stems/stemByPrefix';

const FEWEST_LETTERS = 3;
const PLURAL = /(?<=\p{L}{3})s$/u;

/** Returns the stems of the content words of a text in any of the three languages. */
export function findStems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= FEWEST_LETTERS && !isFunctionWord(word)).map(findStem);
}

/** Returns the first letters of a word without its plural: "boats" and "boat" are one. */
export function findStem(word: string): string {
  return stemByPrefix(word.toLowerCase().replace(PLURAL, ''));
}

function isFunctionWord(word: string): boolean {
  return (['en', 'es', 'de'] as const).some((language) => isStopWord(word, language));
}
