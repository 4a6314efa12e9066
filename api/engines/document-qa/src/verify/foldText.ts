/** A text without what may differ between prints of the same words, and the offset of each character left. */
export interface FoldedText {
  text: string;
  /** Offset in the whole text of each character, and one more for the end. */
  places: number[];
}

const LEFT_OUT = /[\u2018-\u201f\u2032\u2033\u02bc´«»\u00ad\u200b-\u200f\u2060\ufeff\s]/;
const DASH = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/;
const IS_LETTER = /\p{L}/u;

/** Folds a text for comparison: without spaces, quotation marks, ligatures, case and hyphens in words, with one kind of dash. */
export function foldText(text: string, start = 0, end = text.length): FoldedText {
  const characters: string[] = [];
  const places: number[] = [];
  let isAfterHyphen = false;
  for (let at = start; at < end; ) {
    const code = text.codePointAt(at) ?? 0;
    for (const character of foldCharacter(code)) {
      // A hyphen between letters may have come from a line end, or have been left out at one.
      if (isAfterHyphen && IS_LETTER.test(character)) {
        characters.pop();
        places.pop();
      }
      isAfterHyphen = character === '-' && IS_LETTER.test(characters.at(-1) ?? '');
      // One entry for each UTF-16 unit, so that places are found by offset.
      for (const unit of character.split('')) {
        characters.push(unit);
        places.push(at);
      }
    }
    at += code > 0xffff ? 2 : 1;
  }
  places.push(end);
  return { text: characters.join(''), places };
}

const SPACE = 32;
const ASCII_END = 127;
const ASCII_QUOTES = new Set(['"', "'", '`']);

function foldCharacter(code: number): string {
  if (code <= SPACE) return '';
  const character = String.fromCodePoint(code);
  if (code < ASCII_END) return ASCII_QUOTES.has(character) ? '' : character.toLowerCase();
  if (LEFT_OUT.test(character)) return '';
  if (DASH.test(character)) return '-';
  return character.normalize('NFKC').replace(/\s/g, '').toLowerCase();
}
