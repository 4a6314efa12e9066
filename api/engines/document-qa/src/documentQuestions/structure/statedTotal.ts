import type { OpenIndex } from '../../index/openChatIndex.ts';
import { sliceSentence } from '../../index/sliceSentence.ts';
import type { TextSpan } from '../../types/textSpan.ts';

/** What a line with the sum of a bill begins with; a subtotal is none. */
const TOTAL_LINE =
  /^(?:grand )?total\b(?! hours)|^(?:amount|balance|total) (?:due|to pay|payable)\b|^to pay\b|^(?:gesamt(?:betrag|summe|preis)?|endbetrag|summe|rechnungsbetrag|zu zahlen|zahlbetrag)(?!\p{L})|^(?:importe )?total(?!\p{L})/iu;
/** One amount, at the end of the line. */
const ONE_AMOUNT = /^\D*?([$€£]?\s?\d[\d.,']*(?:\s?(?:[$€£]|EUR|GBP|USD|CHF|kr))?)\s*$/u;

/** Finds the last line that states the sum of a page, such as the total of a bill with its tax, and the amount. */
export function findStatedTotal(index: OpenIndex, page: number): { amount: string; line: string; span: TextSpan } | undefined {
  for (let sentence = index.sentences.length - 1; sentence >= 0; sentence--) {
    const span = index.sentences[sentence];
    const text = sliceSentence(index, sentence);
    const [, amount] = span?.page === page && TOTAL_LINE.test(text) ? (ONE_AMOUNT.exec(text) ?? []) : [];
    if (span && amount) return { amount: amount.trim(), line: text.replace(/\s+/g, ' '), span };
  }
  return undefined;
}
