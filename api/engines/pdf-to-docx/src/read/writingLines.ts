import type { Glyph } from '@sheaf/pdf-text/glyphs/glyph';
import { findBlankLines } from './blankLines.ts';
import type { Drawing, Ruling } from './drawing.ts';
import { isMathFont } from './mathFont.ts';

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
/** How far apart level lines are that are one, in points. */
const LEVEL = 0.3;
/** The width of an underscore, in letter heights, so that the line is no wider in usual fonts. */
const UNDERSCORE = 0.556;
const LEAST_UNDERSCORES = 3;
const MAX_RULINGS = 400;
/** The dots and dashes of a line that is drawn piece by piece: their greatest length and gap, in points, and the fewest of them. */
const PIECE = { length: 5, gap: 5, least: 8 };
/** The width of a leading dot, in letter heights. */
const DOT = 0.3;
/** Text that a line leads to begins within this many letter heights behind it. */
const LEADS_TO = 1.5;

/**
 * Returns the glyphs of a page with underscores where an empty line is drawn behind a label, such as `Name:`, or to answer or sign on, and with dots where
 * one leads from a label to a figure. Takes those lines off the drawing. Word keeps such text in its place, where a border would run below the whole paragraph.
 */
export function addWritingLines(glyphs: Glyph[], drawing: Drawing): Glyph[] {
  const rulings = joinPieces(drawing.rulings);
  drawing.rulings = rulings;
  if (rulings.length > MAX_RULINGS) return glyphs;
  const inked = glyphs.filter(({ text }) => text !== ' ');
  const lines = rulings.flatMap((ruling) => {
    const label = isLine(ruling) && !meetsUpright(ruling, rulings) && !continuesOnLine(ruling, rulings) ? findLabel(ruling, inked) : undefined;
    return label && !isWrittenOn(ruling, label, inked) ? [{ ruling, label }] : [];
  });
  const blank = findBlankLines(
    rulings.filter(
      (ruling) =>
        isLine(ruling) && !meetsUpright(ruling, rulings) && !continuesOnLine(ruling, rulings) && !lines.some((line) => line.ruling === ruling),
    ),
    inked,
  );
  if (lines.length + blank.length === 0) return glyphs;
  const taken = new Set([...lines, ...blank].map(({ ruling }) => ruling));
  drawing.rulings = rulings.filter((ruling) => !taken.has(ruling));
  const labelled = lines.flatMap(({ ruling, label }) => buildSigns(ruling, label, leadsToText(ruling, label, inked)));
  return [...glyphs, ...labelled, ...blank.flatMap(({ ruling, like }) => buildSigns(ruling, like, ruling.dash === 'dotted'))];
}

/** Joins the dots of dotted lines, and the dashes of dashed ones, which some programs draw one by one. */
function joinPieces(rulings: Ruling[]): Ruling[] {
  const pieces = rulings.filter(({ isHorizontal, left, right }) => isHorizontal && right - left < PIECE.length);
  if (pieces.length < PIECE.least) return rulings;
  const runs: Ruling[][] = [];
  for (const piece of pieces.sort((one, other) => one.top - other.top || one.left - other.left)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && Math.abs(last.top - piece.top) < 0.1 && piece.left - last.right < PIECE.gap && piece.color === last.color) run.push(piece);
    else runs.push([piece]);
  }
  const joined = runs.filter((run) => run.length >= PIECE.least);
  const taken = new Set(joined.flat());
  const lines = joined.flatMap(([first, ...others]) =>
    first ? [{ ...first, right: others.at(-1)?.right ?? first.right, dash: 'dotted' as const }] : [],
  );
  return [...rulings.filter((ruling) => !taken.has(ruling)), ...lines];
}

/** Returns whether there is text just after a line, at the height of its label. */
function leadsToText({ right }: Ruling, { originY, style: { size } }: Glyph, glyphs: readonly Glyph[]): boolean {
  return glyphs.some(
    (glyph) => Math.abs(glyph.originY - originY) < OVERLAP * size && glyph.left > right - OVERLAP * size && glyph.left - right < LEADS_TO * size,
  );
}

/** Returns whether a rule may be a line to write on. */
export function isLine({ isHorizontal, left, right, thickness }: Ruling): boolean {
  return isHorizontal && right - left >= LINE.length && thickness <= LINE.thickness;
}

/** Returns whether an upright line ends at a rule or crosses it, as in a table. */
export function meetsUpright({ left, right, top }: Ruling, rulings: readonly Ruling[]): boolean {
  return rulings.some(
    (other) =>
      !other.isHorizontal && other.left > left - MEETS && other.left < right + MEETS && other.top < top + MEETS && other.bottom > top - MEETS,
  );
}

/** Returns whether another line goes on where a rule begins or ends, as the borders of the next cells do. */
export function continuesOnLine({ left, right, top }: Ruling, rulings: readonly Ruling[]): boolean {
  return rulings.some(
    (other) =>
      other.isHorizontal && Math.abs(other.top - top) < LEVEL && (Math.abs(other.left - right) < MEETS || Math.abs(other.right - left) < MEETS),
  );
}

/** Finds the last letter of the label to the left of a line. */
export function findLabel({ left, top }: Ruling, glyphs: readonly Glyph[]): Glyph | undefined {
  const before = glyphs.filter((glyph) => {
    const { size, angle } = glyph.style;
    const below = (top - glyph.originY) / size;
    const gap = (left - glyph.right) / size;
    return angle === 0 && !isMathFont(glyph.style.font) && below >= BELOW.from && below <= BELOW.to && gap > -OVERLAP && gap < GAP;
  });
  return before.reduce<Glyph | undefined>((nearest, glyph) => (!nearest || glyph.right > nearest.right ? glyph : nearest), undefined);
}

/** Returns whether letters are on a line or cross it. */
function isWrittenOn({ left, right, top }: Ruling, { style: { size } }: Glyph, glyphs: readonly Glyph[]): boolean {
  return glyphs.some((glyph) => {
    const middle = (glyph.left + glyph.right) / 2;
    return middle > left && middle < right && glyph.originY > top - WRITTEN * size && glyph.originY - glyph.style.size / 2 < top;
  });
}

function buildSigns({ left, right }: Ruling, label: Glyph, areDots: boolean): Glyph[] {
  const from = label.left < left ? Math.max(left, label.right) : left;
  const count = Math.max(LEAST_UNDERSCORES, Math.floor((right - from) / ((areDots ? DOT : UNDERSCORE) * label.style.size)));
  const width = (right - from) / count;
  const { marks: _, ...style } = label.style;
  return Array.from({ length: count }, (_each, index) => {
    const start = from + index * width;
    return { ...label, text: areDots ? '.' : '_', left: start, right: start + width, originX: start, style, isUnmapped: false };
  });
}
