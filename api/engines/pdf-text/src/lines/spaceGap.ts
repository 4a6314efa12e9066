import type { Glyph } from '../glyphs/glyph.ts';

/** Gaps in letter heights from which on glyphs are separated by a space: where spaces are drawn, and where they are not. */
export const SPACE_GAP = 0.25;
const TIGHT_SPACE_GAP = 0.15;
/** The gap behind a figure set flush right before a text, as in the cells of a spreadsheet. */
export const FIGURE_GAP = 0.15;
/** Where the font's own space is narrower than that, a gap nearly as wide as it is a space as well. */
const NEARLY_A_SPACE = 0.85;
/** Glyphs of a line are letter-spaced where their usual gap is wider than this. */
const SPACED_OUT = 0.08;
/** Gaps of a line are of two kinds when none lies in a stretch as wide as this, in letter heights. */
const CLEAR_STRETCH = 0.05;
/** The narrowest gap between words, the fewest gaps that a line is judged by, and how many of them may be between words. */
const LEAST_SPACE = 0.08;
const LEAST_GAPS = 8;
const WORD_GAPS = { least: 2, share: 0.45 };
/** Dots that lead the eye are set wider apart than letters, and may be more than those. */
const LEADING_DOT = /^[.·…_]$/;

/** Returns the gap, in letter heights, from which on two glyphs of a line are separated by a space. `size` is the letter height in points. */
export function findSpaceGap(glyphs: readonly Glyph[], size: number): number {
  const measured = new Float64Array(glyphs.length);
  let count = 0;
  let spaces = 0;
  let narrowest = SPACE_GAP;
  for (let index = 0; index < glyphs.length; index += 1) {
    const [glyph, next] = [glyphs[index], glyphs[index + 1]];
    if (glyph?.text === ' ') {
      spaces += 1;
      narrowest = Math.min(narrowest, (NEARLY_A_SPACE * (glyph.right - glyph.left)) / size);
    } else if (glyph && next && next.text !== ' ' && !(glyph.text === next.text && LEADING_DOT.test(glyph.text)))
      measured[count++] = (next.left - glyph.right) / size;
  }
  const gaps = measured.subarray(0, count).sort();
  if (spaces > glyphs.length / 20) return widenForSpacing(Math.max(narrowest, TIGHT_SPACE_GAP), gaps);
  return findWordGap(gaps) ?? widenForSpacing(TIGHT_SPACE_GAP, gaps);
}

/** Widens a gap where the letters themselves are spaced out. */
function widenForSpacing(gap: number, gaps: Float64Array): number {
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return usual > SPACED_OUT && gaps.length > 3 ? gap + 1.5 * usual : gap;
}

/** Finds the middle of the widest empty stretch between the gaps inside words and those between them, of sorted gaps. */
function findWordGap(gaps: Float64Array): number | undefined {
  if (gaps.length < LEAST_GAPS || (gaps[Math.floor(gaps.length / 2)] ?? 0) > SPACED_OUT) return undefined;
  let best = { width: CLEAR_STRETCH, middle: 0 };
  for (let index = Math.ceil((1 - WORD_GAPS.share) * gaps.length); index <= gaps.length - WORD_GAPS.least; index += 1) {
    const [before = 0, after = 0] = [gaps[index - 1], gaps[index]];
    const isBetween = before < TIGHT_SPACE_GAP && after >= LEAST_SPACE;
    if (isBetween && after - before > best.width) best = { width: after - before, middle: (before + after) / 2 };
  }
  return best.middle > 0 ? Math.min(best.middle, TIGHT_SPACE_GAP) : undefined;
}
