import { cutSpan } from '../text/textSpan.ts';
import type { CvLine } from './cvLine.ts';

const LABELS =
  "(?:full )?name|rank|(?:home |permanent |present |postal )?address|contact(?: no\\.?| number)?|phone|mobile|tel(?:ephone)?|e-?mail(?: id)?|date of birth|dob|place of birth|civil status|marital status|nationality|religion|gender|sex|age|height|weight|father['’]s name|mother['’]s name|passport(?: no\\.?| number)?|hobbies|interests|languages(?: known| spoken)?";
const LABEL_CELL = new RegExp(`^(?:${LABELS})\\s*:?$`, 'iu');
/** A label with its colon after another value: "Hindi Hobbies : chess". */
const INNER_LABEL = new RegExp(`(?<=^[\\p{Lu}][^:]{1,40}:.*\\S)\\s+(?=(?:${LABELS})\\s*:\\s)`, 'iu');

/** Splits lines that hold two values, each with its label, as forms have them: "NAME | Ana Cruz | RANK | Second Officer". */
export function splitLabelPairs(lines: CvLine[]): CvLine[] {
  return lines.flatMap(splitLine);
}

function splitLine(line: CvLine): CvLine[] {
  if (line.hasListMark) return [line];
  const labelIndex = line.cells.findIndex(({ text }, index) => index > 0 && LABEL_CELL.test(text));
  const labelCell = line.cells[labelIndex];
  // In the names of the columns of a table, no value follows a label.
  const isPair = LABEL_CELL.test(line.cells[0]?.text ?? '') || (labelIndex === 1 && line.cells.length === 3);
  if (labelCell && isPair && labelIndex < line.cells.length - 1) {
    const offset = labelCell.start - line.start;
    const first = {
      ...line,
      ...cutSpan(line, 0, offset),
      right: line.cells[labelIndex - 1]?.right ?? line.right,
      cells: line.cells.slice(0, labelIndex),
    };
    return [first, ...splitLine({ ...line, ...cutSpan(line, offset), left: labelCell.left, cells: line.cells.slice(labelIndex) })];
  }
  const [cell] = line.cells;
  const within = line.cells.length === 1 && cell ? INNER_LABEL.exec(line.text)?.index : undefined;
  if (!cell || within === undefined) return [line];
  const halves = [cutSpan(line, 0, within), cutSpan(line, within)];
  return halves.flatMap((half, index) => {
    const halfLine = { ...line, ...half, cells: [{ ...cell, ...half }] };
    return index === 0 ? [halfLine] : splitLine(halfLine);
  });
}
