import type { BulletClause } from './bulletClause.ts';
import { isIntact } from './splitBullet.ts';

/** "No collision at fault in eight years" is a record that somebody has, with a time of its own. */
const CLEAN_RECORD =
  /^no ((?:(?:penalty )?points(?:,| and| or) (?:no )?)?(?:\p{Ll}+[ -]){0,3}(?:accidents?|incidents?|collisions?|injury|injuries|claims?|complaints?|breakdowns?|absences?|days? (?:off|lost|missed))\b[^,;:()]* (?:in|over|for|since) [^,;:()]*\d*[^,;:()]*)$/iu;

/** Turns a line of what never happened into a clause, where it says for how long. */
export function findCleanRecord(sentence: string, isCurrent: boolean): BulletClause | undefined {
  const [, record] = CLEAN_RECORD.exec(sentence) ?? [];
  const hasDuration = record !== undefined && /\b(?:years?|months?|\d{4})\b/.test(record) && isIntact(record);
  return hasDuration ? { finite: `${isCurrent ? 'have had' : 'had'} no ${record}`, isPresent: isCurrent } : undefined;
}
