import { type Token, tokenize } from '@sheaf/language/tokens/tokenize';
import type { Finding } from '../types/finding.ts';

/** Returns tokens with the first replacement of each finding put in; each new token has the place of all that it replaces. */
export function replaceTokens(tokens: readonly Token[], findings: readonly Finding[]): Token[] {
  const done = new Set<Finding>();
  return tokens.flatMap((token): Token[] => {
    const finding = findings.find(({ start, end }) => start < token.end && token.start < end);
    if (!finding) return [token];
    if (done.has(finding)) return [];
    done.add(finding);
    const { isSpaced, isGlued } = token;
    return tokenize(finding.replacements[0] ?? '').map((word, at) => ({
      ...word,
      ...(at === 0 && { isSpaced, isGlued }),
      start: finding.start,
      end: finding.end,
    }));
  });
}
