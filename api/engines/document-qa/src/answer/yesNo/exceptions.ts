import type { Verdict } from '../verdict.ts';
import { LACKING_QUESTION } from './askedRule.ts';
import { NEGATION } from './ruleWords.ts';
import { findStems } from './stems.ts';

const EXCEPTION =
  /\b(?:except(?: for| that)?|excluding|other than|apart from|aside from|but not|not including|unless|save (?:that|for|when|where|if|in)|with the exception of)\b|(?<!\p{L})(?:excepto|salvo|a menos que|menos|pero no|aparte de)(?!\p{L})|(?<!\p{L})(?:außer|ausgenommen|mit ausnahme|nicht aber|aber nicht|es sei denn|sofern nicht)(?!\p{L})/iu;
const LACKS = /(?<!or )\b(?:without|ohne|sin|free (?:from|of)|libres? de|frei von)\s+((?:\p{L}+\s+){0,2}\p{L}+)/giu;
const WITH_OR_WITHOUT = /\bwith or without\b|con o sin|mit (?:oder|und) ohne/iu;
const ONLY = '(?:only|solely|exclusively|restricted to|limited to|reserved for|únicamente|solo|sólo|nur|ausschließlich)';
const BEHIND_ONLY = new RegExp(`\\b${ONLY}\\b\\s*(?:to|a|the|for|mit|für|la|el)?\\s*([\\p{L}\\d.]+)`, 'iu');
const BEFORE_ONLY = /([\p{L}\d.]+ [\p{L}\d.]+|[\p{L}\d.]+)\s+(?:only|solely|exclusively|únicamente|nur)\b/iu;

/** Decides whether the question is about an exception of the sentence, as in "all classes except spinning". */
export function decideException(question: string, sentence: string): Verdict | undefined {
  const at = EXCEPTION.exec(sentence);
  if (!at) return undefined;
  const excepted = new Set(findStems(sentence.slice(at.index + at[0].length).replace(/;.*$/u, '')));
  const general = new Set(findStems(sentence.slice(0, at.index)));
  if (!findStems(question).some((stem) => excepted.has(stem) && !general.has(stem))) return undefined;
  return NEGATION.test(sentence.slice(0, at.index)) ? 'yes' : 'no';
}

const ONLY_IN_STATE =
  /(?<!\p{L})(?:only with|solely with|nur mit|solo con|sólo con) (?:an?|the|your|einem|einer|leerem|el|la|un|una)? ?(?<state>empty|closed|clean|dry|drained|disconnected|unplugged|sealed|leere[mnr]?|geschlossene[mnr]?|saubere[mnr]?|trockene[mnr]?|vací[oa]|cerrad[oa]|limpi[oa]|sec[oa]) (?<thing>\p{L}{3,})/iu;

/** Denies what has another state than the one that a sentence asks for: petrol in the tank where it says "only with an empty tank". */
export function decideState(question: string, sentence: string): Verdict | undefined {
  const { state = '', thing = '' } = ONLY_IN_STATE.exec(sentence)?.groups ?? {};
  const isNamed = thing !== '' && new RegExp(`(?<!\\p{L})${thing}`, 'iu').test(question);
  return isNamed && !question.toLowerCase().includes(state.toLowerCase()) ? 'no' : undefined;
}

/** Decides by what a sentence does without: "in instalments without interest" denies interest, "free from gluten" confirms "is it gluten-free". */
export function decideLacking(question: string, sentence: string): Verdict | undefined {
  if (WITH_OR_WITHOUT.test(sentence) || !isSaidToLack(question, sentence)) return undefined;
  return LACKING_QUESTION.test(question) ? 'yes' : 'no';
}

/** Returns whether a sentence does something without what the question asks about. */
export function isSaidToLack(question: string, sentence: string): boolean {
  const asked = new Set(findStems(question));
  return [...sentence.matchAll(LACKS)].some(([, lacked = '']) => findStems(lacked).some((stem) => asked.has(stem)));
}

/** Returns whether a sentence has a word of the question with a prefix that denies it: "paid" and "unpaid", "bezahlt" and "unbezahlt". */
export function deniesByPrefix(question: string, sentence: string): boolean {
  const asked = new Set(question.toLowerCase().match(/\p{L}{4,}/gu));
  return (sentence.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => word.startsWith('un') && asked.has(word.slice(2)));
}

/** Returns whether the question names what follows or precedes "only" in the sentence. */
export function namesRestriction(question: string, sentence: string): boolean {
  const asked = question.toLowerCase();
  return [BEHIND_ONLY.exec(sentence)?.[1], BEFORE_ONLY.exec(sentence)?.[1]].some(
    (word) => word !== undefined && word.length > 2 && asked.includes(word.toLowerCase()),
  );
}
