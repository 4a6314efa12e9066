import type { Verdict } from '../verdict.ts';
import { KEEPING } from './asksPermission.ts';
import { type Bound, findBounds, isInside } from './bounds.ts';
import { keepPartsOfDay } from './days.ts';
import { readElapsed } from './elapsedTime.ts';
import { namesRestriction } from './exceptions.ts';
import { findMeasures, isComparable, type Kind, type Measure, MONTH, writeMeasures, YEAR } from './measures.ts';
import { splitParts } from './parts.ts';
import { readSituation, type Situation } from './readSituation.ts';
import { isDenied, RETURNED } from './ruleWords.ts';
import { answerBySense, asksFullPrice, readSense, readWanted } from './senses.ts';
import { findStem, findStems } from './stems.ts';
import { readTimeServed } from './timeServed.ts';

/** Two lengths of time in other units are compared only where they differ by more than a month differs from thirty days. */
const LENGTH_TOLERANCE = 0.025;
const NAMES_AGE =
  /\b(?:aged?|years? old|years? of age|older|younger|turned|birthday|adults?|minors?|child(?:ren)?|kids?|drivers?|riders?|pupils?|visitors?|members?|applicants?|guests?|passengers?|persons?|people|anyone|nobody|those|everyone|juniors?|seniors?|(?:under|over)[- ]?\d+s|(?:must be|(?:you|they|we) are|(?:he|she|who) is) (?:over|under|above|below|at least|older|younger))\b|(?<!\p{L})(?:años|edad|mayores|menores|niñ[oa]s|personas|jahren?|alter|kinder\p{L}*|jugendliche\p{L}*|personen|erwachsene\p{L}*|mindestalter)(?!\p{L})/iu;
/** A figure before another counted thing is no age: "over 10 parcels". */
const AFTER_AGE =
  /^(?:|and|or|may|must|will|can|cannot|need|needs|are|have|has|get|gets|pay|pays|stay|travel|enter|eat|free|who|unless|only|not|when|to|years?|old|oder|und|dürfen|müssen|können|with|without|should|are|half|come|ride|swim|join|use|drive|hire|puede[n]?|deben?|sind|zahlen|at|in|on|accompanied)$/iu;
/** A length of time that is no age: "for 5 years", "held for 2 years". */
const PRECEDES_TIME = /\b(?:for|within|last|past|after|before|every|held|next|first)(?: \p{L}+){0,2} $/iu;
const FOLLOWS_TIME = /^\s(?:ago|earlier|experience|guarantee|warranty|contract|from|before|after|later|notice)\b/iu;
/** Years that people are old, which are no other length of time. */
const FOLLOWS_AGE = /^\s(?:of age|old)\b|^\s(?:de edad|alt)(?!\p{L})/iu;
const NAMES_GROUP =
  /\b(?:groups?|part(?:y|ies)|bookings?|tables?|people|persons?|guests?|adults?|number|seats?|sleeps?|holds?|capacity|members?|each|players?|teams?)\b|(?<!\p{L})(?:grupos?|personas|gruppen?|personen|plazas|mesas?|gäste)(?!\p{L})/iu;
const HOLDS_PEOPLE = /\b(?:seats?|sleeps?|holds?|takes|accommodates?|(?:room|space|licensed|places)(?: for)?(?: a total of)?)\s$/iu;
const BRACKETS = /\([^()]*\)/u;
const BARE_ONLY = /\bonly\b(?! (?:as|if|when|with|after|under|in|on|at|between|by|from|for)\b)|(?<!\p{L})(?:únicamente|nur)(?!\p{L})/iu;

interface Compared {
  kind: Kind;
  verdict: Verdict | undefined;
}

/** Kinds with few bounds in a document, so that the same kind is meant. Sums and lengths of time are ambiguous. */
const DISTINCTIVE_KINDS: ReadonlySet<Kind> = new Set(['length', 'area', 'weight', 'volume', 'temperature', 'people', 'age', 'count']);

/** Returns whether a rule has a bound for an unambiguous measure of the visitor's own case, such as an age or a height. */
export function comparesSituation(question: string, sentence: string): boolean {
  const compared = decideSituation(question, sentence);
  return compared?.verdict !== undefined && DISTINCTIVE_KINDS.has(compared.kind);
}

