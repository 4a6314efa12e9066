import { MONTH_NAMES } from '../answer/monthNames.ts';
import type { Cell } from '../documentQuestions/structure/table.ts';

/** A column of values of one year or one time, with the order of its time. */
export interface TimeColumn {
  year: number;
  column: number;
}

/** "2024", "2024/25", "2024–25", "FY 2024", "Q2 2024", "31 March 2024" */
const YEAR =
  /^(?:FY\s?|Q[1-4] |year |jahr |año )?(?:\d{1,2}\.? (?:\p{L}{3,10}|de \p{L}{3,10} de) )?((?:19|20)\d\d)(?:\s?[/–-]\s?((?:19|20)?\d\d))?$/iu;
const OLD =
  /(?<!\p{L})(?:before|old|previous(?:ly)?|prior|until now|so far|antes|anterior(?:es)?|antigu[oa]s?|hasta ahora|alt(?:es?)?|alter(?=\s\p{L})|bisher(?:ige[rsnm]?)?|vorher(?:ige[rsnm]?)?)(?!\p{L})/iu;
const NEW =
  /(?<!\p{L})(?:now|new|current(?:ly)?|from now on|today|after|ahora|nuev[oa]s?|actual(?:es)?|a partir de ahora|neu(?:e[rs]?)?|künftig(?:e[rsnm]?)?|jetzt(?:ige[rsnm]?)?|aktuell(?:e[rsnm]?)?)(?!\p{L})/iu;
const ASKS_EARLIER =
  /\b(?:last year|(?:the )?(?:year|season) before|(?:previous|prior|preceding) (?:year|season)|a year (?:ago|earlier)|before that|used to)\b|(?<!\p{L})(?:año (?:pasado|anterior|previo)|letzte[ns]? Jahr|vorige[ns]? Jahr|Vorjahr\p{L}*|Jahr davor|im Jahr zuvor)(?!\p{L})/iu;
const ASKS_OLD =
  /\b(?:before|until now|so far|previously|formerly|the old)\b|(?<!\p{L})(?:antes|hasta ahora|bisher|vorher|früher|zuvor|alte[nrs]?)(?!\p{L})/iu;
const THIS_YEAR = /\bthis (?:year|season)\b|(?<!\p{L})(?:este año|dieses Jahr|in diesem Jahr)(?!\p{L})/iu;
const ASKS_NEW =
  /\b(?:now|currently|at present|today|from now on|the new|in future)\b|(?<!\p{L})(?:ahora|actualmente|hoy|nuev[oa]|jetzt|aktuell|künftig|ab sofort|heute|neue[nrs]?)(?!\p{L})/iu;
const NAMES_YEAR = /(?<![\d.,/–-])(?:19|20)\d\d(?![\d.,]\d|\d)/;
const ASKS_CHANGE =
  /\b(?:since|from (?:last|the (?:last|previous|prior) )|than (?:(?:the|in) )?(?:last|previous|prior|year|season|before|(?:19|20)\d\d)|compared (?:to|with)|by how (?:much|many))\b/i;

/** Returns whether a question names a year or a time. */
export function namesTime(question: string): boolean {
  return [ASKS_EARLIER, ASKS_NEW, NAMES_YEAR, THIS_YEAR].some((pattern) => pattern.test(question));
}

/** Returns whether a question is about the year before. */
export function asksEarlierYear(question: string): boolean {
  return ASKS_EARLIER.test(question);
}

/** Finds the columns of years, or the two columns of before and now. */
export function findTimeColumns(header: readonly Cell[]): TimeColumn[] {
  const years = header.flatMap(({ text }, column) => (YEAR.test(text.trim()) ? [{ year: readYear(text.trim()), column }] : []));
  const found = years.length > 0 ? years : findPrefixedYears(header);
  return found.length > 0 ? found : findBeforeAndNow(header);
}

/** "Weeks let in 2024": the same words stand before each year. */
const PREFIXED_YEAR = /^(?<prefix>\p{L}[^\d]*?)\s(?<year>(?:19|20)\d\d)$/u;

