import { countDays } from '../../answer/dates.ts';
import { readSmallNumber, SEVERAL } from '../../answer/smallNumbers.ts';
import { isSumRow } from '../../documentQuestions/structure/sumRows.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { readAskedCounts } from './askedCounts.ts';
import { collectMoments } from './collectMoments.ts';
import { collectOperands } from './collectOperands.ts';
import { composeSteps, type Step, writeLikeMostPrecise } from './composeSteps.ts';
import { listContentTerms } from './matchOperands.ts';

const ASKED =
  /\b(?:cost|pay|price|come to|work out|is|are|much)\b.*\b(?:per|a|each|for each|every) (?<unit>night|person|head)\b|\b(?<group>each of us|per head|apiece)\b|(?<!\p{L})(?:kostet|kosten|zahl\p{L}*|preis)(?!\p{L}).*(?:pro|je) (?<einheit>nacht|person|kopf)(?!\p{L})|(?<!\p{L})(?:cuesta|sale|pagamos|precio)(?!\p{L}).*(?:por|cada) (?<unidad>noche|persona)(?!\p{L})/iu;
const WHOLE =
  /\b(?:all in|altogether|overall|in total|in all|everything|our stay|the (?:whole )?(?:stay|holiday|trip)|whole)\b|(?<!\p{L})(?:insgesamt|alles|im ganzen|en total|todo)(?!\p{L})/iu;
const FRAME =
  /\b(?:all in|altogether|overall|in total|in all|everything|stay|holiday|whole|work out|per|each|every|apiece|of us|night|person|head)\b|(?<!\p{L})(?:pro|je|por|cada|nacht|person|kopf|insgesamt|noche|persona|total)(?!\p{L})/giu;
const NIGHTS = new RegExp(`(?<![\\p{L}\\d.,])(?<count>${SEVERAL}) (?:nights?|Nächten?|Übernachtungen|noches)(?!\\p{L})`, 'giu');
const COMES = /(?<!\p{L})(?:arrival|arrive|check[- ]?in|anreise|ankunft|llegada|entrada)(?!\p{L})/iu;
const GOES = /(?<!\p{L})(?:departure|depart|check[- ]?out|abreise|salida)(?!\p{L})/iu;

/** Answers what a stay costs for each night or each person: the total of a document by the number that it or the question has. */
export function divideTotal(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const groups = ASKED.exec(question)?.groups;
  const unit = groups?.unit ?? groups?.einheit ?? groups?.unidad ?? (groups?.group ? 'person' : undefined);
  // A question that names a thing asks for its own price.
  if (unit === undefined || listContentTerms(index, question.replace(FRAME, ' ')).length > 0) return undefined;
  const isNight = /^(?:night|nacht|noche)$/iu.test(unit);
  const sums = collectOperands(index).filter(({ quantity }) => /^[A-Z]{3}$/.test(quantity.unit));
  if (!WHOLE.test(question) && sums.some(({ per }) => per.includes(isNight ? 'night' : 'person'))) return undefined;
  const [total, another] = sums.filter(({ cell }) => cell && isSumRow(cell.row));
  const divisor = isNight ? (countNights(index) ?? countStay(index)) : countPeople(question);
  if (!total || another || !divisor || divisor.count < 2) return undefined;
  const value = writeLikeMostPrecise(index, total.quantity.value / divisor.count, [{ ...total.quantity, decimals: 2 }]);
  const steps: Step[] = [{ text: `${total.quantity.text} / ${divisor.count}`, from: total }, ...divisor.steps];
  return composeSteps(index, steps, { code: 'computed', value });
}

interface Divisor {
  count: number;
  steps: readonly Step[];
}

function countPeople(question: string): Divisor | undefined {
  const [people, another] = readAskedCounts(question).filter(({ units }) => units.includes('person'));
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
  const [[first, another], [last, other]] = [dated.filter(({ label }) => COMES.test(label)), dated.filter(({ label }) => GOES.test(label))];
  const count = first?.date && last?.date && !another && !other ? countDays(first.date, last.date) : undefined;
  if (count === undefined || !first || !last) return undefined;
  return { count, steps: [first, last].map((from) => ({ text: from.date?.text ?? '', from: { ...from, name: '' } })) };
}