/** Finds the visitor's clause with a figure, and the words before the one bound of its kind: "15 grand saved" and "Savings must be below". */
export function findMeasured(question: string, sentence: string): { situationClause: string; subject: string } | undefined {
  const parts = splitParts(writeMeasures(sentence));
  const clauses = question.split(/,\s/u);
  return readSituation(question).flatMap((situation) => {
    const [only, another] = parts.flatMap((part) => findBoundedParts(situation, part));
    const [bound, next] = only?.bounds ?? [];
    const situationClause = clauses.find((clause) => findMeasures(writeMeasures(clause)).some(({ value }) => value === situation.value));
    return only && bound && !another && !next && situationClause !== undefined && clauses.length > 1
      ? [{ situationClause, subject: only.part.slice(0, bound.start) }]
      : [];
  })[0];
}

const NAMES_MEASURE =
  /^(?:\d.*|weeks?|months?|days?|hours?|minutes?|years?|old|nights?|cm|kg|km|miles?|pounds?|euros?|people|semanas?|mes(?:es)?|días?|años?|horas?|noches?|personas?|wochen?|monate?n?|tage?n?|jahre?n?|stunden?|nächten?|personen)$/iu;

/** Returns whether a sentence has a bound for a figure beside the question, and a word of the same thing: "I'm 30 weeks pregnant" and "pregnancy beyond 32 weeks". */
export function measuresContext(question: string, sentence: string): boolean {
  const [, ...context] = question.split(/,\s/u);
  const beside = context.join(', ');
  if (!/\d/u.test(writeMeasures(beside)) || decideSituation(question, sentence)?.verdict === undefined) return false;
  const words = (beside.match(/\p{L}+/gu) ?? []).filter((word) => !NAMES_MEASURE.test(word));
  const named = new Set(findStems(sentence));
  return findStems(words.join(' ')).some((stem) => named.has(stem));
}

/**
 * Decides by comparing the visitor's own case, such as an age, a height, a sum or a number of people, with the bound that a rule sets for it.
 * Returns undefined where no bound of its kind is set, and no verdict where there is one that leaves it open.
 */
export function decideSituation(question: string, sentence: string): Compared | undefined {
  const parts = keepPartsOfDay(question, splitParts(writeMeasures(sentence)));
  const compared = dropNamed(readSituation(question), parts).flatMap((situation) => {
    const found = compareWithParts(question, situation, parts);
    return found ? [found] : [];
  });
  const counted = readTimeServed(question, sentence) ?? (compared.length === 0 ? readElapsed(question) : undefined);
  if (counted) compared.push(...compareSpan(question, counted, parts));
  // Of several figures, such as a weight and a time, each has to fit.
  const decided = compared.filter(({ verdict }) => verdict !== undefined);
  return decided.find(({ verdict }) => verdict === 'no') ?? decided[0] ?? compared[0];
}

/** Compares a length of time that is known only from and to. It decides where both ends do alike. */
function compareSpan(question: string, ends: readonly number[], parts: readonly string[]): Compared[] {
  const toSituation = (value: number): Situation => ({ kind: 'duration', unit: '', value, start: 0, end: 0, noun: '' });
  const [first, second] = ends.map((value) => compareWithParts(question, toSituation(value), parts));
  if (!first || !second) return [];
  return [{ kind: 'duration', verdict: first.verdict === second.verdict ? first.verdict : undefined }];
}

/** Drops the figures that say which thing is meant, for the rule has them too and not as its bound: "the five-year cover". */
function dropNamed(situations: readonly Situation[], parts: readonly string[]): readonly Situation[] {
  const ownFigures = situations.filter((situation) => situation.isAge || !parts.some((part) => namesFigure(part, situation)));
  return ownFigures.length > 0 ? ownFigures : situations;
}

function namesFigure(part: string, { kind, unit, value }: Situation): boolean {
  const bounds = findBounds(part);
  const isBound = (measure: Measure) => bounds.some(({ start, end }) => measure.start >= start && measure.end <= end);
  return findMeasures(part).some((measure) => isComparable(measure, { kind, unit }) && measure.value === value && !isBound(measure));
}

