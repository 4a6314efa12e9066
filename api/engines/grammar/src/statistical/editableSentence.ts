import type { Token } from '@sheaf/language/tokens/tokenize';
import { tokenize } from '@sheaf/language/tokens/tokenize';
import { type TaggedToken, tagTokens } from '../rules/tagger.ts';
import type { Finding } from '../types/finding.ts';

/** A word of a sentence as it reads once what is certain is corrected. */
export interface EditableToken extends TaggedToken {
  /** It is in the text exactly so, and an edit may touch it. */
  isOriginal: boolean;
}

/** Returns a sentence with certain findings applied; what they touched is marked as not original. */
export function applyToSentence(sentence: readonly Token[], findings: readonly Finding[]): EditableToken[] {
  const inOrder = [...findings].sort((one, other) => one.start - other.start);
  const tokens: Token[] = [];
  const originals = new Set<Token>();
  const applied = new Set<Finding>();
  for (const token of sentence) {
    const finding = inOrder.find(({ start, end }) => start < token.end && token.start < end);
    if (!finding) {
      tokens.push(token);
      originals.add(token);
    } else if (!applied.has(finding)) {
      applied.add(finding);
      for (const word of tokenize(finding.replacements[0] ?? '')) tokens.push({ ...word, start: finding.start, end: finding.end });
    }
  }
  return tagTokens(tokens).map((token, at) => ({ ...token, isOriginal: originals.has(tokens[at] as Token) }));
}
