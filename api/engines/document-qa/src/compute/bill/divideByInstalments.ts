import { readSmallNumber, SEVERAL } from '../../answer/smallNumbers.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { QuestionTerm } from '../../retrieve/parseQuestion.ts';
import { matchText } from '../../tables/lookUp/matchTable.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { collectOperands } from '../operands/collectOperands.ts';
import { composeSteps, type Step, writeLikeMostPrecise } from '../operands/composeSteps.ts';
import { listContentTerms } from '../operands/matchOperands.ts';
import type { Operand } from '../operands/operand.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { bindPrice } from './bindPrice.ts';
import { dropFacts } from './readBill.ts';

const ASKS_MONEY = /\bhow much\b|\bwhat\b|(?<!\p{L})(?:cu[aá]nto|wie ?viel|wie hoch|was)(?!\p{L})/iu;
const ASKS_ONE =
  /\b(?:(?:a|per|each|every) month|monthly|each (?:one|payment|instal?ment)|(?:one|an) instal?ment)\b|(?<!\p{L})(?:al mes|cada (?:mes|plazo|cuota)|mensual\p{L}*|im monat|pro monat|monatlich|jede rate|eine(?: rate)?(?=\W*$)|pro rate)(?!\p{L})/iu;
const MONTHS = 'months?|monthly|meses|mes|monat\\p{L}*';
const IN_PARTS = new RegExp(
  `(?<!\\p{L})(?:in|over|by|en|a|durante|über|auf) (?:up to |bis zu |hasta )?(?<count>${SEVERAL}) (?:equal |gleiche[nr]? |iguales )?(?:(?:${MONTHS}) )?(?:instal?ments|payments|months|plazos|cuotas|pagos|meses|\\p{L}*raten|monate\\p{L}*)(?!\\p{L})`,
  'iu',
);
const FRAMING_WORDS =
  /\b(?:if|instal?ments?|payments?|month\p{L}*|each|spread|split|by)\b|(?<!\p{L})(?:wenn|raten?|monat\p{L}*|jede|sale|cada|mes|plazos?|cuotas?|tengo)(?!\p{L})/giu;
const SALARY = /\b(?:salary|wages?|earnings)\b|(?<!\p{L})(?:salario|sueldo|gehalt|jahresgehalt)(?!\p{L})/iu;
const ASKS_SALARY =
  /\b(?:(?:get|earn|paid|make)|salary|wages?)\b.*\bmonth|(?<!\p{L})(?:cobro|gano|salario|sueldo).*mes|(?<!\p{L})(?:verdien\p{L}*|gehalt|bekomm\p{L}*).*monat/iu;
const NET = /\b(?:after tax|take[- ]home|net)\b|(?<!\p{L})(?:netto|net[oa]|nach steuern)(?!\p{L})/iu;
const MONTHS_OF_YEAR = 12;
const MIN_WORD_MATCH = 0.65;

/** Answers what one of several equal payments is: a sum by the number of its instalments or months. Returns undefined where the document states it. */
export function divideByInstalments(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_MONEY.test(question) || !ASKS_ONE.test(question) || NET.test(question)) return undefined;
  const match = IN_PARTS.exec(question);
  const terms = listContentTerms(index, dropFacts(question.replace(IN_PARTS, ' ')).replace(FRAMING_WORDS, ' '));
  const sum = ASKS_SALARY.test(question) ? findSalary(index) : bindWhole(index, terms, question);
  if (!sum || sum.per.some((unit) => unit === 'month')) return undefined;
  const stated = findStatedCount(index, sum);
  const askedCount = readSmallNumber(match?.groups?.count ?? '');
  const count = askedCount ?? stated?.count ?? (sum.per.join() === 'year' && SALARY.test(sum.label) ? MONTHS_OF_YEAR : undefined);
  if (count === undefined || count < 2) return undefined;
  const value = writeLikeMostPrecise(index, Math.round((100 * sum.quantity.value) / count) / 100, [sum.quantity]);
  const steps: Step[] = [
    { text: `${sum.quantity.text} / ${count}`, from: sum },
    ...(stated && askedCount === undefined && stated.sentence !== sum.sentence
      ? [{ text: `${count}`, from: { span: findSpan(index, stated.sentence), name: '', sentence: stated.sentence } }]
      : []),
  ];
  return composeSteps(index, steps, { code: 'computed', value });
}

/** Finds the sum that all words of a question name which the document has. */
function bindWhole(index: OpenIndex, terms: readonly QuestionTerm[], question: string): Operand | undefined {
  const bound = terms.length > 0 ? bindPrice(index, { terms, peopleTerms: [], phraseTerms: [], facts: question }) : undefined;
  const known = matchText(index, terms, index.text).likeness;
  const isWhole = terms.every((_, at) => (bound?.likeness[at] ?? 0) >= MIN_WORD_MATCH || (known[at] ?? 0) < MIN_WORD_MATCH);
  return isWhole ? bound?.operand : undefined;
}

/** Finds the one salary of a year, in a document that states none of a month. */
function findSalary(index: OpenIndex): Operand | undefined {
  const salaries = collectOperands(index).filter(({ label, quantity }) => /^[A-Z]{3}$/.test(quantity.unit) && SALARY.test(label));
  const [only, another] = salaries;
  return another || only?.per.join() !== 'year' ? undefined : only;
}

/** Finds in how many parts a sum is paid, as its own paragraph says. */
function findStatedCount(index: OpenIndex, { sentence }: Operand): { count: number; sentence: number } | undefined {
  if (sentence === undefined) return undefined;
  const paragraph = index.sentences[sentence]?.paragraph;
  const found = index.sentences.flatMap((each, position) => {
    const count = each.paragraph === paragraph ? readSmallNumber(IN_PARTS.exec(readOnOneLine(index, position))?.groups?.count ?? '') : undefined;
    return count === undefined ? [] : [{ count, sentence: position }];
  });
  const [only, another] = found;
  return another ? undefined : only;
}

function findSpan(index: OpenIndex, sentence: number): { start: number; end: number } {
  const { start, end } = index.sentences[sentence] ?? { start: 0, end: 0 };
  return { start, end };
}
