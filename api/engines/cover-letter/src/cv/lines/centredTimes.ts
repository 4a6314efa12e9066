import type { CvLine } from './cvLine.ts';

/** As a share of the size of letters: how exactly a time is in the middle of its row. */
const MIDDLE_TOLERANCE = 0.6;
const MIN_TIMES = 2;

/**
 * Lifts times that stand in the middle of their rows to the first lines of those rows, as where a table centres its cells.
 * From the top, each time tells where its row ends. Times that do not account for every line stay where they are.
 */
export function moveCentredTimesUp(times: CvLine[], texts: CvLine[]): Map<CvLine, CvLine> {
  const moved = new Map<CvLine, CvLine>();
  const lines = [...texts].sort((one, other) => one.top - other.top);
  let lineIndex = 0;
  let isTall = false;
  for (const time of [...times].sort((one, other) => one.top - other.top)) {
    const first = lines[lineIndex];
    if (!first) return new Map();
    const end = time.top + time.bottom - first.top;
    const from = lineIndex;
    while (lines[lineIndex] && measureMiddle(lines[lineIndex]) < end) lineIndex += 1;
    const last = lines[lineIndex - 1];
    if (lineIndex === from || !last || Math.abs(last.bottom - end) > MIDDLE_TOLERANCE * time.size) return new Map();
    isTall ||= lineIndex - from > 1;
    moved.set(time, { ...time, top: first.top, bottom: first.bottom });
  }
  return isTall && times.length >= MIN_TIMES && lineIndex === lines.length ? moved : new Map();
}

function measureMiddle(line: CvLine | undefined): number {
  return line ? (line.top + line.bottom) / 2 : 0;
}
