import type { Verdict } from '../verdict.ts';
import { asksPermission } from './asksPermission.ts';
import { NEGATION } from './ruleWords.ts';

const FROM_THE_START =
  /\b(?:(?:right |straight )?from (?:the (?:very )?(?:start|beginning|outset|first day)|day (?:one|1))|straight ?away|right away|immediately|at once|on (?:my|our|the|his|her|their) (?:very )?first (?:day|week))\b|(?<!\p{L})(?:desde (?:el )?(?:principio|comienzo|inicio|primer día)|de inmediato|inmediatamente|nada más (?:empezar|entrar|llegar))(?!\p{L})|(?<!\p{L})(?:von anfang an|(?:ab dem|vom|schon am|gleich am) ersten tag(?: an)?|sofort|gleich (?:zu beginn|am anfang))(?!\p{L})/iu;
const NUMBER = '(?:\\d+|an?|one|two|three|four|five|six|nine|ten|twelve|the first)';
const AFTER_A_TIME = new RegExp(
  `\\b(?:once|when|after) (?:\\p{L}+ ){1,3}?(?:have|has) (?:\\p{L}+ )?(?:completed|passed|finished|served|worked|held)\\b|\\b(?:after|following|upon|on) (?:(?:successful(?:ly)?|the|your|their) ){0,2}(?:completion|completing|passing|finishing|end of|probation\\p{L}*|trial)|\\bafter ${NUMBER} (?:\\p{L}+ ){0,2}(?:days?|weeks?|months?|years?)\\b|(?<!\\p{L})(?:tras|después de|una vez) (?:\\p{L}+ ){0,2}?(?:superad[oa]|superar|completad[oa]|completar|finalizad[oa]|finalizar|el período de prueba|el periodo de prueba)(?!\\p{L})|(?<!\\p{L})nach (?:(?:dem|der|erfolgreiche[mr]) ){0,2}(?:ablauf|ende|abschluss|bestehen|bestandener|beendigung)(?!\\p{L})`,
  'iu',
);

/** Denies what somebody wants to do from the first day by a sentence that permits it once a time has passed or a probation is over. */
export function decideFromTheStart(question: string, sentence: string): Verdict | undefined {
  const isPermittedLater = AFTER_A_TIME.test(sentence) && !NEGATION.test(sentence);
  return asksPermission(question) && FROM_THE_START.test(question) && isPermittedLater ? 'no' : undefined;
}
