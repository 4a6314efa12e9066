import { joinTokens } from '@sheaf/language/tokens/joinTokens';
import { type StemmedToken, tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import { findAbsolutes } from './absolutes.ts';
import { isNegated } from './negation.ts';
import { findQuantities, saysNoMoreThan } from './quantities.ts';
import { findLowerRank, isLowerRank } from './rank.ts';
import { stopWords } from './stopWords.ts';

/** How a statement contradicts or exceeds its quote, and the words that do so. */
export interface Conflict {
  kind: 'negation' | 'bound' | 'rank' | 'absolute';
  wording: string;
}

/** Finds how a sentence contradicts or exceeds its quote: by a negation, a bound, a rank or an absolute. */
export function findConflict(statement: string, quote: string): Conflict | undefined {
  const [claim, known] = [tokenizeWithStems(statement), tokenizeWithStems(quote)];
  return findAbsolute(claim, known) ?? findRank(claim, known) ?? findBound(claim, known) ?? findNegation(claim, known);
}

function findAbsolute(claim: StemmedToken[], known: StemmedToken[]): Conflict | undefined {
  const meant = new Set(findAbsolutes(known).map(({ meaning }) => meaning));
  const beyond = findAbsolutes(claim).find(({ meaning }) => !meant.has(meaning));
  return beyond && { kind: 'absolute', wording: joinTokens(claim.slice(beyond.from, beyond.to)) };
}

function findRank(claim: StemmedToken[], known: StemmedToken[]): Conflict | undefined {
  if (claim.some(({ lower }) => isLowerRank(lower))) return undefined;
  for (const [at, token] of claim.entries()) {
    const places = findSamePlaces(known, token);
    if (places.length > 0 && places.every((place) => findLowerRank(known, place) !== undefined))
      return { kind: 'rank', wording: joinTokens(claim.slice(at, at + 1)) };
  }
  return undefined;
}

/** Finds a figure whose bound differs from the same figure in the quote. Figures that the quote lacks are ignored. */
function findBound(claim: StemmedToken[], known: StemmedToken[]): Conflict | undefined {
  const figures = findQuantities(known);
  for (const figure of findQuantities(claim)) {
    const same = figures.filter(({ kind, values }) => kind === figure.kind && values.some((value) => figure.values.includes(value)));
    if (same.length > 0 && !same.some((each) => saysNoMoreThan(figure, each)))
      return { kind: 'bound', wording: joinTokens(claim.slice(figure.boundFrom, figure.to)) };
  }
  return undefined;
}

/** Finds a word that one text always denies and the other affirms. */
function findNegation(claim: StemmedToken[], known: StemmedToken[]): Conflict | undefined {
  for (const [at, token] of claim.entries()) {
    const places = findSamePlaces(known, token);
    if (places.length > 0 && places.every((place) => isNegated(known, place) !== isNegated(claim, at)))
      return { kind: 'negation', wording: joinTokens(claim.slice(at, at + 1)) };
  }
  return undefined;
}

/** Finds the indexes of the tokens with the same stem as a word. Stop words have none. */
function findSamePlaces(tokens: StemmedToken[], { stem, kind, lower }: StemmedToken): number[] {
  if (kind !== 'word' || stopWords.has(lower)) return [];
  return tokens.flatMap((token, index) => (token.kind === 'word' && token.stem === stem ? [index] : []));
}
