import type { TextSpan } from '../types/textSpan.ts';
import { type FoldedText, foldText } from './foldText.ts';

/** How much a quote may leave out between two of its parts, in characters of the folded text. */
const MAX_GAP = 400;
/** A shorter quote matches on every page. */
const MIN_CHARACTERS = 4;
const ELLIPSIS = /\s*(?:[[(]\s*)?(?:…|\.{3,})(?:\s*[\])])?\s*/;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;
const IS_LETTER = /\p{L}/u;
/** Scripts that put no spaces between words. */
const WORDS_TOUCH = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/;

/** Folds the parts of a quote between its ellipses. */
function foldParts(quote: string): string[] {
  const parts = quote.split(ELLIPSIS).map((part) => foldText(part).text);
  return parts.filter((part) => WORD_CHARACTER.test(part));
}

/** Finds where a quote occurs word for word in a text, its parts in order: the first accepted place. */
export function findLiteralMatch(text: string, folded: FoldedText, quote: string, isWanted: (match: TextSpan) => boolean): TextSpan | undefined {
  const parts = foldParts(quote);
  const [first = '', ...others] = parts;
  if (parts.reduce((signs, part) => signs + part.length, 0) < MIN_CHARACTERS) return undefined;
  for (let at = folded.text.indexOf(first); at >= 0; at = folded.text.indexOf(first, at + 1)) {
    const start = folded.places[at] ?? 0;
    let end = findWordEnd(text, folded, at, first);
    let from = at + first.length;
    for (const part of others) {
      if (end === undefined) break;
      const next = folded.text.indexOf(part, from);
      end = next < 0 || next - from > MAX_GAP ? undefined : findWordEnd(text, folded, next, part);
      from = next + part.length;
    }
    if (end !== undefined && isWanted({ start, end })) return { start, end };
  }
  return undefined;
}

/** Finds where a part ends in the text, if it is whole words and whole numbers there. */
function findWordEnd(text: string, { places }: FoldedText, at: number, part: string): number | undefined {
  const start = places[at] ?? 0;
  const last = places[at + part.length - 1] ?? 0;
  const end = last + ((text.codePointAt(last) ?? 0) > 0xffff ? 2 : 1);
  return isDivided(text, start) || isDivided(text, end) ? undefined : end;
}

/** Returns whether a word or a number lies on both sides of a place. A footnote mark after a word is no part of it. */
function isDivided(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  const after = text.charAt(at);
  if (/\d[.,]\d/.test(text.slice(Math.max(0, at - 2), at + 1)) || /\d[.,]\d/.test(text.slice(Math.max(0, at - 1), at + 2))) return true;
  if (/\d/.test(before) && /\d/.test(after)) return true;
  return IS_LETTER.test(before) && IS_LETTER.test(after) && !WORDS_TOUCH.test(before) && !WORDS_TOUCH.test(after);
}
