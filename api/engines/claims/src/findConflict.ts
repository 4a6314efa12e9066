import { type StemmedToken, tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import { findAbsolutes } from './absolutes.ts';
import { isNegated } from './negation.ts';
import { findQuantities, saysNoMoreThan } from './quantities.ts';
import { findLowerRank, isLowerRank } from './rank.ts';
import { stopWords } from './stopWords.ts';

/** How a statement goes beyond its quote, and the words of the statement that do. */
export interface Conflict {
  kind: 'negation' | 'bound' | 'rank' | 'absolute';
  said: string;
}

/** Finds where a sentence says other or more than its quote: denied, rounded, of a higher rank, or without exception. */
export function findConflict(statement: string, quote: string): Conflict | undefined {
  const [said, known] = [tokenizeWithStems(statement), tokenizeWithStems(quote)];
  return findAbsolute(said, known) ?? findRank(said, known) ?? findBound(said, known) ?? findNegation(said, known);
}

function findAbsolute(said: StemmedToken[], known: StemmedToken[]): Conflict | undefined {
  const meant = new Set(findAbsolutes(known).map(({ meaning }) => meaning));
  const beyond = findAbsolutes(said).find(({ meaning }) => !meant.has(meaning));
  return beyond && { kind: 'absolute', said: textOf(said, beyond.from, beyond.to) };
}

function findRank(said: StemmedToken[], known: StemmedToken[]): Conflict | undefined {
  if (said.some(({ lower }) => isLowerRank(lower))) return undefined;
  for (const [at, token] of said.entries()) {
    const places = placesOf(known, token);
    if (places.length > 0 && places.every((place) => findLowerRank(known, place) !== undefined))
      return { kind: 'rank', said: textOf(said, at, at + 1) };
  }
  return undefined;
}

/** A figure with another bound than the same figure has in the quote; figures that the quote lacks are no matter of bounds. */
function findBound(said: StemmedToken[], known: StemmedToken[]): Conflict | undefined {
  const figures = findQuantities(known);
  for (const figure of findQuantities(said)) {
    const same = figures.filter(({ kind, values }) => kind === figure.kind && values.some((value) => figure.values.includes(value)));
    if (same.length > 0 && !same.some((each) => saysNoMoreThan(figure, each)))
      return { kind: 'bound', said: textOf(said, figure.boundFrom, figure.to) };
  }
  return undefined;
}

/** A word that the one denies wherever it has it, and the other affirms. */
function findNegation(said: StemmedToken[], known: StemmedToken[]): Conflict | undefined {
  for (const [at, token] of said.entries()) {
    const places = placesOf(known, token);
    if (places.length > 0 && places.every((place) => isNegated(known, place) !== isNegated(said, at)))
      return { kind: 'negation', said: textOf(said, at, at + 1) };
  }
  return undefined;
}

function placesOf(tokens: StemmedToken[], { stem, kind, lower }: StemmedToken): number[] {
  if (kind !== 'word' || stopWords.has(lower)) return [];
  return tokens.flatMap((token, place) => (token.kind === 'word' && token.stem === stem ? [place] : []));
}

function textOf(tokens: StemmedToken[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text, isGlued }, index) => (index > 0 && !isGlued ? ` ${text}` : text))
    .join('');
}
