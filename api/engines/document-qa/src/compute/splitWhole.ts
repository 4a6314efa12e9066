import { isYesOrNo } from '../answer/isYesOrNo.ts';
import { IN_CURRENCY } from '../answer/moneyWords.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { parseQuestion, type QuestionTerm } from '../retrieve/parseQuestion.ts';
import { matchText } from '../tables/lookUp/matchTable.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeComputed } from './composeComputed.ts';
import { listContentTerms } from './operands/matchOperands.ts';
import { type Amount, findAmounts, writeAmount } from './quantities/amounts.ts';
import { readOnOneLine } from './quantities/namedAmount.ts';
import { findShares } from './shares/readShares.ts';

/** A part of a sum, with the words that say when or for what it is due. */
interface Part {
  share: number;
  label: string;
  isRest: boolean;
}

const ASKS_MONEY =
  /\bhow (?:much|high)\b|\bwhat (?:do|does|will|would|must|is|are)\b|(?<!\p{L})(?:cu[aá]nto|wie ?viel|wie hoch|was (?:zahl\p{L}*|muss|müssen|bekomm\p{L}*))(?!\p{L})/iu;
const ASKS_PART = /\b(?:percent|per cent|percentage|what share|which share)\b|%|(?<!\p{L})(?:prozent|porcentaje)(?!\p{L})/iu;
/** How a sentence splits a sum. */
const SPLIT_CUE =
  /\b(?:payable|paid|due|instal?ments?|as follows|stages)\b|(?<!\p{L})(?:pagader[oa]s?|pagará\p{L}*|abonará\p{L}*|plazos|zahlbar|zu zahlen|fällig|raten)(?!\p{L})/iu;
const REST = /(?<!\p{L})(?:the )?(?:remainder|rest|balance|restante|resto|Restbetrag|Rest)(?!\p{L})/iu;
const ASKS_REST =
  /\b(?:remainder|rest|balance|(?:last|final) (?:instal?ment|payment|part))\b|(?<!\p{L})(?:resto|último (?:pago|plazo)|restbetrag|(?:letzte|schluss)\s?(?:rate|zahlung))(?!\p{L})/iu;
const REST_WORDS =
  /\b(?:last|final|instal?ment|payment|part|remainder|rest|balance)\b|(?<!\p{L})(?:resto|último|pago|plazo|restbetrag|letzte|rate|zahlung)(?!\p{L})/giu;
const DUE = /\b(?:due|payable|owed|paid)\b|(?<!\p{L})(?:fällig|vence)(?!\p{L})/giu;
const EXPLAINED = 0.5;
const LEAD = 0.1;
const CENT = 100;

/** Answers with the part of a sum that one sentence splits: "The fee is £900, 30 percent on signature and the rest on delivery". */
export function splitWhole(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_MONEY.test(question) || ASKS_PART.test(question)) return undefined;
  if (isYesOrNo(parseQuestion(index, { question, history: [] }))) return undefined;
  const asksForRest = ASKS_REST.test(question);
  const remaining = question.replace(IN_CURRENCY, ' ').replace(DUE, ' ');
  const terms = listContentTerms(index, asksForRest ? remaining.replace(REST_WORDS, ' ') : remaining);
  if (terms.length === 0 && !asksForRest) return undefined;
  const found = collectSplits(index).flatMap(({ sentence, whole, parts }) => {
    const part = choosePart(index, parts, terms, asksForRest);
    return part ? [{ sentence, whole, part }] : [];
  });
  const [only, another] = found;
  if (!only || another) return undefined;
  const { sentence, whole, part } = only;
  const value = writeAmount(Math.round(CENT * part.share * whole.value) / CENT, whole, index.language);
  const percent = `${Math.round(1000 * part.share) / 10} %`;
  return composeComputed(index, [{ sentence, text: `${percent} × ${whole.text}` }], { code: 'computed', value });
}

interface Split {
  sentence: number;
  whole: Amount;
  parts: Part[];
}

const collected = new WeakMap<OpenIndex, readonly Split[]>();

/** Collects the sentences that split a sum. */
function collectSplits(index: OpenIndex): readonly Split[] {
  const known = collected.get(index);
  if (known) return known;
  const found = index.sentences.flatMap((_, sentence): Split[] => {
    const split = readSplit(readOnOneLine(index, sentence));
    return split ? [{ sentence, ...split }] : [];
  });
  collected.set(index, found);
  return found;
}

/** Reads the one sum of a sentence and the two or more parts after it that make it up. */
function readSplit(text: string): { whole: Amount; parts: Part[] } | undefined {
  const [whole, another] = findAmounts(text);
  if (!whole || another || !SPLIT_CUE.test(text)) return undefined;
  const shares = findShares(text).filter(({ at, kind }) => at > whole.at && kind === 'of');
  const rest = REST.exec(text.slice(whole.at));
  const restAt = rest ? whole.at + rest.index : undefined;
  const starts = [...shares.map(({ at }) => at), ...(restAt === undefined ? [] : [restAt])].sort((one, other) => one - other);
  const statedShare = shares.reduce((sum, { part }) => sum + part, 0);
  if (starts.length < 2 || statedShare > 1 || (restAt === undefined && statedShare < 1)) return undefined;
  const cut = (at: number) => text.slice(at, starts.find((other) => other > at) ?? text.length);
  const parts = shares.map(({ at, part }) => ({ share: part, label: cut(at), isRest: false }));
  return { whole, parts: restAt === undefined ? parts : [...parts, { share: 1 - statedShare, label: cut(restAt), isRest: true }] };
}

function choosePart(index: OpenIndex, parts: readonly Part[], terms: readonly QuestionTerm[], asksForRest: boolean): Part | undefined {
  if (asksForRest) return parts.find(({ isRest }) => isRest) ?? parts.at(-1);
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const scored = parts
    .map((part) => {
      const { likeness } = matchText(index, terms, part.label);
      return { part, explained: terms.reduce((sum, { weight }, at) => sum + weight * (likeness[at] ?? 0), 0) / total };
    })
    .sort((one, other) => other.explained - one.explained);
  const [best, next] = scored;
  return best && best.explained >= EXPLAINED && best.explained - (next?.explained ?? 0) >= LEAD ? best.part : undefined;
}
