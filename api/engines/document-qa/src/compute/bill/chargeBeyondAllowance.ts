import { readSmallNumber } from '../../answer/smallNumbers.ts';
import { findTables } from '../../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { matchText } from '../../tables/lookUp/matchTable.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { collectOperands } from '../operands/collectOperands.ts';
import { composeSteps, type Step, writeLikeMostPrecise } from '../operands/composeSteps.ts';
import { listContentTerms } from '../operands/matchOperands.ts';
import type { Operand } from '../operands/operand.ts';
import { isTime, normalizeUnit } from '../operands/priceUnits.ts';
import { dropCounts, type QuestionCount, readQuestionCounts } from '../operands/questionCounts.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { countUnits } from '../quantities/readUnits.ts';

/** What is included before each further one is charged. */
interface Allowance {
  count: number;
  /** What it holds for one of, such as a day. Undefined where it holds once. */
  per: string | undefined;
  sentence: number;
  /** The words before it in its sentence, which say of what it is: "Vans include". */
  subject: string;
}

const ASKS_MONEY = /\bhow much\b|\bwhat\b|\bcost|\bpay|\bowe|\bextra\b|\bcharge|(?<!\p{L})(?:cu[aá]nto|wie ?viel|was)(?!\p{L})/iu;
const NUMBER = '(?<count>\\d{1,3}(?:[.,]\\d{3})+|\\d{1,5}|\\p{L}{3,8})';
const INCLUDES =
  /(?<!\p{L})(?:includ\p{L}+|inclusive|free|first|up to|allow\p{L}*|incluy\p{L}+|incluid\p{L}+|primer\p{L}+|gratis|hasta|enth[aä]lt\p{L}*|inklusive|inkl\.|frei|ersten|bis zu|kostenlos)(?!\p{L})/iu;
const PER =
  /^\p{L}*\s?(?:are |is |sind |ist )?(?:(?:a|per|each|every|pro|je|al|por|im|am|free per)\s(?<per>\p{L}+)|(?<adverb>daily|monthly|täglich|monatlich))/iu;

/** Answers what the part beyond an allowance costs: 250 miles over "200 miles per day" at 22p each. Returns undefined unless one allowance and one price of each further one belong together, and "refused" where the allowance is enough. */
export function chargeBeyondAllowance(index: OpenIndex, question: string): BuiltInAnswer | 'refused' | undefined {
  if (!ASKS_MONEY.test(question)) return undefined;
  const counts = readQuestionCounts(question);
  const further = collectOperands(index).filter(
    ({ tier, per, quantity, sentence }) => tier?.kind === 'further' && /^[A-Z]{3}$/.test(quantity.unit) && per.length === 1 && sentence !== undefined,
  );
  const pairs = counts.flatMap((used) =>
    further
      .filter(({ per }) => used.units.includes(per[0] ?? '') && !isTime(per[0] ?? ''))
      .flatMap((price) => findAllowances(index, price).map((allowance) => ({ used, price, allowance }))),
  );
  const [only, another] = pairs.length > 1 ? keepMatching(index, pairs, dropCounts(question, counts)) : pairs;
  if (!only || another) return undefined;
  const { used, price, allowance } = only;
  const times = allowance.per === undefined ? 1 : findTimes(counts, used, allowance.per);
  if (times === undefined) return undefined;
  const included = allowance.count * times;
  const beyond = used.count - included;
  // Nothing else may multiply what is included.
  if (beyond <= 0) return 'refused';
  const { start, end } = index.sentences[allowance.sentence] ?? { start: 0, end: 0 };
  const sum = `${used.count} − ${times > 1 ? `${times} × ${allowance.count}` : included} = ${beyond}`;
  const steps: Step[] = [
    { text: sum, from: { span: { start, end }, name: '', sentence: allowance.sentence } },
    { text: `${beyond} × ${price.quantity.text}`, from: price },
  ];
  const value = Math.round(100 * beyond * price.quantity.value) / 100;
  return composeSteps(index, steps, { code: 'computed', value: writeLikeMostPrecise(index, value, [price.quantity]) });
}

/** Finds what is included of the unit of a price, in its sentence or else in the one before. */
function findAllowances(index: OpenIndex, { per, sentence = 0, at = 0 }: Operand): Allowance[] {
  const [unit = ''] = per;
  const read = (position: number, until?: number) => {
    const text = readOnOneLine(index, position).slice(0, until);
    return [...text.matchAll(new RegExp(`(?<![\\p{L}\\d.,])${NUMBER}\\s(?:free )?(?<unit>\\p{L}+)`, 'giu'))].flatMap((found): Allowance[] => {
      const { count: countText = '', unit: named = '' } = found.groups ?? {};
      const count = readSmallNumber(countText.replace(/[.,](?=\d{3})/gu, ''));
      if (count === undefined || normalizeUnit(named) !== unit || !INCLUDES.test(text)) return [];
      const after = text.slice(found.index + found[0].length).trimStart();
      const groups = PER.exec(after)?.groups;
      const period = groups?.per ?? groups?.adverb;
      return [{ count, per: period === undefined ? undefined : normalizeUnit(period), sentence: position, subject: text.slice(0, found.index) }];
    });
  };
  const allowances = read(sentence, at);
  const isBeside = index.sentences[sentence - 1]?.paragraph === index.sentences[sentence]?.paragraph;
  return allowances.length > 0 || !isBeside ? allowances : read(sentence - 1);
}

/** Keeps what the question names, or else what is not of another row than the one it names. */
function keepMatching<Pair extends { allowance: Allowance }>(index: OpenIndex, pairs: readonly Pair[], question: string): Pair[] {
  const terms = listContentTerms(index, question);
  const isNamed = ({ allowance }: Pair) => matchText(index, terms, allowance.subject).likeness.some((each) => each >= 0.9);
  const named = pairs.filter(isNamed);
  if (named.length > 0) return named;
  const rows = findTables(index).flatMap(({ rows: all }) => all.map(({ cells }) => cells.map(({ text }) => text).join(' ')));
  const namedRows = rows.filter((row) => matchText(index, terms, row).likeness.some((each) => each >= 0.9));
  if (namedRows.length !== 1) return [];
  // "Vans include …" is of the row "Transit van", which was not asked about.
  const isOtherRow = ({ allowance }: Pair) => {
    const subject = listContentTerms(index, allowance.subject.replace(INCLUDES, ' '));
    return rows.some((row) => row !== namedRows[0] && matchText(index, subject, row).likeness.some((each) => each >= 0.9));
  };
  return pairs.filter((pair) => !isOtherRow(pair));
}

function findTimes(counts: readonly QuestionCount[], used: QuestionCount, unit: string): number | undefined {
  const found = counts.flatMap((each) => {
    const times = each === used ? undefined : countUnits({ count: each.count, unit: each.units[0] ?? '' }, unit);
    return times === undefined || !Number.isInteger(times) ? [] : [times];
  });
  const [only, another] = found;
  // What is included each month is asked of one month.
  return another === undefined ? (only ?? (unit === 'month' ? 1 : undefined)) : undefined;
}
