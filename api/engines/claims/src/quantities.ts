import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';

/** A figure as a text states it: "over 480 patients", "a third", "£2.5m", "doubled". */
export interface Quantity {
  /** "1.200" may be more than one number. */
  values: number[];
  kind: 'count' | 'percent' | 'money' | 'year' | 'times';
  currency?: string;
  /** What the words before it make of it. */
  bound: 'exactly' | 'over' | 'nearly' | 'about' | 'atLeast' | 'upTo' | 'under';
  /** Which way a word such as "doubled" goes by itself. */
  direction?: 'up' | 'down';
  /** Of its tokens, the bounding words left out; `to` is after the last. */
  from: number;
  to: number;
  /** Where its bounding words begin. */
  boundFrom: number;
}

const smallNumbers: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const tens: Record<string, number> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, (index + 2) * 10]),
);
const scales: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  billion: 1e9,
  bn: 1e9,
  b: 1e9,
};
const fractions: Record<string, number> = {
  half: 50,
  third: 100 / 3,
  thirds: 100 / 3,
  quarter: 25,
  quarters: 25,
  fifth: 20,
  fifths: 20,
  tenth: 10,
  tenths: 10,
};
const multipliers: Record<string, { value: number; direction: 'up' | 'down'; kind: 'times' | 'percent' }> = {};
for (const [words, value, direction] of [
  ['double doubled doubling doubles', 2, 'up'],
  ['triple tripled tripling triples treble trebled trebling', 3, 'up'],
  ['quadruple quadrupled quadrupling', 4, 'up'],
  ['quintupled', 5, 'up'],
  ['halve halved halving halves', 0.5, 'down'],
  ['twofold', 2, 'up'],
  ['threefold', 3, 'up'],
  ['fourfold', 4, 'up'],
  ['fivefold', 5, 'up'],
  ['tenfold', 10, 'up'],
] as const)
  for (const word of words.split(' ')) multipliers[word] = { value, direction, kind: 'times' };

const currencies: Record<string, string> = { '£': 'GBP', '€': 'EUR', $: 'USD', '¥': 'JPY', '₹': 'INR' };
const currencyWords: Record<string, string> = {
  gbp: 'GBP',
  pounds: 'GBP',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  usd: 'USD',
  dollars: 'USD',
  inr: 'INR',
  chf: 'CHF',
  sek: 'SEK',
  aud: 'AUD',
  cad: 'CAD',
};
const bounds: [words: string, bound: Quantity['bound']][] = [
  ['more than', 'over'],
  ['in excess of', 'over'],
  ['upwards of', 'over'],
  ['greater than', 'over'],
  ['over', 'over'],
  ['above', 'over'],
  ['exceeding', 'over'],
  ['beyond', 'over'],
  ['just over', 'over'],
  ['well over', 'over'],
  ['nearly', 'nearly'],
  ['almost', 'nearly'],
  ['just under', 'nearly'],
  ['just below', 'nearly'],
  ['just shy of', 'nearly'],
  ['close to', 'nearly'],
  ['approaching', 'nearly'],
  ['just short of', 'nearly'],
  ['about', 'about'],
  ['around', 'about'],
  ['roughly', 'about'],
  ['approximately', 'about'],
  ['approx', 'about'],
  ['circa', 'about'],
  ['some', 'about'],
  ['~', 'about'],
  ['in the region of', 'about'],
  ['an estimated', 'about'],
  ['a minimum of', 'atLeast'],
  ['minimum of', 'atLeast'],
  ['not less than', 'atLeast'],
  ['not fewer than', 'atLeast'],
  ['≥', 'atLeast'],
  ['no more than', 'upTo'],
  ['not more than', 'upTo'],
  ['at most', 'upTo'],
  ['a maximum of', 'upTo'],
  ['maximum of', 'upTo'],
  ['≤', 'upTo'],
  ['lower than', 'under'],
  ['well under', 'under'],
  ['well below', 'under'],
  ['<', 'under'],
  ['>', 'over'],
  ['más de', 'over'],
  ['menos de', 'under'],
  ['casi', 'nearly'],
  ['alrededor de', 'about'],
  ['aproximadamente', 'about'],
  ['cerca de', 'about'],
  ['al menos', 'atLeast'],
  ['por lo menos', 'atLeast'],
  ['como mínimo', 'atLeast'],
  ['hasta', 'upTo'],
  ['como máximo', 'upTo'],
  ['no más de', 'upTo'],
  ['at least', 'atLeast'],
  ['no fewer than', 'atLeast'],
  ['no less than', 'atLeast'],
  ['up to', 'upTo'],
  ['as many as', 'upTo'],
  ['under', 'under'],
  ['less than', 'under'],
  ['fewer than', 'under'],
  ['below', 'under'],
];

