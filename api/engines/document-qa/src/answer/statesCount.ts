import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import { writeDigits } from './yesNo/readQuantities.ts';
import { findStem } from './yesNo/stems.ts';

const COUNTED =
  /(?<!\p{L})(?:how many|cu[aá]nt[oa]s|wie ?viele)\s(?:(?:of the|of your|other|more|different|de los|de las|andere|verschiedene)\s)?(?<noun>\p{L}{3,})/iu;
/** Nouns of a count of anything: "how many people", "how many are there". */
const OF_ANY = /^(?:are|is|times|have|do|does|did|can|will|hay|son|veces|gibt|sind|haben)$/iu;
/** Words between a number and what it counts: "two other spacious rooms". */
const WORDS_BETWEEN = 4;

/** Returns whether a sentence has a number of what a question counts: "two nights" is no number of children. Any other question is left as it is. */
export function statesCount({ question }: ParsedQuestion, sentence: string): boolean {
  const noun = COUNTED.exec(question)?.groups?.noun;
  if (noun === undefined || OF_ANY.test(noun)) return true;
  const words = writeDigits(sentence).match(/\p{L}+|\d[\d.,]*/gu) ?? [];
  const stem = findStem(noun);
  const at = words.flatMap((word, position) => (/\p{L}/u.test(word) && findStem(word) === stem ? [position] : []));
  // Where the thing has another name in the sentence, any number may be meant.
  if (at.length === 0) return words.some((word) => /\d/u.test(word));
  return at.some((position) => hasNumberFor(words, position));
}

/** Returns whether a number counts the word at a place: right before it, or after it without another noun: "members: 40", "the children are 12". */
function hasNumberFor(words: readonly string[], position: number): boolean {
  const before = words.slice(Math.max(0, position - WORDS_BETWEEN), position);
  if (before.some((word) => /\d/u.test(word))) return true;
  const next = words.findIndex((word, index) => index > position && /\d/u.test(word));
  if (next < 0 || next - position > WORDS_BETWEEN) return false;
  const counted = words[next + 1];
  // "The children will spend 2 nights": the number has a noun of its own.
  return counted === undefined || /^(?:in|on|of|at|and|or|who|are|is|with|for|to|from|en|de|y|con|in|im|und|mit|von)$/iu.test(counted);
}
