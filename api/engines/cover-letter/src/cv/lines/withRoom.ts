import type { CvLine } from './cvLine.ts';

/** Tells each line how far it could have reached: to what stands at its right anywhere on its page, or to a margin as wide as the left one. */
export function withRoom(lines: CvLine[], widths: ReadonlyMap<number, number>): CvLine[] {
  return [...Map.groupBy(lines, ({ page }) => page)].flatMap(([page, own]) => {
    const width = widths.get(page);
    const placed = own.filter(({ size }) => size > 0);
    if (width === undefined || placed.length === 0) return own;
    const margin = width - Math.min(...placed.map(({ left }) => left));
    const lefts = placed.flatMap(({ cells }) => cells.map(({ left }) => left)).sort((one, other) => one - other);
    return own.map((line) => ({ ...line, room: lefts.find((left) => left > line.right + line.size) ?? Math.max(margin, line.right) }));
  });
}
