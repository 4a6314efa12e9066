import type { Verdict } from '../verdict.ts';
import { LACKING_QUESTION } from './asksPermission.ts';
import { NEGATION } from './ruleWords.ts';
import { findStems } from './stems.ts';

/** What leads to an exception. */
export const EXCEPTION =
  /\b(?:except(?: for| that)?|excluding|other than|apart from|aside from|but not|not including|unless|save (?:that|for|when|where|if|in)|with the exception of)\b|(?<!\p{L})(?:excepto|salvo|a menos que|menos|pero no|aparte de)(?!\p{L})|(?<!\p{L})(?:außer|ausgenommen|mit ausnahme|nicht aber|aber nicht|es sei denn|sofern nicht)(?!\p{L})/iu;
const LACKS = /(?<!or )\b(?:without|ohne|sin|free (?:from|of)|libres? de|frei von)\s+((?:\p{L}+\s+){0,2}\p{L}+)/giu;
const WITH_OR_WITHOUT = /\bwith or without\b|con o sin|mit (?:oder|und) ohne/iu;
const ONLY = '(?:only|solely|exclusively|restricted to|limited to|reserved for|únicamente|solo|sólo|nur|ausschließlich)';
const AFTER_ONLY = new RegExp(`\\b${ONLY}\\b\\s*(?:to|a|the|for|mit|für|la|el)?\\s*([\\p{L}\\d.]+)`, 'iu');
const BEFORE_ONLY = /([\p{L}\d.]+ [\p{L}\d.]+|[\p{L}\d.]+)\s+(?:only|solely|exclusively|únicamente|nur)\b/iu;

const SEPARATE_RULE =
  /,\s(?:which|who) (?:must|may|can|have to|has to|should|are|is)\b|,\s(?:que|las? cuales?|los? cuales?) (?:deben?|pueden?|se)(?!\p{L})/iu;

