import type { Token } from '@sheaf/language/tokens/tokenize';

/** Words that put a title below the one they are before: a deputy manager is not a manager. */
const lower = new Set(
  'deputy assistant vice sub second trainee apprentice student aspiring under subdirector subdirectora ayudante auxiliar adjunto adjunta'.split(' '),
);
const connectors = new Set('to the a an of our de del la el'.split(' '));

/** Returns the word that lowers the title at `from`, such as "assistant" in "assistant to the head chef". */
export function findLowerRank(tokens: readonly Pick<Token, 'lower' | 'text'>[], from: number): string | undefined {
  let at = from - 1;
  while (at >= 0 && (connectors.has(tokens[at]?.lower ?? '') || tokens[at]?.text === '-')) at -= 1;
  const word = tokens[at]?.lower ?? '';
  const isNear = at === from - 1 || /^(?:to|-|de|del)$/.test(tokens[at + 1]?.lower ?? '');
  return isNear && lower.has(word) ? word : undefined;
}

/** Detects a word that lowers a title, such as "deputy". */
export function isLowerRank(word: string): boolean {
  return lower.has(word);
}
