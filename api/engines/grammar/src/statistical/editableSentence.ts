import type { Token } from '@sheaf/language/tokens/tokenize';
import { type TaggedToken, tagTokens } from '../rules/tagger.ts';
import { replaceTokens } from '../text/replaceTokens.ts';
import type { Finding } from '../types/finding.ts';

/** A word of a sentence as it reads once what is certain is corrected. */
export interface EditableToken extends TaggedToken {
  /** It is in the text exactly so, and an edit may touch it. */
  isOriginal: boolean;
}

/** Returns a sentence with certain findings applied; what they touched is marked as not original. */
export function applyToSentence(sentence: readonly Token[], findings: readonly Finding[]): EditableToken[] {
  const originals = new Set(sentence);
  const tokens = replaceTokens(sentence, findings);
  return tagTokens(tokens).map((token, at) => ({ ...token, isOriginal: originals.has(tokens[at] as Token) }));
}
