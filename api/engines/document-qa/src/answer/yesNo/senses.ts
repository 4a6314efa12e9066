import { findMainClause } from '../mainClause.ts';
import type { Verdict } from '../verdict.ts';
import { ASKS_TO_PAY, COST_QUESTION, FREE_QUESTION, INCLUDED_QUESTION, MUST_QUESTION } from './asksPermission.ts';
import { EXCEPTION } from './exceptions.ts';
import { COSTS, dropUndenying, EXEMPT, FREE, IS_FREE, NEGATION, OBLIGATION, PERMISSION, SUPERVISION } from './ruleWords.ts';

/** What a question wants to know of its situation. */
type Wanted = 'permission' | 'duty' | 'cost' | 'free' | 'alone';
/** What a rule says of those it is for. A limit is itself what is demanded: "must be at least 16". */
type Sense = 'permits' | 'forbids' | 'demands' | 'limits' | 'exempts' | 'charges' | 'frees' | 'accompanies';

const ALONE =
  /\b(?:alone|unaccompanied|unsupervised|by (?:him|her|it|them|my|your)sel(?:f|ves)|on (?:his|her|my|their|its) own|without (?:an? )?(?:adult|parent|me|us|grown\p{L}*))\b|(?<!\p{L})(?:sol[oa]s?|sin (?:un )?adulto|allein\p{L}*|ohne (?:begleitung|erwachsene\p{L}*))(?!\p{L})/iu;
const ASKS_DUTY =
  /^\W*(?:do|does|should|shall|must|will|would|am|are|is) (?:\p{L}+ ){1,4}?(?:have to|need|needs|must|call|ring|ask|tell|report|required|obliged)\b|^\W*(?:should|must) (?:i|we|he|she|they)\b|\b(?:need|have|has) to\b|(?<!\p{L})(?:tengo|tienen?|tenemos|hay) que(?!\p{L})|(?<!\p{L})(?:debo|debemos|hace falta|necesit\p{L}+|muss|müssen|brauch\p{L}*)(?!\p{L})/iu;
const WITH_SOMEBODY = /\b(?:only|must|when) (?:\p{L}+ ){0,3}?with (?:an?|their|his|her|your)\b|(?<!\p{L})(?:s[oó]lo con|nur mit)(?!\p{L})/iu;
const PAYS = /\b(?:pay|pays|paid|charged?|cost|costs)\b|(?<!\p{L})(?:pag\p{L}+|cuesta\p{L}*|zahl\p{L}*|kostet)(?!\p{L})/iu;
/** "You may leave without penalty" denies no more than the penalty. */
const LACKS = /\b(?:without|ohne|sin) (?:\p{L}+ )?\p{L}+/giu;
const DEMANDS =
  /\b(?:must|has to|have to|had to|shall|need|needs|required|requires?|should)\b|(?<!\p{L})(?:deb\p{L}+|tien\p{L}+ que|hay que|muss|müssen|erforderlich|nötig)(?!\p{L})/iu;
const GETS_LESS =
  /\b(?:half|reduced|discount|reduction|less|cheaper|concession\p{L}*)\b|(?<!\p{L})(?:mitad|reducid[oa]|descuento|ermäßig\p{L}+|hälfte)(?!\p{L})/iu;
const FULL =
  /\b(?:full|whole|normal|adult) (?:price|fare|fee|rent|rate|amount|charge|premium|subscription)\b|(?<!\p{L})(?:pag\p{L}+ (?:el )?(?:enter[oa]|todo|completo)|(?:precio|importe|cuota|tarifa) (?:enter[oa]|complet[oa])|zahl\p{L}+ voll\p{L}*|voll(?:e[nrsm]?)? (?:preis|beitrag|gebühr|miete|satz|betrag))(?!\p{L})/iu;

/** Whoever else pays gives something: "do they pay if …", "does the policy pay". */
const OTHERS_PAY =
  /^\W*(?:do|does|will|would) (?:they|you|it|the (?:insur\p{L}+|policy|company|firm|school|council|landlord|employer)|insurance) (?:\p{L}+ )?(?:pay|cover)\b|^\W*(?:¿)?(?:pagan|paga (?:el seguro|la aseguradora)|zahlt (?:die versicherung|ihr)|zahlen sie)(?!\p{L})/iu;

/** Reads what a question wants to know. */
export function readWanted(question: string): Wanted {
  if (ALONE.test(question)) return 'alone';
  if (OTHERS_PAY.test(question)) return 'permission';
  if (ASKS_TO_PAY.test(question) || (/^\W*(?:do|does|muss|müssen|tengo|hay)(?!\p{L})/iu.test(question) && PAYS.test(question))) return 'cost';
  if (FREE_QUESTION.test(question) || INCLUDED_QUESTION.test(question)) return 'free';
  if (COST_QUESTION.test(question)) return 'cost';
  return MUST_QUESTION.test(question) || ASKS_DUTY.test(question) ? 'duty' : 'permission';
}

