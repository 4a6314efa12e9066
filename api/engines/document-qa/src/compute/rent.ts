import type { OpenIndex } from '../index/openChatIndex.ts';
import { type Amount, findAmounts, findCurrency } from './quantities/amounts.ts';
import { type FoundAmount, readOnOneLine } from './quantities/namedAmount.ts';

const RENT = /(?<!\p{L})(?:rent|rental|renta|alquiler|arrendamiento|\p{L}*miete|pacht)(?!\p{L})/iu;

/** Finds the one rent of a month that a document states in a sentence. Returns undefined where it states several. */
export function findMonthlyRent(index: OpenIndex): FoundAmount | undefined {
  const found = index.sentences.flatMap(({ paragraph }, sentence): FoundAmount[] => {
    if (['tableRow', 'heading'].includes(index.paragraphs[paragraph]?.kind ?? '')) return [];
    const text = readOnOneLine(index, sentence);
    if (!RENT.test(text)) return [];
    const monthly = findAmounts(text).filter(({ period }) => period === 'month');
    return monthly.length === 1 ? monthly.map((amount) => ({ sentence, amount })) : [];
  });
  const [first] = found;
  return first && found.every(({ amount }) => isSame(amount, first.amount)) ? first : undefined;
}

function isSame(one: Amount, other: Amount): boolean {
  return one.value === other.value && findCurrency(one) === findCurrency(other);
}
