import { isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';

/** Full stops after these end no sentence. The figure in front excludes milliseconds from "Ms". */
const SHORT_FORM =
  /(?<!\d\s?)\b(?:St|Dr|Mr|Mrs|Ms|Prof|Inc|Ltd|Co|Corp|No|vs|approx|incl|etc|e\.g|i\.e|U\.S|U\.K|Sr|Jr|Rs|Capt|Sgt|Col|Lt|Gen|Rev|Messrs|Pvt|Mt|Ft|Nos|Tk)\.$/i;
const TWO_WORD_VERB =
  /(?<=^|[.;] )(line|project|stage|case|product|deep|cold|proof|quality|spot|fact|double|hand|test)[ ](manag(?:e[ds]?|ing)|clean(?:ed|ing)?|call(?:ed|ing)|read(?:ing)?|check(?:ed|ing)?|pick(?:ed|ing)?|made|wrote|sew(?:ed|ing)?|drove|driven?)(?= (?:\p{Ll}|\d|[£$€]))/giu;
const MAX_UNKNOWN_SHARE = 0.2;
/** Words of this many letters or more can be told from slips of a scanner. */
const MIN_CHECKED_LETTERS = 4;

/** Returns the sentences of a bullet, tidied: no bullet glyph, no full stop, no doubled space, "&" between common words written out. */
export function splitBullet(bullet: string): string[] {
  const text = bullet
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/^[\s•●▪■◦○‣⁃*·>»–—+✓✔➢➤-]+(?=\S)/u, '')
    .replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and ')
    .replace(/\bw\/(?=\s)/g, 'with')
    .replace(/(?<=^|\s)~\s?(?=[\d£$€])/g, 'about ')
    .replace(/(?<=\p{Ll}) (\d[\d.,]*\s?%?)\s?(?:->|→)\s?(?=[£$€]?\d)/gu, ' from $1 to ')
    .replace(/(?<=\d)(\s?%)?\s?(?:->|→)\s?(?=[£$€]?\d)/g, '$1 to ')
    // "Line manage 12 nurses" has a verb of two words.
    .replace(TWO_WORD_VERB, (_, first: string, second: string) => `${first}-${second.toLowerCase()}`)
    // What an award was got for is received in a letter.
    .replace(/^Got (?:the )?(?=(?:Best|Top|Employee|Star)\b.*\b(?:Award|Prize|Medal)\b)/u, 'Received the ')
    // "Tour of Estonia 2017" says when.
    .replace(/(?<= of \p{Lu}\p{Ll}+) (?=(?:19|20)\d\d(?:$|\.))/u, ' in ')
    .replace(/ ([,;])/g, '$1')
    .trim();
  const sentences: string[] = [];
  let start = 0;
  for (const stop of text.matchAll(/[.!?](?= ["'(]?[\p{Lu}\d])|; /gu)) {
    const sentence = text.slice(start, stop.index);
    if (stop[0] === '.' && SHORT_FORM.test(`${sentence}.`)) continue;
    sentences.push(sentence);
    start = stop.index + 1;
  }
  sentences.push(text.slice(start));
  return sentences.map((sentence) => sentence.trim().replace(/[\s.;,:!]+$/, keepShortForm)).filter(Boolean);
}

function keepShortForm(end: string, offset: number, text: string): string {
  return end.startsWith('.') && SHORT_FORM.test(text.slice(0, offset + 1)) ? '.' : '';
}

/** Returns whether a sentence came through reading unhurt and can be in a letter: words that are words, brackets and quotation marks that close. */
export function isIntact(sentence: string): boolean {
  if (/[\uFFFD□■|<>{}[\]\\^_=→]|https?:|www\.|@\w|([^\d\s])\1{3}|…|\.\.|\?|\/\/|#\w/u.test(sentence)) return false;
  // What ends so was torn off.
  if (/\s(?:of|at|by|from|with|for|and|the|an?|or|since|during|in|to|than|their|my|our)$/.test(sentence)) return false;
  if (count(sentence, /\(/g) !== count(sentence, /\)/g) || count(sentence, /["“”]/g) % 2 !== 0) return false;
  const words = sentence.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];
  if (words.some((word) => isScrambled(word))) return false;
  const checkedWords = words.filter(
    (word, index) =>
      word.length >= MIN_CHECKED_LETTERS && (index === 0 || /^\p{Ll}/u.test(word)) && !/^\p{Lu}{2,}s?$/u.test(word) && /^[\p{L}'’-]+$/u.test(word),
  );
  const unknown = checkedWords.filter(
    (word) => !word.split('-').every((part) => part.length < MIN_CHECKED_LETTERS || isRealWord(part.replace('’', "'"))),
  );
  return unknown.length <= checkedWords.length * MAX_UNKNOWN_SHARE;
}

/** Detects a known word, its possessive, or a compound of known words: "group's", "termbase". */
function isRealWord(word: string): boolean {
  const bare = word.replace(/'s?$/, '').toLowerCase();
  if (isKnownWord(word) || isKnownWord(bare)) return true;
  const base = /^(\p{L}{4,})(?:ing|ed|ers?|s)$/u.exec(bare)?.[1];
  if (base !== undefined && isKnownWord(base)) return true;
  const splitPoints = Array.from({ length: Math.max(0, bare.length - 2 * MIN_CHECKED_LETTERS + 1) }, (_, index) => index + MIN_CHECKED_LETTERS);
  return splitPoints.some((splitPoint) => isKnownWord(bare.slice(0, splitPoint)) && isKnownWord(bare.slice(splitPoint)));
}

/** Detects a digit or a capital inside a word, as in "c1ient" and "Managcd". "iPhone" and "B2B" are fine. */
function isScrambled(word: string): boolean {
  return /\p{Ll}\d\p{Ll}{2}/u.test(word) || /\p{Ll}{3}\p{Lu}{1}\p{Ll}{0,1}$/u.test(word);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
