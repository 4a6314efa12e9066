import type { Rectangle } from '../page/readingFrame.ts';

/** What is on the line and above it, in letter heights, in the usual fonts for text (Times, Arial, Calibri, Georgia). */
const ABOVE = { tall: 0.7, middle: 0.62, small: 0.49 };
/** What hangs below it. */
const BELOW = { long: 0.21, short: 0.12, none: 0 };
const MIDDLE = /t/;
const LONG = /[gjpqyçß()[\]{}|§]/;
const SHORT = /[,;Q]/;
const ANY_LETTER = 0.92;

/** Returns whether it is known of all its letters which are tall: of Latin, Greek and Cyrillic ones it is. */
export function isMeasured(text: string): boolean {
  // Neither this nor the set of tall letters is a constant: whoever loads the module would wait a millisecond for them, scanned pages or not.
  return /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S}]+$/u.test(text);
}

export interface LetterHeights {
  /** Of the letters, in the unit of the boxes. */
  size: number;
  /** Where they are. */
  base: number;
  /** Whether tall letters give the size, which small ones do less well. */
  isSure: boolean;
}

/** Measures the size of the letters of a word in a picture, by which letters they are and how high the box around them is. */
export function measureLetterHeights(text: string, { top, bottom }: Pick<Rectangle, 'top' | 'bottom'>): LetterHeights {
  const height = bottom - top;
  if (!isMeasured(text)) return { size: height / ANY_LETTER, base: bottom - (BELOW.long * height) / ANY_LETTER, isSure: true };
  const isTall = /[\p{Lu}\p{N}bdfhijkl!?%&@#$€£§()[\]{}/\\|"'“”‘’]/u.test(text);
  const below = LONG.test(text) ? BELOW.long : SHORT.test(text) ? BELOW.short : BELOW.none;
  const size = height / ((isTall ? ABOVE.tall : MIDDLE.test(text) ? ABOVE.middle : ABOVE.small) + below);
  return { size, base: bottom - below * size, isSure: isTall };
}