interface ParsedFigure {
  values: number[];
  kind?: Quantity['kind'];
  currency?: string;
  direction?: 'up' | 'down';
  to: number;
}

/** Finds the quantities in a token list, left to right without overlap. */
export function findQuantities(tokens: StemmedToken[]): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; ) {
    const quantity = readQuantity(tokens, at);
    if (quantity) found.push(quantity);
    at = quantity ? quantity.to : at + 1;
  }
  return found;
}

function readQuantity(tokens: StemmedToken[], at: number): Quantity | undefined {
  const symbol = currencies[tokens[at]?.text ?? ''];
  const code = currencyWords[tokens[at]?.lower ?? ''];
  const prefix = (symbol ?? code) && tokens[at + 1]?.kind === 'number' ? (symbol ?? code) : undefined;
  const start = prefix ? at + 1 : at;
  const figure = readMultiplier(tokens, start) ?? readFraction(tokens, start) ?? readFigure(tokens, start) ?? readNumberWords(tokens, start);
  if (!figure) return undefined;
  const quantity = addUnit(tokens, start, { ...figure, ...(prefix && { currency: prefix, kind: 'money' as const }) });
  return { ...quantity, from: at, ...findBoundBefore(tokens, at, quantity.to) };
}

function readMultiplier(tokens: StemmedToken[], at: number): ParsedFigure | undefined {
  const multiplier = multipliers[tokens[at]?.lower ?? ''];
  return multiplier && { values: [multiplier.value], kind: multiplier.kind, direction: multiplier.direction, to: at + 1 };
}

/** Reads "a third", "two thirds", "one quarter", "half of", "half the"; never "the third" or "half an hour". */
function readFraction(tokens: StemmedToken[], at: number): ParsedFigure | undefined {
  const [first, second, third] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? '', tokens[at + 2]?.lower ?? ''];
  if (first === 'half' && ['of', 'the', 'our', 'my', 'its', 'their'].includes(second)) return { values: [50], kind: 'percent', to: at + 1 };
  if ((first === 'in' || first === 'by') && second === 'half') return undefined;
  const before = tokens[at - 1]?.lower ?? '';
  if (first === 'half' && (before === 'by' || before === 'in'))
    return { values: [50], kind: 'percent', ...(before === 'in' && { direction: 'down' as const }), to: at + 1 };
  const [numerator, denominator] = [smallNumbers[first], smallNumbers[third]];
  if (second === 'in' && numerator && denominator && numerator < denominator && tokens[at + 3]?.kind === 'word')
    return { values: [(100 * numerator) / denominator], kind: 'percent', to: at + 3 };
  const fractionPercent = second === '-' ? fractions[third] : fractions[second];
  const times = first === 'a' || first === 'one' ? 1 : smallNumbers[first];
  if (fractionPercent === undefined || times === undefined || times === 0) return undefined;
  const to = second === '-' ? at + 3 : at + 2;
  if (
    (first === 'a' && ['party', '-', 'million', 'time', 'century', 'of'].includes(tokens[to]?.lower ?? '') && tokens[to]?.lower !== 'of') ||
    second === 'half'
  ) {
    if (second !== 'half' || !['of', 'the'].includes(tokens[to]?.lower ?? '')) return undefined;
  }
  return { values: [times * fractionPercent], kind: 'percent', to };
}

function readFigure(tokens: StemmedToken[], at: number): ParsedFigure | undefined {
  const token = tokens[at];
  if (token?.kind !== 'number') return undefined;
  const next = tokens[at + 1];
  const scale = next && (next.isGlued || next.lower.length > 2) ? scales[next.lower] : undefined;
  const values = parseNumbers(token.text).map((value) => value * (scale ?? 1));
  return { values, to: scale ? at + 2 : at + 1 };
}

function parseNumbers(text: string): number[] {
  const english = Number(text.replaceAll(',', ''));
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return [english];
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text)) {
    const european = Number(text.replaceAll('.', '').replace(',', '.'));
    return Number.isNaN(english) ? [european] : [european, english];
  }
  if (/^\d+,\d+$/.test(text)) return [Number(text.replace(',', '.'))];
  return Number.isNaN(english) ? [Number(text.replace(/\D/g, ''))] : [english];
}

