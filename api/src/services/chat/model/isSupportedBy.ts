import { findConflict } from '@sheaf/claims/findConflict';
import { findStemMeaning } from '@sheaf/language/meaning/stemMeanings';
import { compareMeanings } from '@sheaf/language/meaning/wordMeanings';
import { stemByPrefix } from '@sheaf/language/stems/stemByPrefix';
import { normalizeTerm } from '@sheaf/language/terms/searchTerms';
import { findPlainWords } from '@sheaf/language/tokens/findPlainWords';
import { findNumbers, type NumberInText } from './numbersInWords.ts';

/** The evidence of a claim: the quoted words, their whole sentence, and the question. */
export interface Evidence {
  quote: string;
  sentence: string;
  question: string;
}

const NEGATION =
  /\b(?:not|never|no|none|neither|nor|cannot|unable|without|prohibited|forbidden|banned|excluded|refused|nobody|nothing)\b|n['’]t\b|(?<!\p{L})(?:nunca|ni|sin|prohibid[oa]s?|prohíbe|excluid[oa]s?|nicht|kein\p{L}*|nie|untersagt|verboten)(?!\p{L})/iu;
/** Phrases with "no" or "without" that negate nothing. */
const NO_NEGATION = /\b(?:no (?:more|less|later|fewer) than|not only|without (?:charge|cost)|no matter)\b/giu;
const UP =
  /\b(?:rose|risen|rises?|grew|grown|grows?|increas\p{L}*|higher|up|gain(?:ed|s)?|dearer|more expensive|expanded)\b|(?<!\p{L})(?:sub(?:ió|e|ieron)|aument\p{L}*|crec\p{L}*|stieg\p{L}*|gestiegen|wuchs)(?!\p{L})/iu;
const DOWN =
  /\b(?:fell|fallen|falls?|shrank|shrunk|shrinks?|decreas\p{L}*|declin\p{L}*|lower(?:ed)?|down|dropp?\p{L}*|cheaper|reduced)\b|(?<!\p{L})(?:baj(?:ó|a|aron)|disminu\p{L}*|cayó|sank|gesunken|fiel)(?!\p{L})/iu;
/** The two parties of common contracts. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:landlord|lessor)s?\b/i, /\b(?:tenant|lessee|renter)s?\b/i],
  [/\b(?:client|customer)s?\b/i, /\b(?:contractor|supplier|provider)s?\b/i],
  [/\b(?:employer|company)\b/i, /\b(?:employee|worker)s?\b/i],
  [/\b(?:buyer|purchaser)s?\b/i, /\b(?:seller|vendor)s?\b/i],
  [/\b(?:lender|creditor)s?\b/i, /\b(?:borrower|debtor)s?\b/i],
  [/(?<!\p{L})arrendador(?:a|es)?(?!\p{L})/iu, /(?<!\p{L})(?:arrendatari[oa]s?|inquilin[oa]s?)(?!\p{L})/iu],
  [/(?<!\p{L})vendedor(?:a|es)?(?!\p{L})/iu, /(?<!\p{L})comprador(?:a|es)?(?!\p{L})/iu],
  [/(?<!\p{L})Vermieter(?:in|s)?(?!\p{L})/iu, /(?<!\p{L})Mieter(?:in|s)?(?!\p{L})/iu],
];
/** Matches the yes or no that a claim opens with. */
const SHORT_ANSWER = /^\W*(?:yes|no|sí|ja|nein)\s*[,.:]\s*/iu;
const TIME_UNIT = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|días?|semanas?|mes(?:es)?|años?|tage?n?|wochen?|monate?n?|jahre?n?)$/;
const MONTH =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/giu;
const PAGE = /\b(?:pages?|pp?\.|p[áa]ginas?|p[áa]gs?\.)\s*\d+/giu;
const ITEM_NUMBER = /^\s*\d{1,3}[.)]\s/;
/** Multipliers of everyday sums: months, weeks and days of a year, months of a quarter. */
const PERIODS = [12, 52, 365, 4, 3, 7, 24, 30];
const MIN_SHARED_WORDS = 0.34;
const SAME_TOPIC_LIKENESS = 0.5;
const ROUNDING = 0.006;
const MIN_WORD_LETTERS = 4;

/** Returns whether evidence supports a claim: same numbers, units, dates, names and topic, and neither negated nor reversed. */
export function isSupportedBy(claim: string, evidence: Evidence): boolean {
  const statement = claim.replace(ITEM_NUMBER, '').replace(PAGE, '');
  return (
    hasSupportedNumbers(statement, evidence) &&
    hasSupportedUnits(statement, evidence) &&
    hasSupportedDates(statement, evidence) &&
    isDenied(statement) === isDenied(evidence.quote) &&
    !contradicts(statement, evidence) &&
    !isReversed(statement, evidence.quote) &&
    !namesOtherParty(statement, evidence) &&
    hasSupportedNames(statement, evidence) &&
    isOnTopic(statement, evidence)
  );
}

