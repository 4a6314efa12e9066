import { readQuestionAge } from '../../answer/ages.ts';
import { findBounds, isInside } from '../../answer/yesNo/bounds.ts';
import { findMeasures, writeMeasures, YEAR } from '../../answer/yesNo/measures.ts';

const PEOPLE =
  /(?<!\p{L})(?:children|kids|people|those|young\p{L}*|adults?|juniors?|seniors?|passengers?|niñ[oa]s|menores|mayores|personas|kinder|jugendliche|personen)(?!\p{L})/iu;

/** Returns whether the age that a question names is one of those that a clause is for, or undefined where the clause is for any age. */
export function meetsAges(question: string, clause: string): boolean | undefined {
  const written = writeMeasures(clause);
  if (!PEOPLE.test(clause) || !/\d/u.test(written)) return undefined;
  const ages = findMeasures(written).flatMap((each) => {
    const isAge = each.kind === 'count' && each.value < MAX_YEARS;
    return isAge ? [{ ...each, kind: 'duration' as const, value: each.value * YEAR }] : each.kind === 'duration' ? [each] : [];
  });
  const bounds = findBounds(written, ages);
  if (bounds.length === 0) return undefined;
  const age = readQuestionAge(question);
  return age !== undefined && bounds.some((bound) => isInside(age * YEAR, bound));
}

const MAX_YEARS = 120;
