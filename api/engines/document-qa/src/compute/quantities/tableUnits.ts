import type { Table } from '../../documentQuestions/structure/table.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { readCaptions } from '../../tables/captionUnit.ts';
import { readPriceUnits } from './readUnits.ts';

const CAPTION =
  /^(?:\W*|[^.]*[,:] )(?:all |the )?(?:prices?|rates|fees|charges|rents?|preise|precios|tarifas)(?!\p{L}).*(?:per|each|a|pro|je|por|al?)\s/iu;
const AND_UNIT = /\b(?:and|und|y)\s(?:per |pro |por )?(night|day|week|month|year|person|nacht|tag|noche|día)\b/giu;

/** Reads the units of the prices of a column from its header, or from the text above the table. */
export function readUnitsOfTable(index: OpenIndex, table: Table, header: string): string[] {
  const headerUnits = readUnitsOfHeader(header);
  return headerUnits.length > 0 ? headerUnits : readCaption(index, table);
}

/** Reads a header that is a unit itself: the prices below "Day" are per day, and below "2026" per year. */
export function readUnitsOfHeader(header: string): string[] {
  const bare = header.trim().toLowerCase();
  if (/^(?:hour|day|night|week|month|year|stunde|tag|nacht|woche|monat|jahr|hora|día|noche|semana|mes|año)$/.test(bare)) return [bare];
  return /^(?:19|20)\d\d$/.test(bare) ? ['year'] : [];
}

/** Reads the unit of all prices of a table from its title or the sentence next to it: "Prices are per room and night." */
function readCaption(index: OpenIndex, table: Table): string[] {
  const caption = readCaptions(index, table)
    .split(/(?<=\.)\s/u)
    .find((sentence) => CAPTION.test(sentence));
  return caption === undefined ? [] : [...readPriceUnits(caption), ...[...caption.matchAll(AND_UNIT)].map(([, unit = '']) => unit)];
}
