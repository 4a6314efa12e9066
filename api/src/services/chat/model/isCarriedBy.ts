import { meaningOfStem } from '@sheaf/language/meaning/meaningOf';
import { compareMeanings } from '@sheaf/language/meaning/wordMeanings';
import { stemByPrefix } from '@sheaf/language/stems/stemByPrefix';
import { normalizeTerm } from '@sheaf/language/terms/searchTerms';
import { findPlainWords } from '@sheaf/language/tokens/findPlainWords';
import { findNumbers, type SaidNumber } from './numbersInWords.ts';

/** The evidence of a claim: the words that were quoted, and the sentence they stand in. */
export interface Evidence {
  quote: string;
  sentence: string;
  question: string;
}

const NEGATION =
  /\b(?:not|never|no|none|neither|nor|cannot|unable|without|prohibited|forbidden|banned|excluded|refused|nobody|nothing)\b|n['’]t\b|(?<!\p{L})(?:nunca|ni|sin|prohibid[oa]s?|prohíbe|excluid[oa]s?|nicht|kein\p{L}*|nie|untersagt|verboten)(?!\p{L})/iu;
/** Refuses nothing, or limits a number. */
const NO_NEGATION = /\b(?:no (?:more|less|later|fewer) than|not only|without (?:charge|cost)|no matter)\b/giu;
const UP =
  /\b(?:rose|risen|rises?|grew|grown|grows?|increas\p{L}*|higher|up|gain(?:ed|s)?|dearer|more expensive|expanded)\b|(?<!\p{L})(?:sub(?:ió|e|ieron)|aument\p{L}*|crec\p{L}*|stieg\p{L}*|gestiegen|wuchs)(?!\p{L})/iu;
const DOWN =
  /\b(?:fell|fallen|falls?|shrank|shrunk|shrinks?|decreas\p{L}*|declin\p{L}*|lower(?:ed)?|down|dropp?\p{L}*|cheaper|reduced)\b|(?<!\p{L})(?:baj(?:ó|a|aron)|disminu\p{L}*|cayó|sank|gesunken|fiel)(?!\p{L})/iu;
/** People of a contract who stand against each other. */
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
const TIME_UNIT = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|días?|semanas?|mes(?:es)?|años?|tage?n?|wochen?|monate?n?|jahre?n?)$/;
const MONTH =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/giu;
const PAGE = /\b(?:pages?|pp?\.|p[áa]ginas?|p[áa]gs?\.)\s*\d+/giu;
const ITEM_NUMBER = /^\s*\d{1,3}[.)]\s/;
/** Multipliers of everyday sums: months, weeks and days of a year, months of a quarter. */
const PERIODS = [12, 52, 365, 4, 3, 7, 24, 30];
const FEWEST_SHARED = 0.34;
const SAME_MATTER = 0.5;
const ROUNDING = 0.006;
const MIN_WORD_LETTERS = 4;

/** Tells whether what a sentence claims is what its quote says: the same numbers, units, dates and names, neither denied nor turned round. */
export function isCarriedBy(claim: string, evidence: Evidence): boolean {
  const said = claim.replace(ITEM_NUMBER, '').replace(PAGE, '');
  return (
    hasCarriedNumbers(said, evidence) &&
    hasCarriedUnits(said, evidence) &&
    hasCarriedDates(said, evidence) &&
    isDenied(said) === isDenied(evidence.quote) &&
    !isTurnedRound(said, evidence.quote) &&
    !isOfAnotherParty(said, evidence) &&
    hasCarriedNames(said, evidence) &&
    isOfTheMatter(said, evidence)
  );
}

function hasCarriedNumbers(claim: string, { quote, sentence, question }: Evidence): boolean {
  const quoted = findNumbers(quote).map(({ value }) => value);
  const known = quoted.length > 0 ? quoted : findNumbers(sentence).map(({ value }) => value);
  const asked = findNumbers(question).map(({ value }) => value);
  const claimed = findNumbers(claim).map(({ value }) => value);
  const isComputed = (value: number) => isResultOf(value, known, [...PERIODS, ...asked]);
  return claimed.every(
    (value) =>
      value === 1 ||
      known.includes(value) ||
      isComputed(value) ||
      (asked.includes(value) && claimed.some((other) => other !== value && isResultOf(other, known, [value]))),
  );
}

