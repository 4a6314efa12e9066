import type { CvLine } from './cvLine.ts';

/** As a share of the size of letters: how exactly a time stands in the middle of its row. */
const SAME_PLACE = 0.6;
const FEWEST_TIMES = 2;

/**
 * Lifts times that stand in the middle of their rows to the first lines of those rows, as where a table centres its cells.
 * From the top, each time tells where its row ends. Times that do not account for every line stay where they are.
 */
export function liftCentredTimes(times: CvLine[], texts: CvLine[]): Map<CvLine, CvLine> {
  const lifted = new Map<CvLine, CvLine>();
  const lines = [...texts].sort((one, other) => one.top - other.top);
  let place = 0;
  let isTall = false;
  for (const time of [...times].sort((one, other) => one.top - other.top)) {
    const first = lines[place];
    if (!first) return new Map();
    const end = time.top + time.bottom - first.top;
    const from = place;
    while (lines[place] && measureMiddle(lines[place]) < end) place += 1;
    const last = lines[place - 1];
    if (place === from || !last || Math.abs(last.bottom - end) > SAME_PLACE * time.size) return new Map();
    isTall ||= place - from > 1;
    lifted.set(time, { ...time, top: first.top, bottom: first.bottom });
  }
  return isTall && times.length >= FEWEST_TIMES && place === lines.length ? lifted : new Map();
}

function measureMiddle(line: CvLine | undefined): number {
  return line ? (line.top + line.bottom) / 2 : 0;
}
