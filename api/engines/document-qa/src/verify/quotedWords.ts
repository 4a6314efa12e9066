export interface QuotedWord {
  /** Small, without accents, hyphens and apostrophes. */
  word: string;
  start: number;
  end: number;
  /** Of a reference such as `[12]` or `(Figure 3)`, which is often left out of a quote. */
  isInBrackets: boolean;
  isName: boolean;
  /** As it may look to a recogniser. */
  look: string;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:[.,:]\p{N}+)*(?:['’\u00ad-]\s*[\p{L}\p{M}]+)*/gu;
const REFERENCE =
  /\[[\d\s,;–-]{1,40}\]|\((?:see\s)?(?:figs?\.?|figures?|tables?|sect(?:ion|\.)|eqs?\.?|véase|cf\.)[^()]{0,40}\)|\([^()]{2,60}\b(?:19|20)\d\d[a-z]?\)/giu;

/** Words that a sentence can lose or gain and still say the same. No negation, no measure, no time, nothing that doubts. */
const HARMLESS = new Set(
  'a an the this that these those of in on at and as is are was were be been it its which who has have had also then so there here el la los las un una de del y en que es son se lo al'.split(
    ' ',
  ),
);
const HAS_DIGIT = /\d/;
const OPPOSITES = /^(?:un|in|im|dis|non|mis|ab|hyper|hypo|under|over|de|re|anti|pre|post)/;

/** Finds the words of a text as quotes are compared by them, in order. */
export function findQuotedWords(text: string): QuotedWord[] {
  const brackets = [...text.matchAll(REFERENCE)].map((found) => ({ start: found.index, end: found.index + found[0].length }));
  return [...text.matchAll(WORD)].map((found) => {
    const start = found.index;
    const bare = found[0].normalize('NFKD').replace(/[\p{M}'’\u00ad\s-]/gu, '');
    return {
      word: bare.toLowerCase(),
      look: foldLookalikes(bare.toLowerCase()),
      start,
      end: start + found[0].length,
      isInBrackets: brackets.some((bracket) => bracket.start <= start && start < bracket.end),
      isName: /^\p{Lu}/u.test(bare),
    };
  });
}

export function isHarmless({ word, isName }: QuotedWord): boolean {
  return HARMLESS.has(word) && !(isName && word.length > 5);
}

type Spelled = Pick<QuotedWord, 'word' | 'look'>;

/** Returns whether two words are one, in another form or with a slip. */
export function areSpelledAlike({ word: one }: Spelled, { word: other }: Spelled): boolean {
  if (one === other) return true;
  if (HAS_DIGIT.test(one) || HAS_DIGIT.test(other) || isOpposite(one, other)) return false;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 4 || long.length - short.length > 1) return false;
  return long === `${short}s` || long === `${short}d` || (short.length >= 7 && countEdits(one, other) === 1);
}

/** Returns whether two recognised words are the same, but for lookalike or misread characters. */
export function areLookalikes(one: Spelled, other: Spelled): boolean {
  if (one.word === other.word || one.look === other.look) return true;
  const longest = Math.max(one.look.length, other.look.length);
  const isSmall = longest === 3 && (HARMLESS.has(one.word) || HARMLESS.has(other.word));
  const most = isSmall ? 1 : Math.floor(longest / 4);
  if (most === 0 || Math.abs(one.look.length - other.look.length) > most) return false;
  if (HAS_DIGIT.test(one.word) || HAS_DIGIT.test(other.word) || isOpposite(one.word, other.word)) return false;
  return countEdits(one.look, other.look) <= most;
}

function isOpposite(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long !== short && (long.endsWith(short) || OPPOSITES.test(long) !== OPPOSITES.test(short));
}

/** Folds characters that text recognition confuses. */
function foldLookalikes(word: string): string {
  return word
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/cl/g, 'd')
    .replace(/[il|!j]/g, '1')
    .replace(/o/g, '0')
    .replace(/s/g, '5')
    .replace(/b/g, '8')
    .replace(/z/g, '2');
}

/** Counts how many characters differ (Levenshtein). */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let rowIndex = 1; rowIndex <= one.length; rowIndex += 1) {
    const next = [rowIndex];
    for (let columnIndex = 1; columnIndex <= other.length; columnIndex += 1) {
      const substituted = (row[columnIndex - 1] ?? 0) + (one[rowIndex - 1] === other[columnIndex - 1] ? 0 : 1);
      next.push(Math.min(substituted, (row[columnIndex] ?? 0) + 1, (next[columnIndex - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