/** Reads what a clause says of those whom its bound, which begins at a place, is for. */
export function readSense(clause: string, wanted: Wanted, boundStart: number, boundEnd: number): Sense | undefined {
  const excepted = EXCEPTION.exec(clause);
  // "Not refunded, except for illnesses of more than a month": the bound is of the exception.
  if (excepted && excepted.index > 0 && excepted.index < boundStart) {
    const rule = NEGATION.test(dropUndenying(clause.slice(0, excepted.index))) ? 'permits' : 'forbids';
    if (wanted === 'duty') return rule === 'permits' ? 'demands' : 'exempts';
    return wanted === 'permission' ? rule : undefined;
  }
  if (NOTICE.test(clause.slice(boundEnd))) return 'limits';
  const rest = `${clause.slice(0, boundStart).replace(BOUND_WORDS, ' ')} ${clause.slice(boundEnd).replace(TRAILING_WORDS, ' ')}`;
  const isAboutMoney = wanted === 'cost' || wanted === 'free';
  if (wanted === 'alone' && (SUPERVISION.test(rest) || WITH_SOMEBODY.test(rest))) return 'accompanies';
  if (wanted === 'alone' && !ALONE.test(rest)) return undefined;
  if (EXEMPT.test(rest)) return 'exempts';
  if (FREE.test(rest) || IS_FREE.test(rest) || (isAboutMoney && /\bfree\b/iu.test(rest))) return 'frees';
  if (wanted === 'permission' && STAYS_AWAY.test(rest)) return 'forbids';
  if (NEGATION.test(dropUndenying(findMainClause(rest.replace(LACKS, ' '))))) return 'forbids';
  if (isAboutMoney && COSTS.test(rest)) return 'charges';
  const demanded = DEMANDS.exec(clause)?.index ?? OBLIGATION.exec(clause)?.index;
  if (demanded !== undefined && demanded < boundStart) return 'limits';
  return demanded === undefined || PERMISSION.test(rest) ? 'permits' : 'demands';
}

/** Who stays away may not come: "Children with a rash stay at home until …". */
const STAYS_AWAY =
  /\b(?:(?:stays?|kept|keep|remains?|be) (?:\p{L}+ )?(?:at home|away|off|in bed|out of \p{L}+)|wait(?:s|ed)?)\b|(?<!\p{L})(?:(?:se )?(?:queda|quedarán|permanece|deben? quedarse)\p{L}* en casa|bleib(?:t|en) (?:\p{L}+ )?zu hause|zu hause bleiben)(?!\p{L})/iu;
/** A length of notice is itself what is demanded. */
const NOTICE = /^(?:['’]s?)?\s(?:\p{L}+ )?(?:notice|warning)\b|^\s(?:de )?(?:antelación|preaviso)(?!\p{L})|^\s(?:Kündigungs)?frist(?!\p{L})/iu;
/** Words of a bound that look like a denial of the rule: "no more than". */
const BOUND_WORDS =
  /(?<!\p{L})(?:(?:not?|never|cannot|nicht|no)(?: (?!(?:unless|if|when|except|but|with|who|that)\b)\p{L}+){0,5}? (?:more|less|fewer|older|younger|longer|later|earlier|\p{L}{3,}er|mehr|weniger|más|menos|mayor(?:es)?|menor(?:es)?)(?: than| als| de| que)?|not (?:be )?exceed(?:ing)?|not (?:yet )?(?:reached|turned))(?=[^\p{L}]*$)/iu;
const TRAILING_WORDS = /^[\s,]*(?:or|and) (?:more|less|over|under|above|below|older|younger)/iu;

/** What a rule answers to those it is for, by what they ask. */
const ANSWERS: Readonly<Record<Wanted, Partial<Record<Sense, Verdict>>>> = {
  permission: { permits: 'yes', limits: 'yes', frees: 'yes', forbids: 'no' },
  alone: { accompanies: 'no', permits: 'yes', forbids: 'no', limits: 'yes' },
  duty: { demands: 'yes', limits: 'yes', permits: 'yes', charges: 'yes', exempts: 'no', frees: 'no', forbids: 'no' },
  cost: { charges: 'yes', demands: 'yes', permits: 'yes', frees: 'no', exempts: 'no', forbids: 'no' },
  free: { frees: 'yes', charges: 'no', exempts: 'yes' },
};

/** Answers a question by a rule that is for its situation, or not for it. */
export function answerBySense(wanted: Wanted, sense: Sense | undefined, applies: boolean): Verdict | undefined {
  const verdict = sense === undefined ? undefined : ANSWERS[wanted][sense];
  return verdict === undefined || applies ? verdict : verdict === 'yes' ? 'no' : 'yes';
}

/** Returns whether a question asks for the full price by name and a clause sets a part of it. */
export function namesFullPrice(question: string, clause: string): boolean {
  return GETS_LESS.test(clause) && FULL.test(question) && !FULL.test(clause);
}

/** Returns whether a question asks for the full price and a clause sets a part: "passengers over 65 pay half". */
export function asksFullPrice(question: string, clause: string): boolean {
  return GETS_LESS.test(clause) && (FULL.test(question) || ASKS_TO_PAY.test(question));
}
