import type { Table } from '../documentQuestions/structure/table.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { addHeaderUnit } from './cellUnits.ts';

const CURRENCIES: readonly [RegExp, string][] = [
  [/\b(?:in|all in) euros?\b|\(€\)|\bin €|\bEUR\b|(?<!\p{L})en euros(?!\p{L})/iu, '€'],
  [/\b(?:in|all in) pounds\b|\(£\)|\bin £|\bGBP\b|(?<!\p{L})en libras(?!\p{L})/iu, '£'],
  [/\b(?:in|all in) dollars\b|\(\$\)|\bin \$|\bUSD\b/iu, '$'],
];
/** Headers of prices, and not of places or sizes. */
const PRICE_HEADER =
  /^$|season|\b(?:low|mid|high|peak|off|price|rate|fee|cost|charge|rent|adults?|child(?:ren)?|per|day|night|week|month|year|hour|single|return|full|reduced)\b|\d|(?<!\p{L})(?:precio|temporada|tarifa|adultos?|niños?|preis|saison|erwachsene|kinder|ermäßigt)/iu;

/** Adds the unit of its header to a bare number, or the currency that the caption of the table names: "Prices in euros". */
export function addTableUnit(index: OpenIndex, table: Table, text: string, header: string): string {
  const withHead = addHeaderUnit(text, header);
  if (withHead !== text || !/^\d[\d.,]*$/.test(text.trim()) || /^(?:19|20)\d\d$/.test(text.trim()) || !PRICE_HEADER.test(header.trim()))
    return withHead;
  const caption = readCaptions(index, table);
  const currency = CURRENCIES.find(([named]) => named.test(caption))?.[1];
  return currency === undefined ? withHead : `${currency}${text.trim()}`;
}

/** Reads the text right above a table: its title, or a sentence about its prices. */
export function readCaptions({ paragraphs, text }: OpenIndex, { paragraph, rows }: Table): string {
  const adjacent = [paragraphs[paragraph - 1], paragraphs[paragraph + rows.length + 1]];
  return adjacent.flatMap((each) => (each ? [text.slice(each.start, each.end).replace(/\s+/g, ' ')] : [])).join(' ');
}
