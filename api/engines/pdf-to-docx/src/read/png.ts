import { platform } from '@sheaf/platform/platform';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RGB = 2;
const BITS = 8;
/** Each byte is written as what it adds to the pixel on its left. */
const FILTER_LEFT = 1;
const CHANNELS = 3;

interface Size {
  width: number;
  height: number;
  /** Bytes from row to row. */
  stride: number;
}

let scratch = new Uint8Array(0);

/** Pages drawn one after the other would each leave some ten megabytes to be collected, which is felt in a box. */
function reserveScratch(bytes: number): Uint8Array {
  if (scratch.length < bytes) scratch = new Uint8Array(bytes);
  return scratch.subarray(0, bytes);
}

/** Encodes a PNG of pixels that come as blue, green and red. */
export function encodePng(pixels: Uint8Array, { width, height, stride }: Size, deflate: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  const rowBytes = 1 + width * CHANNELS;
  const rows = reserveScratch(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    let to = y * rowBytes;
    let from = y * stride;
    rows[to++] = FILTER_LEFT;
    // The pixel on the left of the first counts as black. Written out: taking three at once makes an array of each pixel.
    rows[to++] = pixels[from + 2] ?? 0;
    rows[to++] = pixels[from + 1] ?? 0;
    rows[to++] = pixels[from] ?? 0;
    for (const end = from + CHANNELS * (width - 1); from < end; from += CHANNELS) {
      rows[to++] = (pixels[from + 5] ?? 0) - (pixels[from + 2] ?? 0);
      rows[to++] = (pixels[from + 4] ?? 0) - (pixels[from + 1] ?? 0);
      rows[to++] = (pixels[from + 3] ?? 0) - (pixels[from] ?? 0);
    }
  }
  const buildHeader = new Uint8Array(13);
  const view = new DataView(buildHeader.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  buildHeader.set([BITS, RGB, 0, 0, 0], 8);
  return join([
    Uint8Array.from(SIGNATURE),
    buildChunk('IHDR', buildHeader),
    buildChunk('IDAT', deflate(rows)),
    buildChunk('IEND', new Uint8Array(0)),
  ]);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function buildChunk(name: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(12 + data.length);
  const view = new DataView(whole.buffer);
  view.setUint32(0, data.length);
  whole.set(new TextEncoder().encode(name), 4);
  whole.set(data, 8);
  view.setUint32(8 + data.length, platform.crc32(whole.subarray(4, 8 + data.length)));
  return whole;
}