/** Reads "twenty-five", "three hundred and fifty", "a dozen", "half a million", "two and a half". */
function readNumberWords(tokens: StemmedToken[], start: number): ParsedFigure | undefined {
  let at = start;
  let total = 0;
  let part: number | undefined;
  const lower = (index: number) => tokens[index]?.lower ?? '';
  if (lower(at) === 'half' && lower(at + 1) === 'a' && scales[lower(at + 2)]) return { values: [0.5 * (scales[lower(at + 2)] ?? 1)], to: at + 3 };
  if (lower(at) === 'a' && lower(at + 1) === 'decade') return { values: [1], to: at + 1 };
  if (lower(at) === 'a' && (scales[lower(at + 1)] || lower(at + 1) === 'dozen') && lower(at + 1).length > 2) {
    part = 1;
    at += 1;
  }
  for (; at < tokens.length; at += 1) {
    const word = lower(at);
    if (tokens[at]?.kind === 'number') break;
    if (word === '-' && part !== undefined && smallNumbers[lower(at + 1)] !== undefined && tens[lower(at - 1)] !== undefined) continue;
    if (word === 'and' && part !== undefined && lower(at - 1) in scales && (lower(at + 1) in smallNumbers || lower(at + 1) in tens)) continue;
    if (word in smallNumbers) part = (part ?? 0) + (smallNumbers[word] ?? 0);
    else if (word in tens) part = (part ?? 0) + (tens[word] ?? 0);
    else if (word === 'dozen' && part !== undefined) part *= 12;
    else if (word in scales && word.length > 2 && part !== undefined) {
      if (word === 'hundred') part *= 100;
      else {
        total += part * (scales[word] ?? 1);
        part = 0;
      }
    } else break;
    if (word in smallNumbers && lower(at + 1) in smallNumbers) {
      at += 1;
      break;
    }
  }
  if (part === undefined) return undefined;
  const isAndAHalf = lower(at) === 'and' && lower(at + 1) === 'a' && lower(at + 2) === 'half';
  return { values: [total + part + (isAndAHalf ? 0.5 : 0)], to: isAndAHalf ? at + 3 : at };
}

const YEARS_PER_DECADE = 10;

function addUnit(tokens: StemmedToken[], start: number, figure: ParsedFigure): Omit<Quantity, 'from' | 'bound' | 'boundFrom'> {
  const next = tokens[figure.to];
  const { direction, currency } = figure;
  const rest = { values: figure.values, ...(direction && { direction }), ...(currency && { currency }) };
  if (figure.kind) return { ...rest, kind: figure.kind, to: figure.to };
  if (next?.text === '%' || next?.lower === 'percent' || next?.lower === 'pc') return { ...rest, kind: 'percent', to: figure.to + 1 };
  if (next?.lower === 'per' && tokens[figure.to + 1]?.lower === 'cent') return { ...rest, kind: 'percent', to: figure.to + 2 };
  if (next?.lower === 'decade' || next?.lower === 'decades')
    return { ...rest, values: rest.values.map((value) => value * YEARS_PER_DECADE), kind: 'count', to: figure.to };
  const money = currencies[next?.text ?? ''] ?? currencyWords[next?.lower ?? ''];
  if (money) return { ...rest, kind: 'money', currency: money, to: figure.to + 1 };
  if ((next?.lower === 'x' && next.isGlued) || next?.lower === 'times' || next?.text === '×') return { ...rest, kind: 'times', to: figure.to + 1 };
  return { ...rest, kind: isYear(tokens, start, figure) ? 'year' : 'count', to: figure.to };
}

const wordsBeforeYears = new Set(
  'in since from until till during of by to and or through class early late mid january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec spring summer autumn winter'.split(
    ' ',
  ),
);

function isYear(tokens: StemmedToken[], start: number, { values, to }: ParsedFigure): boolean {
  const token = tokens[start];
  if (token?.kind !== 'number' || to !== start + 1 || !/^(?:19|20)\d\d$/.test(token.text) || values[0] === undefined) return false;
  const before = tokens[start - 1];
  const after = tokens[to];
  return !before || before.kind === 'mark' || wordsBeforeYears.has(before.lower) || !after || after.kind === 'mark';
}

const orMore = new Set(['more', 'over', 'above', 'better', 'más']);
const orLess = new Set(['less', 'fewer', 'under', 'below', 'menos']);

/** As many words of what is counted may be between a figure and "or more". */
const MAX_COUNTED_WORDS = 3;

