import { MONTHS, PRESENT, SEASONS_OF_YEARS, SINCE } from './months.ts';

/** A time that a line names, with its places in the text of that line. */
export interface DateFound {
  from: number;
  to: number;
  /** A stretch of time, one that lasts, or one point. */
  kind: 'range' | 'lasting' | 'single';
  start: { from: number; to: number };
  /** Of what lasts, the word that says so. */
  end?: { from: number; to: number };
}

const YEAR = '(?:19|20)\\d{2}';
const MONTH = `(?:${MONTHS.join('|')})`;
const DATE = [
  `(?:(?:early|late|mid|end of|anfang|ende|mitte)[\\s-]+)?(?:\\d{1,2}(?:st|nd|rd|th|\\.|º)?\\s+(?:de\\s+)?)?${MONTH}\\.?,?(?:\\s*/\\s*|\\s*)(?:(?:de|del|of)\\s+)?(?:\\d{1,2},\\s*)?(?:${YEAR}|['’]\\d{2})`,
  // "May-19", and the school year "2017/18" before another or before "to".
  `${MONTH}-(?:${YEAR}|\\d{2})(?![\\d/-])`,
  `${YEAR}/\\d{2}(?=\\s+(?:to|until|–|-)\\s)`,
  `(?<=\\b(?:to|until|–|-)\\s+)${YEAR}/\\d{2}(?![\\d/])`,
  `\\d{1,2}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?${YEAR}`,
  `(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${YEAR}`,
  `${YEAR}[./-](?:0[1-9]|1[0-2])(?![\\d/])(?:[.-]\\d{2})?`,
  YEAR,
].join('|');
const PRESENT_WORD = `(?:${PRESENT.join('|')})`;
const TO = "(?:\\s*[–—−‐‑~→/-]\\s*|\\s+(?:to|until|till|through|bis|bis zum|zu|a|al|hasta|au|à|jusqu['’]à|até|ao|tot|t/m|fino a)\\s+)";
/** Two years at the start of a line, without a dash: "2018; 2024", "2018, 2024" or "2018; present". */
const BETWEEN_YEARS = `(?<=(?:^|\\()${YEAR})\\s*[;,]\\s+(?=${YEAR}|${PRESENT_WORD})`;
/** "Summers 2009 and 2010". */
const BETWEEN_SEASONS = `(?<=(?<!\\p{L})(?:${SEASONS_OF_YEARS.join('|')})\\s+(?:(?:de|of)\\s+)?${YEAR})\\s+(?:and|&|y|und|et|e)\\s+(?=${YEAR})`;
const FROM = '(?:(?:from|von|vom|de|del|du|des|desde|dal|van|entre)\\s+)?';
/** "ISO 9001:2015" names the edition of a standard. */
const EDGE = '(?<![\\p{L}\\d/.,£€$-]|\\d:)';
const AFTER_DATE = '(?![\\p{L}\\d]|[,.]\\d)';

const RANGE = new RegExp(
  `${EDGE}${FROM}(?<start>${DATE}|${MONTH}\\.?|(?:0?[1-9]|1[0-2])/\\d{2})(?:${TO}|${BETWEEN_YEARS}|${BETWEEN_SEASONS})(?<end>${DATE}|${PRESENT_WORD}|(?:0?[1-9]|1[0-2])/\\d{2}|\\d{2})${AFTER_DATE}`,
  'diu',
);
const SINCE_DATE = new RegExp(`(?<![\\p{L}\\d])(?<end>${SINCE.join('|')})\\s+(?:dem\\s+|le\\s+|el\\s+)?(?<start>${DATE})${AFTER_DATE}`, 'diu');
const OPEN_RANGE = new RegExp(`${EDGE}(?<start>${DATE})\\s*(?<end>[–—→-])(?:\\s*(?=$|[|)\\],:])|(?<=\\d[–—→-]|→)\\s+(?=\\p{Lu}))`, 'diu');
const SINGLE = new RegExp(`${EDGE}(?<start>${DATE})${AFTER_DATE}`, 'diu');
/** How long it was, which CVs like to add in brackets. */
const DURATION =
  /^\s*[([·|,-]*\s*(?:\d{1,2}\+?|one|two|three|four|five|six|ten|twelve)\s*(?:weeks?|wks?|Wochen?|semanas?|years?|yrs?|months?|mos?|Jahre?n?|Monate?n?|años?|meses|mes|ans?|mois)\b\.?(?:[\s,]*(?:and|und|y|et)?\s*\d{1,2}\s*(?:months?|mos?|Monate?|meses|mes|mois)\b\.?)?\s*[)\]]?/iu;
const MAX_LETTERS = 400;

/** Finds the first time a line names. Letters that a scan takes for digits count as those. */
export function findDate(line: string): DateFound | undefined {
  const text = line
    .slice(0, MAX_LETTERS)
    .replace(/(?<!\p{L})[12][0OolI9][\dOolI]{2}(?!\p{L})/gu, (year) => year.replace(/[Oo]/g, '0').replace(/[lI]/g, '1'));
  if (!/\d/.test(text)) return undefined;
  const found =
    matchDate(RANGE, text, 'range') ??
    matchDate(SINCE_DATE, text, 'lasting') ??
    matchDate(OPEN_RANGE, text, 'lasting') ??
    matchDate(SINGLE, text, 'single');
  if (!found) return undefined;
  // "2018 to date" has the word that parts its two ends in one of them.
  if (found.end && /^date$/i.test(text.slice(found.end.from, found.end.to)) && /\b(?:to|till) $/i.test(text.slice(0, found.end.from)))
    found.end.from = text.slice(0, found.end.from - 1).lastIndexOf(' ') + 1;
  const durationLength = DURATION.exec(text.slice(found.to))?.[0].length ?? 0;
  return { ...found, to: found.to + durationLength };
}

function matchDate(pattern: RegExp, text: string, kind: DateFound['kind']): DateFound | undefined {
  const match = pattern.exec(text);
  const { start, end } = match?.indices?.groups ?? {};
  if (!match || !start) return undefined;
  return {
    kind,
    from: match.index,
    to: match.index + match[0].length,
    start: { from: start[0], to: start[1] },
    ...(end && { end: { from: end[0], to: end[1] } }),
  };
}

/** Returns whether an end of a range says that it has not ended. */
export function isPresent(text: string): boolean {
  return PRESENT.includes(text.toLowerCase());
}
