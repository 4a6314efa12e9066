import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BITS_OF_PALETTE = [8, 3, 0, 0, 0];
/** Words and paper need few: the colours themselves and some steps between them at the edges of letters. */
const COLOURS = 40;
// Colours closer than this step are one; it keeps the edges of letters from filling the palette.
const STEP = 12;

/** Pixels (red, green, blue and one byte to pass over, each) as a PNG of few colours: half of what a browser writes. */
export function encodePalettePng({ width, height, pixels }: { width: number; height: number; pixels: Uint8Array }): Buffer {
  const palette = findMostFrequent(pixels);
  const nearest = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let index = 0; index < width * height; index++) {
    const colour = readColour(pixels, index);
    const entry = nearest.get(colour) ?? findClosest(palette, colour);
    nearest.set(colour, entry);
    // Each row begins with its filter: none.
    rows[index + Math.floor(index / width) + 1] = entry;
  }
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, Buffer.from(EIGHT_BITS_OF_PALETTE)])),
    chunk('PLTE', Buffer.from(palette.flatMap(splitChannels))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function findMostFrequent(pixels: Uint8Array): number[] {
  const counts = new Map<number, number>();
  for (let index = 0; index < pixels.length / 4; index++) {
    const colour = readColour(pixels, index);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const chosen: number[] = [];
  for (const [colour] of [...counts].sort(([, a], [, b]) => b - a)) {
    if (chosen.length === COLOURS) break;
    if (chosen.every((other) => measureDistance(other, colour) >= STEP)) chosen.push(colour);
  }
  return chosen;
}

function findClosest(palette: number[], colour: number): number {
  const distances = palette.map((entry) => measureDistance(entry, colour));
  return distances.indexOf(Math.min(...distances));
}

function measureDistance(one: number, other: number): number {
  const [red = 0, green = 0, blue = 0] = splitChannels(one).map((channel, index) => channel - (splitChannels(other)[index] ?? 0));
  return Math.hypot(red, green, blue);
}

function splitChannels(colour: number): number[] {
  return [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
}

function readColour(pixels: Uint8Array, index: number): number {
  const [red = 0, green = 0, blue = 0] = pixels.subarray(4 * index, 4 * index + 3);
  return (red << 16) | (green << 8) | blue;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
