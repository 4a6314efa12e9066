import { cutPiece, type Piece, splitPiece, trimPiece } from '../text/piece.ts';
import { findDate } from '../words/findDates.ts';
import { scoreDegree, scoreSchool } from '../words/schoolWords.ts';
import type { CvLine } from './cvLine.ts';

const SURE = 3;
/** "BMus, RNCM, 2009; PGCE, University of Sheffield, 2011" and "2017 PhD, Uppsala. 2012 MSc, Lund." */
const BETWEEN = /;\s+|(?<=\p{Ll}{3}|\d{4}\)?)\.\s+(?=(?:(?:19|20)\d\d|\p{Lu}\p{L}*)\b)/gu;

/** Divides a line that names several studies, each with its degree and its year, into a line for each. */
export function splitStudiesOnOneLine(lines: CvLine[]): CvLine[] {
  return joinWrapped(lines).flatMap((line) => {
    const parts = line.cells.length === 1 ? splitPiece(line, BETWEEN).map(trimPiece) : [];
    if (parts.length < 2 || !parts.every(namesStudy)) return [line];
    return parts.map((part) => ({ ...line, ...part, cells: line.cells.map((cell) => ({ ...cell, ...part })) }));
  });
}

/** Joins "BMus, RNCM, 2010; PGCE, University" and "of Huddersfield, 2012" below it. */
function joinWrapped(lines: CvLine[]): CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isRest = before?.paragraph === line.paragraph && line.start === before.end + 1 && !line.hasMark && line.cells.length === 1;
    if (!before || !isRest || before.cells.length !== 1 || !/;\s/.test(before.text) || !/^\p{Ll}/u.test(line.text)) joined.push(line);
    else {
      const whole = { start: before.start, end: line.end, text: `${before.text} ${line.text}` };
      joined[joined.length - 1] = { ...before, ...whole, cells: before.cells.map((cell) => ({ ...cell, ...whole })) };
    }
  }
  return joined;
}

function namesStudy(part: Piece): boolean {
  const found = findDate(part.text);
  const rest = found ? trimPiece(cutPiece(part, found.from === 0 ? found.to : 0, found.from === 0 ? undefined : found.from)).text : '';
  const isNamed = scoreDegree(rest) === SURE || (scoreSchool(rest) === SURE && scoreDegree(rest) > 1);
  return isNamed && /[,:] /.test(rest);
}
