/** The specification's animated percentage: it never claims to be done, because nobody knows. */
export const TICK_MS = 800;
export const LARGEST_STEP = 3;
export const CREEPING_CAP = 85;

/** Returns the percentage after one tick; `chance` is 0 to 1. */
export function advancePercent(percent: number, chance: number): number {
  return Math.min(CREEPING_CAP, percent + chance * LARGEST_STEP);
}
