import type { CvLine } from './cvLine.ts';

/** Returns the lines with how far each could have reached: to what is at its right anywhere on its page, or to a margin as wide as the left one. */
export function addRightLimits(lines: CvLine[], widths: ReadonlyMap<number, number>): CvLine[] {
  return [...Map.groupBy(lines, ({ page }) => page)].flatMap(([page, pageLines]) => {
    const width = widths.get(page);
    const measuredLines = pageLines.filter(({ size }) => size > 0);
    if (width === undefined || measuredLines.length === 0) return pageLines;
    const margin = width - Math.min(...measuredLines.map(({ left }) => left));
    const lefts = measuredLines.flatMap(({ cells }) => cells.map(({ left }) => left)).sort((one, other) => one - other);
    return pageLines.map(
      (line): CvLine => ({ ...line, rightLimit: lefts.find((left) => left > line.right + line.size) ?? Math.max(margin, line.right) }),
    );
  });
}
