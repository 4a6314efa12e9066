import { decideAge } from '../ages.ts';
import { decideDayOfCourse } from '../dayOfCourse.ts';
import { decideDaypart } from '../dayparts.ts';
import { findMainClause } from '../mainClause.ts';
import { decideMonth } from '../months.ts';
import { findStage, readQuestionDays } from '../stagedTerms.ts';
import type { Verdict } from '../verdict.ts';
import { decideWeekday } from '../weekdays.ts';
import {
  ALONE,
  ASKED_END,
  ASKED_NEGATIVE,
  ASKS_TO_PAY,
  asksPermission,
  COST_QUESTION,
  FREE_QUESTION,
  INCLUDED_QUESTION,
  KEEPING,
  MUST_QUESTION,
  NAMES_PLACE,
  PAID_QUESTION,
  PAYING,
} from './asksPermission.ts';
import { findClause, findContrary, splitClauses } from './clauses.ts';
import { decideClock } from './clockTimes.ts';
import { decideConsent, skipsNeededConsent } from './consent.ts';
import { decideCounted } from './countedLimits.ts';
import { decideDay } from './days.ts';
import { decideSituation } from './decideSituation.ts';
import { decideComparison, decideDirection } from './directions.ts';
import {
  decideException,
  decideIfLacking,
  decideLacking,
  decideState,
  deniesByPrefix,
  deniesOtherEvent,
  meetsRestriction,
  namesRestriction,
  statesLack,
} from './exceptions.ts';
import { decideFault } from './faults.ts';
import { deniesMannerAlone } from './limitedDenials.ts';
import { asksForFigureOfNamed, findRuleOfOthers } from './otherClass.ts';
import { splitParts } from './parts.ts';
import { comparesBounds, decideNumbers } from './quantities.ts';
import { namesReasonOnly } from './reasons.ts';
import {
  COMMAND,
  CONDITION,
  COSTS,
  DISPOSAL_CONDITION,
  DISPOSED_OF,
  DONE_FOR_YOU,
  dropSharedWithout,
  dropUndenying,
  EXEMPT,
  FREE,
  hasRuleWord,
  IS_FREE,
  KEPT,
  meetsNoObstacle,
  NEGATION,
  OWN_EXPENSE,
  PERMISSION,
  RESTRICTION,
  RETURNED,
  SUPERVISION,
  TAKEN_AWAY,
  WITHOUT,
} from './ruleWords.ts';
import { namesFullPrice } from './senses.ts';
import { decideFromTheStart } from './waitingTimes.ts';

const INCLUDES = /\b(?:inclu\p{L}+|cover\p{L}*|comes? with)\b|(?<!\p{L})(?:inclu\p{L}+|enthalten|inbegriffen)(?!\p{L})/iu;
/** "Towels are hired at £1.50." */
const IS_PRICED =
  /\b(?:hired|rented|sold|available|offered|bought|let|provided) (?:out )?(?:at|for) (?:[£€$]|\d)|(?<!\p{L})(?:se alquilan?|se venden?) (?:a|por) \d|(?<!\p{L})(?:für|gegen) \d[\d.,]* ?(?:€|Euro)/iu;
/** Denials of a price, which permit and deny nothing else. */
const DENIES_PRICE =
  /\bcosts? (?:\p{L}+ )?nothing(?: extra| more)?\b|\bpays? nothing\b|\b(?:no|without) (?:extra |additional |further )?(?:charge|cost|fee|payment)s?\b|(?<!\p{L})(?:sin (?:coste|cargo|recargo|suplemento|gastos)|ohne (?:Aufpreis|Zuschlag|Kosten|Gebühr)|kostet (?:\p{L}+ )?nichts|keine (?:Kosten|Gebühren))(?!\p{L})/giu;
