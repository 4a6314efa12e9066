import { stemByPrefix } from '@sheaf/language/stems/stemByPrefix';
import { comparesAges, decideAge } from './ages.ts';
import { comparesDaysOfCourse, decideDayOfCourse } from './dayOfCourse.ts';
import { decideDaypart } from './dayparts.ts';
import { findMainClause } from './mainClause.ts';
import { comparesMonths, decideMonth } from './months.ts';
import { readSmallNumber } from './smallNumbers.ts';
import type { Verdict } from './verdict.ts';
import { comparesWeekdays, decideWeekday } from './weekdays.ts';

const NEGATION =
  /\b(?:not|never|no|none|nobody|nothing|neither|nor|cannot|without|prohibited|forbidden|banned|excluded|excludes?|exclud(?:ing|es)|refuse[sd]?|denied|frozen|suspended|rejected|declined|ruled out|impossible|unable|void|shut|closed(?!\s(?:shoes|footwear|circuit|system|session|envelope|container|box|lid|door|question)\p{L}*)|unavailable)\b|\bcloses?(?=\s(?:on|between|during|for|from|over)\b)|n['’]t\b|\bcierran?(?=\s(?:el|los|las?|en|por|durante)\b)|(?<!\p{L})schlie(?:ß|ss)(?:t|en)(?=\s(?:am|an|im|vom|über|zwischen)\b)|(?<!\p{L})(?:no|nunca|ning[uú]n\p{L}*|tampoco|prohib\p{L}+|queda prohibid[oa]|excluid[oa]s?|cerrad[oa]s?|rechazad[oa]s?|ni|nadie)(?!\p{L})|(?<!\p{L})(?:nichts?|abgelehnt|kein\p{L}*|nie|niemals|untersagt|verboten|ausgeschlossen|unzulässig|geschlossen|gesperrt|weder)(?!\p{L})/iu;
const PERMISSION =
  /\b(?:may|can|permitted|allowed|entitled|includes?|included|free of charge|reimbursed|refunded|possible|available|covers?|covered|provided|suffices?|is enough|sufficient)\b|(?<!\p{L})(?:basta[n]?|puede\p{L}*|podrá\p{L}*|permite\p{L}*|permitid[oa]s?|admite\p{L}*|incluid[oa]s?|tiene derecho)(?!\p{L})|(?<!\p{L})(?:darf|dürfen|kann|können|reichen|reicht|genügen|genügt|erlaubt|gestattet|zulässig|möglich|inbegriffen|berechtigt)(?!\p{L})/iu;
/** A permission with a condition, such as "only with approval", counts as a yes. */
const CONDITION =
  /\b(?:only )?(?:with|upon|after|subject to)\b.{0,40}\b(?:consent|approval|permission|agreement|asking|notice|note|certificate|receipts?)\b|(?<!\p{L})(?:permiso|consentimiento|autorización|salvo)(?!\p{L})|(?<!\p{L})(?:zustimmung|genehmigung|einwilligung|erlaubnis)(?!\p{L})/iu;
const PROVISO =
  /\b(?:provided(?: that)?,? (?:you|they|he|she|it|the|that)|as long as|on (?:the )?condition|only (?:if|when|with|upon|after)|subject to|upon request)\b|\b(?:can|may|opens?|works?|possible|available)\b[^.;]{0,50}?\bif (?:the|it|you|your)\b|(?<!\p{L})(?:siempre que|a condición de|solo si|sólo si|si se (?:avisa|solicita|pide|presenta|abona))(?!\p{L})|(?<!\p{L})(?:sofern|nur wenn|nur mit|vorausgesetzt|auf Anfrage|unter der Bedingung)(?!\p{L})/iu;
const SAID_CONDITIONS = [CONDITION, PROVISO];
const WITHOUT = /\b(?:without|ohne|sin) (?:(?:the|a|any|prior|la|el|previ[oa]|vorherige) )?\p{L}+/giu;
const RESTRICTION =
  /\b(?:only|solely|exclusively|nothing but)\b|(?<!\p{L})(?:únicamente|solamente|exclusivamente|sólo|solo)(?!\p{L})|(?<!\p{L})(?:nur|ausschließlich|lediglich)(?!\p{L})/iu;
const SUPERVISION =
  /\b(?:under supervision|supervised|accompanied|(?:by|with) an? (?:adult|parent)|(?:somebody|someone|an adult) (?:watch|accompan|supervis)\p{L}*)\b|acompañad|supervis|unter aufsicht|in begleitung/iu;
const ALONE = /\balone\b|\bby (?:him|her|it|them|my)sel(?:f|ves)\b|\bunsupervised\b|(?<!\p{L})sol[oa]s?(?!\p{L})|(?<!\p{L})allein\p{L}*/iu;
const UP =
  /\b(?:more expensive|dearer|rose|risen|rise|rising|increas\p{L}*|grew|grow\p{L}*|higher|up|gain\p{L}*|better|bigger|larger|improv\p{L}*|more)\b|(?<!\p{L})(?:sub\p{L}{1,5}|aument\p{L}*|crec\p{L}*|más car\p{L}|más|mejor\p{L}*)(?!\p{L})|(?<!\p{L})(?:stieg\p{L}*|gestiegen|steig\p{L}*|teurer|wuchs|gewachsen|mehr|höher|erhöh\p{L}*)(?!\p{L})/iu;
const DOWN =
  /\b(?:cheaper|fell|fallen|fall|falling|decreas\p{L}*|declin\p{L}*|shrank|shrunk|shrink\p{L}*|lower|down|drop\p{L}*|los[st]\p{L}*|worse|smaller|reduc\p{L}*|less|fewer)\b|(?<!\p{L})(?:baj\p{L}{1,5}|disminu\p{L}*|descend\p{L}*|cayó|más barat\p{L}|menos|reduj\p{L}*)(?!\p{L})|(?<!\p{L})(?:sank\p{L}*|gesunken|fiel\p{L}*|gefallen|billiger|weniger|niedriger|verringer\p{L}*|gesenkt)(?!\p{L})/iu;
const UNCHANGED =
  /\b(?:unchanged|(?:stays?|stayed|remains?|remained) (?:the same|as (?:it|they))|frozen|is not raised)\b|(?<!\p{L})(?:no (?:cambia|varía|sube)|se mantiene|sin cambios|unverändert|bleib(?:t|en) (?:gleich|stabil))(?!\p{L})/iu;
const ASKS_DIRECTION =
  /\b(?:will|did|has|have|is|was|were|do|does|get|got|become|became|go|gone|went)\b|(?:ha|han|subió|bajó)|(?<!\p{L})(?:sub[ei]n?|bajan?)(?!\p{L})|(?:ist|sind|wurde)|(?<!\p{L})(?:wird|werden)(?!\p{L})/iu;
const ASKED_NEGATIVE = /\bnot\b|n['’]t\b|\bforbidden\b|\bprohibited\b|\bexcluded\b|(?<!\p{L})(?:prohibid[oa]|nicht|verboten)(?!\p{L})/iu;
const MUST_QUESTION =
  /^\W*(?:do|does|must|should|am|is|are|have)\b.{0,25}\b(?:have to|need|must|obliged|required|buy|pay)\b|^\W*(?:must|debo|deben?|debemos|tengo que|tienen? que|tenemos que|hay que|es (?:obligatorio|necesario)|muss|müssen)(?!\p{L})/iu;
const FREE = /\bfree of charge\b|\bat no cost\b|\bwithout charge\b|\bincluded\b|gratis|gratuit|kostenlos|kostenfrei|inbegriffen/iu;
const EXEMPT =
  /\b(?:exempt|waived|need not|not required|optional|voluntary|unnecessary)\b|exent[oa]|opcional|voluntari[oa]|no es (?:necesario|obligatorio)|no hace falta|befreit|freiwillig|freigestellt|entbehrlich/iu;

/** Matches what others do or give, and what may stay as it is: the visitor need not do it. */
const DONE_FOR_YOU =
  /\b(?:(?:is|are) (?:provided|supplied)(?! by you)|for you|may (?:stay|remain|keep|be kept|be left))\b|(?<!\p{L})(?:für Sie|wird gestellt|werden gestellt|corre a cargo de|se proporcionan?)(?!\p{L})/iu;
const LACKS = /\b(?:without|ohne|sin)\s+((?:\p{L}+\s+){0,2}\p{L}+)/giu;

const EXCEPTION =
  /\b(?:except(?: for)?|excluding|other than|apart from|but not|not including|unless)\b|(?<!\p{L})(?:excepto|salvo|a menos que|menos|pero no|aparte de)(?!\p{L})|(?<!\p{L})(?:außer|ausgenommen|mit ausnahme|nicht aber|aber nicht|es sei denn|sofern nicht)(?!\p{L})/iu;
const FREE_QUESTION =
  /^\W*(?:is|are|will|does|do|can)\b.*\b(?:free|for nothing|at no cost)\b|(?<!\p{L})(?:gratis|gratuit[oa]s?|kostenlos|umsonst|kostenfrei)(?!\p{L})/iu;
const COSTS =
  /\b(?:costs?|charged?|charges|fee of|pays?|price)\b|(?<!\p{L})(?:cuesta[n]?|cobra[n]?|paga[n]?|abona[n]?|precio)(?!\p{L})|(?<!\p{L})(?:kostet|kosten|berechnet|zu zahlen|gebühr\p{L}*)(?!\p{L})/iu;
const OBLIGATION =
  /\b(?:must|shall|has to|have to|required|needed|compulsory|mandatory|obliged)\b|(?<!\p{L})(?:debe\p{L}*|obligatori[oa]s?|tiene[n]? que)(?!\p{L})|(?<!\p{L})(?:muss|müssen|pflicht\p{L}*|verpflichtet|ist zu|sind zu)(?!\p{L})/iu;
const KEEPING = /\bkeep\b(?! (?:it |them )?(?:open|closed|out|quiet))|(?<!\p{L})(?:quedar(?:me|se|nos|te)|behalten)(?!\p{L})/iu;
const GIVEN_BACK =
  /\b(?:(?:comes?|came) back|(?:be )?returned|to return|must return|(?:handed|given|brought|sent|taken) (?:back|in)|property of the|belongs? to the)\b|(?<!\p{L})(?:devolver\p{L}*|devuel\p{L}+|devolución|zurückzugeben|zurückgegeben|zurückgeben|abzugeben|eigentum de[rs])(?!\p{L})/iu;
const RULE_WORDS = [NEGATION, PERMISSION, RESTRICTION, CONDITION, PROVISO, OBLIGATION, COSTS, FREE, EXEMPT];
const ASKS_PERMISSION =
  /^\W*(?:(?:and|but|so) )?(?:can|could|may|am i allowed)\b|^\W*(?:puedo|puede[ns]?|podemos|se puede)(?!\p{L})|^\W*(?:darf|dürfen|kann|können)(?!\p{L})/iu;

const ASKS_STATE =
  /\b(?:ok|okay|allowed|permitted|possible|covered|insured|included|refundable|forbidden|banned)\s*\??\s*$|\b(?:am i|are we|is (?:it|that|this|there|my|the)) (?:\p{L}+ ){0,2}(?:allowed|covered|insured|included|permitted)\b|\b(?:can|could|may) (?:i|we|you|my|our|they|he|she|it)\b|\b(?:do|does|will|would) (?:they|you|it|we|i|the insurance|the policy) (?:pay|cover|refund|get|include)\b|(?<!\p{L})(?:puedo|puede|podemos|se puede|darf|dürfen)(?!\p{L})/iu;

/** Returns whether a question asks if something is permitted, required, covered or included. */
export function asksPermission(question: string): boolean {
  return [ASKS_PERMISSION, MUST_QUESTION, ASKS_STATE].some((asks) => asks.test(question));
}

/** Returns whether a sentence permits, demands or forbids something, where that is asked for. */
export function givesRuleAskedFor(question: string, sentence: string): boolean {
  return !asksPermission(question) || RULE_WORDS.some((rule) => rule.test(sentence)) || isSaidToLack(question, sentence);
}

/** Returns whether a sentence permits or grants something on a condition that the question does not name itself, such as "with written consent". */
export function setsCondition(question: string, sentence: string): boolean {
  return SAID_CONDITIONS.some((condition) => condition.test(sentence) && !condition.test(question));
}

/**
 * Decides whether a sentence answers a yes-or-no question with yes or no. Returns undefined if it gives no answer.
 * `matched` are the words of the sentence that mean what the question asks for.
 */
export function decideYesOrNo(question: string, sentence: string, matched: readonly string[] = []): Verdict | undefined {
  const verdict =
    (ALONE.test(question) && SUPERVISION.test(sentence) ? 'no' : undefined) ??
    decideAge(question, sentence) ??
    decideWeekday(question, sentence) ??
    decideMonth(question, sentence) ??
    decideDaypart(question, sentence) ??
    decideDayOfCourse(question, sentence) ??
    decideNumbers(question, sentence) ??
    decideDirection(question, sentence) ??
    decideException(question, sentence) ??
    (deniesByPrefix(question, sentence) ? 'no' : undefined) ??
    decideRule(question, findMainClause(findClause(question, sentence, matched)));
  if (verdict === undefined) return undefined;
  return ASKED_NEGATIVE.test(findMainClause(question)) && NEGATION.test(findMainClause(sentence)) ? invert(verdict) : verdict;
}

function decideRule(question: string, sentence: string): Verdict | undefined {
  if (FREE_QUESTION.test(question) && COSTS.test(sentence) && !FREE.test(sentence)) return 'no';
  if (KEEPING.test(question) && GIVEN_BACK.test(sentence)) return NEGATION.test(dropUndenying(sentence)) ? 'yes' : 'no';
  if (MUST_QUESTION.test(question) && [FREE, EXEMPT, DONE_FOR_YOU].some((relieves) => relieves.test(sentence))) return 'no';
  if (isSaidToLack(question, sentence)) return 'no';
  const bare = dropUndenying(sentence);
  const isPermitted = PERMISSION.test(bare);
  if (NEGATION.test(bare)) {
    const isConditional =
      CONDITION.test(bare) && isPermitted && !/\b(?:not|never|no)\b|n['’]t|(?<!\p{L})(?:no|nicht|kein\p{L}*)(?!\p{L})/iu.test(bare);
    return isConditional ? 'yes' : 'no';
  }
  if (CONDITION.test(bare)) return 'yes';
  if (RESTRICTION.test(bare) && !namesRestriction(question, bare)) return 'no';
  return 'yes';
}

/** Returns whether a sentence has a word of the question with a prefix that denies it: "paid" and "unpaid", "bezahlt" and "unbezahlt". */
function deniesByPrefix(question: string, sentence: string): boolean {
  const asked = new Set(question.toLowerCase().match(/\p{L}{4,}/gu));
  return (sentence.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => word.startsWith('un') && asked.has(word.slice(2)));
}

/** Replaces what looks like a negation and denies nothing, as "without charge" or "no later than". */
function dropUndenying(sentence: string): string {
  return dropFreeWithout(sentence).replace(
    /\bwithout (?:charge|cost|notice|further ado)\b|free of charge|ohne weiteres|sin coste|no later than|not later than|no more than|not more than|at no cost|not exceed\p{L}*/giu,
    'freely',
  );
}

function isDenied(sentence: string): boolean {
  return NEGATION.test(dropUndenying(findMainClause(sentence)).replace(/no .{0,30}more than/iu, ''));
}

/** Drops what a permission does without, as in "allowed without asking", which denies nothing. */
function dropFreeWithout(sentence: string): string {
  const rest = sentence.replace(WITHOUT, ' ');
  return PERMISSION.test(rest) && !NEGATION.test(rest) ? rest : sentence;
}

/** Returns whether the question names what follows or precedes "only" in the sentence. */
function namesRestriction(question: string, sentence: string): boolean {
  const behind = /\b(?:only|solely|exclusively|únicamente|solo|nur|ausschließlich)\b\s*(?:to|a|the|for|mit|für|la|el)?\s*([\p{L}\d.]+)/iu.exec(
    sentence,
  )?.[1];
  const before = /([\p{L}\d.]+ [\p{L}\d.]+|[\p{L}\d.]+)\s+(?:only|solely|exclusively|únicamente|nur)\b/iu.exec(sentence)?.[1];
  const asked = question.toLowerCase();
  return [behind, before].some((word) => word !== undefined && word.length > 2 && asked.includes(word.toLowerCase()));
}

/** Decides whether the question is about an exception of the sentence, as in "all classes except spinning". */
function decideException(question: string, sentence: string): Verdict | undefined {
  const at = EXCEPTION.exec(sentence);
  if (!at) return undefined;
  const excepted = new Set(findStems(sentence.slice(at.index + at[0].length)));
  const general = new Set(findStems(sentence.slice(0, at.index)));
  if (!findStems(question).some((stem) => excepted.has(stem) && !general.has(stem))) return undefined;
  return NEGATION.test(sentence.slice(0, at.index)) ? 'yes' : 'no';
}

/** Drops an exception at the end that the question does not name: "Drinks may be brought, food not." */
function dropElliptic(question: string, sentence: string): string {
  const [, rule, others] = ELLIPTIC.exec(sentence) ?? [];
  if (rule === undefined || others === undefined) return sentence;
  const excepted = new Set(findStems(others));
  return findStems(question).some((stem) => excepted.has(stem)) ? sentence : rule;
}

/** Returns whether a sentence does something without what the question asks about: "in instalments without interest". */
function isSaidToLack(question: string, sentence: string): boolean {
  const asked = new Set(findStems(question));
  return [...sentence.matchAll(LACKS)].some(([, lacked = '']) => findStems(lacked).some((stem) => asked.has(stem)));
}

/** Finds the clause of a sentence that shares most words with the question, whose words may be matched by others of the sentence. */
function findClause(question: string, sentence: string, matched: readonly string[]): string {
  const rest = dropElliptic(question, sentence);
  const clauses = rest.split(/;\s|,\s(?=(?:but|while|whereas|aber|während|pero|mientras|sondern|sino)\b)|\s(?=(?:but not|aber nicht|pero no)\b)/u);
  if (clauses.length < 2) return rest;
  const count = (wanted: ReadonlySet<string>) => clauses.map((clause) => findStems(clause).filter((stem) => wanted.has(stem)).length);
  const own = count(new Set(findStems(question)));
  // What only means the same decides between clauses that have none of the words.
  const shares = Math.max(...own) > 0 ? own : count(new Set(matched.flatMap(findStems)));
  const most = Math.max(...shares);
  const clause = clauses[shares.lastIndexOf(most)] ?? rest;
  // A clause without a verb or a rule of its own follows the rule of the sentence.
  const isOnlyOne = shares.filter((share) => share === most).length === 1 && HAS_VERB.test(clause);
  return most > 0 && (isOnlyOne || RULE_WORDS.some((rule) => rule.test(clause))) ? clause : rest;
}

const HAS_VERB =
  /\b(?:is|are|was|were|has|have|had|will|do|does|must|may|can|costs?|comes?|\p{L}{3,}ed)\b|(?<!\p{L})(?:es|son|está[ns]?|hay|tienen?|ist|sind|hat|haben|wird|werden)(?!\p{L})/iu;
const ELLIPTIC = /^(.*\p{L}.*),\s((?:\p{L}+\s){1,3})(?:are not|is not|not|no|nicht)\.?\s*$/iu;
const SMALL_WORD_LETTERS = 3;

function findStems(sentence: string): string[] {
  return (sentence.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > SMALL_WORD_LETTERS).map(stemByPrefix);
}

const MEASURES = new Set([
  'm²',
  'bar',
  'psi',
  'volt',
  'v',
  'kw',
  'mph',
  'm',
  'ghz',
  'kg',
  'kilo',
  'cm',
  'mm',
  'km',
  'l',
  'litre',
  'w',
  'watt',
  'db',
  '°c',
  'night',
  'noche',
  'nächte',
  'pupil',
  'people',
  'person',
]);

/** Returns whether a question and a sentence have an age, a day, a month or a measure to compare. */
export function comparesValues(question: string, sentence: string): boolean {
  return [comparesAges, comparesWeekdays, comparesMonths, comparesDaysOfCourse, comparesMeasures].some((compares) => compares(question, sentence));
}

/** Returns whether a question and a sentence have a measure of the same unit, such as "50 square metres" and "42 m²". */
function comparesMeasures(question: string, sentence: string): boolean {
  const stated = new Set(findQuantities(sentence).map(({ unit }) => unit));
  return findQuantities(question).some(({ unit }) => MEASURES.has(unit) && stated.has(unit));
}

/** Returns whether a question asks about a change and a sentence states one. */
export function comparesDirections(question: string, sentence: string): boolean {
  return decideDirection(question, sentence) !== undefined;
}

/** Returns whether a question asks if something is free and a sentence has a price. */
export function comparesPrices(question: string, sentence: string): boolean {
  return FREE_QUESTION.test(question) && COSTS.test(sentence);
}

/** Returns whether a question names a figure and a sentence has only others: "a 5 A fuse" and "a 10 A fuse". */
export function namesOtherFigure(question: string, sentence: string): boolean {
  const asked = findFigures(question);
  const stated = findFigures(sentence);
  return asked.length > 0 && stated.length > 0 && !asked.some((figure) => stated.includes(figure));
}

function findFigures(text: string): number[] {
  return (text.match(/\p{L}+|\d[\d.,]*\d|\d/gu) ?? []).flatMap((word) => (/^\d/.test(word) ? toNumber(word) : readWordFigure(word)));
}

/** Reads a number in words. "Ein", "una" and "one" are mostly articles or stand for the thing. */
function readWordFigure(word: string): number | [] {
  const figure = readSmallNumber(word);
  return figure === undefined || figure === 1 ? [] : figure;
}

/** Compares directions: "Did it get more expensive?" is answered by "fell". */
function decideDirection(question: string, sentence: string): Verdict | undefined {
  const asked = ASKS_DIRECTION.test(question) ? detectDirection(question) : undefined;
  if (asked !== undefined && UNCHANGED.test(sentence)) return 'no';
  // "Lost property is not insured" says nothing of a change.
  const stated = asked === undefined || isDenied(sentence) ? undefined : detectDirection(sentence);
  return stated === undefined ? undefined : asked === stated ? 'yes' : 'no';
}

function detectDirection(sentence: string): 'up' | 'down' | undefined {
  const [up, down] = [UP.exec(sentence)?.index, DOWN.exec(sentence)?.index];
  if (up === undefined) return down === undefined ? undefined : 'down';
  // "Fell by more than 3 percent" is down in spite of "more".
  return down === undefined ? 'up' : 'down';
}

const QUANTITY =
  /([£€$])?\s?(\d[\d.,]*)\s?(percent|per cent|%|€|euros?|eur|pounds?|gbp|m²|m2|square met\p{L}+|met\p{L}+|metros|quadratmeter|ghz|kg|kilos?|cm|mm|km|l|litres?|w|watts?|db|°c|bar|psi|volts?|v|kw|mph|hours?|stunden|horas|nights?|nächte|noches|days?|tage|días|weeks?|wochen|semanas|months?|monate|meses|years?|jahre|años|pupils|people|persons?)?(?![\p{L}\d])/giu;

/** Compares a figure of the question with the figure of the same unit in the sentence. */
function decideNumbers(question: string, sentence: string): Verdict | undefined {
  const asked = findQuantities(question);
  const stated = findQuantities(sentence);
  for (const { value, unit } of asked) {
    const same = stated.filter((each) => each.unit === unit && (unit !== '' || (isYear(value) && isYear(each.value))));
    if (same.length === 0) continue;
    // The same figure in a denial confirms nothing: "closed on 24 December 2027".
    if (same.some((each) => each.value === value)) return isDenied(sentence) ? undefined : 'yes';
    const [limit, upper] = same;
    if (!limit) continue;
    // "Between 1.0 and 1.5 bar" gives the unit once, behind the second figure.
    const [, from] = /\b(?:between|from)\s+(\d[\d.,]*)\s+(?:and|to)\s+\d/i.exec(sentence) ?? [];
    if (from !== undefined && !upper) return value >= toNumber(from) && value <= limit.value ? 'yes' : 'no';
    if (/\b(?:below|under)\b/i.test(sentence) && /\bif\b/i.test(sentence)) return value < limit.value ? 'no' : undefined;
    if (
      /\b(?:up to|at most|no more than|maximum|not exceed|max\.?|less than)\b|no .{0,30}more than|como máximo|hasta|höchstens|bis zu|maximal/iu.test(
        sentence,
      )
    )
      return value <= limit.value ? 'yes' : 'no';
    if (/\b(?:at least|minimum|from|over)\b|al menos|mínimo|mindestens/iu.test(sentence)) return value >= limit.value ? 'yes' : 'no';
    return 'no';
  }
  return undefined;
}

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1500 && value <= 2100;

const UNITS: readonly [RegExp, string][] = [
  [/^(?:%|percent|per cent)$/i, '%'],
  [/^(?:€|euros?|eur)$/i, '€'],
  [/^(?:£|pounds?|gbp)$/i, '£'],
  [/^(?:m²|m2|square met.*|quadratmeter)$/i, 'm²'],
  [/^(?:met.*)$/i, 'm'],
];

function findQuantities(sentence: string): { value: number; unit: string }[] {
  return [...writeDigits(sentence).matchAll(QUANTITY)].map(([, sign, digits = '', unit]) => ({
    value: toNumber(digits),
    unit: normalizeUnit(sign ?? unit ?? ''),
  }));
}

/** Writes small numbers in figures: "three nights" is "3 nights". */
function writeDigits(sentence: string): string {
  return sentence.replace(/(?<!\p{L})\p{L}{2,9}(?!\p{L})/gu, (word) => {
    const figure = readWordFigure(word);
    return Array.isArray(figure) ? word : `${figure}`;
  });
}

function normalizeUnit(unit: string): string {
  return UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? unit.toLowerCase().replace(/s$/, '');
}

function toNumber(digits: string): number {
  const bare = digits.replace(/[.,]$/, '').replace(/[.,](?=\d{3}(?!\d))/g, '');
  return Number(bare.replace(',', '.'));
}

function invert(verdict: Verdict): Verdict {
  return verdict === 'yes' ? 'no' : 'yes';
}
