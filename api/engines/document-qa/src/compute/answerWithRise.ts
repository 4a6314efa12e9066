import { findDates } from '../answer/dates.ts';
import { PER_YEAR } from '../answer/moneyWords.ts';
import { rankSentences } from '../answer/rankSentences.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { parseQuestion } from '../retrieve/parseQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeComputed } from './composeComputed.ts';
import { type Amount, findAmounts, findCurrency, writeAmount } from './quantities/amounts.ts';
import { type FoundAmount, hasMainWord, readOnOneLine } from './quantities/namedAmount.ts';
import { dropFrame } from './quantities/questionParts.ts';

const MAX_CANDIDATES = 4;
/** "By how much does the fee rise": the verb of a rise or a fall is no word of the document's own sentence. */
const ASKS_RISE =
  /\b(?:by )?how much\b.*\b(?:go(?:es)? (?:up|down)|rises?|increases?|falls?|drops?|gone (?:up|down))\b|\bhow much (?:more|less)\b.*\b(?:gone|goes|going|rise[ns]?|risen|increased?) ?(?:up|down)?\b|(?<!\p{L})(?:(?:en )?cuánto (?:sub|baj|aument)\p{L}*|(?:um )?wie ?viel (?:mehr )?(?:steig|sink|erhöh)\p{L}*)(?!\p{L})/iu;
const RISE_WORDS =
  /\b(?:go(?:es)? (?:up|down)|rises?|increases?|falls?|drops?|by|gone|once|more|less|after|(?:per|a|each) year)\b|(?<!\p{L})(?:sub\p{L}*|baj\p{L}*|aument\p{L}*|steig\p{L}*|sink\p{L}*|erhöh\p{L}*|um|sich)(?!\p{L})/giu;
/** Before the new amount. */
const RISES_TO =
  /\b(?:rises?|increases?|goes (?:up|down)|falls?|drops?|is (?:raised|increased|reduced))\b.* to $|(?<!\p{L})(?:sube|baja|aumenta|pasa|asciende)(?!\p{L}).* a $|(?<!\p{L})(?:steigt|sinkt|erhöht sich)(?!\p{L}).* auf $/iu;
const FROM_DATE = /\b(?:from|as of|with effect from)\b|(?<!\p{L})(?:a partir del?|desde|ab(?: dem)?)(?!\p{L})/iu;
const MONTHS_IN_A_ROW = /(?<![\d.,])12 (?:mal|times|x|×|veces) $/iu;

/** Answers by how much an amount rises: from the one before it or the one that it replaces on a date. Returns undefined unless both are certain. */
export function answerWithRise(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_RISE.test(question)) return undefined;
  const parsed = parseQuestion(index, { question: dropFrame(question.replace(RISE_WORDS, ' ')), history: [] });
  const candidates = rankSentences(index, parsed)
    .slice(0, MAX_CANDIDATES)
    .map(({ sentence }) => sentence);
  for (const sentence of candidates) {
    const change = findChange(index, sentence);
    if (change && hasMainWord(index, parsed, sentence)) return composeChange(index, sentence, change, question);
  }
  const about = candidates.filter((sentence) => hasMainWord(index, parsed, sentence));
  for (const sentence of candidates) {
    const amounts = findAmounts(readOnOneLine(index, sentence));
    const [next, another] = amounts;
    if (!next || another || !RISES_TO.test(readOnOneLine(index, sentence).slice(0, next.at))) continue;
    const before = findOnlyAmount(index, sentence - 1);
    const isSameMatter = index.sentences[sentence - 1]?.paragraph === index.sentences[sentence]?.paragraph;
    const isMeant = hasMainWord(index, parsed, sentence) || about.includes(sentence - 1);
    return before && isSameMatter && isMeant ? composeRise(index, before, { sentence, amount: next }) : undefined;
  }
  return compareDated(index, about);
}

interface Change {
  before: Amount;
  after: Amount;
}

/** Finds the two amounts of a sentence that states both: "rises from £44 to £46 a month". */
function findChange(index: OpenIndex, sentence: number): Change | undefined {
  const text = readOnOneLine(index, sentence);
  const [before, after, another] = findAmounts(text);
  if (!before || !after || another || findCurrency(before) !== findCurrency(after)) return undefined;
  const isFromTo =
    /(?:from|de|von)\s?$/iu.test(text.slice(0, before.at)) && /^\s?(?:to|a|auf)\s$/iu.test(text.slice(before.at + before.text.length, after.at));
  return isFromTo ? { before, after } : undefined;
}

/** Composes the answer with a change, for a whole year where the question asks for that. */
function composeChange(index: OpenIndex, sentence: number, { before, after }: Change, question: string): BuiltInAnswer {
  const times = PER_YEAR.test(question) && (after.period ?? before.period) === 'month' ? 12 : 1;
  const value = writeAmount(
    Math.abs(Math.round(100 * times * (after.value - before.value)) / 100),
    Number.isInteger(before.value) ? after : before,
    index.language,
  );
  const text = `${times === 1 ? '' : `${times} × `}(${after.text} − ${before.text})`;
  return composeComputed(index, [{ sentence, text: times === 1 ? text.slice(1, -1) : text }], { code: 'difference', value });
}

/** Compares an amount that holds from a date on with the only other one of the same topic. */
function compareDated(index: OpenIndex, about: readonly number[]): BuiltInAnswer | undefined {
  const found = about.flatMap((sentence) => findPeriodic(index, sentence) ?? []);
  const isDated = ({ sentence, amount }: FoundAmount) => {
    const before = readOnOneLine(index, sentence).slice(0, amount.at);
    return FROM_DATE.test(before) && findDates(before).length > 0;
  };
  const [next, another] = found.filter(isDated);
  const [before, other] = found.filter((each) => !isDated(each));
  return next && !another && before && !other ? composeRise(index, before, next) : undefined;
}

/** Returns the only amount of a sentence. */
function findOnlyAmount(index: OpenIndex, sentence: number): FoundAmount | undefined {
  const [amount, another] = index.sentences[sentence] ? findAmounts(readOnOneLine(index, sentence)) : [];
  return amount && !another ? { sentence, amount } : undefined;
}

/** Returns the only amount of a sentence, or the one that is paid twelve times where a sentence also has their sum. */
function findPeriodic(index: OpenIndex, sentence: number): FoundAmount | undefined {
  const text = readOnOneLine(index, sentence);
  const repeated = findAmounts(text).find(({ at }) => MONTHS_IN_A_ROW.test(text.slice(0, at)));
  return repeated ? { sentence, amount: { ...repeated, period: 'month' } } : findOnlyAmount(index, sentence);
}

function composeRise(index: OpenIndex, before: FoundAmount, next: FoundAmount): BuiltInAnswer | undefined {
  const periods = new Set([before, next].flatMap(({ amount }) => amount.period ?? []));
  if (findCurrency(before.amount) !== findCurrency(next.amount) || periods.size > 1 || before.amount.value === next.amount.value) return undefined;
  const precise = Number.isInteger(before.amount.value) ? next : before;
  const value = writeAmount(Math.abs(Math.round(100 * (next.amount.value - before.amount.value)) / 100), precise.amount, index.language);
  return composeComputed(
    index,
    [next, before].map(({ sentence, amount }) => ({ sentence, text: amount.text })),
    { code: 'difference', value },
  );
}
