import type { PageInk } from '../page/pageInk.ts';
import { measureCoveredShare, type PageObjects } from '../page/pageObjects.ts';
import type { PageSize } from '../page/readingFrame.ts';
import { looksGarbled } from './garbled.ts';
import type { Glyph, GlyphStyle } from './glyph.ts';

/** Fewer visible characters than this say nothing about a page that is a picture. */
const FEW_CHARACTERS = 20;
const SCAN_COVER = 0.6;
const MAX_UNMAPPED = 0.3;
/** Nobody reads letters of this height. */
const TINY_POINTS = 1.2;
const MIN_HIDDEN = 3;
/** Ink in more than this share of the places of letters that have no ink of their own, or white one, is theirs. */
const DRAWN_SHARE = 0.5;

/** What of a page's text somebody sees, and whether the page has to be read as a picture instead. */
export interface VisibleText {
  glyphs: Glyph[];
  /** Text that nobody sees was left out. */
  hasHidden: boolean;
  /** What was left out since it is set without ink, as recognition leaves the words of a picture over it. */
  inkless?: Glyph[];
  need: 'none' | 'scan' | 'garbled';
}

/** What is drawn on a page, asked for only when it matters. */
export interface Drawn {
  /** Beside its text. */
  objects(): PageObjects;
  ink(): PageInk;
}

/** Separates the visible glyphs of a page from hidden ones, and returns whether the page needs recognition. */
export function findVisibleText(glyphs: Glyph[], page: PageSize, { objects, ink }: Drawn): VisibleText {
  const visible = removeHidden(glyphs, page, { objects, ink });
  const seen = visible.filter(({ text }) => text !== ' ');
  const written = visible.length === glyphs.length ? seen : glyphs.filter(({ text }) => text.trim() !== '');
  const invisible = written === seen ? [] : written.filter(({ style }) => style.isInvisible);
  if (isGarbled(seen)) return { glyphs: visible, hasHidden: false, need: 'garbled' };

  // Text that recognition left over the picture of a scan is what can be read there.
  const isMostlyInvisible = invisible.length > 5 * seen.length;
  const isScan = (seen.length < FEW_CHARACTERS || isMostlyInvisible) && measureCoveredShare(objects().images, page) > SCAN_COVER;
  const isUsable = invisible.length >= FEW_CHARACTERS && measureUnmappedShare(invisible) <= MAX_UNMAPPED && !looksGarbled(invisible);
  if (isScan && !isUsable) return { glyphs: visible, hasHidden: false, need: 'scan' };
  if (isScan || (isUsable && isLayerOfScan(invisible, seen, page, { objects, ink }))) {
    const layer = glyphs.filter((glyph) => glyph.style.isInvisible && isOnPage(glyph, page));
    return { glyphs: [...visible, ...layer], hasHidden: false, need: 'none' };
  }
  const inkless = invisible.length >= MIN_HIDDEN && { inkless: glyphs.filter((glyph) => glyph.style.isInvisible && isOnPage(glyph, page)) };
  return { glyphs: visible, hasHidden: written.length - seen.length >= MIN_HIDDEN, ...inkless, need: 'none' };
}

/** Returns whether invisible letters say what a scan shows that somebody wrote on since: there are more of them, and what they say is drawn where they are. */
function isLayerOfScan(invisible: Glyph[], seen: Glyph[], page: PageSize, { objects, ink }: Drawn): boolean {
  if (invisible.length <= seen.length || measureCoveredShare(objects().images, page) <= SCAN_COVER) return false;
  const { colorIn } = ink();
  return invisible.filter((glyph) => colorIn(glyph) !== undefined).length > DRAWN_SHARE * invisible.length;
}

/** Returns true for the text of a page, without its spaces, that does not say what is drawn there. */
export function isGarbled(glyphs: Glyph[]): boolean {
  return glyphs.length >= FEW_CHARACTERS && (measureUnmappedShare(glyphs) > MAX_UNMAPPED || looksGarbled(glyphs));
}

function removeHidden(glyphs: Glyph[], page: PageSize, { objects, ink }: Drawn): Glyph[] {
  const isOnBackground = (glyph: Glyph) => {
    const [x, y] = [(glyph.left + glyph.right) / 2, (glyph.top + glyph.bottom) / 2];
    return objects().backgrounds.some(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
  };
  const isSeen = (glyph: Glyph) => !glyph.style.isInvisible && glyph.style.size >= TINY_POINTS && isOnPage(glyph, page);
  const isPaper = (glyph: Glyph) => glyph.style.isWhite && glyph.text !== ' ' && isSeen(glyph) && !isOnBackground(glyph);
  const inPaper = glyphs.filter(isPaper);
  const patterned = inPaper.length === 0 ? new Map<GlyphStyle, GlyphStyle>() : findPatternedStyles(inPaper, ink());
  const hidden = new Set(inPaper.filter(({ style }) => !patterned.has(style)));
  return glyphs.flatMap((glyph) => {
    if (!isSeen(glyph) || hidden.has(glyph)) return [];
    const style = patterned.get(glyph.style);
    return style ? [{ ...glyph, style }] : [glyph];
  });
}

/**
 * PDFium says of text in a gradient or another pattern that it is white: the styles of glyphs that are drawn all the same, with a colour that they have. A background
 * in a gradient is white to it as well, and letters on that are indeed white.
 */
function findPatternedStyles(glyphs: Glyph[], { colorIn, isPaintedAround }: PageInk): Map<GlyphStyle, GlyphStyle> {
  const patterned = new Map<GlyphStyle, GlyphStyle>();
  for (const [style, own] of Map.groupBy(glyphs, (glyph) => glyph.style)) {
    if (own.filter(isPaintedAround).length > DRAWN_SHARE * own.length) patterned.set(style, style);
    const colors = own.flatMap((glyph) => colorIn(glyph) ?? []);
    const color = colors[Math.floor(colors.length / 2)];
    if (!patterned.has(style) && color !== undefined && colors.length > DRAWN_SHARE * own.length)
      patterned.set(style, { ...style, isWhite: false, color });
  }
  return patterned;
}

function isOnPage({ left, right, top, bottom }: Glyph, { width, height }: PageSize): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

/** Measures which part of the glyphs nobody could read out. */
export function measureUnmappedShare(glyphs: Glyph[]): number {
  return glyphs.filter(({ isUnmapped, text }) => isUnmapped || isUnreadable(text)).length / Math.max(1, glyphs.length);
}

/** No character, one for private use or a control: nothing that anybody could read out. */
function isUnreadable(text: string): boolean {
  const code = text.charCodeAt(0);
  if (code >= 0x20 && code < 0x7f) return false;
  return text === '' || /^[\p{Co}\p{Cc}\p{Cn}\ufffd]$/u.test(text);
}
