import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { UnicodePattern } from '@sheaf/pdf-text/patterns/unicodePattern';

/** The number of a displayed formula, such as `(3.1)`. */
const EQUATION_NUMBER = new UnicodePattern(String.raw`^\(\p{L}?\d{1,3}(\.\d{1,3})*\p{Ll}?\)$`);

/** Returns whether a segment is the number of a displayed formula. */
export function isEquationNumber({ words }: Pick<Segment, 'words'>): boolean {
  return EQUATION_NUMBER.test(words.map(({ text }) => text).join(''));
}