/** Whether a number is the sum, difference, product or share of known ones. */
function isResultOf(value: number, known: readonly number[], multipliers: readonly number[]): boolean {
  const isNear = (result: number) =>
    Math.abs(result - value) <= ROUNDING * Math.max(1, Math.min(value, 1)) || (value > 100 && Math.round(result) === value);
  return known.some((one, at) => {
    if (multipliers.some((by) => isNear(one * by))) return true;
    return known.some((other, place) => place !== at && [one + other, one - other, one * other, (one * other) / 100].some(isNear));
  });
}

function hasCarriedUnits(claim: string, { quote }: Evidence): boolean {
  const quoted = findNumbers(quote).filter(isOfTime);
  return findNumbers(claim)
    .filter(isOfTime)
    .every(({ value, unit }) => {
      const same = quoted.filter((each) => each.value === value);
      return same.length === 0 || same.some((each) => each.unit.slice(0, 3) === unit.slice(0, 3));
    });
}

const isOfTime = ({ unit }: SaidNumber): boolean => TIME_UNIT.test(unit);

function hasCarriedDates(claim: string, { quote, sentence }: Evidence): boolean {
  const monthsOf = (text: string) =>
    (text.match(MONTH) ?? []).filter((month) => /^\p{Lu}/u.test(month) || month.length > 4).map((month) => month.toLowerCase());
  const quoted = monthsOf(quote);
  const known = quoted.length > 0 ? quoted : monthsOf(sentence);
  return monthsOf(claim).every((month) => known.includes(month));
}

function isDenied(said: string): boolean {
  // Spanish "no" is denial too, an abbreviated number is none.
  return NEGATION.test(said.replace(NO_NEGATION, '').replace(/\bNo\. ?\d/g, ''));
}

function isTurnedRound(claim: string, quote: string): boolean {
  const [isUp, isDown] = [UP.test(quote), DOWN.test(quote)];
  if (isUp === isDown) return false;
  return isUp ? DOWN.test(claim) && !UP.test(claim) : UP.test(claim) && !DOWN.test(claim);
}

function isOfAnotherParty(claim: string, { quote, sentence }: Evidence): boolean {
  return OPPOSITES.some((pair) =>
    [pair, pair.toReversed()].some(
      ([one, other]) => one?.test(claim) && !one.test(quote) && !one.test(sentence) && other?.test(quote) && !other.test(claim),
    ),
  );
}

/** Words with a capital within a sentence. German writes every noun so, which is harmless where the quote has it. */
function hasCarriedNames(claim: string, { quote, sentence, question }: Evidence): boolean {
  const given = `${quote} ${sentence} ${question}`.toLowerCase();
  const names = [...claim.matchAll(/(?<=[\p{Ll},;)] )\p{Lu}[\p{Ll}]+/gu)].map(([name]) => name.toLowerCase());
  const strangers = names.filter((name) => !given.includes(name.slice(0, Math.max(MIN_WORD_LETTERS, name.length - 2))));
  return strangers.length === 0;
}

function isOfTheMatter(claim: string, { quote, sentence }: Evidence): boolean {
  const words = findPlainWords(claim).filter((word) => word.length >= MIN_WORD_LETTERS);
  if (words.length < 3) return true;
  const given = [...new Set(findPlainWords(`${quote} ${sentence}`))];
  const stems = new Set(given.map(stemByPrefix));
  const meanings = given.flatMap((word) => meaningOfStem(normalizeTerm(word, 'en'), 'en') ?? []);
  const isMet = (word: string) => {
    if (stems.has(stemByPrefix(word))) return true;
    const meaning = meaningOfStem(normalizeTerm(word, 'en'), 'en');
    return meaning !== undefined && meanings.some((other) => compareMeanings(meaning, other) >= SAME_MATTER);
  };
  return words.filter(isMet).length / words.length >= FEWEST_SHARED;
}
