import { movePointIntoFrame, moveRectangleIntoFrame, type PageSize, type Turn } from '../page/readingFrame.ts';

/** What is drawn about letters, beside them. */
export interface GlyphMarks {
  isUnderlined: boolean;
  isStruck: boolean;
  /** Six hexadecimal digits. */
  highlight?: string;
  /** The colour painted behind letters too light for white paper, as six hexadecimal digits. */
  background?: string;
  /** Where a click leads. */
  link?: string;
  /** Names what a reader wrote about them. */
  comment?: string;
}

/** How a run of glyphs is drawn: the same for all glyphs of one text object. */
export interface GlyphStyle {
  /** Height of the letters in points, as the page is shown. */
  size: number;
  /** Direction of the text in degrees clockwise, as the page is shown: 0 from left to right, 90 downwards. */
  angle: number;
  font: string;
  isBold: boolean;
  isItalic: boolean;
  isInvisible: boolean;
  /** White or nearly, so only to be seen on something dark. */
  isWhite: boolean;
  /** Six hexadecimal digits. */
  color: string;
  /** Which marked content it belongs to, -1 for none. */
  markedContent: number;
  /** Shared by all glyphs with equal marks. */
  marks?: GlyphMarks;
}

/** One drawn sign. Its text has several characters where it is a ligature. All places are in points of the page as it is shown, from its top left. */
export interface Glyph {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Where it is on its line of writing. */
  originX: number;
  originY: number;
  style: GlyphStyle;
  /** Nothing says which character it is. */
  isUnmapped: boolean;
}

/** Moves a glyph into the frame in which text of this direction runs from left to right. */
export function moveIntoFrame(glyph: Glyph, turn: Turn, page: PageSize): Glyph {
  if (turn === 0) return glyph;
  const origin = movePointIntoFrame(glyph.originX, glyph.originY, turn, page);
  return { ...glyph, ...moveRectangleIntoFrame(glyph, turn, page), originX: origin.x, originY: origin.y };
}
