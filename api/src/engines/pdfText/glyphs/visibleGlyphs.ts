import { coveredShare, type PageObjects } from '../page/pageObjects.ts';
import type { PageSize } from '../page/readingFrame.ts';
import { looksGarbled } from './garbled.ts';
import type { Glyph } from './glyph.ts';

/** Fewer visible characters than this say nothing about a page that is a picture. */
const FEW_CHARACTERS = 20;
const SCAN_COVER = 0.6;
const MAX_UNMAPPED = 0.3;
/** Nobody reads letters of this height. */
const TINY_POINTS = 1.2;
const MIN_HIDDEN = 3;

/** What of a page's text somebody sees, and whether the page has to be read as a picture instead. */
export interface VisibleText {
  glyphs: Glyph[];
  /** Text that nobody sees was left out. */
  hasHidden: boolean;
  need: 'none' | 'scan' | 'garbled';
}

/** Parts what is seen on a page from what is only there for machines. What is drawn beside the text is only asked for when it matters. */
export function visibleText(glyphs: Glyph[], page: PageSize, objects: () => PageObjects): VisibleText {
  const visible = withoutHidden(glyphs, page, objects);
  const seen = visible.filter(({ text }) => text !== ' ');
  const written = visible.length === glyphs.length ? seen : glyphs.filter(({ text }) => text.trim() !== '');
  const invisible = written === seen ? [] : written.filter(({ style }) => style.isInvisible);
  const isGarbled = seen.length >= FEW_CHARACTERS && (unmappedShare(seen) > MAX_UNMAPPED || looksGarbled(seen));
  if (isGarbled) return { glyphs: visible, hasHidden: false, need: 'garbled' };

  // Text that recognition left over the picture of a scan is what can be read there.
  const isMostlyInvisible = invisible.length > 5 * seen.length;
  const isScan = (seen.length < FEW_CHARACTERS || isMostlyInvisible) && coveredShare(objects().images, page) > SCAN_COVER;
  if (isScan) {
    const isUsable = invisible.length >= FEW_CHARACTERS && unmappedShare(invisible) <= MAX_UNMAPPED && !looksGarbled(invisible);
    if (!isUsable) return { glyphs: visible, hasHidden: false, need: 'scan' };
    const layer = glyphs.filter((glyph) => glyph.style.isInvisible && isOnPage(glyph, page));
    return { glyphs: [...visible, ...layer], hasHidden: false, need: 'none' };
  }
  return { glyphs: visible, hasHidden: written.length - seen.length >= MIN_HIDDEN, need: 'none' };
}

function withoutHidden(glyphs: Glyph[], page: PageSize, objects: () => PageObjects): Glyph[] {
  const isOnGround = (glyph: Glyph) => {
    const [x, y] = [(glyph.left + glyph.right) / 2, (glyph.top + glyph.bottom) / 2];
    return objects().grounds.some(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
  };
  return glyphs.filter((glyph) => {
    const { style } = glyph;
    if (style.isInvisible || style.size < TINY_POINTS || !isOnPage(glyph, page)) return false;
    return !style.isWhite || glyph.text === ' ' || isOnGround(glyph);
  });
}

function isOnPage({ left, right, top, bottom }: Glyph, { width, height }: PageSize): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

function unmappedShare(glyphs: Glyph[]): number {
  return glyphs.filter(({ isUnmapped, text }) => isUnmapped || isUnreadable(text)).length / Math.max(1, glyphs.length);
}

/** No character, one for private use or a control: nothing that anybody could read out. */
function isUnreadable(text: string): boolean {
  const code = text.charCodeAt(0);
  if (code >= 0x20 && code < 0x7f) return false;
  return text === '' || /^[\p{Co}\p{Cc}\p{Cn}\ufffd]$/u.test(text);
}