/** Decides whether the question is about an exception of the sentence, as in "all classes except spinning". */
export function decideException(question: string, sentence: string): Verdict | undefined {
  const at = EXCEPTION.exec(sentence);
  if (!at) return undefined;
  const excepted = new Set(findStems(sentence.slice(at.index + at[0].length).replace(/;.*$/u, '')));
  // "Except for thinners, which must be stopped" sets a rule of its own.
  if (SEPARATE_RULE.test(sentence.slice(at.index))) return undefined;
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
export function decideLacking(question: string, sentence: string, matched: readonly string[] = []): Verdict | undefined {
  if (WITH_OR_WITHOUT.test(sentence) || !(statesLack(question, sentence) || lacksMatched(question, sentence, matched))) return undefined;
  return LACKING_QUESTION.test(question) ? 'yes' : 'no';
}

/** Returns whether a sentence does something without what the question asks about. */
export function statesLack(question: string, sentence: string): boolean {
  const questionStems = new Set(findStems(question));
  return [...sentence.matchAll(LACKS)].some(([, lacked = '']) => findStems(lacked).some((stem) => questionStems.has(stem)));
}

/** Words that begin with so many of the same letters are of one family: "furnished" and "furniture". */
const FAMILY_LETTERS = 5;

/** Returns whether a sentence does without what means the same as a word of the question: "without furniture" for "is it furnished". */
function lacksMatched(question: string, sentence: string, matched: readonly string[]): boolean {
  const words = new Set(matched.map((word) => word.toLowerCase()));
  const questionWords = question.toLowerCase().match(new RegExp(`\\p{L}{${FAMILY_LETTERS + 1},}`, 'gu')) ?? [];
  return [...sentence.toLowerCase().matchAll(LACKS)].some(([, lacked = '']) => {
    const last = /\p{L}+$/u.exec(lacked)?.[0] ?? '';
    const isSameFamily = last.length > FAMILY_LETTERS && questionWords.some((word) => word.startsWith(last.slice(0, FAMILY_LETTERS)));
    return words.has(last) || isSameFamily;
  });
}

/** Returns whether a sentence has a word of the question with a prefix that denies it: "paid" and "unpaid", "bezahlt" and "unbezahlt". */
export function deniesByPrefix(question: string, sentence: string): boolean {
  const questionWords = new Set(question.toLowerCase().match(/\p{L}{4,}/gu));
  return (sentence.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => word.startsWith('un') && questionWords.has(word.slice(2)));
}

const IF_LACKING =
  /(?<!\p{L})(?:if|when|provided(?: that)?|as long as|so long as|wenn|sofern|solange|si|siempre que)\s(?:\p{L}+\s){0,4}?(?:no|not any|without|free of|free from|kein(?:e[nr]?)?|ohne|sin)\s(?<thing>\p{L}{3,})/iu;
const ASKED_LACKING = /(?<!\p{L})(?:no|without|not|ohne|kein\p{L}*|sin)(?!\p{L})/iu;

/** Denies what has the very thing that a permission does without: a cream cake where cakes are allowed "if they have no cream". */
export function decideIfLacking(question: string, sentence: string): Verdict | undefined {
  const thing = IF_LACKING.exec(sentence)?.groups?.thing ?? '';
  const [stem] = findStems(thing);
  const isNamed = stem !== undefined && findStems(question).includes(stem) && !ASKED_LACKING.test(question);
  return isNamed && !NEGATION.test(sentence.slice(0, IF_LACKING.exec(sentence)?.index)) ? 'no' : undefined;
}

const ASKED_CASE = /(?<!\p{L})(?:if|when|as long as|provided|wenn|falls|sofern|si)\s(?<condition>.+)$/iu;
const ONLY_THOSE = new RegExp(
  `${ONLY}\\s(?:the |those |die |los )?\\p{L}+ (?:on|in|with|from|of|who are|who have|auf|in|mit|aus|en|con|de) (?:\\p{L}+ )?(?<qualified>\\p{L}{3,})`,
  'iu',
);

/** Returns whether a question supposes what those have to be whom a rule is for: "if she is on the list" for "only people on your list". */
export function meetsRestriction(question: string, sentence: string): boolean {
  const [askedCase, restriction] = [ASKED_CASE.exec(question)?.groups?.condition ?? '', ONLY_THOSE.exec(sentence)?.groups?.qualified ?? ''];
  return restriction !== '' && !ASKED_LACKING.test(askedCase) && findStems(askedCase).some((stem) => findStems(restriction).includes(stem));
}

/** Returns whether the question names what follows or precedes "only" in the sentence. */
export function namesRestriction(question: string, sentence: string): boolean {
  const lowerQuestion = question.toLowerCase();
  return [AFTER_ONLY.exec(sentence)?.[1], BEFORE_ONLY.exec(sentence)?.[1]].some(
    (word) => word !== undefined && word.length > 2 && lowerQuestion.includes(word.toLowerCase()),
  );
}

const ONLY_AFTER = /(?<!\p{L})(?:only|nur|s[oó]lo|solamente|únicamente) (?:after|nach|tras|después de(?:l)?) (?<event>[^,.;]+)/iu;
const AFTER = /(?<!\p{L})(?:after|nach|tras|después de(?:l)?) (?<event>[^,.;?]+)/iu;

/** Denies what a sentence wants only after something else than the question names: "a certificate only after lice" for "after a fever". */
export function deniesOtherEvent(question: string, sentence: string): boolean {
  const [requiredEvent, askedEvent] = [ONLY_AFTER.exec(sentence)?.groups?.event, AFTER.exec(question)?.groups?.event];
  if (requiredEvent === undefined || askedEvent === undefined || /\d/.test(requiredEvent)) return false;
  const events = new Set(findStems(askedEvent));
  const rest = new Set(findStems(sentence.replace(ONLY_AFTER, ' ')));
  return findStems(requiredEvent).every((stem) => !events.has(stem)) && [...events].some((stem) => !rest.has(stem));
}
