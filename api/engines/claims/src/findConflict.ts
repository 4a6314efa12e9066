import { joinTokens } from '@sheaf/language/tokens/joinTokens';
import { type StemmedToken, tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import { findAbsolutes } from './absolutes.ts';
import { isNegated } from './negation.ts';
import { findQuantities, isQuantityEntailed } from './quantities.ts';
import { findLowerRank, isLowerRank } from './rank.ts';
import { stopWords } from './stopWords.ts';

/** How a statement contradicts or exceeds its quote, and the words that do so. */
export interface Conflict {
  kind: 'negation' | 'bound' | 'rank' | 'absolute';
  wording: string;
}

/** Finds how a sentence contradicts or exceeds its quote: by a negation, a bound, a rank or an absolute. */
export function findConflict(statement: string, quote: string): Conflict | undefined {
  const [claim, quoted] = [tokenizeWithStems(statement), tokenizeWithStems(quote)];
  return findAbsolute(claim, quoted) ?? findRank(claim, quoted) ?? findBound(claim, quoted) ?? findNegation(claim, quoted);
}

function findAbsolute(claim: StemmedToken[], quoted: StemmedToken[]): Conflict | undefined {
  const quotedMeanings = new Set(findAbsolutes(quoted).map(({ meaning }) => meaning));
  const unsupported = findAbsolutes(claim).find(({ meaning }) => !quotedMeanings.has(meaning));
  return unsupported && { kind: 'absolute', wording: joinTokens(claim.slice(unsupported.from, unsupported.to)) };
}

function findRank(claim: StemmedToken[], quoted: StemmedToken[]): Conflict | undefined {
  if (claim.some(({ lower }) => isLowerRank(lower))) return undefined;
  for (const [at, token] of claim.entries()) {
    const indexes = findSameStems(quoted, token);
    if (indexes.length > 0 && indexes.every((index) => findLowerRank(quoted, index) !== undefined))
      return { kind: 'rank', wording: joinTokens(claim.slice(at, at + 1)) };
  }
  return undefined;
}

/** Finds a figure whose bound differs from the same figure in the quote. Figures that the quote lacks are ignored. */
function findBound(claim: StemmedToken[], quoted: StemmedToken[]): Conflict | undefined {
  const figures = findQuantities(quoted);
  for (const figure of findQuantities(claim)) {
    const same = figures.filter(({ kind, values }) => kind === figure.kind && values.some((value) => figure.values.includes(value)));
    if (same.length > 0 && !same.some((each) => isQuantityEntailed(figure, each)))
      return { kind: 'bound', wording: joinTokens(claim.slice(figure.boundFrom, figure.to)) };
  }
  return undefined;
}

/** Finds a word that one text always denies and the other affirms. */
function findNegation(claim: StemmedToken[], quoted: StemmedToken[]): Conflict | undefined {
  for (const [at, token] of claim.entries()) {
    const indexes = findSameStems(quoted, token);
    if (indexes.length > 0 && indexes.every((index) => isNegated(quoted, index) !== isNegated(claim, at)))
      return { kind: 'negation', wording: joinTokens(claim.slice(at, at + 1)) };
  }
  return undefined;
}

/** Finds the indexes of the tokens with the same stem as a word. Stop words have none. */
function findSameStems(tokens: StemmedToken[], { stem, kind, lower }: StemmedToken): number[] {
  if (kind !== 'word' || stopWords.has(lower)) return [];
  return tokens.flatMap((token, index) => (token.kind === 'word' && token.stem === stem ? [index] : []));
}
