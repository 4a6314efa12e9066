import type { OpenIndex } from '../../index/openChatIndex.ts';
import { parseQuestion } from '../../retrieve/parseQuestion.ts';
import { isPlaceName } from '../../tables/placeNames.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { countUnits } from '../quantities/readUnits.ts';
import { collectOperands } from './collectOperands.ts';
import type { Operand } from './operand.ts';
import { isTime, normalizeUnit } from './priceUnits.ts';
import { readQuestionCounts } from './questionCounts.ts';

const PRODUCT = /^(?<count>[\d.,]+) × (?<price>[^(“]+?)(?: [(“]|$)/u;

/**
 * Returns a product only if the table of operands does not contradict it:
 * a price of the first few or of each further one, of a unit that nobody counted, or for another place than the one asked about.
 */
export function checkProduct(index: OpenIndex, question: string, answer: BuiltInAnswer | undefined): BuiltInAnswer | undefined {
  if (answer?.lead?.code !== 'computed') return answer;
  if (namesUnknownPlace(index, question)) return undefined;
  const counts = readQuestionCounts(question);
  const isUnsound = answer.sentences.some(({ text, citation }) => {
    const price = PRODUCT.exec(text)?.groups?.price?.trim();
    const quote = answer.citations.find(({ id }) => id === citation)?.quote ?? '';
    const operands = collectOperands(index).filter((each) => each.quantity.text === price && readSpan(index, each) === quote.replace(/\s+/g, ' '));
    return operands.length > 0 && operands.every((operand) => operand.tier !== undefined || lacksCount(operand, counts));
  });
  return isUnsound ? undefined : answer;
}

function readSpan({ text }: OpenIndex, { span }: Operand): string {
  return text.slice(span.start, span.end).replace(/\s+/g, ' ');
}

/** Returns whether a price is of people or nights that the question does not count, or the question counts people whom the price is not of. */
function lacksCount({ per, label }: Operand, counts: ReturnType<typeof readQuestionCounts>): boolean {
  const isCounted = (unit: string) =>
    counts.some(({ count, units }) =>
      units.some((other) => other === unit || (isTime(other) && isTime(unit) && countUnits({ count, unit: other }, unit) !== undefined)),
    );
  const hasMoreUnits = per.length > 1 && per.some((unit) => (unit === 'person' || unit === 'child' || isTime(unit)) && !isCounted(unit));
  // "Adult, per month" is the price of a person too.
  const isPerPerson = (label.match(/\p{L}{3,}/gu) ?? []).some((word) => ['person', 'child'].includes(normalizeUnit(word)));
  const countsPeople = !isPerPerson && counts.some(({ units }) => units[0] === 'person');
  return hasMoreUnits || (countsPeople && per.length > 0 && per.every(isTime));
}

function namesUnknownPlace(index: OpenIndex, question: string): boolean {
  return parseQuestion(index, { question, history: [] }).terms.some(({ term, forms }) => forms.length === 0 && isPlaceName(term));
}
