import type { CvLine } from '../lines/cvLine.ts';
import { findDate } from '../words/findDates.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scoreTitle } from '../words/titleWords.ts';

const MAX_CONTINUATION_WORDS = 3;

/** Joins the head of a job that its narrow column divides: "HR Adviser, Bournville Housing" over "Trust". */
export function joinWrappedHeaders(lines: CvLine[]): CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const [cell] = before?.cells ?? [];
    if (before && cell && continuesHeader(before, line)) {
      const text = `${before.text} ${line.text}`;
      joined[joined.length - 1] = { ...before, end: line.end, text, bottom: line.bottom, cells: [{ ...cell, end: line.end, text }] };
    } else joined.push(line);
  }
  return joined;
}

function continuesHeader(before: CvLine, line: CvLine): boolean {
  const isBelow = before.column === line.column && before.paragraph === line.paragraph && line.start === before.end + 1;
  if (
    !isBelow ||
    before.rightLimit === undefined ||
    [before, line].some(({ hasListMark, cells, text }) => hasListMark || cells.length !== 1 || findDate(text))
  )
    return false;
  const letterWidth = (line.right - line.left) / Math.max(1, line.text.length);
  const first = line.text.split(' ')[0] ?? '';
  const isFull = before.rightLimit - before.right < (first.length + 1) * letterWidth;
  const employer = `${before.text.split(/,\s|\s[–—|-]\s/).at(-1)} ${line.text}`;
  const isHeader = scoreTitle(before.text) === 3 && /,\s|\s[–—|-]\s/.test(before.text) && line.text.split(' ').length <= MAX_CONTINUATION_WORDS;
  return isFull && isHeader && scoreTitle(line.text) < 2 && scoreOrganisation(employer) >= 2 && !/[.;:]$/.test(before.text);
}
