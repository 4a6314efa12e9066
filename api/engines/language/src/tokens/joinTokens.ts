import type { Token } from './tokenize.ts';

/** Returns tokens as they are in the text, with a space where the text has one. */
export function joinTokens(tokens: readonly Pick<Token, 'text' | 'isGlued'>[]): string {
  return tokens.map(({ text, isGlued }, index) => (index > 0 && !isGlued ? ` ${text}` : text)).join('');
}
