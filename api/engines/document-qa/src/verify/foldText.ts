/** A text without all in which the same words may differ from print to print, and where each sign that is left stands in the text itself. */
export interface FoldedText {
  text: string;
  /** Offset in the whole text of each sign, and one more for the end. */
  places: number[];
}

const LEFT_OUT = /[\u2018-\u201f\u2032\u2033\u02bc´«»\u00ad\u200b-\u200f\u2060\ufeff\s]/;
const DASH = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/;
const IS_LETTER = /\p{L}/u;

/** Folds a text for comparison: without spaces, quotation marks, ligatures, case and hyphens in words, with one kind of dash. */
export function foldText(text: string, start = 0, end = text.length): FoldedText {
  const signs: string[] = [];
  const places: number[] = [];
  let isAfterHyphen = false;
  for (let at = start; at < end; ) {
    const code = text.codePointAt(at) ?? 0;
    for (const sign of foldedSign(code)) {
      // A hyphen between letters may have come from a line end, or have been left out at one.
      if (isAfterHyphen && IS_LETTER.test(sign)) {
        signs.pop();
        places.pop();
      }
      isAfterHyphen = sign === '-' && IS_LETTER.test(signs.at(-1) ?? '');
      // One entry for each UTF-16 unit, so that places are found by offset.
      for (const unit of sign.split('')) {
        signs.push(unit);
        places.push(at);
      }
    }
    at += code > 0xffff ? 2 : 1;
  }
  places.push(end);
  return { text: signs.join(''), places };
}

const SPACE = 32;
const ASCII_END = 127;
const ASCII_QUOTES = new Set(['"', "'", '`']);

function foldedSign(code: number): string {
  if (code <= SPACE) return '';
  const sign = String.fromCodePoint(code);
  if (code < ASCII_END) return ASCII_QUOTES.has(sign) ? '' : sign.toLowerCase();
  if (LEFT_OUT.test(sign)) return '';
  if (DASH.test(sign)) return '-';
  return sign.normalize('NFKC').replace(/\s/g, '').toLowerCase();
}
