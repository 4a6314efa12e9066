/** First halves of words that are written with a hyphen. */
const WITH_HYPHEN = new Set(
  'self well non ex all cross half high low long short part full multi two three four five six seven eight nine ten co e so user state end real one first second third built in on off mid'.split(
    ' ',
  ),
);

/** Second halves of words that are written with a hyphen, behind a word that the document has by itself. */
const BEHIND_HYPHEN = new Set(
  'aged based bound born built dependent driven effective efficient end facing focused free friendly grade growing hand held induced intensive known led level like limited looking made making mediated minded off on oriented out owned old positive negative quality range rate ready related resistant rich run scale sensitive shaped side sized specific speed style term time top type up use wide year'.split(
    ' ',
  ),
);

/** What the document itself and whoever knows words can say about a word divided at a line end. */
export interface WordKnowledge {
  isKnown?(word: string): boolean;
  /** Words that stand somewhere in the document undivided, in small letters. */
  seen: ReadonlySet<string>;
}

/** Returns whether the first part of a word ends with a hyphen that may only be there because its line ended. */
export function isDivided(first: string, second: string): boolean {
  return /\p{L}[-\u00ad]$/u.test(first) && /^\p{L}/u.test(second);
}

/** Returns true where the hyphen belongs to the word: `well-` and `known`, but not `fol-` and `lowing`. */
export function keepsHyphen(first: string, second: string, { isKnown, seen }: WordKnowledge): boolean {
  // Two names, as in "Anglo-Saxon".
  if (/^\p{Lu}/u.test(second) && /\p{Ll}-$/u.test(first)) return true;
  const one = lettersOf(first.slice(0, -1), 'end');
  const other = lettersOf(second, 'start');
  if (seen.has(`${one}${other}`)) return false;
  if (seen.has(`${one}-${other}`)) return true;
  if (isKnown) {
    if (isKnown(one + other)) return false;
    return isKnown(one) && isKnown(other);
  }
  // A second hyphen, as in "state-of-the-art", says that this one is meant.
  if (/\p{L}-\p{L}*$/u.test(first.slice(0, -1)) || WITH_HYPHEN.has(one)) return true;
  return one.length > 2 && seen.has(one) && BEHIND_HYPHEN.has(other);
}

function lettersOf(word: string, side: 'start' | 'end'): string {
  const letters = side === 'end' ? /[\p{L}\p{M}]+$/u.exec(word) : /^[\p{L}\p{M}]+/u.exec(word);
  return (letters?.[0] ?? '').toLowerCase();
}
