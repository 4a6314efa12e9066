import type { GlyphStyle } from '../glyphs/glyph.ts';

/** Letters of a word that are drawn alike. */
export interface WordRun {
  text: string;
  style: GlyphStyle;
  script: 'normal' | 'super' | 'sub';
}

/** A word on its line, not to be spread (see `changeWord`). Places are in points of the reading frame: the page turned so that this text runs from left to right. */
export interface LineWord {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  size: number;
  isBold: boolean;
  /** The mark of a footnote or another raised sign that begins it, as in "1 See the appendix", counts as a word of its own. */
  isRaised: boolean;
  markedContent: number;
  /** How it is drawn, from its first letter to its last, with the marks of notes that its text leaves out; absent for recognised words. */
  runs?: readonly WordRun[];
  /** No space is before it: it is a sign of a script that separates no words. */
  isGlued?: boolean;
  /** 0 to 100, of recognised words. */
  confidence?: number;
  /** How thick the stems of its letters are, and how much thinner their other strokes, as a share; of recognised words. */
  stroke?: number;
  contrast?: number;
  /** How far they lean to the right, as the tangent of their angle; of recognised words. */
  slant?: number;
  /** What recognised words look like beyond weight and size, as far as it is known. */
  isItalic?: boolean;
  isUnderlined?: boolean;
  /** Whether it was recognised with digits that may be wrong. */
  isDoubtful?: boolean;
  color?: string;
  /** The size to set it in, where its box is too high for its width. */
  lookSize?: number;
  /** Whether its face has serifs, where that is known of recognised words. */
  hasSerifs?: boolean;
  /** Where it lies on the page as that is shown, of words on lines that are not level there. */
  onPage?: { left: number; top: number; right: number; bottom: number };
}

/** Words with one line of writing and no wide gap between them, in the order they are on the page from left to right. */
export interface Segment {
  words: LineWord[];
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Where the letters are. */
  base: number;
  size: number;
  /** A vertical rule is drawn before it, as before a cell. */
  isBehindRule?: boolean;
}

/** Builds a segment around words, which are in order from left to right. */
export function buildSegment(words: LineWord[], base: number): Segment {
  const segment: Segment = { words, left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity, base, size: findPrevailingSize(words) };
  for (const { left, right, top, bottom } of words) {
    segment.left = Math.min(segment.left, left);
    segment.right = Math.max(segment.right, right);
    segment.top = Math.min(segment.top, top);
    segment.bottom = Math.max(segment.bottom, bottom);
  }
  return segment;
}

/** Finds the size that most letters have. */
export function findPrevailingSize(words: LineWord[]): number {
  const [only] = words;
  if (only && words.every(({ size }) => size === only.size)) return Math.round(only.size * 10) / 10;
  const letters = new Map<number, number>();
  for (const { size, text } of words) {
    const rounded = Math.round(size * 10) / 10;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  let best = 0;
  let most = -1;
  for (const [size, count] of letters) {
    if (count <= most) continue;
    best = size;
    most = count;
  }
  return best;
}
