import type { Glyph, GlyphMarks } from '@sheaf/pdf-text/glyphs/glyph';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { LEAST_CONTRAST, measureContrast, PAPER } from '../model/contrast.ts';
import type { ReaderMark } from './annotations.ts';
import type { Background, Drawing, Ruling } from './drawing.ts';
import type { PlacedLink } from './links.ts';
import { markByReaders } from './markByReaders.ts';

/** Where lines through and under letters run, in letter heights above and below where they are. */
const UNDER = { from: -0.02, to: 0.3 };
const THROUGH = { from: -0.48, to: -0.15 };
const MAX_THICKNESS = 0.16;
/** A line that belongs to words begins and ends with them, give or take this many letter heights. */
const SAME_END = 0.35;
const MAX_BACKGROUND_HEIGHT = 2.2;

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
 * Marks the glyphs of a page with what is drawn about them: lines under and through them, backgrounds behind them, links over them. What readers marked is
 * added.
 */
export function markGlyphs(glyphs: Glyph[], drawing: Drawing, links: PlacedLink[], readerMarks: readonly ReaderMark[] = []): Glyph[] {
  const rows = groupIntoRows(glyphs);
  const marks = new Map<Glyph, GlyphMarks>();
  const change = (glyph: Glyph, changed: Partial<GlyphMarks>) =>
    marks.set(glyph, { ...(marks.get(glyph) ?? { isUnderlined: false, isStruck: false }), ...changed });

  const crossing = createCrossingTest(drawing.rulings);
  for (const ruling of joinRulings(drawing.rulings)) {
    for (const row of rows) {
      const off = (ruling.top - row.base) / row.size;
      const isUnder = off >= UNDER.from && off <= UNDER.to;
      if ((!isUnder && (off < THROUGH.from || off > THROUGH.to)) || ruling.thickness > MAX_THICKNESS * row.size) continue;
      const over = findGlyphsBetween(row, ruling);
      if (!endsWith(over, ruling, row.size) || (isUnder && crossing(ruling))) continue;
      for (const glyph of over) change(glyph, isUnder ? { isUnderlined: true } : { isStruck: true });
    }
  }
  for (const background of drawing.backgrounds) {
    for (const row of rows) {
      if (!isBehind(background, row)) continue;
      const over = findGlyphsBetween(row, background);
      if (endsWith(over, background, row.size)) for (const glyph of over) change(glyph, { highlight: background.color });
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
    const background = findFillBehindLightGlyph(glyph, drawing.fills);
    if (background !== undefined) change(glyph, { background });
  }
  return marks.size === 0 ? glyphs : changeStyles(glyphs, marks);
}

/** Finds the topmost fill colour behind a glyph too light for white paper. */
function findFillBehindLightGlyph({ left, right, originY, style, text }: Glyph, fills: readonly Background[]): string | undefined {
  if (text === ' ' || fills.length === 0 || measureContrast(style.color, PAPER) >= LEAST_CONTRAST) return undefined;
  const [x, y] = [(left + right) / 2, originY - 0.3 * style.size];
  const background = fills.findLast((fill) => x >= fill.left && x <= fill.right && y >= fill.top && y <= fill.bottom);
  return background && measureContrast(style.color, background.color) >= LEAST_CONTRAST ? background.color : undefined;
}

/** Names a place of the document that links lead to. */
export function buildPlaceName({ page, top }: { page: number; top: number | undefined }): string {
  return top === undefined ? `page${page}` : `page${page}at${Math.round(top)}`;
}

/** Marks the words that were recognised over lines of their own length. */
export function underlineWords(segments: Segment[], rulings: Ruling[]): void {
  const crossing = createCrossingTest(rulings);
  for (const ruling of joinRulings(rulings)) {
    if (crossing(ruling)) continue;
    for (const { words, base, size } of segments) {
      const off = (ruling.top - base) / size;
      if (off < UNDER.from || off > UNDER.to || ruling.thickness > MAX_THICKNESS * size) continue;
      const over = words.filter((word) => isBetween(word, ruling));
      if (endsWith(over, ruling, size)) for (const word of over) word.isUnderlined = true;
    }
  }
}

function changeStyles(glyphs: Glyph[], marks: Map<Glyph, GlyphMarks>): Glyph[] {
  const shared = new Map<string, GlyphMarks>();
  const styles = new Map<Glyph['style'], Map<GlyphMarks, Glyph['style']>>();
  return glyphs.map((glyph) => {
    const found = marks.get(glyph);
    if (!found) return glyph;
    const name = JSON.stringify([found.isUnderlined, found.isStruck, found.highlight, found.link, found.background, found.comment]);
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
function joinRulings(rulings: Ruling[]): Ruling[] {
  const level = rulings.filter(({ isHorizontal }) => isHorizontal).sort((one, other) => one.top - other.top || one.left - other.left);
  const joined: Ruling[] = [];
  for (const ruling of level) {
    const last = joined.at(-1);
    if (last && Math.abs(last.top - ruling.top) < 0.3 && ruling.left - last.right < 0.6 && ruling.left >= last.left && last.color === ruling.color) {
      last.right = Math.max(last.right, ruling.right);
    } else joined.push({ ...ruling });
  }
  return joined;
}

/** Returns whether upright lines end at or cross a level one, as the borders of cells do. */
function createCrossingTest(rulings: Ruling[]): (ruling: Ruling) => boolean {
  const upright = rulings.filter(({ isHorizontal }) => !isHorizontal);
  return ({ left, right, top }) =>
    upright.some(
      (line) => line.left >= left - 1 && line.left <= right + 1 && line.top <= top + 1 && line.bottom >= top - 1 && line.bottom - line.top > 4,
    );
}

function findGlyphsBetween({ glyphs }: TextRow, { left, right }: Stretch): Glyph[] {
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

function isBehind({ top, bottom, color }: Background, { base, size }: TextRow): boolean {
  if (color === 'ffffff' || bottom - top > MAX_BACKGROUND_HEIGHT * size) return false;
  return top < base - 0.45 * size && bottom > base - 0.05 * size && top > base - 1.6 * size && bottom < base + 0.9 * size;
}
