import { findDate, isPresent } from '../words/findDates.ts';
import { MONTHS } from '../words/months.ts';
import type { CvLine } from './cvLine.ts';
import { joinLines } from './joinLines.ts';

/** Narrow columns of times, which are shorter, are read with the rows they belong to. */
const MIN_LETTERS = 25;
const YEAR = '(?:19|20)\\d{2}';
const MONTH = `(?:${MONTHS.join('|')})\\.?`;
/** "September 2017 to May", "since March", "2017 –". */
const OPEN_MONTH = new RegExp(`(?<!\\p{L})(?:${YEAR}\\s*(?:[–—-]|to|until|bis|a|hasta|au|à)|since|seit|desde|depuis|from)\\s*${MONTH}$`, 'iu');
const OPEN_RANGE = new RegExp(`${YEAR}\\s*(?:[–—-]|\\s(?:to|until|bis|hasta|au|à))$`, 'iu');
/** After these a year goes on with the sentence: "with four call-backs in". */
const OPEN_WORD = /\s(?:in|since|by|from|of|to|until|during|before|after|than|and|early|late|mid|spring|summer|autumn|winter)$/i;
const BARE_YEAR = new RegExp(`^${YEAR}\\)?$`);

/** In letters: a remark in brackets that runs over is a short one. */
const MAX_IN_BRACKET = 40;
/** Between two lines is a line end, or an empty line where the reader saw two paragraphs. */
const MAX_BETWEEN = 2;

/** Joins a time, or a remark in brackets, that runs over the end of its line: "Mill Hospital, September 2017 to May" over "2021". */
export function joinBrokenTimes(lines: CvLine[]): CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && continuesTime(before, line)) joined[joined.length - 1] = joinLines(before, line);
    else joined.push(line);
  }
  return joined;
}

function continuesTime(line: CvLine, next: CvLine): boolean {
  const isBelow = line.page === next.page && line.column === next.column && next.start - line.end <= MAX_BETWEEN && next.start > line.end;
  const isSameParagraph = line.paragraph === next.paragraph && next.start === line.end + 1;
  if (!isBelow || next.hasListMark || line.cells.length > 1 || next.cells.length > 1 || line.text.length < MIN_LETTERS) return false;
  if (isOpenBracket(line.text) && /^[^()]{1,40}\)$/.test(next.text)) return true;
  if (!isSameParagraph) return false;
  if (OPEN_MONTH.test(line.text)) return BARE_YEAR.test(next.text);
  if (!OPEN_RANGE.test(line.text) && !OPEN_WORD.test(line.text)) return false;
  const found = findDate(next.text);
  const isDate = found?.kind === 'single' && next.text.length - (found.to - found.from) <= 1;
  if (!OPEN_RANGE.test(line.text)) return isDate;
  return isDate || isPresent(next.text.replace(/\)$/, ''));
}

/** "Victoria Polytechnic, 2024 – 2027 (stage 3 of 4" */
function isOpenBracket(text: string): boolean {
  const open = text.lastIndexOf('(');
  return open > text.lastIndexOf(')') && text.length - open <= MAX_IN_BRACKET;
}
