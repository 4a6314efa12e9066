import type { TextSpan } from '../text/textSpan.ts';

const YEAR = /(?:19|20)\d\d/;
const CENTURY = 100;
/** What comes after this year of a century, in two digits, was in the last one: "85" is 1985. */
const LAST_YEAR_OF_CENTURY = 50;
/** How the names of months begin in the languages of CVs. */
const MONTH_STARTS = [
  'jan|jän|ene|gen',
  'feb|fév|fev',
  'mar|mär|maa',
  'apr|abr|avr',
  'may|mai|mei|mag',
  'jun|juin|giu',
  'jul|juil|lug',
  'aug|ago|aoû|aou',
  'sep|set',
  'oct|okt|ott|out',
  'nov',
  'dec|dez|dic|déc',
].map((names) => new RegExp(`^(?:${names})`, 'iu'));

/** Returns a range whose ends both have a whole year: "2017–21" ends in 2021, and "Nov – Feb 2014" starts in November 2013. */
export function completeYears<Range extends { start: TextSpan; end?: TextSpan }>(range: Range): Range {
  const { start, end } = range;
  if (!end) return range;
  const completed = { start: { ...start, text: expandYear(start.text) }, end: { ...end, text: expandYear(end.text) } };
  const [from, to] = [findYear(completed.start.text), findYear(completed.end.text)];
  if (from !== undefined && to === undefined && /^\d{2}$/.test(end.text)) {
    const year = from - (from % CENTURY) + Number(end.text);
    completed.end.text = String(year < from ? year + CENTURY : year);
  } else if (from === undefined && to !== undefined && /^\p{L}{3,}\.?$/u.test(start.text)) {
    const isYearBefore = findMonthIndex(start.text) > findMonthIndex(end.text);
    completed.start.text = `${start.text} ${isYearBefore ? to - 1 : to}`;
  }
  return { ...range, ...completed };
}

/** Expands a year without its century: "03/17" and "Mar '17" are March 2017. */
function expandYear(text: string): string {
  // "2017/18" began in 2017 and ended in 2018: the first year gives both ends, as schools count.
  const [, schoolYear, next] = /^((?:19|20)\d\d)\/(\d{2})$/.exec(text) ?? [];
  if (schoolYear && Number(next) === (Number(schoolYear) + 1) % CENTURY) return schoolYear;
  const [, month, year] = /^(\d{1,2}\/|\p{L}{3,}\.? ?)['’]?(\d{2})$/u.exec(text.replace(/^(\p{L}{3,})-(?=\d{2}$)/u, '$1 ')) ?? [];
  return month && year ? `${month}${Number(year) > LAST_YEAR_OF_CENTURY ? 19 : 20}${year}` : text;
}

function findYear(text: string): number | undefined {
  const year = YEAR.exec(text)?.[0];
  return year === undefined ? undefined : Number(year);
}

/** Returns the index of a month, 0 for January; -1 for a season. */
function findMonthIndex(text: string): number {
  return MONTH_STARTS.findIndex((name) => name.test(text));
}
