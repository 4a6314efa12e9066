import { cutPiece } from '../text/piece.ts';
import type { CvLine } from './cvLine.ts';

const LABELS =
  "(?:full )?name|rank|(?:home |permanent |present |postal )?address|contact(?: no\\.?| number)?|phone|mobile|tel(?:ephone)?|e-?mail(?: id)?|date of birth|dob|place of birth|civil status|marital status|nationality|religion|gender|sex|age|height|weight|father['’]s name|mother['’]s name|passport(?: no\\.?| number)?|hobbies|interests|languages(?: known| spoken)?";
const LABEL_CELL = new RegExp(`^(?:${LABELS})\\s*:?$`, 'iu');
/** A label with its colon behind another value: "Hindi Hobbies : chess". */
const LABEL_WITHIN = new RegExp(`(?<=^[\\p{Lu}][^:]{1,40}:.*\\S)\\s+(?=(?:${LABELS})\\s*:\\s)`, 'iu');

/** Splits lines that hold two values, each with its label, as forms have them: "NAME | Ana Cruz | RANK | Second Officer". */
export function splitLabelPairs(lines: CvLine[]): CvLine[] {
  return lines.flatMap(splitLine);
}

function splitLine(line: CvLine): CvLine[] {
  if (line.hasMark) return [line];
  const at = line.cells.findIndex(({ text }, index) => index > 0 && LABEL_CELL.test(text));
  const beside = line.cells[at];
  // In the names of the columns of a table, no value follows a label.
  const isPair = LABEL_CELL.test(line.cells[0]?.text ?? '') || (at === 1 && line.cells.length === 3);
  if (beside && isPair && at < line.cells.length - 1) {
    const offset = beside.start - line.start;
    const first = { ...line, ...cutPiece(line, 0, offset), right: line.cells[at - 1]?.right ?? line.right, cells: line.cells.slice(0, at) };
    return [first, ...splitLine({ ...line, ...cutPiece(line, offset), left: beside.left, cells: line.cells.slice(at) })];
  }
  const [cell] = line.cells;
  const within = line.cells.length === 1 && cell ? LABEL_WITHIN.exec(line.text)?.index : undefined;
  if (!cell || within === undefined) return [line];
  const halves = [cutPiece(line, 0, within), cutPiece(line, within)];
  return halves.flatMap((half, index) => {
    const whole = { ...line, ...half, cells: [{ ...cell, ...half }] };
    return index === 0 ? [whole] : splitLine(whole);
  });
}
