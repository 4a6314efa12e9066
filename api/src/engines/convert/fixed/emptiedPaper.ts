import type { Rectangle } from '../../pdfText/page/readingFrame.ts';

/** Pixels of a picture as PDFium draws it: blue, green, red and one more, from the top left. */
export interface Pixels {
  bytes: Uint8Array;
  across: number;
  down: number;
  /** Bytes from row to row. */
  stride: number;
}

/** Letters run out beyond the box around them by this much, in pixels: they are drawn softly. */
const SOFT = 2;
/** Paper is what is bright around a word: so large a share of its edge is darker, such as a line it stands on. */
const DARKER = 0.6;
const PIXEL = 4;

/** Takes words off a picture: what lies in each box becomes as the paper around it is. Boxes are in pixels. */
export function emptyPaper(pixels: Pixels, boxes: Rectangle[]): void {
  for (const box of boxes) {
    const left = Math.max(0, Math.floor(box.left) - SOFT);
    const right = Math.min(pixels.across, Math.ceil(box.right) + SOFT);
    const top = Math.max(0, Math.floor(box.top) - SOFT);
    const bottom = Math.min(pixels.down, Math.ceil(box.bottom) + SOFT);
    if (right - left < 1 || bottom - top < 1) continue;
    const paper = paperAround(pixels, { left, top, right, bottom });
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) pixels.bytes.set(paper, y * pixels.stride + x * PIXEL);
    }
  }
}

/** The colour of the paper along the edge of a box, each channel by itself. */
function paperAround({ bytes, stride }: Pixels, { left, top, right, bottom }: Rectangle): Uint8Array {
  const places: number[] = [];
  for (let x = left; x < right; x += 1) places.push(top * stride + x * PIXEL, (bottom - 1) * stride + x * PIXEL);
  for (let y = top; y < bottom; y += 1) places.push(y * stride + left * PIXEL, y * stride + (right - 1) * PIXEL);
  const channel = (offset: number) => {
    const values = places.map((place) => bytes[place + offset] ?? 255).sort((one, other) => one - other);
    return values[Math.floor(DARKER * values.length)] ?? 255;
  };
  return Uint8Array.of(channel(0), channel(1), channel(2), 255);
}
