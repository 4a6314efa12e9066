import { ASKS_WITHOUT, asksForConsent, CONSENT } from '../../retrieve/asksForConsent.ts';
import type { Verdict } from '../verdict.ts';
import { asksPermission } from './asksPermission.ts';
import { EXCEPTION } from './exceptions.ts';
import { findStems } from './stems.ts';

/** What says that nobody has to be asked. */
const NEEDS_NONE = new RegExp(
  `\\bno (?:\\p{L}+ ){0,2}(?:${CONSENT})\\b|\\bwithout (?:(?:any|our|the|prior|written|such|further) ){0,3}(?:${CONSENT}|asking)\\b(?! (?:of|from|by)\\b)|\\b(?:${CONSENT}) (?:is|are) (?:not|never) (?:needed|required|necessary)\\b|\\b(?:need not|needs not|do(?:es)? not (?:need|have) to|do(?:es)? not need|do(?:es)? not require) (?:\\p{L}+ ){0,4}(?:asked?|agreed|approved|${CONSENT})\\b|(?<!\\p{L})sin (?:(?:el|la|necesidad de|previ[oa]) ){0,3}(?:${CONSENT}|avisar)(?!\\p{L})|(?<!\\p{L})no (?:se )?(?:necesita|requiere|precisa|hace falta)\\p{L}* (?:\\p{L}+ ){0,2}(?:${CONSENT})|(?<!\\p{L})(?:ohne (?:(?:vorherige|besondere|unsere|weitere) ){0,2}(?:${CONSENT})|kein(?:e[rs]?)? (?:${CONSENT})|bedarf keiner (?:${CONSENT})|genehmigungsfrei|zustimmungsfrei)`,
  'iu',
);
const MENTIONS = new RegExp(`(?<!\\p{L})(?:${CONSENT})(?!\\p{L})`, 'iu');
const FORBIDS =
  /\b(?:not|never|no|nor|nobody|none|cannot|forbidden|prohibited)\b|(?<!\p{L})(?:no|ni|nunca|prohibid\p{L}*|nicht|kein\p{L}*|verboten|untersagt)(?!\p{L})/iu;

/**
 * Decides whether somebody has to be asked first, by the relevant part of a sentence: the rule, or its exception.
 * `matched` are the words of the sentence that mean what the question asks for.
 */
export function decideConsent(question: string, sentence: string, matched: readonly string[]): Verdict | undefined {
  if (!asksForConsent(question)) return undefined;
  const part = choosePart(question, sentence, matched);
  const isFreed = isFreeOfConsent(part);
  if (!isFreed && !MENTIONS.test(part)) return undefined;
  return isFreed === ASKS_WITHOUT.test(question) ? 'yes' : 'no';
}

/** Returns whether a part needs no consent: "without consent" in a permission, but not in a ban. */
function isFreeOfConsent(part: string): boolean {
  const found = NEEDS_NONE.exec(part);
  if (!found) return false;
  const isWithout = /^(?:without|sin|ohne)/iu.test(found[0]);
  return !isWithout || !FORBIDS.test(part.slice(0, found.index));
}

/** Returns the exception where the question names it, else the rule. */
function choosePart(question: string, sentence: string, matched: readonly string[]): string {
  const at = EXCEPTION.exec(sentence);
  if (!at) return sentence;
  const [rule, excepted] = [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)];
  const wanted = new Set([question, ...matched].flatMap(findStems));
  const count = (part: string) => findStems(part).filter((stem) => wanted.has(stem)).length;
  return count(excepted) > count(rule) ? excepted : rule;
}

/** Returns whether a question asks if somebody has to be asked first, and a sentence is about that. */
export function comparesConsent(question: string, sentence: string): boolean {
  return decideConsent(question, sentence, []) !== undefined;
}

/** What nobody may do without asking: "A greenhouse needs the consent of the committee." */
const REQUIRES_CONSENT = new RegExp(
  `\\b(?:needs?|requires?|(?:is|are) subject to)\\b[^.;]{0,40}?\\b(?:${CONSENT})|(?<!\\p{L})(?:necesitan?|requieren?|precisan?)(?!\\p{L})[^.;]{0,40}?(?:${CONSENT})|(?<!\\p{L})(?:bedarf|bedürfen|benötigt|benötigen|braucht|brauchen)(?!\\p{L})[^.;]{0,40}?(?:${CONSENT})`,
  'iu',
);
/** "Can I just put one up?" */
const WITHOUT_ASKING = /\b(?:just|simply|straight away|without asking)\b|(?<!\p{L})(?:sin más|directamente|einfach)(?!\p{L})/iu;

/** Returns whether a question would do at once, without asking, what a sentence binds to consent. */
export function skipsNeededConsent(question: string, sentence: string): boolean {
  const isWithoutAsking = asksPermission(question) && WITHOUT_ASKING.test(question) && !asksForConsent(question);
  return isWithoutAsking && REQUIRES_CONSENT.test(sentence) && !isFreeOfConsent(sentence);
}
