import { classifyHeading } from '../words/classifyHeading.ts';
import type { CvLine } from './cvLine.ts';
import { joinLines } from './joinLines.ts';

const MOST_WORDS = 3;
const OPEN_END = /\s(?:and|&|und|y|et|e)$/i;
/** Words that announce something only with the next one. */
const OPEN_WORD = /^(?:personal|additional|further|other|academic|professional|employment|technical)$/i;

/** Joins a heading that its narrow column divides: "EDUCATION AND" over "TRAINING". */
export function joinBrokenHeadings(lines: CvLine[]): CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && endsHeading(before, line)) joined[joined.length - 1] = joinLines(before, line);
    else joined.push(line);
  }
  return joined;
}

function endsHeading(line: CvLine, next: CvLine): boolean {
  const isBelow = line.page === next.page && next.start === line.end + 1 && next.top > line.top && next.top < line.bottom + line.size;
  if (!isBelow || [line, next].some(({ cells, hasMark, text }) => hasMark || cells.length !== 1 || text.split(' ').length > MOST_WORDS)) return false;
  const isAlike = line.isStandingOut === next.isStandingOut && isCapital(line.text) === isCapital(next.text);
  const isOpen = OPEN_END.test(line.text) || OPEN_WORD.test(line.text);
  return isAlike && (isCapital(line.text) || line.isStandingOut) && isOpen && classifyHeading(`${line.text} ${next.text}`) !== undefined;
}

function isCapital(text: string): boolean {
  return text === text.toUpperCase();
}
