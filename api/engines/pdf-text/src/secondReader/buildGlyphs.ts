import { toLogicalOrder } from '../glyphs/bidi.ts';
import type { Glyph, GlyphStyle } from '../glyphs/glyph.ts';
import type { PageSize } from '../page/readingFrame.ts';
import type { PageRuns, TextRun } from './openSecondReader.ts';

/** What letters reach above and below their line, as shares of their height. */
const ASCENT = 0.8;
const DESCENT = 0.2;
/** Widths in a usual typeface, as shares of that of a usual letter. */
const NARROW = /[ijltfrI.,:;'"|!()[\]\- ]/;
const WIDE = /[mwMW@%—]/;
const NARROW_SHARE = 0.55;
const WIDE_SHARE = 1.5;
/** An upright font that leans this far makes up for an italic one. */
const MIN_SLANT = 0.15;

/** Builds the glyphs of a page that the second reader read, for a page of this size. A run knows its own width only, so each character has a likely share of it. */
export function buildGlyphs({ width, height, matrix, runs }: PageRuns, size: PageSize): Glyph[] {
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = matrix;
  const [across, down] = [size.width / width, size.height / height];
  const toPage = [a * across, b * down, c * across, d * down, e * across, f * down];
  return runs.flatMap((run) => buildRunGlyphs(run, toPage));
}

function buildRunGlyphs(run: TextRun, [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0]: number[]): Glyph[] {
  const [t0, t1, t2, t3, t4, t5] = run.transform.map(Number);
  if (t0 === undefined || t1 === undefined || t2 === undefined || t3 === undefined || t4 === undefined || t5 === undefined) return [];
  const along = { x: a * t0 + c * t1, y: b * t0 + d * t1 };
  const up = { x: a * t2 + c * t3, y: b * t2 + d * t3 };
  const start = { x: a * t4 + c * t5 + e, y: b * t4 + d * t5 + f };
  const [size, stretch] = [Math.hypot(up.x, up.y), Math.hypot(along.x, along.y)];
  if (!(size > 0 && stretch > 0) || !Number.isFinite(size + stretch + start.x + start.y)) return [];
  const level = { x: along.x / stretch, y: along.y / stretch };
  const style = buildStyle(run, size, level, (level.x * up.x + level.y * up.y) / size);
  const scale = Math.hypot(a, b);
  return placeCharacters(orderAsDrawn(run), (run.isVertical ? run.height : run.width) * scale).map(({ text, from, to }) =>
    // Characters of vertical scripts are below each other.
    run.isVertical
      ? buildGlyph(text, movePoint(start, level, 0, -from), { width: size, style, level })
      : buildGlyph(text, movePoint(start, level, from, 0), { width: to - from, style, level }),
  );
}

interface Point {
  x: number;
  y: number;
}

/** The point that lies so far ahead and so far above, for text that runs this way. */
function movePoint({ x, y }: Point, level: Point, ahead: number, above: number): Point {
  return { x: x + ahead * level.x + above * level.y, y: y + ahead * level.y - above * level.x };
}

function buildGlyph(text: string, origin: Point, { width, style, level }: { width: number; style: GlyphStyle; level: Point }): Glyph {
  const one = movePoint(origin, level, 0, ASCENT * style.size);
  const other = movePoint(origin, level, width, -DESCENT * style.size);
  return {
    text,
    left: Math.min(one.x, other.x),
    right: Math.max(one.x, other.x),
    top: Math.min(one.y, other.y),
    bottom: Math.max(one.y, other.y),
    originX: origin.x,
    originY: origin.y,
    style,
    isUnmapped: text === '\ufffd',
  };
}

/** How a run is drawn, as far as pdf.js says so. What it says of the upward direction is turned round in some fonts that are drawings. */
function buildStyle({ fontName }: TextRun, size: number, level: Point, slant: number): GlyphStyle {
  return {
    size,
    angle: ((Math.atan2(level.y, level.x) * 180) / Math.PI + 360) % 360,
    font: fontName,
    isBold: false,
    isItalic: slant > MIN_SLANT,
    isInvisible: false,
    isWhite: false,
    color: '000000',
    markedContent: -1,
  };
}

/** The characters from left to right, with their accents. pdf.js gives them in the order in which they are read. */
function orderAsDrawn({ str, dir }: TextRun): string[] {
  const characters = splitCharacters(str);
  return dir === 'rtl' ? splitCharacters(toLogicalOrder(characters)) : characters;
}

function splitCharacters(text: string): string[] {
  return text.match(/\P{M}\p{M}*|\p{M}+/gsu) ?? [];
}

function placeCharacters(characters: string[], length: number): { text: string; from: number; to: number }[] {
  const shares = characters.map(estimateWidth);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let to = 0;
  return characters.map((text, index) => {
    const from = to;
    to += (length * (shares[index] ?? 0)) / total;
    return { text, from, to };
  });
}

function estimateWidth(character: string): number {
  if (NARROW.test(character)) return NARROW_SHARE;
  return WIDE.test(character) ? WIDE_SHARE : 1;
}