function findPrefixedYears(header: readonly Cell[]): TimeColumn[] {
  const found = header.flatMap(({ text }, column) => {
    const { prefix, year } = PREFIXED_YEAR.exec(text.replace(/\s+/g, ' ').trim())?.groups ?? {};
    return prefix === undefined || year === undefined ? [] : [{ prefix, column, year: Number(year) }];
  });
  const isSame = found.length > 1 && found.every(({ prefix }) => prefix === found[0]?.prefix);
  return isSame ? found.map(({ column, year }) => ({ column, year })) : [];
}

const QUARTER = /^Q([1-4]) /iu;
const QUARTERS_OF_YEAR = 4;

/** Reads the year of a header, of which a quarter is a part. */
function readYear(header: string): number {
  const quarter = QUARTER.exec(header)?.[1];
  return Number(YEAR.exec(header)?.[1]) + (quarter === undefined ? 0 : (Number(quarter) - 1) / QUARTERS_OF_YEAR);
}

const LAST_HEADER =
  /\b(?:last|previous|prior) (?:year|season|month|quarter)\b|(?<!\p{L})(?:(?:año|mes|curso) (?:pasado|anterior)|Vorjahr|(?:letztes|voriges) Jahr|Vormonat)(?!\p{L})/iu;
const CURRENT_HEADER =
  /\bthis (?:year|season|month|quarter)\b|(?<!\p{L})(?:este (?:año|mes|curso)|dieses Jahr|laufendes Jahr|dieser Monat)(?!\p{L})/iu;

/** Finds two columns of before and now, of which one may have another name: "Previous tariff | Green 24". */
function findBeforeAndNow(header: readonly Cell[]): TimeColumn[] {
  const [last, current] = [LAST_HEADER, CURRENT_HEADER].map((pattern) => header.flatMap(({ text }, column) => (pattern.test(text) ? [column] : [])));
  if (last?.length === 1 && current?.length === 1 && last[0] !== undefined && current[0] !== undefined)
    return [
      { year: 0, column: last[0] },
      { year: 1, column: current[0] },
    ];
  if (header.length !== 3) return [];
  const [first = '', second = ''] = header.slice(1).map(({ text }) => text);
  const isOldFirst = OLD.test(first) ? !OLD.test(second) : NEW.test(second) && !NEW.test(first);
  const isNewFirst = OLD.test(second) ? !OLD.test(first) : NEW.test(first) && !NEW.test(second);
  if (isOldFirst === isNewFirst) return [];
  return isOldFirst
    ? [
        { year: 0, column: 1 },
        { year: 1, column: 2 },
      ]
    : [
        { year: 1, column: 1 },
        { year: 0, column: 2 },
      ];
}

/**
 * Selects the columns of the time that a question means, such as the one before the latest for "last year", and the latest year where it names none.
 * Returns undefined where no column is of a time, or the question leaves open which of before and now it means.
 */
export function selectTimeColumns(header: readonly Cell[], times: readonly TimeColumn[], question: string): number[] | undefined {
  const areYears = times.some(({ year }) => year > 1);
  const sorted = [...times].sort((one, other) => other.year - one.year);
  const [latest, before] = sorted;
  if (!latest) return undefined;
  const quarters = selectQuarters(header, sorted, question);
  if (quarters) return quarters;
  const named = sorted.filter(({ column }) => namesYear(question, header[column]?.text ?? '')).map(({ column }) => column);
  if (named.length > 0) return named;
  // A year that no column has is in no cell.
  if (areYears && NAMES_YEAR.test(question)) return [];
  if (before && (areYears || LAST_HEADER.test(header[before.column]?.text ?? '')) && ASKS_CHANGE.test(question))
    return [before.column, latest.column];
  if (before && (ASKS_EARLIER.test(question) || (!areYears && ASKS_OLD.test(question) && !ASKS_NEW.test(question)))) return [before.column];
  if (!areYears && !ASKS_NEW.test(question)) return undefined;
  return [latest.column];
}

const DAY_HEADER = new RegExp(
  `^(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?\\s(?:de )?(?<month>${MONTH_NAMES.flat().join('|')})(?:\\s(?:de )?\\d{4})?$`,
  'iu',
);
const END_OF = /(?<!\p{L})(?:end of|close of|fin(?:al(?:es)?)? de|Ende(?: des)?) (?<month>\p{L}{3,})/iu;
const START_OF = /(?<!\p{L})(?:(?:start|beginning) of|principios? de|comienzos? de|Anfang(?: des)?) (?<month>\p{L}{3,})/iu;
/** The last days of a month begin here, and its first days end there. */
const LAST_DAYS = 28;
const FIRST_DAYS = 3;