function compareWithParts(question: string, situation: Situation, parts: readonly string[]): Compared | undefined {
  const kind = situation.isAge ? 'age' : situation.kind;
  const bounded = parts.flatMap((part) => findBoundedParts(situation, part));
  const chosen = bounded.length > 1 ? choosePart(question, situation, bounded) : bounded[0];
  if (!chosen) return bounded.length > 1 ? { kind, verdict: undefined } : undefined;
  const [first, another] = chosen.bounds;
  if (another && !chosen.bounds.every(isSpan)) return { kind, verdict: undefined };
  if (!first || isTooNear(situation, first)) return { kind, verdict: undefined };
  const applies = chosen.bounds.some((bound) => isInside(situation.value, bound));
  return { kind, verdict: answerByRule(question, chosen.part, chosen.bounds, applies) };
}

/** Finds the bounds of a part. Where it has several that are no spans, each comma ends a part of its own. */
function findBoundedParts(situation: Situation, part: string): { part: string; bounds: Bound[] }[] {
  const bounds = findComparableBounds(situation, part);
  const isMixed = bounds.length > 1 && !bounds.every(isSpan);
  // Words in brackets only explain: "over 39 °C (normal 37 to 38)".
  if (isMixed && BRACKETS.test(part)) return findBoundedParts(situation, part.replace(BRACKETS, ' '));
  const pieces = isMixed ? part.split(/,\s/u) : [part];
  if (pieces.length === 1) return bounds.length > 0 ? [{ part, bounds }] : [];
  return pieces.flatMap((piece) => findBoundedParts(situation, piece));
}

function isSpan({ low, high }: Bound): boolean {
  return Number.isFinite(low) && Number.isFinite(high);
}

function answerByRule(question: string, part: string, bounds: readonly Bound[], applies: boolean): Verdict | undefined {
  const [first] = bounds;
  if (!first) return undefined;
  const wanted = readWanted(question);
  // "Those from five to fifteen pay half" leaves open what younger ones pay.
  if (!applies && isSpan(first) && (wanted === 'cost' || wanted === 'free')) return undefined;
  if (asksFullPrice(question, part)) return applies ? 'no' : 'yes';
  // "Paid back if you resign within a year" says who keeps it.
  if (KEEPING.test(question) && RETURNED.test(part) && !isDenied(part)) return applies ? 'no' : 'yes';
  // "Those of 21 may hire A and B only" permits nothing else.
  const after = part.slice(first.end);
  if (applies && wanted === 'permission' && BARE_ONLY.test(after)) return namesRestriction(question, after) ? 'yes' : 'no';
  return answerBySense(wanted, readSense(part, wanted, first.start, first.end), applies);
}

/** Chooses the part for a situation. Ages are mostly steps of one scale; other bounds may be about other things. */
function choosePart<Part extends { part: string; bounds: readonly Bound[] }>(question: string, situation: Situation, bounded: readonly Part[]) {
  const [byMatter, byTier] = [chooseByTopic(question, bounded), chooseTier(situation, bounded)];
  // Where one part forbids and another permits, only the one that the question names decides.
  const areMixed = new Set(bounded.map(({ part }) => isDenied(part))).size > 1;
  if (!situation.isAge && !byMatter && areMixed) return undefined;
  if (!situation.isAge) return byMatter ?? byTier;
  // "Those aged 12 to 15 may use the pool" says nothing of joining; then the limit for everybody holds.
  const general = bounded.filter(({ part }) => DEMANDS_AGE.test(part));
  const isOfOther = byTier && PERMITS_ACT.test(byTier.part) && !sharesStem(question, byTier.part);
  return isOfOther ? (general.length === 1 ? general[0] : undefined) : (byTier ?? byMatter);
}

const DEMANDS_AGE =
  /\b(?:must|has to|have to|need to) be\b|\bminimum age\b|(?<!\p{L})(?:deb\p{L}+ (?:ser|tener)|edad mínima|muss|müssen|mindestalter)(?!\p{L})/iu;
const PERMITS_ACT = /\b(?:may|can|are allowed to) (?:only |also )?\p{L}{3,}|(?<!\p{L})(?:pueden? \p{L}{3,}|darf|dürfen|kann|können)(?!\p{L})/iu;

