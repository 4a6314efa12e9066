import { countDays } from '../../answer/dates.ts';
import { readSmallNumber, SEVERAL } from '../../answer/smallNumbers.ts';
import { isSumRow } from '../../documentQuestions/structure/sumRows.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { QuestionTerm } from '../../retrieve/parseQuestion.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { collectMoments } from './collectMoments.ts';
import { collectOperands } from './collectOperands.ts';
import { composeSteps, type Step, writeLikeMostPrecise } from './composeSteps.ts';
import { chooseLeader, listContentTerms, matchLabelled } from './matchOperands.ts';
import type { Operand } from './operand.ts';
import { readQuestionCounts } from './questionCounts.ts';

const ASKED =
  /\b(?:cost|pay|price|come to|work out|is|are|much)\b.*\b(?:per|a|each|for each|every) (?<unit>night|day|person|head)\b|\b(?<group>each of us|per head|apiece)\b|(?<!\p{L})(?:kostet|kosten|zahl\p{L}*|preis)(?!\p{L}).*(?:pro|je) (?<einheit>nacht|tag|person|kopf)(?!\p{L})|(?<!\p{L})(?:cuesta|sale|pagamos|precio)(?!\p{L}).*(?:por|cada) (?<unidad>noche|día|persona)(?!\p{L})/iu;
const WHOLE =
  /\b(?:all in|altogether|overall|in total|in all|everything|our stay|the (?:whole )?(?:stay|holiday|trip)|whole)\b|(?<!\p{L})(?:insgesamt|alles|im ganzen|en total|todo)(?!\p{L})/iu;
const FRAMING_WORDS =
  /\b(?:all in|altogether|overall|in total|in all|everything|stay|holiday|whole|work out|per|each|every|apiece|of us|night|day|person|head)\b|(?<!\p{L})(?:tag|día|pro|je|por|cada|nacht|person|kopf|insgesamt|noche|persona|total)(?!\p{L})/giu;
const NIGHTS = new RegExp(`(?<![\\p{L}\\d.,])(?<count>${SEVERAL}) (?:nights?|Nächten?|Übernachtungen|noches)(?!\\p{L})`, 'giu');
const TIMES = new RegExp(`(?<![\\p{L}\\d.,])(?<count>${SEVERAL}) (?:nights?|days?|Nächten?|Tagen?|Tage|Übernachtungen|noches|días)(?!\\p{L})`, 'iu');
const MIN_NAMED = 0.6;
const COMES = /(?<!\p{L})(?:arrival|arrive|check[- ]?in|anreise|ankunft|llegada|entrada)(?!\p{L})/iu;
const DEPARTS = /(?<!\p{L})(?:departure|depart|check[- ]?out|abreise|salida)(?!\p{L})/iu;

/** Answers what a stay costs for each night or each person: the total of a document by the number that it or the question has. */
export function divideTotal(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const groups = ASKED.exec(question)?.groups;
  const unit = groups?.unit ?? groups?.einheit ?? groups?.unidad ?? (groups?.group ? 'person' : undefined);
  if (unit === undefined) return undefined;
  const isTime = /^(?:night|day|nacht|tag|noche|día)$/iu.test(unit);
  const sums = collectOperands(index).filter(({ quantity }) => /^[A-Z]{3}$/.test(quantity.unit));
  const terms = listContentTerms(index, question.replace(FRAMING_WORDS, ' '));
  // A question that names a thing asks for its own price, or for that of its own nights: "Hire, 10 days".
  if (terms.length > 0) return isTime ? divideRow(index, sums, terms) : undefined;
  const withUnit = sums.filter(({ per }) => per.some((each) => (isTime ? /^(?:night|day)$/u.test(each) : each === 'person')));
  if (!WHOLE.test(question) && withUnit.length > 0) return undefined;
  const [total, another] = sums.filter(({ cell }) => cell && isSumRow(cell.row));
  const divisor = isTime ? (countNights(index) ?? countStay(index)) : countPeople(question);
  if (!total || another || !divisor || divisor.count < 2) return undefined;
  const value = writeLikeMostPrecise(index, total.quantity.value / divisor.count, [{ ...total.quantity, decimals: 2 }]);
  const steps: Step[] = [{ text: `${total.quantity.text} / ${divisor.count}`, from: total }, ...divisor.steps];
  return composeSteps(index, steps, { code: 'computed', value });
}

/** Divides the price of a row that names a number of nights or days, where a question names that row. */
function divideRow(index: OpenIndex, sums: readonly Operand[], terms: readonly QuestionTerm[]): BuiltInAnswer | undefined {
  const counted = sums.filter(({ cell, name, per }) => cell && per.length === 0 && TIMES.test(name));
  const row = chooseLeader(matchLabelled(index, counted, terms), MIN_NAMED);
  const count = readSmallNumber(TIMES.exec(row?.name ?? '')?.groups?.count ?? '');
  if (!row || count === undefined || count < 2) return undefined;
  const value = writeLikeMostPrecise(index, row.quantity.value / count, [row.quantity]);
  return composeSteps(index, [{ text: `${row.quantity.text} / ${count}`, from: row }], { code: 'computed', value });
}

interface Divisor {
  count: number;
  steps: readonly Step[];
}

function countPeople(question: string): Divisor | undefined {
  const [people, another] = readQuestionCounts(question).filter(({ units }) => units.includes('person'));
  return people && !another ? { count: people.count, steps: [] } : undefined;
}

/** Finds the one number of nights that a document has. */
function countNights(index: OpenIndex): Divisor | undefined {
  const found = index.sentences.flatMap(({ start, end }, sentence) =>
    [...readOnOneLine(index, sentence).matchAll(NIGHTS)].map(({ groups, 0: text }) => ({
      count: readSmallNumber(groups?.count ?? '') ?? 0,
      steps: [{ text, from: { span: { start, end }, name: '', sentence } }],
    })),
  );
  return new Set(found.map(({ count }) => count)).size === 1 ? found[0] : undefined;
}

/** Counts the nights between the one day of arrival and the one of departure. */
function countStay(index: OpenIndex): Divisor | undefined {
  const dated = collectMoments(index).filter(({ date }) => date);
  const [[first, another], [last, other]] = [dated.filter(({ label }) => COMES.test(label)), dated.filter(({ label }) => DEPARTS.test(label))];
  const count = first?.date && last?.date && !another && !other ? countDays(first.date, last.date) : undefined;
  if (count === undefined || !first || !last) return undefined;
  return { count, steps: [first, last].map((from) => ({ text: from.date?.text ?? '', from: { ...from, name: '' } })) };
}