/** Selects the column of the day that a question means by the end or the beginning of a month: "31 January". */
export function selectDayColumn(header: readonly Cell[], question: string): number[] | undefined {
  const [ending, starting] = [END_OF, START_OF].map((pattern) => pattern.exec(question)?.groups?.month?.toLowerCase());
  const found = header.flatMap(({ text }, column) => {
    const { day, month = '' } = DAY_HEADER.exec(text.replace(/\s+/g, ' ').trim())?.groups ?? {};
    const isMeant = (ending === month.toLowerCase() && Number(day) >= LAST_DAYS) || (starting === month.toLowerCase() && Number(day) <= FIRST_DAYS);
    return day !== undefined && isMeant ? [column] : [];
  });
  return found.length === 1 ? found : undefined;
}

const ASKED_QUARTER = /(?<!\p{L})Q([1-4])(?!\d)/iu;
const LAST_QUARTER =
  /\b(?:last|previous|prior|preceding) quarter\b|\bquarter (?:before|earlier)\b|(?<!\p{L})(?:trimestre (?:pasado|anterior)|(?:letzte[ns]?|vorige[ns]?) Quartal|Vorquartal)(?!\p{L})/iu;
const SAME_OF_LAST_YEAR =
  /\b(?:same quarter|quarter) (?:of )?(?:last|the (?:previous|prior)) year\b|\b(?:than|since|from) (?:a|one) year (?:ago|before|earlier)\b|(?<!\p{L})(?:mismo trimestre del año (?:pasado|anterior)|Vorjahresquartal|gleichen Quartal des Vorjahres)(?!\p{L})/iu;

/** Selects the columns of the quarters that a question means, where the columns are quarters. */
function selectQuarters(header: readonly Cell[], sorted: readonly TimeColumn[], question: string): number[] | undefined {
  const [latest] = sorted;
  if (!latest || sorted.length < 2 || !sorted.every(({ column }) => QUARTER.test(header[column]?.text.trim() ?? ''))) return undefined;
  const find = (year: number) => sorted.filter((each) => Math.abs(each.year - year) < 1 / QUARTERS_OF_YEAR / 2).map(({ column }) => column);
  const isChange = ASKS_CHANGE.test(question) || /\bmore\b.*\bthan\b/iu.test(question);
  if (SAME_OF_LAST_YEAR.test(question) || (isChange && ASKS_EARLIER.test(question)))
    return isChange ? [...find(latest.year - 1), latest.column] : find(latest.year - 1);
  if (LAST_QUARTER.test(question))
    return isChange ? [...find(latest.year - 1 / QUARTERS_OF_YEAR), latest.column] : find(latest.year - 1 / QUARTERS_OF_YEAR);
  const quarter = ASKED_QUARTER.exec(question)?.[1];
  const ofQuarter = quarter === undefined ? sorted : sorted.filter(({ column }) => QUARTER.exec(header[column]?.text.trim() ?? '')?.[1] === quarter);
  const ofYear = NAMES_YEAR.test(question) ? ofQuarter.filter(({ column }) => namesYear(question, header[column]?.text ?? '')) : ofQuarter;
  if (quarter === undefined && NAMES_YEAR.test(question)) return undefined;
  // Without a year the latest quarter of that name is meant; a quarter that no column has is in no cell.
  return ofYear[0] ? [ofYear[0].column] : [];
}

/** Returns whether a question names the year of a header: "in 2025" names both "2024/25" and "2025/26". */
function namesYear(question: string, header: string): boolean {
  const [, first = PREFIXED_YEAR.exec(header.replace(/\s+/g, ' ').trim())?.groups?.year ?? '', last] = YEAR.exec(header.trim()) ?? [];
  if (first === '') return false;
  const askedYears = [...question.matchAll(/(?<![\d.,])((?:19|20)\d\d)(?:\s?[/–-]\s?((?:19|20)?\d\d))?(?![\d])/g)];
  return askedYears.some(([, year, to]) => {
    if (to !== undefined && last !== undefined) return year === first && to.slice(-2) === last.slice(-2);
    return year === first || (last !== undefined && year?.slice(-2) === last.slice(-2));
  });
}
