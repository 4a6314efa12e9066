import type { Verdict } from '../verdict.ts';

/** A plan that was given up: "have decided against", "has been called off". */
const REJECTED =
  /\b(?:decided|voted|advised) against\b|\b(?:turned|voted) (?:\p{L}+ ){0,3}down\b|\bgave up\b|\bha(?:ve|s) (?:now |since )?stopped (?:doing (?:so|this|that|it)|\p{L}+ing)\b|\b(?:has|have|had|was|were) (?:since |now |therefore )?(?:been )?(?:given up|called off|scrapped|abandoned|discontinued|shelved|ruled out|dropped)\b|(?<!\p{L})(?:(?:se )?h(?:a|an|emos) (?:sido )?(?:descartad|desestimad|abandonad|desechad|renunciad)o|(?:descart|desestim)(?:ó|aron|amos)|(?:haben|hat|wurden?|worden|sind|ist) (?:[\p{L}]+ ){0,5}?(?:verworfen|aufgegeben|gestrichen|abgeblasen|eingestellt)|dagegen entschieden|verworfen)(?!\p{L})/iu;
/** A plan that came to nothing: "we looked at a fifth shop, but …". */
const CONSIDERED =
  /\b(?:looked (?:at|into)|considered|thought (?:about|of)|hoped (?:to|for)|wanted to|planned (?:to|for)|meant to|tried to|talked about)\b[^.;]*?,? but\b|(?<!\p{L})(?:se (?:estudió|pensó|valoró|consideró)|pensamos|queríamos|valoramos|estudiamos)[^.;]*?,? pero(?!\p{L})|(?<!\p{L})(?:geprüft|erwogen|überlegt|geplant|gehofft)[^.;]*?,? aber(?!\p{L})/iu;
/** A question about the plan itself: "did they look at Swindon", "why was it given up". */
const ASKS_OF_PLAN =
  /\b(?:did|was|were|has|have|had)\b.*\b(?:look|consider|think|thought|decide|plan|reject|against|give|given|call|called|drop|turn|vote)\p{L}*|(?<!\p{L})(?:estudi|pens|descart|geprüft|überlegt|verworfen|entschieden)\p{L}*/iu;

/** Denies what a sentence says was planned and given up. */
export function decideRejectedPlan(question: string, sentence: string): Verdict | undefined {
  if (ASKS_OF_PLAN.test(question)) return undefined;
  return REJECTED.test(sentence) || CONSIDERED.test(sentence) ? 'no' : undefined;
}
