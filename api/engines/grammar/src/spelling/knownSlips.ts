import { findRegularizedPast } from '@sheaf/language/inflection/inflect';
import { findCommonMisspelling } from './commonMisspellings.ts';

/** Returns the correction of a common misspelling: "until" for "untill", "went" for "goed". */
export function findKnownSlip(lower: string): string | undefined {
  return findCommonMisspelling(lower) ?? findRegularizedPast(lower);
}