function hasSupportedNumbers(claim: string, { quote, sentence, question }: Evidence): boolean {
  const quoted = findNumbers(quote).map(({ value }) => value);
  const known = quoted.length > 0 ? quoted : findNumbers(sentence).map(({ value }) => value);
  const inQuestion = findNumbers(question).map(({ value }) => value);
  const claimed = findNumbers(claim).map(({ value }) => value);
  const isComputed = (value: number) => isComputedFrom(value, known, [...PERIODS, ...inQuestion]);
  return claimed.every(
    (value) =>
      value === 1 ||
      known.includes(value) ||
      isComputed(value) ||
      (inQuestion.includes(value) && claimed.some((other) => other !== value && isComputedFrom(other, known, [value]))),
  );
}

/** Returns whether a number is the sum, difference, product or percentage of known ones. */
function isComputedFrom(value: number, known: readonly number[], multipliers: readonly number[]): boolean {
  const isNear = (result: number) =>
    Math.abs(result - value) <= ROUNDING * Math.max(1, Math.min(value, 1)) || (value > 100 && Math.round(result) === value);
  return known.some((one, at) => {
    if (multipliers.some((by) => isNear(one * by))) return true;
    return known.some((other, index) => index !== at && [one + other, one - other, one * other, (one * other) / 100].some(isNear));
  });
}

function hasSupportedUnits(claim: string, { quote }: Evidence): boolean {
  const quoted = findNumbers(quote).filter(isDuration);
  return findNumbers(claim)
    .filter(isDuration)
    .every(({ value, unit }) => {
      const same = quoted.filter((each) => each.value === value);
      return same.length === 0 || same.some((each) => each.unit.slice(0, 3) === unit.slice(0, 3));
    });
}

const isDuration = ({ unit }: NumberInText): boolean => TIME_UNIT.test(unit);

function hasSupportedDates(claim: string, { quote, sentence }: Evidence): boolean {
  const findMonths = (text: string) =>
    (text.match(MONTH) ?? []).filter((month) => /^\p{Lu}/u.test(month) || month.length > 4).map((month) => month.toLowerCase());
  const quoted = findMonths(quote);
  const known = quoted.length > 0 ? quoted : findMonths(sentence);
  return findMonths(claim).every((month) => known.includes(month));
}

/** Returns whether a claim exceeds, bounds otherwise or denies what its evidence says: the quote, or the whole sentence around it. */
function contradicts(claim: string, { quote, sentence }: Evidence): boolean {
  const statement = claim.replace(SHORT_ANSWER, '');
  return [quote, sentence].filter(Boolean).every((evidence) => {
    const conflict = findConflict(statement, evidence);
    if (conflict?.kind !== 'negation') return conflict !== undefined;
    // The same number of denials may be at other words: "must not be washed" and "never rinse it".
    return countDenials(statement) !== countDenials(evidence);
  });
}

function countDenials(text: string): number {
  return text.match(new RegExp(NEGATION, 'giu'))?.length ?? 0;
}

function isDenied(statement: string): boolean {
  // Spanish "no" is a negation too, but the abbreviation "No. 5" is not.
  return NEGATION.test(statement.replace(NO_NEGATION, '').replace(/\bNo\. ?\d/g, ''));
}

function isReversed(claim: string, quote: string): boolean {
  const [isUp, isDown] = [UP.test(quote), DOWN.test(quote)];
  if (isUp === isDown) return false;
  return isUp ? DOWN.test(claim) && !UP.test(claim) : UP.test(claim) && !DOWN.test(claim);
}

function namesOtherParty(claim: string, { quote, sentence }: Evidence): boolean {
  return OPPOSITES.some((pair) =>
    [pair, pair.toReversed()].some(
      ([one, other]) => one?.test(claim) && !one.test(quote) && !one.test(sentence) && other?.test(quote) && !other.test(claim),
    ),
  );
}

/** Returns whether all capitalised words of a claim occur in its evidence. */
function hasSupportedNames(claim: string, { quote, sentence, question }: Evidence): boolean {
  const knownText = `${quote} ${sentence} ${question}`.toLowerCase();
  const names = [...claim.matchAll(/(?<=[\p{Ll},;)] )\p{Lu}[\p{Ll}]+/gu)].map(([name]) => name.toLowerCase());
  const unknown = names.filter((name) => !knownText.includes(name.slice(0, Math.max(MIN_WORD_LETTERS, name.length - 2))));
  return unknown.length === 0;
}

function isOnTopic(claim: string, { quote, sentence }: Evidence): boolean {
  const words = findPlainWords(claim).filter((word) => word.length >= MIN_WORD_LETTERS);
  if (words.length < 3) return true;
  const knownWords = [...new Set(findPlainWords(`${quote} ${sentence}`))];
  const stems = new Set(knownWords.map(stemByPrefix));
  const meanings = knownWords.flatMap((word) => findStemMeaning(normalizeTerm(word, 'en'), 'en') ?? []);
  const isFound = (word: string) => {
    if (stems.has(stemByPrefix(word))) return true;
    const meaning = findStemMeaning(normalizeTerm(word, 'en'), 'en');
    return meaning !== undefined && meanings.some((other) => compareMeanings(meaning, other) >= SAME_TOPIC_LIKENESS);
  };
  return words.filter(isFound).length / words.length >= MIN_SHARED_WORDS;
}