/** Returns the bound that is after a figure: "480+", "480 or more", "480 small parcels or fewer". */
function findBoundAfter(tokens: StemmedToken[], to: number): Quantity['bound'] | undefined {
  const mark = tokens[to]?.lower;
  if (mark === '+' || mark === 'plus') return 'atLeast';
  for (let at = to; at <= to + MAX_COUNTED_WORDS; at += 1) {
    const [link, word] = [tokens[at]?.lower, tokens[at + 1]?.lower ?? ''];
    const isLink = link === 'or' || link === 'o' || (link === 'and' && at === to);
    if (isLink && orMore.has(word)) return 'atLeast';
    if (isLink && orLess.has(word)) return 'upTo';
    if (tokens[at]?.kind !== 'word') return undefined;
  }
  return undefined;
}

function findBoundBefore(tokens: StemmedToken[], at: number, to: number): Pick<Quantity, 'bound' | 'boundFrom'> {
  const boundAfter = findBoundAfter(tokens, to);
  if (boundAfter) return { bound: boundAfter, boundFrom: at };
  const article = tokens[at - 1]?.lower === 'a' || tokens[at - 1]?.lower === 'the' ? at - 1 : at;
  let best: Pick<Quantity, 'bound' | 'boundFrom'> = { bound: 'exactly', boundFrom: at };
  let longest = 0;
  for (const [words, bound] of bounds) {
    const list = words.split(' ');
    if (list.length > longest && list.every((word, index) => tokens[article - list.length + index]?.lower === word)) {
      longest = list.length;
      best = { bound, boundFrom: article - list.length };
    }
  }
  return best;
}

/** How near a rounded figure is to the true one. */
const ROUNDING_TOLERANCE = 0.1;
const FLOAT_TOLERANCE = 1e-9;
/** "A third" is 33 % or 34 %. */
const PERCENT_TOLERANCE = 1;

/** Returns whether one number may stand for another in a letter: "over 450", "nearly 500" and "about 500" for 480, never "over 500". */
export function isQuantityEntailed(claimed: Quantity, stated: Quantity): boolean {
  return claimed.values.some((claimedValue) => stated.values.some((value) => isValueEntailed(claimedValue, claimed, value, stated)));
}

function isValueEntailed(claimedValue: number, claimed: Quantity, value: number, stated: Quantity): boolean {
  const isEqual =
    Math.abs(claimedValue - value) <= Math.max(FLOAT_TOLERANCE, Math.abs(value) * FLOAT_TOLERANCE) ||
    (claimed.kind === 'percent' && (isFraction(claimedValue) || isFraction(value)) && Math.abs(claimedValue - value) <= PERCENT_TOLERANCE);
  const { min, max } = computeRange(value, stated.bound);
  const [isLowerBound, isUpperBound] = [stated.bound === 'over' || stated.bound === 'atLeast', stated.bound === 'upTo' || stated.bound === 'under'];
  const isSameBound = isEqual && stated.bound === claimed.bound;
  switch (claimed.bound) {
    case 'exactly':
      // Who did over 480 did 480; who did nearly, about or up to 480 may not have.
      return isEqual && (stated.bound === 'exactly' || isLowerBound);
    case 'about':
      return isSameBound || (!isUpperBound && Math.abs(claimedValue - value) <= value * ROUNDING_TOLERANCE);
    case 'over':
      return isSameBound || (!isUpperBound && min > claimedValue && min <= claimedValue * 2);
    case 'atLeast':
      return !isUpperBound && min <= claimedValue * 2 && (min > claimedValue || (isEqual && (stated.bound === 'exactly' || isLowerBound)));
    case 'nearly':
      return isSameBound || (stated.bound === 'exactly' && value < claimedValue && value >= claimedValue * (1 - ROUNDING_TOLERANCE));
    case 'upTo':
      return !isLowerBound && (isEqual ? stated.bound !== 'about' : max <= claimedValue && max >= claimedValue * (1 - ROUNDING_TOLERANCE));
    case 'under':
      return !isLowerBound && (isEqual ? stated.bound === 'under' || stated.bound === 'nearly' : max < claimedValue && max >= claimedValue * 0.5);
  }
}

/** Returns the least and the most that a figure with its bounding words can stand for. */
function computeRange(value: number, bound: Quantity['bound']): { min: number; max: number } {
  switch (bound) {
    case 'exactly':
      return { min: value, max: value };
    case 'over':
    case 'atLeast':
      return { min: value, max: Number.POSITIVE_INFINITY };
    case 'about':
      return { min: value * (1 - ROUNDING_TOLERANCE), max: value * (1 + ROUNDING_TOLERANCE) };
    case 'nearly':
      return { min: value * (1 - ROUNDING_TOLERANCE), max: value };
    case 'upTo':
    case 'under':
      return { min: 0, max: value };
  }
}

function isFraction(percent: number): boolean {
  return !Number.isInteger(percent) && Math.abs(percent * 3 - Math.round(percent * 3)) < 1e-6;
}
