import type { Line } from './lines.ts';
import type { LineWord } from './textLine.ts';

const FIXED_PITCH = /mono(?!type)|courier|consol|menlo|typewriter|^(cm|sf|ec)tt|(?<!uni|en|bar)code/i;

/** Returns whether all letters of a font are of one width, by its name: what PDFs say of that themselves is often wrong. */
export function isFixedPitchFont(name: string): boolean {
  return FIXED_PITCH.test(name.replace(/^[A-Z]{6}\+/, ''));
}

/** Returns whether all letters of a line are of one width, as those of code and of listings are: such lines are never filled, but end where they were ended. */
export function isFixedPitch({ words }: { words: Line['words'] }): boolean {
  return words.length > 0 && words.every(({ runs }) => runs?.every(({ style }) => isFixedPitchFont(style.font)));
}

/** Measures how wide a letter of such a line is, in points. */
export function measurePitch(words: readonly LineWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { left, right }) => sum + right - left, 0) / Math.max(1, letters);
}
