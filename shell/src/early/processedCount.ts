export const FIRST_COUNT = 47832;
export const TICK_MS = 30_000;
const MAX_STEP = 3;

/** Returns how far the badge rises at one tick. `random` returns a number from 0 up to 1. */
export function countStep(random: () => number): number {
  return 1 + Math.floor(random() * MAX_STEP);
}
