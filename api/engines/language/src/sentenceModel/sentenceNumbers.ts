import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Token } from '../tokens/tokenize.ts';
import { NAME, NUMBER, OTHER, OWN_CLASS, SPECIAL, UNKNOWN } from './format.ts';
import { buildClassKey } from './wordClasses.ts';

/** What turns words into the numbers that runs are counted by. */
export interface Vocabulary {
  /** The place of a word among the counted ones. */
  numbers: ReadonlyMap<string, number>;
  /** The number of a class by its key; they follow those of the common words. */
  classes: ReadonlyMap<number, number>;
  lexicon: Lexicon;
}

/** Returns the number of a token as a word. */
export function findWordNumber(
  { lower, text, kind }: Pick<Token, 'lower' | 'text' | 'kind'>,
  vocabulary: Vocabulary,
  opensSentence: boolean,
): number {
  if (kind === 'number') return NUMBER;
  if (kind === 'code') return OTHER;
  // The sound of the next word alone decides between the two.
  const known = vocabulary.numbers.get(lower === 'an' ? 'a' : lower);
  if (known !== undefined && (text === lower || opensSentence || kind === 'mark' || vocabulary.lexicon.indexOf(lower) >= 0)) return known;
  if (kind === 'mark') return OTHER;
  return text !== lower && !opensSentence ? NAME : UNKNOWN;
}

/** Returns the number of a token as one of its class: itself for the commonest words. */
export function findClassNumber({ lower, kind }: Pick<Token, 'lower' | 'kind'>, number: number, vocabulary: Vocabulary): number {
  if (number < OWN_CLASS && number !== UNKNOWN) return number;
  if (kind !== 'word') return OTHER;
  return vocabulary.classes.get(buildClassKey(lower, vocabulary.lexicon)) ?? UNKNOWN;
}

/** Creates a vocabulary of words in order, behind the numbers that are no words. */
export function createVocabulary(words: readonly string[], classKeys: ArrayLike<number>, lexicon: Lexicon): Vocabulary {
  return {
    numbers: new Map(words.map((word, at) => [word, at + SPECIAL.length])),
    classes: new Map(Array.from(classKeys, (key, at) => [key, at + OWN_CLASS])),
    lexicon,
  };
}
