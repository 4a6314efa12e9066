import type { Glyph, GlyphMarks } from '@sheaf/pdf-text/glyphs/glyph';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { LEAST_CONTRAST, measureContrast, PAPER } from '../model/contrast.ts';
import type { ReaderMark } from './annotations.ts';
import type { Drawing, Ground, Rule } from './drawing.ts';
import type { PlacedLink } from './links.ts';
import { markByReaders } from './markByReaders.ts';

/** Where lines through and under letters run, in letter heights above and below where they stand. */
const UNDER = { from: -0.02, to: 0.3 };
const THROUGH = { from: -0.48, to: -0.15 };
const MAX_THICKNESS = 0.16;
/** A line that belongs to words begins and ends with them, give or take this many letter heights. */
const SAME_END = 0.35;
const MAX_GROUND_HEIGHT = 2.2;

interface Stretch {
  left: number;
  right: number;
}

interface TextRow {
  base: number;
  size: number;
  glyphs: Glyph[];
}

/**
 * Marks the glyphs of a page with what is drawn about them: lines under and through them, grounds behind them, links over them. What readers marked is
 * added.
 */
export function markGlyphs(glyphs: Glyph[], drawing: Drawing, links: PlacedLink[], readerMarks: readonly ReaderMark[] = []): Glyph[] {
  const rows = groupIntoRows(glyphs);
  const marks = new Map<Glyph, GlyphMarks>();
  const change = (glyph: Glyph, changed: Partial<GlyphMarks>) =>
    marks.set(glyph, { ...(marks.get(glyph) ?? { isUnderlined: false, isStruck: false }), ...changed });

  const crossing = createCrossingTest(drawing.rules);
  for (const rule of joinedRules(drawing.rules)) {
    for (const row of rows) {
      const off = (rule.top - row.base) / row.size;
      const isUnder = off >= UNDER.from && off <= UNDER.to;
      if ((!isUnder && (off < THROUGH.from || off > THROUGH.to)) || rule.thickness > MAX_THICKNESS * row.size) continue;
      const over = glyphsBetween(row, rule);
      if (!endsWith(over, rule, row.size) || (isUnder && crossing(rule))) continue;
      for (const glyph of over) change(glyph, isUnder ? { isUnderlined: true } : { isStruck: true });
    }
  }
  for (const ground of drawing.grounds) {
    for (const row of rows) {
      if (!liesBehind(ground, row)) continue;
      const over = glyphsBetween(row, ground);
      if (endsWith(over, ground, row.size)) for (const glyph of over) change(glyph, { highlight: ground.color });
    }
  }
  for (const { rectangles, target } of links) {
    const link = target.to === 'address' ? target.address : `#${buildPlaceName(target.destination)}`;
    for (const glyph of glyphs) {
      const [x, y] = [(glyph.left + glyph.right) / 2, glyph.originY - 0.3 * glyph.style.size];
      if (rectangles.some(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom)) change(glyph, { link });
    }
  }
  for (const [glyph, changed] of markByReaders(glyphs, readerMarks)) change(glyph, changed);
  for (const glyph of glyphs) {
    const ground = findFillBehindLightGlyph(glyph, drawing.fills);
    if (ground !== undefined) change(glyph, { ground });
  }
  return marks.size === 0 ? glyphs : withStyles(glyphs, marks);
}

/** Finds the topmost fill colour behind a glyph too light for white paper. */
function findFillBehindLightGlyph({ left, right, originY, style, text }: Glyph, fills: readonly Ground[]): string | undefined {
  if (text === ' ' || fills.length === 0 || measureContrast(style.color, PAPER) >= LEAST_CONTRAST) return undefined;
  const [x, y] = [(left + right) / 2, originY - 0.3 * style.size];
  const ground = fills.findLast((fill) => x >= fill.left && x <= fill.right && y >= fill.top && y <= fill.bottom);
  return ground && measureContrast(style.color, ground.color) >= LEAST_CONTRAST ? ground.color : undefined;
}

/** Names a place of the document that links lead to. */
export function buildPlaceName({ page, top }: { page: number; top: number | undefined }): string {
  return top === undefined ? `page${page}` : `page${page}at${Math.round(top)}`;
}

