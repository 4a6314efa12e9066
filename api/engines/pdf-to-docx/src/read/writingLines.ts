import type { Glyph } from '@sheaf/pdf-text/glyphs/glyph';
import type { Drawing, Rule } from './drawing.ts';

/** A line to write on is this long at least and this thick at most, in points. */
const LINE = { length: 28, thickness: 1.6 };
/** How far below the baseline of its label it is drawn, in letter heights. */
const BELOW = { from: -0.1, to: 0.5 };
/** The widest gap between a label and its line, in letter heights. */
const GAP = 8;
/** Letters may reach over the start of a line by this much, in letter heights. */
const OVERLAP = 0.3;
/** Nothing is written on an empty line within this many letter heights. */
const WRITTEN = 1.3;
/** Lines that meet are this close, in points. */
const MEETS = 1.5;
/** The width of an underscore, in letter heights, so that the line is no wider in usual fonts. */
const UNDERSCORE = 0.556;
const LEAST_UNDERSCORES = 3;
const MAX_RULES = 400;

/**
 * Returns the glyphs of a page with underscores where an empty line is drawn behind a label, such as `Name:`. Takes those lines off the drawing. Word keeps
 * the underscores in their place, where a border would run below the whole paragraph.
 */
export function addWritingLines(glyphs: Glyph[], drawing: Drawing): Glyph[] {
  const { rules } = drawing;
  if (rules.length > MAX_RULES) return glyphs;
  const inked = glyphs.filter(({ text }) => text !== ' ');
  const lines = rules.flatMap((rule) => {
    const label = isLine(rule) && !meetsUpright(rule, rules) ? findLabel(rule, inked) : undefined;
    return label && !isWrittenOn(rule, label, inked) ? [{ rule, label }] : [];
  });
  if (lines.length === 0) return glyphs;
  drawing.rules = rules.filter((rule) => !lines.some((line) => line.rule === rule));
  return [...glyphs, ...lines.flatMap(({ rule, label }) => buildUnderscores(rule, label))];
}

function isLine({ isHorizontal, left, right, thickness }: Rule): boolean {
  return isHorizontal && right - left >= LINE.length && thickness <= LINE.thickness;
}

/** Returns whether an upright line ends at a rule or crosses it, as in a table. */
function meetsUpright({ left, right, top }: Rule, rules: readonly Rule[]): boolean {
  return rules.some(
    (other) => !other.isHorizontal && other.left > left - MEETS && other.left < right + MEETS && other.top < top + MEETS && other.bottom > top - MEETS,
  );
}

/** Finds the last letter of the label to the left of a line. */
function findLabel({ left, top }: Rule, glyphs: readonly Glyph[]): Glyph | undefined {
  const before = glyphs.filter((glyph) => {
    const { size, angle } = glyph.style;
    const below = (top - glyph.originY) / size;
    const gap = (left - glyph.right) / size;
    return angle === 0 && below >= BELOW.from && below <= BELOW.to && gap > -OVERLAP && gap < GAP;
  });
  return before.reduce<Glyph | undefined>((nearest, glyph) => (!nearest || glyph.right > nearest.right ? glyph : nearest), undefined);
}

/** Returns whether letters stand on a line or cross it. */
function isWrittenOn({ left, right, top }: Rule, { style: { size } }: Glyph, glyphs: readonly Glyph[]): boolean {
  return glyphs.some((glyph) => {
    const middle = (glyph.left + glyph.right) / 2;
    return middle > left && middle < right && glyph.originY > top - WRITTEN * size && glyph.originY - glyph.style.size / 2 < top;
  });
}

function buildUnderscores({ left, right }: Rule, label: Glyph): Glyph[] {
  const from = Math.max(left, label.right);
  const count = Math.max(LEAST_UNDERSCORES, Math.floor((right - from) / (UNDERSCORE * label.style.size)));
  const width = (right - from) / count;
  const { marks: _, ...style } = label.style;
  return Array.from({ length: count }, (_each, place) => {
    const start = from + place * width;
    return { ...label, text: '_', left: start, right: start + width, originX: start, style, isUnmapped: false };
  });
}
