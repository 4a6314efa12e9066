import { countDays, type NamedDate } from '../../answer/dates.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { collectOperands } from './collectOperands.ts';
import { composeSteps, writeLikeMostPrecise } from './composeSteps.ts';
import { listContentTerms, matchLabelled } from './matchOperands.ts';
import type { Operand } from './operand.ts';

const ASKED =
  /\b(?:how much|by how much|what)\b.*\b(?:more|less|up|down|higher|lower|grown?|grew|risen|rose|rise|fallen|fell|increased?|decreased?|changed?|difference|gained?|lost)\b|(?<!\p{L})(?:cuánto (?:más|menos|ha (?:subido|bajado|crecido|aumentado))|(?:um )?wie ?viel (?:mehr|weniger|ist .*(?:gestiegen|gewachsen|gesunken)))(?!\p{L})/iu;
const YEAR_BEFORE =
  /\b(?:last year|(?:a|the|one) year (?:ago|before|earlier)|previous year|(?:in|over) (?:a|the|one|this|the last|the past) year|since last year|this year)\b|(?<!\p{L})(?:el año pasado|hace un año|en un año|letzte[sn]? jahr|vor einem jahr|in einem jahr|im vorjahr)(?!\p{L})/iu;
const CHANGE_WORDS =
  /\b(?:more|less|up|down|higher|lower|grow[ns]?|grew|risen|rose|rise|fallen|fell|increased?|decreased?|changed?|difference|gain(?:ed)?|lost|than|worth|now|gone|since|was|is|it|by|how much)\b|(?<!\p{L})(?:más|menos|subido|bajado|crecido|mehr|weniger|gestiegen|gewachsen|gesunken|als|que)(?!\p{L})/giu;
const DAYS_OF_YEAR = 365;
const MAX_DAY_DIFFERENCE = 3;

/** Answers how much more a figure is than a year before, from the two rows of one name with dates a year apart. Returns undefined unless one pair fits. */
export function compareDated(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKED.test(question) || !YEAR_BEFORE.test(question)) return undefined;
  const terms = listContentTerms(index, question.replace(YEAR_BEFORE, ' ').replace(CHANGE_WORDS, ' '));
  const dated = collectOperands(index).filter(({ cell, dates }) => cell && dates.length === 1);
  const pairs = dated.flatMap((later) => dated.flatMap((earlier) => (isYearBefore(earlier, later) ? [{ earlier, later }] : [])));
  const named =
    terms.length === 0 ? pairs : pairs.filter(({ later }) => matchLabelled(index, [later], terms).some(({ explained }) => explained >= 0.4));
  const [only, another] = named;
  if (!only || another) return undefined;
  const { earlier, later } = only;
  const change = Math.abs(later.quantity.value - earlier.quantity.value);
  const steps = [later, earlier].map((from) => ({ text: from.quantity.text, from }));
  return composeSteps(index, steps, { code: 'difference', value: writeLikeMostPrecise(index, change, [later.quantity, earlier.quantity]) });
}

function isYearBefore(earlier: Operand, later: Operand): boolean {
  const [from, to] = [earlier.dates[0], later.dates[0]];
  if (earlier === later || !from || !to || earlier.quantity.unit !== later.quantity.unit || nameWithout(earlier, from) !== nameWithout(later, to))
    return false;
  const days = from.year === undefined || to.year === undefined ? undefined : countDays(from, to);
  return days !== undefined && Math.abs(days - DAYS_OF_YEAR) <= MAX_DAY_DIFFERENCE;
}

function nameWithout({ name }: Operand, { text }: NamedDate): string {
  return name.replace(text, '').toLowerCase().trim();
}
