import { cutSpan, NOWHERE } from '../text/textSpan.ts';
import { classifyHeading } from '../words/classifyHeading.ts';
import { type CvLine, measureListMark } from './cvLine.ts';

const MIN_HEADING_STRENGTH = 2;
/** In points: how exactly headings of one column stand under each other. */
const SAME_LEFT = 3;
const MIN_HEADINGS = 2;
const LARGE_RATIO = 1.1;
/** Of the height of letters: a space between words is less. */
const MIN_GAP = 0.4;

type Part = CvLine['cells'][number] & { line: CvLine };

/**
 * Divides what was read as a table into its two columns, where both have headings of their own: cells of a table have none.
 */
export function separateColumns(lines: CvLine[]): CvLine[] {
  return [...Map.groupBy(lines, ({ page }) => page).values()].flatMap(separatePage);
}

function separatePage(lines: CvLine[]): CvLine[] {
  const parts = lines.flatMap((line) => line.cells.map((cell): Part => ({ ...cell, line })));
  const headings = parts.filter(
    ({ text, line }) => !line.hasListMark && line.size > 0 && (classifyHeading(text)?.strength ?? 0) >= MIN_HEADING_STRENGTH,
  );
  for (const { left } of headings) {
    const right = headings.filter((each) => Math.abs(each.left - left) < SAME_LEFT);
    const others = headings.filter((each) => each.right < left - SAME_LEFT);
    if (right.length < MIN_HEADINGS || others.length === 0) continue;
    const top = Math.min(...right.map(({ line }) => line.top), ...others.map(({ line }) => line.top));
    const partsBelow = parts.filter(({ line }) => line.bottom > top).flatMap((part) => splitPartAt(part, left));
    const isCrossed = partsBelow.some((part) => part.left < left - SAME_LEFT && part.right > left + SAME_LEFT);
    const hasBothSides = [...Map.groupBy(partsBelow, ({ line }) => line).values()].some(
      (cells) => cells.some((cell) => cell.left >= left - SAME_LEFT) && cells.some((cell) => cell.left < left - SAME_LEFT),
    );
    if (isCrossed || !hasBothSides) continue;
    const above = lines.filter(({ bottom }) => bottom <= top);
    const sides = [partsBelow.filter((part) => part.left < left - SAME_LEFT), partsBelow.filter((part) => part.left >= left - SAME_LEFT)];
    const column = Math.max(...lines.map((line) => line.column));
    return [...above, ...sides.flatMap((side, index) => buildColumnLines(side, column + (index + 1) / 4))];
  }
  return lines;
}

/** A cell that fills its column leaves no gap before the next, but a word begins where that does. */
function splitPartAt(part: Part, left: number): Part[] {
  const word = part.words?.find((each) => Math.abs(each.left - left) < SAME_LEFT && each.left - each.after > MIN_GAP * part.size);
  if (!word || part.start === NOWHERE) return [part];
  const { line, words: _, ...cell } = part;
  const [before, after] = [cutSpan(cell, 0, word.start - part.start), cutSpan(cell, word.start - part.start)];
  return [
    { ...cell, ...before, right: word.after, line },
    { ...cell, ...after, left: word.left, line },
  ];
}

/** The lines of one side, from the top. */
function buildColumnLines(parts: Part[], column: number): CvLine[] {
  const medianSize = parts.map(({ size }) => size).sort((one, other) => one - other)[Math.floor(parts.length / 2)] ?? 0;
  const byLine = [...Map.groupBy(parts, ({ line }) => line)];
  return byLine
    .map(([line, cells]): CvLine => {
      const [first] = cells;
      const last = cells.at(-1);
      if (!first || !last) return line;
      const mark = first === line.cells[0] ? 0 : measureListMark(first.text);
      const start = first.start + mark;
      return {
        ...line,
        start,
        end: last.end,
        text: line.text.slice(start - line.start, last.end - line.start),
        left: first.left,
        size: first.size,
        // A row of a table does not say which of its cells stand out.
        isEmphasized: line.isEmphasized || first.size > LARGE_RATIO * medianSize,
        right: last.right,
        hasListMark: mark > 0 || (line.hasListMark && first.start === line.start),
        cells: cells.map(({ line: _, ...cell }, index) => (index === 0 && mark > 0 ? { ...cell, ...cutSpan(cell, mark) } : cell)),
        column,
      };
    })
    .sort((one, other) => one.top - other.top);
}