/** "Cover for breakdowns is extra." */
const IS_EXTRA =
  /\b(?:is|are|comes?|goes|costs?) (?:an )?(?:optional )?extras?(?=\W*$|[,;:(]| and )|\bcomes? on top\b|(?<!\p{L})(?:(?:es|son|va|van|se (?:paga|cobra)n?) (?:a )?(?:parte|aparte)|(?:kostet|kosten|geht|gehen|kommt|kommen) (?:\p{L}+ )?extra)(?!\p{L})/iu;
const DENIAL = /\b(?:not|never|no)\b|n['’]t|(?<!\p{L})(?:no|nicht|kein\p{L}*)(?!\p{L})/iu;
/** Matches what is limited in time or bound to an occasion: "for the first five minutes only". */
const LIMITED_TIME =
  /\b(?:for|in|during|within|from|until|on) [^,.;]{0,40}?\b(?:minutes?|hours?|days?|weeks?|months?|weekends?|\p{L}+days?)\b[^,.;]{0,15} only\b|\bonly (?:for|during|from|until|between|within|once|twice|at|by|in the (?:first|last|evenings?|mornings?|afternoons?))\b|(?<!\p{L})(?:sol[oa]|sólo|únicamente) (?:durante|de \d|entre|hasta|una vez|en presencia|los)(?!\p{L})|(?<!\p{L})nur (?:nach|von|bis|zwischen|während|einmal|in Anwesenheit|gegen|auf Anfrage|am)(?!\p{L})/iu;

const ACCESS_QUESTION = /\b(?:wheelchair|walker|crutches|pram|pushchair|buggy|rollator|disabled)\b/iu;
/** "Do I get my deposit back?", "Is it refunded?" */
const ASKS_BACK =
  /\b(?:get|have|receive|paid|pay|give|given)\b.{0,40}\bback\b|\brefund\p{L}*|\breturned\b|(?<!\p{L})(?:devuel\p{L}+|devol\p{L}+|reembols\p{L}+|recuper\p{L}+|zurück\p{L}*|erstattet)(?!\p{L})/iu;
const ONLY_WHEN =
  /\bonly (?:when|if|after|where|once|as long as)\b[^.;]*|(?<!\p{L})(?:solo|sólo) (?:si|cuando)(?!\p{L})[^.;]*|(?<!\p{L})nur (?:wenn|falls|nachdem)(?!\p{L})[^.;]*/iu;

/** "Do I get double for it?", "will my daughter get the voucher?" */
const ASKS_TO_GET =
  /^\W*(?:do|does|did|will|would) (?:i|we|they|he|she|you|my \p{L}+|our \p{L}+) (?:still |also |even )?(?:get|receive|earn|be paid|be given)\b|(?<!\p{L})(?:bekomm\p{L}*|krieg\p{L}*|erhalt\p{L}*|me (?:dan|pagan|corresponde)|nos (?:dan|pagan)|recibo|cobro)(?!\p{L})/iu;
/** What a rule gives to those whom it is for. */
const GIVES =
  /\b(?:(?:is|are|be) (?:also )?(?:paid|given|sent|awarded|granted|credited|added)|receives?|gets?|earns?|is due|are due|qualif(?:y|ies)|entitle[sd]?)\b|(?<!\p{L})(?:erh(?:ä|a)lt(?:en)?|bekomm(?:t|en)|gezahlt|gewährt|vergütet|recibe[n]?|cobra[n]?|perciben?|se (?:paga|abona|entrega)n?|tendrán?)(?!\p{L})/iu;

/** Returns whether a sentence permits, demands, gives or forbids something that the question asks for. */
export function givesRequestedRule(question: string, sentence: string): boolean {
  const isCommanded = MUST_QUESTION.test(question) && COMMAND.test(sentence);
  const isGranted = ASKS_TO_GET.test(question) && GIVES.test(sentence);
  return !asksPermission(question) || isCommanded || isGranted || hasRuleWord(sentence) || statesLack(question, sentence);
}

/** Returns whether a question is about a wheelchair or a pram and a sentence about steps or a lift. */
export function comparesAccess(question: string, sentence: string): boolean {
  return ACCESS_QUESTION.test(question) && /\b(?:steps?|stairs?|lift|elevator|ramp|ground floor|step-free|accessible)\b/iu.test(sentence);
}

/** Returns whether a question asks if something is free and a sentence has a price. */
export function comparesPrices(question: string, sentence: string): boolean {
  return FREE_QUESTION.test(question) && COSTS.test(sentence);
}

/**
 * Decides whether a sentence answers a yes-or-no question with yes or no. Returns undefined if it gives no answer.
 * `matched` are the words of the sentence that mean what the question asks for.
 */
export function decideYesOrNo(question: string, sentence: string, matched: readonly string[] = []): Verdict | undefined {
  const stage = decideStage(question, sentence);
  if (stage !== undefined) return stage;
  if (namesReasonOnly(question, sentence)) return undefined;
  const rest = findRuleOfOthers(question, sentence);
  // Whom a rule is for is left open where the question names neither these nor a figure of theirs.
  if (rest) return asksForFigureOfNamed(question, rest) ? 'no' : undefined;
  // A bound for the visitor's own case that decides nothing leaves it open.
  const compared = decideFault(question, sentence) === undefined ? decideSituation(question, sentence) : undefined;
  if (compared && compared.verdict === undefined) return undefined;
  if (skipsNeededConsent(question, sentence)) return 'no';
  // "Cars without a permit are towed away" forbids nothing to those who have one.
  if (asksPermission(question) && DISPOSED_OF.test(findClause(question, sentence, matched)) && !DISPOSED_OF.test(question))
    return DISPOSAL_CONDITION.test(sentence) ? undefined : 'no';
  // What is kept is not given back, if the time of the question falls under the rule at all.
  if (!compared && ASKS_BACK.test(question) && KEPT.test(findClause(question, sentence, matched)))
    return decideNumbers(question, sentence) === 'no' ? undefined : 'no';
  const verdict =
    (ALONE.test(question) && SUPERVISION.test(sentence) ? 'no' : undefined) ??
    decideFault(question, sentence) ??
    decideFromTheStart(question, sentence) ??
    compared?.verdict ??
    decideAge(question, sentence) ??
    decideClock(question, sentence) ??
    decideWeekday(question, sentence) ??
    decideDay(question, splitParts(sentence)) ??
    decideMonth(question, sentence) ??
    decideDaypart(question, sentence) ??
    decideDayOfCourse(question, sentence) ??
    decidePriceByNumber(question, sentence) ??
    decideNumbers(question, sentence) ??
    decideCounted(question, findClause(question, sentence, matched), matched) ??
    decideConsent(question, sentence, matched) ??
    decideComparison(question, sentence) ??
    decideDirection(question, findClause(question, sentence, matched)) ??
    findContrary(question, sentence) ??
    decideIfLacking(question, sentence) ??
    decideState(question, sentence) ??
    decideException(question, sentence) ??
    (deniesByPrefix(question, sentence) || deniesOtherEvent(question, sentence) ? 'no' : undefined) ??
    decideRefund(question, sentence) ??
    decidePaying(question, findClause(question, sentence, matched)) ??
    decideRule(question, dropSharedWithout(question, findMainClause(findClause(question, sentence, matched))), matched);
  if (verdict === undefined) return undefined;
  const [asked, stated] = [findMainClause(question), findMainClause(sentence)];
  if (ASKED_NEGATIVE.test(asked) && NEGATION.test(stated)) return invert(verdict);
  if (!ASKED_END.test(asked) || NEGATION.test(stated)) return verdict;
  return GOES_ON.test(stated) ? 'no' : undefined;
}

/** What is neither shut nor over. */
const GOES_ON =
  /\b(?:opens?|still|continues?|runs?|goes on)\b|(?<!\p{L})(?:abre[n]?|abiert[oa]s?|sigue[n]?|todavía|geöffnet|offen|weiterhin|noch)(?!\p{L})/iu;

/** Returns whether a sentence says when or for how long something is allowed, so that it is, within that limit. */
export function limitsTime(sentence: string): boolean {
  return LIMITED_TIME.test(sentence);
}

/** Decides by an included number, below which nothing is paid: "travel within 30 miles is included" for "20 miles away, do we pay for travel?" */
function decidePriceByNumber(question: string, sentence: string): Verdict | undefined {
  if (!ASKS_TO_PAY.test(question)) return undefined;
  const free = splitClauses(sentence).find((clause) => (FREE.test(clause) || IS_FREE.test(clause)) && comparesBounds(question, clause));
  const verdict = free === undefined ? undefined : decideNumbers(question, free);
  return verdict && invert(verdict);
}

/** Decides by the part of a sentence that the time of a question falls in: "more than a month ahead it is refunded; later it is kept". */
function decideStage(question: string, sentence: string): Verdict | undefined {
  const days = readQuestionDays(question);
  const parts = days === undefined ? [] : sentence.split(/;\s/u);
  const part = days === undefined ? undefined : parts[findStage(days, parts) ?? -1];
  if (part === undefined) return undefined;
  const rule = findMainClause(part);
  return NEGATION.test(rule) || PERMISSION.test(rule) || FREE.test(rule) ? decideRule(question, rule) : undefined;
}

/** Decides whether something has to be paid for by a sentence that says it is free, even in passing: "three visits, which are free". */
function decidePaying(question: string, sentence: string): Verdict | undefined {
  const isObligation = MUST_QUESTION.test(question) && PAYING.test(question);
  return isObligation && IS_FREE.test(sentence) && !COSTS.test(sentence) ? 'no' : undefined;
}

const ASKS_REFUND =
  /\b(?:money|deposit|fee|price|anything|it) back\b|\brefund\p{L}*|\breimburse\p{L}*|(?<!\p{L})(?:geld zurück|erstatt\p{L}*|devuelv\p{L}*|devoluci[oó]n|reembols\p{L}*)/iu;
const REFUNDS =
  /(?:\b(?:refund\p{L}*|(?:money|fee|price) back|given back|paid back|returned|reimburse\p{L}*))|(?<!\p{L})(?:(?:zurück)?erstatt\p{L}*|zurückgezahlt|devuelv\p{L}*|devoluci[oó]n|reembols\p{L}*)/giu;
const DENIES_REFUND =
  /\b(?:not|no|never|non)\b[- ](?:\p{L}+ ){0,2}?(?:refund|returned|given back|paid back|reimburse)|\bnon-?refundable|(?<!\p{L})(?:nicht|keine?) (?:\p{L}+ )?(?:zurück)?erstatt|(?<!\p{L})no (?:se )?(?:devuelv|devoluci|reembols)/iu;

/** Denies that money comes back where a sentence denies it for everything, whatever else it permits: "You may leave early, but days are not refunded." */
function decideRefund(question: string, sentence: string): Verdict | undefined {
  const hasOneRefund = (sentence.match(REFUNDS) ?? []).length === 1;
  return ASKS_REFUND.test(question) && hasOneRefund && DENIES_REFUND.test(sentence) ? 'no' : undefined;
}

function decideRule(question: string, text: string, matched: readonly string[] = []): Verdict | undefined {
  // A house without steps is one for a wheelchair.
  const sentence = ACCESS_QUESTION.test(question)
    ? text.replace(/\b(?:has |have |with |are )?no (?:steps|stairs|kerbs?|thresholds?)\b/giu, 'is accessible')
    : text;
  if (namesFullPrice(question, sentence)) return NEGATION.test(dropUndenying(sentence)) ? undefined : 'no';
  const lacking = decideLacking(question, sentence, matched);
  if (lacking) return lacking;
  const isFree = FREE.test(sentence);
  if (PAID_QUESTION.test(question) && !MUST_QUESTION.test(question) && OWN_EXPENSE.test(sentence)) return 'no';
  if ((FREE_QUESTION.test(question) || INCLUDED_QUESTION.test(question)) && IS_EXTRA.test(sentence) && !NEGATION.test(sentence)) return 'no';
  // "Parking costs you nothing": what denies a price says that the thing is free.
  if (FREE_QUESTION.test(question) && isFree && !NEGATION.test(dropUndenying(sentence.replace(DENIES_PRICE, ' free ')))) return 'yes';
  const isExtra = FREE_QUESTION.test(question) || (INCLUDED_QUESTION.test(question) && !INCLUDES.test(sentence));
  if (isExtra && (COSTS.test(sentence) || IS_PRICED.test(sentence)) && !isFree) return 'no';
  if (asksPermission(question) && !MUST_QUESTION.test(question) && TAKEN_AWAY.test(sentence) && !TAKEN_AWAY.test(question)) return 'no';
  if (KEEPING.test(question) && RETURNED.test(sentence)) return NEGATION.test(dropUndenying(sentence)) ? 'yes' : 'no';
  if (MUST_QUESTION.test(question) && (isFree || EXEMPT.test(sentence) || DONE_FOR_YOU.test(sentence))) return 'no';
  if (COST_QUESTION.test(question) && (isFree || IS_FREE.test(sentence)) && !FREE_QUESTION.test(question) && !INCLUDED_QUESTION.test(question))
    return 'no';
  // "A cold is no reason to put it off" says no to whether it has to be put off.
  if (meetsNoObstacle(question, sentence)) return 'no';
  const bare = dropUndenying(dropOnlyWhen(sentence));
  if (deniesMannerAlone(question, bare) || lacksOnlyInPassing(bare)) return undefined;
  if (NEGATION.test(bare)) return CONDITION.test(bare) && PERMISSION.test(bare) && !DENIAL.test(bare) ? 'yes' : 'no';
  if (CONDITION.test(bare) || (bare !== sentence && ONLY_WHEN.test(sentence))) return 'yes';
  if (!RESTRICTION.test(bare) || namesRestriction(question, bare) || meetsRestriction(question, bare)) return 'yes';
  return LIMITED_TIME.test(bare) && !NAMES_PLACE.test(question) ? 'yes' : 'no';
}

/** Returns whether nothing but a "without" denies in a sentence that sets no rule: "better than a spray without any substance". */
function lacksOnlyInPassing(sentence: string): boolean {
  const rest = sentence.replace(WITHOUT, ' ');
  return NEGATION.test(sentence) && !hasRuleWord(rest);
}

/** Drops what has to be so for something to be permitted: what that denies, the rule does not. */
function dropOnlyWhen(sentence: string): string {
  return PERMISSION.test(sentence) ? sentence.replace(ONLY_WHEN, ' ') : sentence;
}

function invert(verdict: Verdict): Verdict {
  return verdict === 'yes' ? 'no' : 'yes';
}
