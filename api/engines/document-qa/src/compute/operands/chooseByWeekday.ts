import { DAY_NAMES } from '../../answer/dayNames.ts';
import type { Operand } from './operand.ts';

const SURCHARGE =
  /\b(?:surcharges?|supplements?|extra|additional|on top|plus)\b|(?<!\p{L})(?:recargo|suplemento|adicional|zuschlag|aufpreis|zusätzlich)(?!\p{L})/iu;

/** Returns a pattern for the one day of the week that a text names. */
export function readOneDay(text: string): RegExp | undefined {
  const [day, another] = DAY_NAMES.filter((names) => writeDayPattern(names).test(text));
  return day === undefined || another !== undefined ? undefined : writeDayPattern(day);
}

function writeDayPattern(names: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu');
}

/**
 * Chooses the price of the day that a question names, where the section of a price for any day has a row for it: "Sunday £36.00" next to
 * "a basic hourly rate of £18.00". Returns "unclear" where prices of that day cannot be distinguished from surcharges.
 */
export function chooseByWeekday(question: string, priced: readonly Operand[], chosen: Operand): Operand | 'unclear' {
  const day = readOneDay(question);
  if (!day || day.test(chosen.label)) return chosen;
  const dayPrices = priced.filter((each) => each.section === chosen.section && each.quantity.unit === chosen.quantity.unit && day.test(each.label));
  const [only, another] = dayPrices;
  if (!only) return chosen;
  return another || !only.cell || SURCHARGE.test(only.label) ? 'unclear' : only;
}
