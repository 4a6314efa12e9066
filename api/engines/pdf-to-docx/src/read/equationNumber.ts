import type { Segment } from '@sheaf/pdf-text/lines/textLine';

/** The number of a displayed formula, such as `(3.1)`. */
const EQUATION_NUMBER = /^\(\p{L}?\d{1,3}(\.\d{1,3})*\p{Ll}?\)$/u;

/** Returns whether a segment is the number of a displayed formula. */
export function isEquationNumber({ words }: Pick<Segment, 'words'>): boolean {
  return EQUATION_NUMBER.test(words.map(({ text }) => text).join(''));
}
