import type { Area } from './greyImage.ts';
import type { ReadWord } from './pagePicture.ts';

const MARK = '•';
const MISREAD = /^(.|[^\p{L}\p{N}]{2})$/u;
/** A round mark is this high at most beside its words, and lies in the middle of their height. */
const HIGHEST_SHARE = 0.6;
const MIDDLE_FROM = 0.3;
const MIDDLE_TO = 0.75;
const SQUAREST = 1.5;
/** A letter read with this confidence is one: "a" at the beginning of a line. */
const SURE = 80;

/** Returns the line with its first word as a list mark where it is a single round thing at half height: Tesseract takes such for «, +, e, * or ©*. */
export function addListMarker(line: ReadWord[]): ReadWord[] {
  const [first, next, ...others] = line;
  if (!first || !next || !MISREAD.test(first.text) || !isRoundMark(first, next)) return line;
  if (/\p{L}/u.test(first.text) && first.confidence >= SURE) return line;
  return [{ ...first, text: MARK }, next, ...others];
}

function isRoundMark(mark: Area, word: Area): boolean {
  const high = mark.bottom - mark.top;
  const wide = mark.right - mark.left;
  const beside = word.bottom - word.top;
  const middle = ((mark.top + mark.bottom) / 2 - word.top) / beside;
  const isSquare = Math.max(high, wide) <= Math.min(high, wide) * SQUAREST;
  return isSquare && high <= beside * HIGHEST_SHARE && middle > MIDDLE_FROM && middle < MIDDLE_TO;
}
