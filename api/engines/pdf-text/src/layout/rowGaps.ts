import type { Segment } from '../lines/textLine.ts';

/** Gaps are wider than this many of the usual steps between lines. */
const WIDER = 1.35;
/** So many rows are needed, whose beginnings differ by less than this many points, and this share of them at least. */
const LEAST_GAPS = 2;
const SAME = 2;
const COMMON = 0.8;
/** Rows of so many lines on average are paragraphs, which may be level by chance. */
const PARAGRAPH = 2.2;

/**
 * Returns whether the rows of a table with more than one line a cell begin together on both sides. Paragraphs of two columns may do so too, where all
 * have the same number of lines: then no side waits for the other.
 */
export function haveCommonRowGaps(left: readonly Segment[], right: readonly Segment[]): boolean {
  const [one, other] = [findRows(left), findRows(right)];
  if (one.starts.length < LEAST_GAPS || other.starts.length < LEAST_GAPS) return false;
  const [fewer, more] = one.starts.length <= other.starts.length ? [one, other] : [other, one];
  const common = fewer.starts.filter((start) => more.starts.some((place) => Math.abs(place.base - start.base) < SAME));
  if (common.length / fewer.starts.length < COMMON) return false;
  const hasWaited = common.some((start) => {
    const beside = more.starts.find((place) => Math.abs(place.base - start.base) < SAME);
    return beside !== undefined && Math.abs(beside.before - start.before) > SAME;
  });
  return hasWaited || fewer.lines < PARAGRAPH * (fewer.starts.length + 1);
}

/** Finds where rows begin below a wider gap, and the base of the line before each. */
function findRows(segments: readonly Segment[]): { starts: { base: number; before: number }[]; lines: number } {
  const bases = [...new Set(segments.map(({ base }) => base))].sort((one, other) => one - other);
  const steps = bases.slice(1).map((base, index) => base - (bases[index] ?? base));
  const usual = [...steps].sort((one, other) => one - other)[Math.floor(steps.length / 3)] ?? 0;
  const starts = bases.flatMap((base, index) => {
    const before = bases[index - 1];
    return before !== undefined && base - before > WIDER * usual ? [{ base, before }] : [];
  });
  return { starts, lines: bases.length };
}
