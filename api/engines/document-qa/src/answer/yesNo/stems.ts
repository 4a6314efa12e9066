import { isStopWord } from '@sheaf/language/lexicon/stopWords';
import { findIrregularBase } from '@sheaf/language/stems/irregularForms';
import { stemByPrefix } from '@sheaf/language/stems/stemByPrefix';

const MIN_LETTERS = 3;
/** Verbs that go with any topic: "get paid", "take a dog", "se puede". */
const LIGHT_VERBS = new Set(
  'get gets got getting gotten take takes took taken give gives given gave make makes made bring brings brought allow allowed permitted puede pueden puedo podemos podrá permite permiten permitido permitida darf dürfen kann können muss müssen erlaubt gestattet'.split(
    ' ',
  ),
);
const PLURAL = /(?<=ss|x|ch|sh|(?<!o)us)es$|(?<=\p{L}{3})(?<!s)s$/u;

/** Returns the stems of the content words of a text in any of the three languages. */
export function findStems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= MIN_LETTERS && !isFunctionWord(word)).map(findStem);
}

/** Returns the first letters of a word without its plural or its past: "boats" and "boat" are one, "sold" and "sell" too. */
export function findStem(word: string): string {
  return stemByPrefix(findIrregularBase(word.toLowerCase()).replace(PLURAL, ''));
}

function isFunctionWord(word: string): boolean {
  return LIGHT_VERBS.has(word) || (['en', 'es', 'de'] as const).some((language) => isStopWord(word, language));
}
