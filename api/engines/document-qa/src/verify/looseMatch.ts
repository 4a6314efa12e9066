import type { TextSpan } from '../types/textSpan.ts';
import { areSpelledAlike, findQuotedWords, isHarmless, lookAlike, type QuotedWord } from './quotedWords.ts';

/** The share of a quote's words that must stand on the page in its order. */
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
 * Finds where a quote stands nearly word for word: it may lack or add words that mean nothing, lack what stands in brackets, and spell a word a little
 * otherwise. Any other number, name, negation or word of meaning is another statement.
 */
export function findLooseMatch(text: string, window: TextSpan, quote: string, { isRecognised }: LoosePage): TextSpan | undefined {
  const asked = findQuotedWords(quote);
  if (asked.length < MIN_WORDS || asked.length > MAX_WORDS) return undefined;
  const said = findQuotedWords(text.slice(window.start, window.end));
  const isSame = isRecognised ? lookAlike : (one: QuotedWord, other: QuotedWord) => one.word === other.word;
  const pairs = alignment(asked, said, isSame);
  const [first] = pairs;
  const last = pairs.at(-1);
  if (!first || !last) return undefined;
  const minShare = isRecognised ? MIN_SHARE_RECOGNISED : MIN_SHARE;
  if (pairs.length < minShare * asked.length && asked.length - pairs.length > 1) return undefined;
  if (!areGapsHarmless(asked, said, pairs)) return undefined;
  const [start, end] = [said[first.said]?.start ?? 0, said[last.said]?.end ?? 0];
  return { start: window.start + start, end: window.start + withMarks(text, window.start + end) - window.start };
}

const NO_WORD = { word: '', look: '' };

interface Pair {
  asked: number;
  said: number;
}

/** The longest common run of words in order, with as few words of the page between as can be. */
function alignment(asked: QuotedWord[], said: QuotedWord[], isSame: (one: QuotedWord, other: QuotedWord) => boolean): Pair[] {
  const GAP = 1;
  const MATCH = 4;
  const width = said.length + 1;
  const scores = new Int32Array((asked.length + 1) * width);
  // A quote may begin anywhere on the page for nothing.
  for (let row = 1; row <= asked.length; row += 1) {
    scores[row * width] = -row * GAP;
    const one = asked[row - 1] as QuotedWord;
    for (let column = 1; column < width; column += 1) {
      const other = said[column - 1] as QuotedWord;
      const along = isSame(one, other) ? (scores[(row - 1) * width + column - 1] ?? 0) + MATCH : Number.NEGATIVE_INFINITY;
      scores[row * width + column] = Math.max(along, (scores[(row - 1) * width + column] ?? 0) - GAP, (scores[row * width + column - 1] ?? 0) - GAP);
    }
  }
  let column = 0;
  for (let each = 1; each < width; each += 1) {
    if ((scores[asked.length * width + each] ?? 0) > (scores[asked.length * width + column] ?? 0)) column = each;
  }
  const pairs: Pair[] = [];
  for (let row = asked.length; row > 0 && column > 0; ) {
    const here = scores[row * width + column] ?? 0;
    const isPair =
      isSame(asked[row - 1] as QuotedWord, said[column - 1] as QuotedWord) && here === (scores[(row - 1) * width + column - 1] ?? 0) + MATCH;
    if (isPair) pairs.push({ asked: --row, said: --column });
    else if (here === (scores[(row - 1) * width + column] ?? 0) - GAP) row -= 1;
    else column -= 1;
  }
  return pairs.reverse();
}

/** Returns whether what is not common to both, between every two words that are, changes nothing. */
function areGapsHarmless(asked: QuotedWord[], said: QuotedWord[], pairs: Pair[]): boolean {
  const [first, last] = [pairs[0] as Pair, pairs.at(-1) as Pair];
  const ends: [Pair, Pair][] = [
    [{ asked: -1, said: first.said - 1 - first.asked }, first],
    ...pairs.slice(1).map((pair, index): [Pair, Pair] => [pairs[index] as Pair, pair]),
    [last, { asked: asked.length, said: last.said + asked.length - last.asked }],
  ];
  return ends.every(([before, after]) => {
    const added = asked.slice(before.asked + 1, after.asked);
    // What stands before the first and behind the last common word is no part of the quote, unless it is one of its words, spelled otherwise.
    const isInside = before.asked >= 0 && after.asked < asked.length;
    const missing = said.slice(Math.max(0, before.said + 1), Math.max(0, after.said));
    if (added.length === missing.length && added.every((word, index) => areSpelledAlike(word, missing[index] ?? NO_WORD))) return true;
    return added.every(isHarmless) && (!isInside || missing.every((word) => word.isInBrackets || isHarmless(word)));
  });
}

/** With the marks that close a sentence. */
function withMarks(text: string, end: number): number {
  return end + (/^["'”’)\]]*[.!?…]?["'”’)]*/.exec(text.slice(end, end + 4))?.[0].length ?? 0);
}
