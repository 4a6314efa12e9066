import { readSmallNumber } from '../answer/smallNumbers.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeComputed } from './composeComputed.ts';
import { type Amount, findAmounts, findCurrency, writeAmount } from './quantities/amounts.ts';
import { readOnOneLine } from './quantities/namedAmount.ts';

const ASKS_COST_OF_INSTALMENTS =
  /\b(?:how much (?:more|extra|dearer)|extra cost|cost extra)\b.*\b(?:monthly|(?:by|in) (?:the month|instalments?|installments?))\b|(?<!\p{L})cuánto más(?!\p{L}).*(?<!\p{L})(?:al mes|mensual\p{L}*|cada mes|a plazos|en cuotas)(?!\p{L})|(?<!\p{L})wie ?viel (?:mehr|teurer)(?!\p{L}).*(?<!\p{L})(?:monatlich|in raten|ratenzahlung)(?!\p{L})/iu;
const INSTALMENTS =
  /(?<![\p{L}\d])(?<count>\d{1,2}|\p{L}{2,9}) (?:(?:monthly|equal) )?(?:instalments?|installments?|payments|plazos|cuotas|pagos|mensualidades|(?:Monats)?raten) (?:of|de|zu|von|à|je) $/iu;

/** Finds instalments in one sentence and the sum at once in the one before it. */
function findBeside(index: OpenIndex, sentence: number): { sentence: number; once: Amount; each: Amount; count: number }[] {
  const isBeside = sentence > 0 && index.sentences[sentence - 1]?.paragraph === index.sentences[sentence]?.paragraph;
  if (!isBeside) return [];
  const text = readOnOneLine(index, sentence);
  const [each, another] = findAmounts(text);
  const [once, other] = findAmounts(readOnOneLine(index, sentence - 1));
  const count = each && readSmallNumber(INSTALMENTS.exec(text.slice(0, each.at))?.groups?.count ?? '');
  return each && !another && once && !other && count ? [{ sentence, once, each, count }] : [];
}

/** Answers how much more instalments come to than the whole sum at once, if one sentence of the document has both. */
export function answerWithInstalmentCost(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_COST_OF_INSTALMENTS.test(question)) return undefined;
  const found = index.sentences.flatMap((_, sentence) => {
    const text = readOnOneLine(index, sentence);
    const amounts = findAmounts(text);
    const [once, each] = amounts;
    const count = each && readSmallNumber(INSTALMENTS.exec(text.slice(0, each.at))?.groups?.count ?? '');
    return once && each && amounts.length === 2 && count ? [{ sentence, once, each, count }] : findBeside(index, sentence);
  });
  const [only, another] = found;
  if (!only || another || findCurrency(only.once) !== findCurrency(only.each)) return undefined;
  const more = Math.round(100 * (only.count * only.each.value - only.once.value)) / 100;
  // Instalments of something else come to far more or less.
  if (more < 0 || more > only.once.value / 2) return undefined;
  const text = `${only.count} × ${only.each.text} − ${only.once.text}`;
  const precise = Number.isInteger(only.each.value) ? only.once : only.each;
  return composeComputed(index, [{ sentence: only.sentence, text }], { code: 'difference', value: writeAmount(more, precise, index.language) });
}
