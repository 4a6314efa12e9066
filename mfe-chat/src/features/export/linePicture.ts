import type { PlacedLine } from './pageLayout';

/** A line as a picture, for signs that PDF's own fonts lack. */
export interface LinePicture {
  jpeg: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

/** Pixels for a point: as sharp as a good printer shows. */
export const PIXELS_PER_POINT = 4;
/** How much of a line's height is above its baseline. */
export const ABOVE_BASELINE = 0.8;
const QUALITY = 0.9;

/** Draws a line of text in the browser, which has fonts of every script; null without a canvas. */
export async function drawLinePicture({ text, size, isBold, isQuiet }: PlacedLine): Promise<LinePicture | null> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const font = `${isBold ? 'bold ' : ''}${size * PIXELS_PER_POINT}px Helvetica, Arial, sans-serif`;
  pen.font = font;
  canvas.width = Math.ceil(pen.measureText(text).width) + PIXELS_PER_POINT;
  canvas.height = Math.ceil(size * PIXELS_PER_POINT * 1.3);
  // A new size forgets all else.
  pen.font = font;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = isQuiet ? 'dimgray' : 'black';
  pen.fillText(text, 0, canvas.height * ABOVE_BASELINE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob && { jpeg: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
}
