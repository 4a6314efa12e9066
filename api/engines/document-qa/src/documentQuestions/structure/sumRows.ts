import type { Row } from './table.ts';

const SUM_ROW = /^(?:grand |sub)?-?\s?(?:total|sum|all|overall|gesamt|summe|suma|insgesamt)\b/i;
/** "Natural sites (mean)" */
const AGGREGATE = /\((?:mean|average|total|sum|media|promedio|Mittel(?:wert)?|Durchschnitt|Summe)\)/i;

/** Returns whether a row has the sum or the average of others. */
export function isSumRow({ cells }: Row): boolean {
  const name = cells[0]?.text ?? '';
  return SUM_ROW.test(name) || AGGREGATE.test(name);
}
