/** Word counts in twentieths of a point, letters in halves of one, pictures in dots of 1/96 inch. */

/** The longest that Word takes for any length, 22 inches. */
const LONGEST_TWIPS = 31_680;

export function toTwips(points: number): number {
  return Math.min(LONGEST_TWIPS, Math.max(-LONGEST_TWIPS, Math.round(points * 20)));
}

/** The largest and smallest letters that Word takes. */
const HALF_POINTS = { least: 2, most: 3276 };

export function toHalfPoints(points: number): number {
  return Math.min(HALF_POINTS.most, Math.max(HALF_POINTS.least, Math.round(points * 2)));
}

export function toPixels(points: number): number {
  return (points * 96) / 72;
}

/** Converts points to English Metric Units, in which Word places floating objects. */
export function toEmus(points: number): number {
  return Math.round(points * 12_700);
}

/** Border widths are in eighths of a point, of which Word draws two to ninety-six. */
export function toEighths(points: number): number {
  return Math.min(96, Math.max(2, Math.round(points * 8)));
}

const SINGLE_LINE = 240;

/** Converts line spacing, where 1 is single, to twips. */
export function toLineTwips(lineHeight: number): number {
  return Math.round(Math.min(5, Math.max(0.5, lineHeight)) * SINGLE_LINE);
}
