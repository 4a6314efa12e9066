import { runsRightToLeft } from '../glyphs/bidi.ts';
import type { Segment } from './textLine.ts';

/** Returns whether more than half of the words of segments run from right to left. */
export function isMostlyRightToLeft(segments: readonly Segment[]): boolean {
  const words = segments.flatMap((segment) => segment.words);
  return words.filter(({ text }) => runsRightToLeft(text)).length > words.length / 2;
}

/** Counts the lines that segments are on. */
export function countLines(segments: readonly Segment[]): number {
  return new Set(segments.map(({ base }) => Math.round(base))).size;
}

/** Returns whether every word of a segment or a line is bold. */
export function isBold({ words }: { words: readonly { isBold: boolean }[] }): boolean {
  return words.every((word) => word.isBold);
}
