import { stemFamily } from '../stems/stemFamily.ts';
import { type Token, tokenize } from './tokenize.ts';

/** A token with what it has in common with the other words of its family. */
export interface StemmedToken extends Token {
  stem: string;
}

/** Splits a text into the tokens that facts are read from: words with their stems, numbers and marks. */
export function tokenizeWithStems(text: string): StemmedToken[] {
  return tokenize(text, 'facts').map((token) => ({ ...token, stem: token.kind === 'word' ? stemFamily(token.lower) : token.lower }));
}

/** Lists the stems of a text without its marks and without the words to be skipped. */
export function listStems(text: string, isSkipped: (word: string) => boolean): string[] {
  return tokenizeWithStems(text).flatMap(({ kind, lower, stem }) => (kind === 'mark' || isSkipped(lower) ? [] : [stem]));
}
