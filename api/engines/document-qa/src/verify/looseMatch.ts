import type { TextSpan } from '../types/textSpan.ts';
import { areLookalikes, areSpelledAlike, findQuotedWords, isHarmless, type QuotedWord } from './quotedWords.ts';

/** The share of a quote's words that must occur on the page in order. */
const MIN_SHARE = 0.95;
/** In pictures more words may be spelled otherwise, as long as they are alike. */
const MIN_SHARE_RECOGNISED = 0.85;
/** Shorter quotes have to be literal. */
const MIN_WORDS = 6;
const MAX_WORDS = 220;

export interface LoosePage {
  /** Its text was recognised in a picture. */
  isRecognised: boolean;
}

/**
 * Finds where a quote occurs nearly word for word: it may lack or add words that mean nothing, lack what is in brackets, and spell a word a little
 * otherwise. Any other number, name, negation or word of meaning is another statement.
 */
export function findLooseMatch(text: string, window: TextSpan, quote: string, { isRecognised }: LoosePage): TextSpan | undefined {
  const quoted = findQuotedWords(quote);
  if (quoted.length < MIN_WORDS || quoted.length > MAX_WORDS) return undefined;
  const found = findQuotedWords(text.slice(window.start, window.end));
  const isSame = isRecognised ? areLookalikes : (one: QuotedWord, other: QuotedWord) => one.word === other.word;
  const pairs = alignWords(quoted, found, isSame);
  const [first] = pairs;
  const last = pairs.at(-1);
  if (!first || !last) return undefined;
  const minShare = isRecognised ? MIN_SHARE_RECOGNISED : MIN_SHARE;
  if (pairs.length < minShare * quoted.length && quoted.length - pairs.length > 1) return undefined;
  if (!areGapsHarmless(quoted, found, pairs)) return undefined;
  const [start, end] = [found[first.found]?.start ?? 0, found[last.found]?.end ?? 0];
  return { start: window.start + start, end: window.start + includeMarks(text, window.start + end) - window.start };
}

const NO_WORD = { word: '', look: '' };

interface Pair {
  quoted: number;
  found: number;
}

/** Aligns two lists of words: the longest common subsequence, with the fewest words of the page between. */
function alignWords(quoted: QuotedWord[], found: QuotedWord[], isSame: (one: QuotedWord, other: QuotedWord) => boolean): Pair[] {
  const GAP = 1;
  const MATCH = 4;
  const width = found.length + 1;
  const scores = new Int32Array((quoted.length + 1) * width);
  // A quote may begin anywhere on the page for nothing.
  for (let row = 1; row <= quoted.length; row += 1) {
    scores[row * width] = -row * GAP;
    const one = quoted[row - 1] as QuotedWord;
    for (let column = 1; column < width; column += 1) {
      const other = found[column - 1] as QuotedWord;
      const along = isSame(one, other) ? (scores[(row - 1) * width + column - 1] ?? 0) + MATCH : Number.NEGATIVE_INFINITY;
      scores[row * width + column] = Math.max(along, (scores[(row - 1) * width + column] ?? 0) - GAP, (scores[row * width + column - 1] ?? 0) - GAP);
    }
  }
  let column = 0;
  for (let each = 1; each < width; each += 1) {
    if ((scores[quoted.length * width + each] ?? 0) > (scores[quoted.length * width + column] ?? 0)) column = each;
  }
  const pairs: Pair[] = [];
  for (let row = quoted.length; row > 0 && column > 0; ) {
    const here = scores[row * width + column] ?? 0;
    const isPair =
      isSame(quoted[row - 1] as QuotedWord, found[column - 1] as QuotedWord) && here === (scores[(row - 1) * width + column - 1] ?? 0) + MATCH;
    if (isPair) pairs.push({ quoted: --row, found: --column });
    else if (here === (scores[(row - 1) * width + column] ?? 0) - GAP) row -= 1;
    else column -= 1;
  }
  return pairs.reverse();
}

/** Returns whether what is not common to both, between every two words that are, changes nothing. */
function areGapsHarmless(quoted: QuotedWord[], found: QuotedWord[], pairs: Pair[]): boolean {
  const [first, last] = [pairs[0] as Pair, pairs.at(-1) as Pair];
  const ends: [Pair, Pair][] = [
    [{ quoted: -1, found: first.found - 1 - first.quoted }, first],
    ...pairs.slice(1).map((pair, index): [Pair, Pair] => [pairs[index] as Pair, pair]),
    [last, { quoted: quoted.length, found: last.found + quoted.length - last.quoted }],
  ];
  return ends.every(([before, after]) => {
    const added = quoted.slice(before.quoted + 1, after.quoted);
    // Words before the first and after the last common word belong to the quote only as its words in another spelling.
    const isInside = before.quoted >= 0 && after.quoted < quoted.length;
    const missing = found.slice(Math.max(0, before.found + 1), Math.max(0, after.found));
    if (added.length === missing.length && added.every((word, index) => areSpelledAlike(word, missing[index] ?? NO_WORD))) return true;
    return added.every(isHarmless) && (!isInside || missing.every((word) => word.isInBrackets || isHarmless(word)));
  });
}

/** Extends an end over the marks that close a sentence. */
function includeMarks(text: string, end: number): number {
  return end + (/^["'”’)\]]*[.!?…]?["'”’)]*/.exec(text.slice(end, end + 4))?.[0].length ?? 0);
}
