import { classifyHeading } from '../words/classifyHeading.ts';
import type { CvLine } from './cvLine.ts';
import { joinLines } from './joinLines.ts';

const MAX_WORDS = 3;
const OPEN_END = /\s(?:and|&|und|y|et|e)$/i;
/** Words that announce something only with the next one. */
const OPEN_WORD = /^(?:personal|additional|further|other|academic|professional|employment|technical)$/i;

/** Joins a heading that its narrow column divides: "EDUCATION AND" over "TRAINING". */
export function joinBrokenHeadings(lines: CvLine[]): CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && continuesHeading(before, line)) joined[joined.length - 1] = joinLines(before, line);
    else joined.push(line);
  }
  return joined;
}

function continuesHeading(line: CvLine, next: CvLine): boolean {
  const isBelow = line.page === next.page && next.start === line.end + 1 && next.top > line.top && next.top < line.bottom + line.size;
  if (!isBelow || [line, next].some(({ cells, hasListMark, text }) => hasListMark || cells.length !== 1 || text.split(' ').length > MAX_WORDS))
    return false;
  const isSameStyle = line.isEmphasized === next.isEmphasized && isCapital(line.text) === isCapital(next.text);
  const isIncomplete = OPEN_END.test(line.text) || OPEN_WORD.test(line.text);
  return isSameStyle && (isCapital(line.text) || line.isEmphasized) && isIncomplete && classifyHeading(`${line.text} ${next.text}`) !== undefined;
}

function isCapital(text: string): boolean {
  return text === text.toUpperCase();
}
