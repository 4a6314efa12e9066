/** How often an amount is due. */
export type Period = 'hour' | 'day' | 'week' | 'month' | 'year' | 'once';

/** A sum of money in a sentence. */
export interface Amount {
  text: string;
  value: number;
  /** The text before and after its digits, such as "£" or " Euro". */
  before: string;
  after: string;
  period: Period | undefined;
  /** How many times a year it is due, such as 6 for "every two months". */
  timesAYear: number | undefined;
  /** Its offset in the sentence. */
  at: number;
}

const AMOUNT =
  /(?<before>[£€$¥]\s?|(?:EUR|USD|GBP|CHF) )(?<digits>\d[\d.,]*\d|\d)|(?<digitsFirst>\d[\d.,]*\d|\d)(?<after>p(?!\p{L}|\.\S)|\s?(?:euros?|dollars?|pounds?|cents?|pence|céntimos|Cent|EUR|USD|GBP|CHF|€|£|\$)(?!\p{L}|\d))/giu;
const PERIODS: readonly [Period, RegExp][] = [
  [
    'month',
    /\b(?:(?:a|per|each|every) (?:calendar )?month|monthly)\b|(?<!\p{L})(?:al mes|mensual\p{L}*|cada mes|im monat|pro monat|monatlich\p{L}*|je monat)(?!\p{L})/iu,
  ],
  ['year', /\b(?:(?:a|per|each|every) year|yearly|annual(?:ly)?)\b|(?<!\p{L})(?:al año|anual\p{L}*|im jahr|pro jahr|jährlich\p{L}*)(?!\p{L})/iu],
  ['week', /\b(?:(?:a|per|each|every) week|weekly)\b|(?<!\p{L})(?:a la semana|semanal\p{L}*|pro woche|wöchentlich)(?!\p{L})/iu],
  ['day', /\b(?:(?:a|per|each|every) (?:day|night)|daily)\b|(?<!\p{L})(?:al día|diari[oa]s?|por noche|am tag|pro tag|täglich)(?!\p{L})/iu],
  ['hour', /\b(?:an|per|each) (?:hour|session|unit)\b|(?<!\p{L})(?:por hora|pro stunde|je stunde)(?!\p{L})/iu],
];
/** How many times a year an amount is due. Longer intervals come first, since "every two months" names a month too. */
const TIMES_A_YEAR: readonly [number, RegExp][] = [
  [
    2,
    /\b(?:every (?:six|6) months|half-yearly|twice a year)\b|(?<!\p{L})(?:cada (?:seis|6) meses|semestral\p{L}*|alle (?:sechs|6) monate|halbjährlich\p{L}*)(?!\p{L})/iu,
  ],
  [
    4,
    /\b(?:(?:a|per|each|every) quarter|quarterly|every (?:three|3) months)\b|(?<!\p{L})(?:cada (?:tres|3) meses|trimestral\p{L}*|vierteljährlich\p{L}*|(?:pro|im|je) (?:quartal|vierteljahr)|alle (?:drei|3) monate)(?!\p{L})/iu,
  ],
  [
    6,
    /\bevery (?:two|2|second|other) months?\b|(?<!\p{L})(?:cada (?:dos|2) meses|bimestral\p{L}*|alle (?:zwei|2) monate|jeden zweiten monat)(?!\p{L})/iu,
  ],
  [
    26,
    /\b(?:every (?:two|2|second|other) weeks?|fortnightly|(?:a|per|each|every) fortnight)\b|(?<!\p{L})(?:cada (?:dos|2) semanas|quincenal\p{L}*|alle (?:zwei|2) wochen|vierzehntägig)(?!\p{L})/iu,
  ],
];
const PENCE = /^\s?(?:p|pence)$/;
const PENCE_OF_POUND = 100;
const MONTHS_OF_YEAR = 12;
const WEEKS_OF_YEAR = 52;
/** A period belongs to an amount of the same clause. */
const CLAUSE_END = /[;.]\s|,\s(?=\p{L})/gu;

const IN_MILLIONS = /^\s?(?:m|bn|k|million|billion|thousand|Mio\.?|Mrd\.?|Millionen|millones|mil)(?!\p{L})/iu;

/** Finds the sums of money in a sentence, each with how often it is due. */
export function findAmounts(sentence: string): Amount[] {
  return [...sentence.matchAll(AMOUNT)].flatMap((found) => {
    // Millions are round figures, which are not computed with.
    if (IN_MILLIONS.test(sentence.slice(found.index + found[0].length))) return [];
    const { before = '', digits = '', digitsFirst = '', after = '' } = found.groups ?? {};
    const at = found.index;
    const clause = findClauseAt(sentence, at);
    const period = findPeriod(clause);
    const timesAYear = countTimesAYear(clause, period);
    return { text: found[0].trim(), value: toNumber(digits || digitsFirst), before, after, period, timesAYear, at };
  });
}

/** Returns whether a sentence has a sum of money. */
export function hasAmount(sentence: string): boolean {
  return sentence.search(AMOUNT) >= 0;
}

/** Returns the currency of an amount, the same for "£" and "pounds". */
export function findCurrency({ before, after }: Amount): string {
  const written = `${before}${after}`.trim().toLowerCase();
  if (/€|eur/.test(written)) return 'EUR';
  if (/£|gbp|pound/.test(written)) return 'GBP';
  if (/^(?:p|pence|cents?|céntimos)$/.test(written)) return 'hundredth';
  return /\$|usd|dollar/.test(written) ? 'USD' : written;
}

/** Writes a value in the format of another amount of the same document. */
export function writeAmount(value: number, like: Amount, language: string): string {
  if (PENCE.test(like.after) && value >= PENCE_OF_POUND) return `£${(value / PENCE_OF_POUND).toFixed(2)}`;
  const isWhole = Number.isInteger(value) && !/[.,]\d\d$/.test(like.text.replace(/[^\d.,]/g, ''));
  const digits = value.toLocaleString(language === 'de' || language === 'es' ? 'de-DE' : 'en-GB', {
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return `${like.before}${digits}${like.after}`.trim();
}

function findPeriod(clause: string): Period | undefined {
  const found = PERIODS.filter(([, pattern]) => pattern.test(clause));
  return found.length === 1 ? found[0]?.[0] : undefined;
}

function countTimesAYear(clause: string, period: Period | undefined): number | undefined {
  const found = TIMES_A_YEAR.filter(([, pattern]) => pattern.test(clause));
  if (found.length > 0) return found.length === 1 ? found[0]?.[0] : undefined;
  if (period === 'year') return 1;
  return period === 'month' ? MONTHS_OF_YEAR : period === 'week' ? WEEKS_OF_YEAR : undefined;
}

function findClauseAt(sentence: string, at: number): string {
  const ends = [...sentence.matchAll(CLAUSE_END)].map(({ index }) => index);
  const from = ends.findLast((end) => end < at) ?? 0;
  return sentence.slice(from, ends.find((end) => end > at) ?? sentence.length);
}

function toNumber(digits: string): number {
  const bare = digits.replace(/[.,](?=\d{3}(?!\d))/g, '');
  return Number(bare.replace(',', '.'));
}
