import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { QuestionTerm } from '../../retrieve/parseQuestion.ts';
import { matchText } from '../../tables/lookUp/matchTable.ts';
import type { Operand } from '../operands/operand.ts';
import { isTime, normalizeUnit, readUnitsOfPrice } from '../operands/priceUnits.ts';
import type { QuestionCount } from '../operands/questionCounts.ts';
import { readHeadingAt } from '../operands/sections.ts';
import { countUnits } from '../quantities/readUnits.ts';

/** How often a price is due, and the numbers of the question that say so. */
export interface Times {
  count: number;
  factors: readonly number[];
  used: readonly QuestionCount[];
}

const PERSON = /^(?:person|child|pupil|student|driver|player|participant|schüler|alumn[oa]|estudiante)$/u;
/** What a price holds for as a whole, whatever its length: "per hire". */
const WHOLE = /^(?:hire|stay|booking|rental|visit|trip|order|delivery|collection|journey|way|estancia|reserva|alquiler|aufenthalt|buchung|fahrt)$/u;
const ONCE =
  /\b(?:fee|charge|once|one-off|single|deposit|flat|fixed|admin\p{L}*|cleaning|insurance|permit|surcharge)\b|(?<!\p{L})(?:gebühr|einmalig|pauschale?|endreinigung|cuota única|limpieza|suplemento|matrícula|tasa)(?!\p{L})/iu;
const MIN_WORD_MATCH = 0.5;

/** Returns how often a price is due for the numbers of a question. Returns undefined unless each unit of the price is counted, and each thing counted is one of its units. */
export function countTimes(
  index: OpenIndex,
  operand: Operand,
  count: QuestionCount | undefined,
  times: readonly QuestionCount[],
  countTerms: readonly QuestionTerm[],
): Times | undefined {
  const units = operand.per.length > 0 || !operand.cell ? operand.per : readUnitsOfPrice(readHeadingAt(index, operand.section));
  const used: QuestionCount[] = [];
  const factors: number[] = [];
  const take = (counted: QuestionCount, factor: number) => {
    used.push(counted);
    if (factor !== 1) factors.push(factor);
  };
  for (const unit of new Set(units)) {
    if (WHOLE.test(unit)) continue;
    if (isTime(unit)) {
      const found = times.flatMap((time) => {
        const factor = countUnits({ count: time.count, unit: time.units[0] ?? '' }, unit);
        return factor === undefined || !Number.isInteger(factor) ? [] : [{ time, factor }];
      });
      const [only, another] = found;
      if (another || !only) return undefined;
      take(only.time, only.factor);
    } else if (count && (count.units.some((each) => each === unit) || isOfKind(count, unit))) take(count, count.count);
    else if (unit === 'piece' && count) take(count, count.count);
    else if (PERSON.test(unit) && count) return undefined;
  }
  if (count && !used.includes(count)) {
    const label = matchText(index, countTerms, operand.label);
    const isNamed = countTerms.length > 0 && label.likeness.some((each) => each >= MIN_WORD_MATCH);
    if (!isNamed || units.some((unit) => PERSON.test(unit))) return undefined;
    take(count, count.count);
  }
  const isOnce = units.every((unit) => !isTime(unit)) && times.length > 0;
  if (isOnce && !ONCE.test(operand.label) && !units.some((unit) => WHOLE.test(unit))) return undefined;
  return { count: factors.reduce((product, each) => product * each, 1), factors, used };
}

function isOfKind({ units }: QuestionCount, unit: string): boolean {
  return PERSON.test(unit) && units.some((each) => PERSON.test(each)) && (unit === 'person' || units.includes(unit));
}

/** Returns whether a number of a question counts people. */
export function countsPeople({ units }: QuestionCount): boolean {
  return units.some((unit) => PERSON.test(unit) || PERSON.test(normalizeUnit(unit)));
}
