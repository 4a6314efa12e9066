import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Glyph } from '@sheaf/pdf-text/glyphs/glyph';
import { COLOR_BYTES, type DrawnPage, drawPage, PIXELS } from '@sheaf/pdf-text/page/drawnPage';
import type { PageSize, Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import { walkObjects } from '@sheaf/pdf-text/page/walkObjects';
import { platform } from '@sheaf/platform/platform';
import { LEAST_CONTRAST, measureContrast, PAPER } from '../model/contrast.ts';
import type { Background, Drawing } from './drawing.ts';
import { encodePng } from './png.ts';

/** Pixels for each point: a blend has nothing sharp in it. */
const SCALE = 0.5;
/** Blends on one page that are looked at: each is drawn by itself. */
const MOST_BLENDS = 8;
/** Lower or narrower blends, in points, are parts of drawings. */
const LEAST_SIDE = 8;

/**
 * Gives blends of colours under text the colour that they have on the whole, and keeps how they look. PDFium calls a path that is filled with a blend white, so
 * light letters on it had been darkened for white paper; a blend painted by itself had been a picture with the text in it.
 */
export function colourBlends(
  instance: WrappedPdfiumModule,
  page: number,
  drawing: Drawing,
  { glyphs, width, height }: PageSize & { glyphs: readonly Glyph[] },
): void {
  const shaded = drawing.shapes.filter((shape) => shape.painted !== undefined && isLarge(shape) && glyphs.some((glyph) => isOn(glyph, shape)));
  const moved = shaded.map(({ left, top, right, bottom, painted = 0 }): Background => ({ left, top, right, bottom, color: PAPER, painted }));
  const light = glyphs.filter(({ text, style }) => text.trim() !== '' && measureContrast(style.color, PAPER) < LEAST_CONTRAST);
  const filled = drawing.backgrounds.filter((background) => background.painted !== undefined && isUnderText(background, drawing, light));
  const blends = [...filled, ...moved].slice(0, MOST_BLENDS);
  for (const blend of blends) {
    const looked = drawAlone(instance, page, { width, height }, blend);
    if (!looked) continue;
    Object.assign(blend, looked);
    for (const fill of drawing.fills) if (fill.color === PAPER && areSame(fill, blend)) fill.color = looked.color;
  }
  const known = new Set<Rectangle>(shaded.filter((_, index) => moved[index]?.picture));
  if (known.size === 0) return;
  drawing.shapes = drawing.shapes.filter((shape) => !known.has(shape));
  // What is painted as a blend is nearly always painted first.
  const painted = moved.filter(({ picture }) => picture);
  drawing.backgrounds.unshift(...painted);
  drawing.fills.unshift(...painted);
}

function areSame(one: Rectangle, other: Rectangle): boolean {
  return one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom;
}

function isLarge({ left, top, right, bottom }: Rectangle): boolean {
  return right - left >= LEAST_SIDE && bottom - top >= LEAST_SIDE;
}

function isOn(glyph: Rectangle, background: Rectangle): boolean {
  const [x, y] = [(glyph.left + glyph.right) / 2, (glyph.top + glyph.bottom) / 2];
  return x > background.left && x < background.right && y > background.top && y < background.bottom;
}

/** Returns whether some of these letters are on a background, and on nothing painted over it. */
function isUnderText(background: Background, { backgrounds, images, shapes }: Drawing, glyphs: readonly Glyph[]): boolean {
  const isTop = (glyph: Glyph) =>
    backgrounds.findLast((each) => isOn(glyph, each)) === background && ![...images, ...shapes].some((thing) => isOn(glyph, thing));
  return isLarge(background) && glyphs.some((glyph) => isOn(glyph, background) && isTop(glyph));
}

/** Draws one object of a page without all others, and leaves the page as it was. */
function drawAlone(
  instance: WrappedPdfiumModule,
  page: number,
  size: PageSize,
  { painted, ...place }: Background,
): Pick<Background, 'color' | 'picture'> | undefined {
  const hidden: number[] = [];
  walkObjects(instance, page, ({ handle }) => {
    if (handle !== painted) hidden.push(handle);
  });
  for (const handle of hidden) instance.FPDFPageObj_SetIsActive(handle, false);
  try {
    return drawPage(instance, page, size, { scale: SCALE, pixels: PIXELS.color }, (drawn) => readBlend(drawn, place));
  } finally {
    for (const handle of hidden) instance.FPDFPageObj_SetIsActive(handle, true);
  }
}

function readBlend({ pixels, across, down, stride }: DrawnPage, place: Rectangle): Pick<Background, 'color' | 'picture'> | undefined {
  const [left, top] = [Math.max(0, Math.ceil(place.left * SCALE)), Math.max(0, Math.ceil(place.top * SCALE))];
  const [right, bottom] = [Math.min(across, Math.floor(place.right * SCALE)), Math.min(down, Math.floor(place.bottom * SCALE))];
  if (right <= left || bottom <= top) return undefined;
  const sums = [0, 0, 0];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      for (let part = 0; part < COLOR_BYTES; part += 1) sums[part] = (sums[part] ?? 0) + (pixels[y * stride + x * COLOR_BYTES + part] ?? 0);
  const count = (right - left) * (bottom - top);
  const color = sums
    .reverse()
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  const own = pixels.subarray(top * stride + left * COLOR_BYTES);
  return { color, picture: { format: 'png', bytes: encodePng(own, { width: right - left, height: bottom - top, stride }, platform.deflate) } };
}
