import { cutSpan, splitSpan, type TextSpan, trimSpan } from '../text/textSpan.ts';
import { findDate } from '../words/findDates.ts';
import { scoreDegree, scoreSchool } from '../words/schoolWords.ts';
import type { CvLine } from './cvLine.ts';

const MIN_SCORE = 3;
/** "BMus, RNCM, 2009; PGCE, University of Sheffield, 2011" and "2017 PhD, Uppsala. 2012 MSc, Lund." */
const ENTRY_BREAK = /;\s+|(?<=\p{Ll}{3}|\d{4}\)?)\.\s+(?=(?:(?:19|20)\d\d|\p{Lu}\p{L}*)\b)/gu;

/** Divides a line that names several studies, each with its degree and its year, into a line for each. */
export function splitEducationLines(lines: CvLine[]): CvLine[] {
  return joinWrapped(lines).flatMap((line) => {
    const parts = line.cells.length === 1 ? splitSpan(line, ENTRY_BREAK).map(trimSpan) : [];
    if (parts.length < 2 || !parts.every(isEducationEntry)) return [line];
    return parts.map((part) => ({ ...line, ...part, cells: line.cells.map((cell) => ({ ...cell, ...part })) }));
  });
}

/** Joins "BMus, RNCM, 2010; PGCE, University" and "of Huddersfield, 2012" below it. */
function joinWrapped(lines: CvLine[]): CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isContinuation = before?.paragraph === line.paragraph && line.start === before.end + 1 && !line.hasListMark && line.cells.length === 1;
    if (!before || !isContinuation || before.cells.length !== 1 || !/;\s/.test(before.text) || !/^\p{Ll}/u.test(line.text)) joined.push(line);
    else {
      const joinedLine = { start: before.start, end: line.end, text: `${before.text} ${line.text}` };
      joined[joined.length - 1] = { ...before, ...joinedLine, cells: before.cells.map((cell) => ({ ...cell, ...joinedLine })) };
    }
  }
  return joined;
}

function isEducationEntry(part: TextSpan): boolean {
  const found = findDate(part.text);
  const rest = found ? trimSpan(cutSpan(part, found.from === 0 ? found.to : 0, found.from === 0 ? undefined : found.from)).text : '';
  const isNamed = scoreDegree(rest) === MIN_SCORE || (scoreSchool(rest) === MIN_SCORE && scoreDegree(rest) > 1);
  return isNamed && /[,:] /.test(rest);
}
