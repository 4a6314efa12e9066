/** The middle of several measurements, and the smallest and largest of them. */
export interface Spread {
  median: number;
  from: number;
  to: number;
}

/** Computes the median and the range of some values; NaN where there are none. */
export function computeSpread(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
  return { median, from: sorted[0] ?? Number.NaN, to: sorted.at(-1) ?? Number.NaN };
}

/** Computes ratios round by round, so that a busy minute weighs on both programs. */
export function computeRatios(values: readonly number[], beside: readonly number[]): number[] {
  return values.map((value, round) => value / (beside[round] ?? Number.NaN));
}
