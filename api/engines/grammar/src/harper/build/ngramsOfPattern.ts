import { findNgrams } from '../ngrams.ts';

const SIGN = /[\p{L}\d'’]+|\s+|./gu;
/** A kind of words, as NOUN. */
const TAG = /^[A-Z]{2,}$/;

/** Of what a pattern looks for in a row: words and the signs between them, or n-grams of which any match has one; undefined for what may be anything. */
type Piece = string | readonly string[] | undefined;

/**
 * Unigrams and bigrams of which every text that a rule of Weir matches has at least one: those that cost least, as a rare word does.
 * Undefined where it may match without. (Weir: `harper-core/src/weir` of Automattic/harper.)
 */
export function findPatternNgrams(patterns: ReadonlyMap<string, string>, measureCost: (ngram: string) => number): readonly string[] | undefined {
  const cost = (ngrams: readonly string[]) => ngrams.reduce((sum, ngram) => sum + measureCost(ngram), 0);
  const cheapest = (pieces: readonly Piece[]) => {
    const choices = inOneStretch(pieces).flatMap((piece) =>
      typeof piece === 'string' ? findNgrams(piece).map((ngram) => [ngram]) : piece ? [piece] : [],
    );
    return choices.sort((a, b) => cost(a) - cost(b))[0];
  };

  const parsePieces = (name: string): Piece[] => {
    const signs = patterns.get(name)?.match(SIGN);
    if (!signs) return [undefined];
    let at = 0;

    const row = (end?: string): Piece[] => {
      const pieces: Piece[] = [];
      while (at < signs.length && signs[at] !== end) pieces.push(...one());
      at++;
      return pieces;
    };
    const list = (end: string): Piece[][] => {
      const items: Piece[][] = [[]];
      while (at < signs.length && signs[at] !== end) {
        if (signs[at] === ',') {
          at++;
          items.push([]);
        } else items.at(-1)?.push(...one());
      }
      at++;
      return items;
    };
    const one = (): Piece[] => {
      const sign = signs[at++] ?? '';
      if (sign === '(') return row(')');
      if (sign === '[') return [joinChoices(list(']').map(cheapest))];
      // What is found is looked through again for the others, so the first one is in every match.
      if (sign === '<') return list('>')[0] ?? [undefined];
      if (sign === '@') return parsePieces(signs[at++] ?? '');
      if (sign === '!' || sign === '$') {
        one();
        return [undefined];
      }
      return [sign === '*' || TAG.test(sign) ? undefined : sign];
    };
    return row();
  };
  return cheapest(parsePieces('main'));
}

function joinChoices(choices: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  return choices.every((some) => some !== undefined) ? [...new Set(choices.flat())] : undefined;
}

function inOneStretch(pieces: readonly Piece[]): Piece[] {
  const stretches: Piece[] = [];
  for (const piece of pieces) {
    const last = stretches.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') stretches[stretches.length - 1] = last + piece;
    else stretches.push(piece);
  }
  return stretches;
}
