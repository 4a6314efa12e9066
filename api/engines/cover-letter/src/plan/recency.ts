import { parseMoment } from '../claims/periods.ts';
import type { CvProfile } from '../cv/cvProfile.ts';

/** Returns the rank of each position by its dates, 0 for the newest. Where dates are missing, the order of the CV counts. */
export function rankByRecency(experience: CvProfile['experience'], today = new Date()): number[] {
  const starts = experience.map(({ start }) => parseMoment(start, today)?.months);
  if (starts.some((start) => start === undefined)) return experience.map((_, index) => index);
  const newestFirst = [...starts.keys()].sort((one, other) => (starts[other] ?? 0) - (starts[one] ?? 0) || one - other);
  return starts.map((_, index) => newestFirst.indexOf(index));
}

/** Returns the index of the position in a profile path: 2 for `experience/2/bullets/0`. */
export function findPositionIndex(path: string): number | undefined {
  const index = /^experience\/(\d+)/.exec(path)?.[1];
  return index === undefined ? undefined : Number(index);
}
