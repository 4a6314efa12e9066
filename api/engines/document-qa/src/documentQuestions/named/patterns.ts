import type { ThingKind } from '../classify/thingKinds.ts';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\\b\\.?';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|º)?';
const YEAR = '(?:1[0-9]|20)\\d\\d';
const NUMBER = '\\d{1,3}(?:[ ,.\\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?';
const SCALE = '(?:\\s?(?:million|billion|trillion|thousand|hundred|millones|mil|m|bn|k)\\b)?';
const CURRENCY =
  '(?:euros?|eur|dollars?|usd|us\\$|pounds?|gbp|sterling|francs?|chf|yen|jpy|rupees?|inr|yuan|rmb|pesos?|kron(?:or|er|e)|cents?|pence|céntimos|dólares|libras)';

const DATES = [
  `(?:${DAY}\\s*(?:-|–|to|and|y|al)\\s*)?${DAY}\\s+(?:of\\s+|de\\s+)?${MONTH}(?:,?\\s+(?:of\\s+|de\\s+|del\\s+)?${YEAR})?`,
  `${MONTH}\\s+${DAY}(?:\\s*[-–]\\s*${DAY})?(?:,?\\s+${YEAR})?(?!\\d)`,
  `${MONTH},?\\s+(?:de\\s+|of\\s+)?${YEAR}`,
  `${YEAR}-(?:0\\d|1[0-2])-[0-3]\\d`,
  `[0-3]?\\d[./-][0-3]?\\d[./-](?:${YEAR}|\\d\\d)`,
  `Q[1-4]\\s+${YEAR}`,
].join('|');
const PLAIN_YEAR = `(?<=\\b(?:in|since|from|until|till|by|before|after|during|between|and|to|of|about|around|circa|en|desde|hasta|de|entre|y|year|año)\\s|\\(|[-–])${YEAR}(?:s\\b)?(?![\\d%]|[.,]\\d|\\s(?:percent|people|${CURRENCY}))`;

/** How things are written that need no context to be known. */
export const patterns: Partial<Record<ThingKind, RegExp>> = {
  dates: new RegExp(`(?<![\\d./])\\b(?:${DATES})|${PLAIN_YEAR}`, 'giu'),
  years: new RegExp(`(?<![\\d.,/-])${YEAR}(?:s\\b)?(?![\\d%/]|[.,]\\d)`, 'gu'),
  amounts: new RegExp(
    `(?:[$€£¥₹]|\\b(?:USD|EUR|GBP|CHF|US\\$)\\s?)\\s?(?:${NUMBER})${SCALE}|(?<![\\d.,])(?:${NUMBER})${SCALE}\\s?(?:[€£¥₹]|${CURRENCY}\\b)`,
    'giu',
  ),
  percentages: new RegExp(
    `(?<![\\d.,])(?:${NUMBER})(?:\\s?(?:-|–|to)\\s?(?:${NUMBER}))?\\s?(?:%|per ?cent\\b|percent\\b|percentage points?\\b|por ciento\\b)`,
    'giu',
  ),
  emails: /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu,
  phones:
    /(?:\b(?:extension|ext\.?|extensión|tel\.?|phone|call|fax)\s*:?\s*)\+?\(?\d[\d\s()./-]{1,18}\d|\+\d{1,3}[\s./-]?\(?\d[\d\s()./-]{5,16}\d|(?<![\d.,])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/giu,
  links: /\bhttps?:\/\/[^\s<>"]+[^\s<>".,;:)\]]|\bwww\.[^\s<>"]+[^\s<>".,;:)\]]/giu,
  tables: /\b(?:Table|Tabla|Cuadro)\s+(?:\d+|[IVX]+)\b(?:\.\d+)*/gu,
  figures: /\b(?:Figure|Fig\.?|Figura)\s*\d+(?:\.\d+)*/gu,
};