function sharesStem(one: string, other: string): boolean {
  const stems = new Set(findStems(one));
  return findStems(other).some((stem) => stems.has(stem) && !NAMES_MEASURE.test(stem));
}

/** Chooses the one part of a scale that a value falls in: "under five free, those aged 5 to 15 pay half". */
function chooseTier<Part extends { bounds: readonly Bound[] }>({ value }: Situation, bounded: readonly Part[]): Part | undefined {
  const applying = bounded.filter(({ bounds }) => bounds.some((bound) => isInside(value, bound)));
  return applying.length === 1 ? applying[0] : undefined;
}

/** Chooses the one part that shares most words with the question. */
function chooseByTopic<Part extends { part: string }>(question: string, bounded: readonly Part[]): Part | undefined {
  const questionStems = new Set(findStems(question));
  const shares = bounded.map(({ part }) => new Set(findStems(part).filter((stem) => questionStems.has(stem))).size);
  const most = Math.max(...shares);
  const best = bounded.filter((_, position) => shares[position] === most);
  return best.length === 1 ? best[0] : undefined;
}

function findComparableBounds(situation: Situation, part: string): Bound[] {
  const measures = findMeasures(part);
  if (situation.isAge)
    return findBounds(
      part,
      measures.flatMap((measure) => toAge(measure, part)),
    );
  if (situation.kind === 'people')
    return findBounds(
      part,
      measures.flatMap((measure) => toPeople(measure, part)),
    ).concat(findCapacity(part, measures));
  const others = measures.filter((measure) => measure.kind !== 'duration' || !FOLLOWS_AGE.test(part.slice(measure.end)));
  const bounds = findBounds(part, others).filter((bound) => isComparable(bound, situation));
  return situation.kind === 'count' ? bounds.filter((bound) => isSameThing(situation, bound, part)) : bounds;
}

/** Reads a measure of a rule as an age, where it can be one. */
function toAge(measure: Measure, part: string): Measure[] {
  const [before, after] = [part.slice(0, measure.start), part.slice(measure.end)];
  if (measure.kind === 'duration') return PRECEDES_TIME.test(before) || FOLLOWS_TIME.test(after) || measure.value < 30 ? [] : [measure];
  const isAge = measure.kind === 'count' && measure.value < 120 && NAMES_AGE.test(part) && AFTER_AGE.test(measure.noun);
  return isAge ? [{ ...measure, kind: 'duration', value: measure.value * YEAR }] : [];
}

function toPeople(measure: Measure, part: string): Measure[] {
  if (measure.kind === 'people') return [measure];
  return measure.kind === 'count' && NAMES_GROUP.test(part) && AFTER_AGE.test(measure.noun.replace(/^more$/u, ''))
    ? [{ ...measure, kind: 'people' }]
    : [];
}

/** Reads how many people a place is for: "sleeps 4". */
function findCapacity(part: string, measures: readonly Measure[]): Bound[] {
  const capacities = measures.filter(({ kind, start }) => (kind === 'count' || kind === 'people') && HOLDS_PEOPLE.test(part.slice(0, start)));
  return capacities.map(({ unit, value, start, end, noun }) => ({
    kind: 'people',
    unit,
    noun,
    start,
    end,
    low: 0,
    high: value,
    isLowIn: true,
    isHighIn: true,
  }));
}

/** Returns whether two counts are of one thing: the same word follows both, or is in the rule. */
function isSameThing({ noun }: Situation, bound: Bound, part: string): boolean {
  if (noun === '') return false;
  const stem = findStem(noun);
  return findStem(bound.noun) === stem || (findStems(part).includes(stem) && (bound.noun === '' || AFTER_AGE.test(bound.noun)));
}

/** Returns whether a value is too near a bound to decide: "thirty days" and "a month". */
function isTooNear({ kind, value, isAge }: Situation, { low, high }: Bound): boolean {
  if (kind !== 'duration' || isAge) return false;
  const hasOtherUnit = (end: number) => isInMonths(end) !== isInMonths(value);
  return [low, high].some((end) => Number.isFinite(end) && hasOtherUnit(end) && Math.abs(end - value) < LENGTH_TOLERANCE * value);
}

function isInMonths(days: number): boolean {
  return Math.abs(days / MONTH - Math.round(days / MONTH)) < LENGTH_TOLERANCE / 10;
}
