import { getPicture } from '../read/pictureWord.ts';
import { findFontReach, type LineReach } from './lineReach.ts';
import type { PlacedLine } from './textDraft.ts';
import { roundSize } from './textStyle.ts';

/** From line to line at single spacing, in letter heights. */
export const USUAL_LINE = 1.2;

type Letters = Pick<PlacedLine, 'words' | 'size'>;

/** A share of single spacing this close to it is what rounding leaves of it. */
const SAME_FULL = 0.012;
/** Gaps are rounded to halves of a point where they are this close to one, else in twentieths as Word counts. */
const SAME_HALF = 0.12;
/** Steps from line to line that differ from the usual one by less than this share are the same; by less than the second, of one kind and rounded apart. */
const SAME_STEP = 0.015;
const LIKE_STEP = 0.06;

/**
 * Measures how far a line reaches above and below where its letters are, in points: as far as any of its fonts.
 * Word processors put what a line has more than single spacing below its letters, and take what it has less from above.
 */
export function measureLineReach({ words, size }: Letters, lineHeight = 1): LineReach {
  const runs = words.flatMap(({ runs: own = [] }) => own.filter(({ script }) => script === 'normal'));
  const reaches = runs.map(({ style }) => scaleReach(findFontReach(style.font), roundSize(style.size)));
  for (const word of words) {
    const picture = getPicture(word);
    if (picture) reaches.push({ above: picture.bottom - picture.top, below: 0 });
  }
  if (reaches.length === 0) reaches.push(scaleReach(findFontReach(''), roundSize(size)));
  const above = Math.max(...reaches.map((reach) => reach.above));
  const below = Math.max(...reaches.map((reach) => reach.below));
  const extra = (lineHeight - 1) * (above + below);
  return { above: above + Math.min(0, extra), below: below + Math.max(0, extra) };
}

function scaleReach({ above, below }: LineReach, size: number): LineReach {
  return { above: above * size, below: below * size };
}

/** Rounds a gap as a person would have typed it. */
export function roundPoints(points: number): number {
  const half = Math.round(points * 2) / 2;
  return Math.max(0, Math.abs(points - half) < SAME_HALF ? half : Math.round(points * 20) / 20);
}

/** Measures the steps from line to line of a paragraph, in points, without those over the end of a page or a column. */
export function measureSteps(lines: PlacedLine[]): number[] {
  return lines.slice(1).flatMap((line, index) => {
    const before = lines[index];
    const step = line.base - (before?.base ?? 0);
    return before && before.page === line.page && step > 0.5 * line.size && step < 4 * line.size ? [step] : [];
  });
}

/** Measures the usual step from line to line of a paragraph, in points; nothing for one of a single line. */
export function measureStep(lines: PlacedLine[]): number | undefined {
  return findUsualStep(measureSteps(lines))?.step;
}

/** Finds what most steps are, as a mean: browsers round each to whole pixels, so that theirs differ more. */
export function findUsualStep(steps: number[]): { step: number; isRounded: boolean } | undefined {
  const sorted = [...steps].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const middle = at(0.5);
  if (sorted.length === 0) return undefined;
  const isRounded = at(0.75) - at(0.25) > SAME_STEP * middle;
  const alike = sorted.filter((step) => Math.abs(step - middle) < (isRounded ? LIKE_STEP : SAME_STEP) * middle);
  return { step: alike.reduce((sum, each) => sum + each, 0) / alike.length, isRounded };
}

/** Measures the line height of a paragraph, as a share of single spacing. */
export function measureLineHeight(lines: PlacedLine[]): number {
  const step = measureStep(lines);
  return step === undefined ? 1 : convertStepToHeight(step, lines);
}

export function convertStepToHeight(step: number, lines: PlacedLine[]): number {
  const singles = lines
    .map((line) => measureLineReach(line))
    .map(({ above, below }) => above + below)
    .sort((one, other) => one - other);
  const single = singles[Math.floor(singles.length / 2)] ?? step;
  const height = Math.round((step / single) * 100) / 100;
  return Math.abs(height - 1) < SAME_FULL ? 1 : Math.min(3, Math.max(0.7, height));
}
