import { type Lexicon, loadLexicon } from './lexicon.ts';

const PREFIX =
  /^(?:non|anti|multi|pre|re|un|sub|super|inter|over|under|micro|macro|co|hyper|hypo|pseudo|auto|trans|bio|geo|neuro|cyber|meta|post|semi|mini|mega|mid|out|counter|cross|de|dis|mis|tele|thermo|ultra|infra|intra|hetero|homo|mono|poly|nano|photo|electro|immuno|cardio|para|peri|radio|socio|psycho|techno|eco|crypto|up|down|fore|pan|quasi|retro|tri|uni|bi)(?=\p{Ll}{4})/u;
const SUFFIX = /(?<=\p{Ll}{4})(?:like|wise|less|ness|ship|hood|proof|free|able|ization|isation|ers?|ings?)$/u;
const ROMAN = /^[ivxlcdm]+$/i;
/** A word that only a prefix or suffix makes must be made of one that people know. */
const COMMON_ENOUGH = 130;

/** Returns whether a word, or a part of one between hyphens, is spelt as some list spells it. */
export function isKnownWord(word: string): boolean {
  const words = loadLexicon();
  return isListedWord(word, words) || isDerived(word, words);
}

/** Returns whether a word is in the dictionary, in this case or in one that its place calls for. */
export function isListedWord(word: string, words: Lexicon = loadLexicon()): boolean {
  if (words.indexOf(word) >= 0 || words.isTerm(word)) return true;
  const lower = word.toLowerCase();
  if (lower !== word) {
    if (words.indexOf(lower) >= 0 || words.isTerm(lower)) return true;
    const capital = lower.charAt(0).toUpperCase() + lower.slice(1);
    return capital !== word && (words.indexOf(capital) >= 0 || words.isTerm(capital));
  }
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  // Written small, a surname that nobody else knows is a slip sooner than that name.
  return word.length > 2 && (words.indexOf(capital) >= 0 || words.isTerm(word.toUpperCase()));
}

/** Returns whether a dictionary lists a word, in this case or in small letters; lists of terms and names do not count. */
export function isInDictionary(word: string): boolean {
  const words = loadLexicon();
  return words.indexOf(word) >= 0 || words.indexOf(word.toLowerCase()) >= 0;
}

function isDerived(word: string, words: Lexicon): boolean {
  const lower = word.toLowerCase();
  if (ROMAN.test(lower) && lower.length <= 4) return true;
  const isCommon = (part: string) => words.countAt(words.indexOf(part)) >= COMMON_ENOUGH;
  const stem = lower.replace(PREFIX, '');
  if (stem !== lower && isCommon(stem)) return true;
  const head = lower.replace(SUFFIX, '');
  return head !== lower && /(?:like|wise|less|ness|ship|hood|proof|free)$/.test(lower) && isCommon(head);
}
