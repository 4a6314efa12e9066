import { TOKEN_PATTERNS, type TokenPattern } from './tokenPatterns.ts';

export const TOKEN_KINDS = ['word', 'number', 'mark', 'code'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** A word, number, mark or piece of code of a text. */
export interface Token {
  text: string;
  /** In small letters, with straight apostrophes. */
  lower: string;
  start: number;
  end: number;
  kind: TokenKind;
  /** White space is before it. */
  isSpaced: boolean;
  /** It touches the token before it. */
  isGlued: boolean;
}

/** Splits a text into tokens, in order; together they are all of it but white space. */
export function tokenize(text: string, pattern: TokenPattern = 'prose'): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(TOKEN_PATTERNS[pattern])) {
    const matched = found[0];
    const start = found.index;
    const isSpaced = start > 0 && /\s/.test(text.charAt(start - 1));
    const lower = matched.toLowerCase().replaceAll('’', "'");
    tokens.push({
      text: matched,
      lower,
      start,
      end: start + matched.length,
      kind: readKind(found.groups),
      isSpaced,
      isGlued: start > 0 && !isSpaced,
    });
  }
  return tokens;
}

function readKind(groups: Record<string, string | undefined> | undefined): TokenKind {
  return TOKEN_KINDS.find((kind) => groups?.[kind] !== undefined) ?? 'mark';
}
