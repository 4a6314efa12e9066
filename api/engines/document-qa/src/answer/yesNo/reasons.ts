import type { Verdict } from '../verdict.ts';
import { asksPermission, MUST_QUESTION } from './asksPermission.ts';
import { namesRestriction } from './exceptions.ts';
import { hasRuleWord, isDenied, RESTRICTION } from './ruleWords.ts';
import { findStems } from './stems.ts';

/** A reason that is itself the rule: "Relatives wait outside, as they are not allowed in the ward". */
const REASON = /^(?<main>.*?),?\s(?:as|since|because|da|weil|denn|ya que|porque|pues|puesto que)\s(?<reason>[^;.]+)/iu;
const PERMITS =
  /\b(?:may|can|cannot|allowed|permitted|let|admitted|welcome)\b|n['’]t\b|(?<!\p{L})(?:pued\p{L}+|podr\p{L}+|permit\p{L}+|admit\p{L}+|dejan?|darf|dürfen|kann|können|erlaubt|gestattet|zugelassen)(?!\p{L})/iu;

/** Denies what the reason of a sentence forbids, where the sentence itself sets no rule. */
export function decideReason(question: string, sentence: string, matched: readonly string[]): Verdict | undefined {
  const { main, reason } = REASON.exec(sentence)?.groups ?? {};
  if (main === undefined || reason === undefined || !asksPermission(question) || MUST_QUESTION.test(question)) return undefined;
  // "Since only members may enter" forbids it to everybody else.
  const forbids = isDenied(reason) || (RESTRICTION.test(reason) && !namesRestriction(question, reason));
  if (hasRuleWord(main) || !PERMITS.test(reason) || !forbids) return undefined;
  const stems = new Set([question, ...matched].flatMap(findStems));
  return findStems(reason).some((stem) => stems.has(stem)) ? 'no' : undefined;
}

/** Returns whether only the reason of a sentence has what is asked: "no training is needed, as the runs are washed" says nothing of washing. */
export function namesReasonOnly(question: string, sentence: string): boolean {
  const { main, reason } = REASON.exec(sentence)?.groups ?? {};
  if (main === undefined || reason === undefined) return false;
  const [inMain, inReason] = [new Set(findStems(main)), new Set(findStems(reason))];
  const [verb] = findStems(question);
  // "Washed" has the stem of "wash" and one letter more.
  const has = (stems: ReadonlySet<string>) => verb !== undefined && [...stems].some((stem) => stem.startsWith(verb) && stem.length - verb.length < 2);
  return has(inReason) && !has(inMain);
}
