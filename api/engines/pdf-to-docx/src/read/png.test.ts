import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { encodePng } from './png.ts';

/** The pixels of a PNG as `encodePng` writes it, red, green and blue. */
function pixelsIn(png: Uint8Array, width: number, height: number): number[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const length = view.getUint32(33);
  const rows = inflateSync(png.subarray(41, 41 + length));
  const pixels: number[] = [];
  for (let y = 0; y < height; y += 1) {
    const row = rows.subarray(y * (1 + width * 3) + 1, (y + 1) * (1 + width * 3));
    const last = [0, 0, 0];
    for (const [index, step] of row.entries()) {
      last[index % 3] = ((last[index % 3] ?? 0) + step) & 255;
      pixels.push(last[index % 3] ?? 0);
    }
  }
  return pixels;
}

test('a picture comes out of its PNG as it went in', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.infiniteStream(fc.nat(255)), (width, height, values) => {
      const pixels = Uint8Array.from({ length: width * height * 3 }, () => values.next().value ?? 0);
      const png = encodePng(pixels, { width, height, stride: width * 3 }, deflateSync);
      const wanted = Array.from({ length: width * height }, (_, index) => [2, 1, 0].map((channel) => pixels[index * 3 + channel] ?? 0)).flat();
      expect(pixelsIn(png, width, height)).toEqual(wanted);
    }),
  );
});
