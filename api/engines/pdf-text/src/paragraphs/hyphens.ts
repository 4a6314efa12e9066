/** First halves of words that are written with a hyphen, in English and in French. */
const WITH_HYPHEN = new Set(
  'après arrière avant celle celles celui ceux demi histoire outre quasi quelques rendez sans sous vice self well non ex all cross half high low long short part full multi two three four five six seven eight nine ten co e so user state end real one first second third built in on off mid'.split(
    ' ',
  ),
);

/** Second halves of words that are written with a hyphen, behind a word that the document has by itself. */
const BEHIND_HYPHEN = new Set(
  'aged based bound born built dependent driven effective efficient end facing focused free friendly grade growing hand held induced intensive known led level like limited looking made making mediated minded off on oriented out owned old positive negative quality range rate ready related resistant rich run scale sensitive shaped side sized specific speed style term time top type up use wide year'.split(
    ' ',
  ),
);

/** Second halves of French words that nothing but a hyphen separates from the first. */
const FRENCH_ENDS = new Set('même mêmes là ci'.split(' '));
/** French words in one piece that begin like those of `WITH_HYPHEN`. */
const WITHOUT_HYPHEN = /^(sous(cri|tra(ire|it$|ction))|avant(age|ages)$|sanskrit)/u;
/** Both halves of a word of this many letters each, which the document has by themselves, are two words. */
const LONG_HALF = 6;
/** The short word in the middle of three, as in "rez-de-chaussée". */
const MIDDLE = /^\p{L}{1,4}-\p{L}/u;
/** A program that divides words leaves no room for half of a word of so many letters, and does so in this share of its chances. */
const DIVIDABLE = { letters: 9, half: 0.6, share: 0.35 };
/** Halves of fewer letters may be parts of a word that was divided by hand. */
const SYLLABLES = 4;
/** So many missed chances show a program that divides no words. */
const LEAST_CHANCES = 2;

/** What the document itself and whoever knows words can say about a word divided at a line end. */
export interface WordKnowledge {
  isKnown?(word: string): boolean;
  /** Words that are somewhere in the document undivided, in small letters. */
  seen: ReadonlySet<string>;
  /** True where lines end in the middle of no word, though they might: what ends with a hyphen has its own. */
  isUndivided?: boolean;
}

/** Returns whether lines of text leave room at their ends that a program which divides words would have used. */
export function areUndivided(blocks: readonly { lines: readonly HyphenLine[] }[]): boolean {
  let [missed, divided] = [0, 0];
  for (const { lines } of blocks) {
    const edge = Math.max(...lines.map(({ right }) => right));
    for (const [index, line] of lines.slice(0, -1).entries()) {
      const [last, next] = [line.words.at(-1), lines[index + 1]?.words[0]];
      if (!last || !next || line.isRightToLeft) continue;
      if (isDivided(last.text, next.text)) divided += 1;
      else if (/^\p{Ll}+$/u.test(next.text) && next.text.length >= DIVIDABLE.letters && edge - line.right > DIVIDABLE.half * (next.right - next.left))
        missed += 1;
    }
  }
  return missed >= LEAST_CHANCES && divided < DIVIDABLE.share * (missed + divided);
}

interface HyphenLine {
  right: number;
  isRightToLeft?: boolean;
  words: readonly { text: string; left: number; right: number }[];
}

/** Returns whether the first part of a word ends with a hyphen that may only be there because its line ended. */
export function isDivided(first: string, second: string): boolean {
  return /\p{L}[-\u00ad]$/u.test(first) && /^\p{L}/u.test(second);
}

/** Returns true where the hyphen belongs to the word: `well-` and `known`, but not `fol-` and `lowing`. */
export function keepsHyphen(first: string, second: string, { isKnown, seen, isUndivided }: WordKnowledge): boolean {
  // Two names, as in "Anglo-Saxon".
  if (/^\p{Lu}/u.test(second) && /\p{Ll}-$/u.test(first)) return true;
  const one = takeLetters(first.slice(0, -1), 'end');
  const other = takeLetters(second, 'start');
  if (seen.has(`${one}${other}`)) return false;
  if (seen.has(`${one}-${other}`)) return true;
  if (isUndivided && Math.min(one.length, other.length) >= SYLLABLES) return true;
  if (isKnown) {
    if (isKnown(one + other)) return false;
    return isKnown(one) && isKnown(other);
  }
  // A second hyphen, as in "state-of-the-art", says that this one is meant.
  if (/\p{L}-\p{L}*$/u.test(first.slice(0, -1)) || MIDDLE.test(second) || FRENCH_ENDS.has(other)) return true;
  if (WITH_HYPHEN.has(one) && !WITHOUT_HYPHEN.test(one + other)) return true;
  if (Math.min(one.length, other.length) >= LONG_HALF && seen.has(one) && seen.has(other)) return true;
  return one.length > 2 && seen.has(one) && BEHIND_HYPHEN.has(other);
}

function takeLetters(word: string, side: 'start' | 'end'): string {
  const letters = side === 'end' ? /[\p{L}\p{M}]+$/u.exec(word) : /^[\p{L}\p{M}]+/u.exec(word);
  return (letters?.[0] ?? '').toLowerCase();
}
