import { COLOR_BYTES, type DrawnPage } from '@sheaf/pdf-text/page/drawnPage';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';

/** Letters run out beyond the box around them by this much, in pixels: they are drawn softly. */
const SOFT = 2;
/** Paper is what is bright around a word: so large a share of its edge is darker, such as a line it is on. */
const DARKER = 0.6;

/** Takes words off a picture: what lies in each box becomes as the paper around it is. Boxes are in pixels. */
export function eraseWords(page: DrawnPage, boxes: Rectangle[]): void {
  for (const box of boxes) {
    const left = Math.max(0, Math.floor(box.left) - SOFT);
    const right = Math.min(page.across, Math.ceil(box.right) + SOFT);
    const top = Math.max(0, Math.floor(box.top) - SOFT);
    const bottom = Math.min(page.down, Math.ceil(box.bottom) + SOFT);
    if (right - left < 1 || bottom - top < 1) continue;
    const paper = measurePaperAround(page, { left, top, right, bottom });
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) page.pixels.set(paper, y * page.stride + x * COLOR_BYTES);
    }
  }
}

/** The colour of the paper along the edge of a box, each channel by itself. */
function measurePaperAround({ pixels, stride }: DrawnPage, { left, top, right, bottom }: Rectangle): Uint8Array {
  const places: number[] = [];
  for (let x = left; x < right; x += 1) places.push(top * stride + x * COLOR_BYTES, (bottom - 1) * stride + x * COLOR_BYTES);
  for (let y = top; y < bottom; y += 1) places.push(y * stride + left * COLOR_BYTES, y * stride + (right - 1) * COLOR_BYTES);
  const channel = (offset: number) => {
    const values = places.map((place) => pixels[place + offset] ?? 255).sort((one, other) => one - other);
    return values[Math.floor(DARKER * values.length)] ?? 255;
  };
  return Uint8Array.of(channel(0), channel(1), channel(2));
}