/** Marks the words that were recognised over lines of their own length. */
export function underlineWords(segments: Segment[], rules: Rule[]): void {
  const crossing = createCrossingTest(rules);
  for (const rule of joinedRules(rules)) {
    if (crossing(rule)) continue;
    for (const { words, base, size } of segments) {
      const off = (rule.top - base) / size;
      if (off < UNDER.from || off > UNDER.to || rule.thickness > MAX_THICKNESS * size) continue;
      const over = words.filter((word) => isBetween(word, rule));
      if (endsWith(over, rule, size)) for (const word of over) word.isUnderlined = true;
    }
  }
}

function withStyles(glyphs: Glyph[], marks: Map<Glyph, GlyphMarks>): Glyph[] {
  const shared = new Map<string, GlyphMarks>();
  const styles = new Map<Glyph['style'], Map<GlyphMarks, Glyph['style']>>();
  return glyphs.map((glyph) => {
    const found = marks.get(glyph);
    if (!found) return glyph;
    const name = JSON.stringify([found.isUnderlined, found.isStruck, found.highlight, found.link, found.ground, found.comment]);
    const same = shared.get(name) ?? found;
    shared.set(name, same);
    const byMarks = styles.get(glyph.style) ?? new Map<GlyphMarks, Glyph['style']>();
    styles.set(glyph.style, byMarks);
    const style = byMarks.get(same) ?? { ...glyph.style, marks: same };
    byMarks.set(same, style);
    return { ...glyph, style };
  });
}

function groupIntoRows(glyphs: Glyph[]): TextRow[] {
  const rows = new Map<string, TextRow>();
  for (const glyph of glyphs) {
    const { size } = glyph.style;
    const key = `${Math.round(glyph.originY * 2)} ${Math.round(size * 4)}`;
    const row = rows.get(key) ?? { base: glyph.originY, size, glyphs: [] };
    if (row.glyphs.length === 0) rows.set(key, row);
    if (glyph.text !== ' ') row.glyphs.push(glyph);
  }
  return [...rows.values()];
}

/** Underlines are often drawn word by word: what follows without a gap is one line. */
function joinedRules(rules: Rule[]): Rule[] {
  const level = rules.filter(({ isHorizontal }) => isHorizontal).sort((one, other) => one.top - other.top || one.left - other.left);
  const joined: Rule[] = [];
  for (const rule of level) {
    const last = joined.at(-1);
    if (last && Math.abs(last.top - rule.top) < 0.3 && rule.left - last.right < 0.6 && rule.left >= last.left && last.color === rule.color) {
      last.right = Math.max(last.right, rule.right);
    } else joined.push({ ...rule });
  }
  return joined;
}

/** Returns whether upright lines end at or cross a level one, as the borders of cells do. */
function createCrossingTest(rules: Rule[]): (rule: Rule) => boolean {
  const upright = rules.filter(({ isHorizontal }) => !isHorizontal);
  return ({ left, right, top }) =>
    upright.some(
      (line) => line.left >= left - 1 && line.left <= right + 1 && line.top <= top + 1 && line.bottom >= top - 1 && line.bottom - line.top > 4,
    );
}

function glyphsBetween({ glyphs }: TextRow, { left, right }: Stretch): Glyph[] {
  return glyphs.filter((glyph) => isBetween(glyph, { left, right }));
}

function isBetween(inked: Stretch, { left, right }: Stretch): boolean {
  const middle = (inked.left + inked.right) / 2;
  return middle >= left && middle <= right;
}

function endsWith(inked: Stretch[], { left, right }: Stretch, size: number): boolean {
  if (inked.length === 0) return false;
  const from = inked.reduce((least, each) => Math.min(least, each.left), Infinity);
  const to = inked.reduce((most, each) => Math.max(most, each.right), -Infinity);
  // A line may run on under the space behind the last word.
  return Math.abs(from - left) < SAME_END * size && Math.abs(right - to) < SAME_END * size + 0.2 * size;
}

function liesBehind({ top, bottom, color }: Ground, { base, size }: TextRow): boolean {
  if (color === 'ffffff' || bottom - top > MAX_GROUND_HEIGHT * size) return false;
  return top < base - 0.45 * size && bottom > base - 0.05 * size && top > base - 1.6 * size && bottom < base + 0.9 * size;
}
