import { type GreyImage, WHITE } from './greyImage.ts';

/** A picture turned, and how to find a place of it in the one it was made from. */
export interface Straightened {
  image: GreyImage;
  toSource(x: number, y: number): { x: number; y: number };
}

/** Turns the picture around its middle, back by the degrees that it was turned by clockwise. `shadeAt` says what lies between its pixels. */
export function straighten(source: GreyImage, degrees: number, shadeAt = interpolatePixel): Straightened {
  if (degrees === 0) return { image: source, toSource: (x, y) => ({ x, y }) };
  const { width, height } = source;
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const toSource = (x: number, y: number) => {
    const right = x - width / 2;
    const down = y - height / 2;
    return { x: right * cos - down * sin + width / 2, y: right * sin + down * cos + height / 2 };
  };
  const grey = new Uint8Array(width * height);
  for (let y = 0, index = 0; y < height; y++) {
    const start = toSource(0.5, y + 0.5);
    for (let x = 0; x < width; x++, index++) grey[index] = shadeAt(source, start.x - 0.5 + x * cos, start.y - 0.5 + x * sin);
  }
  return { image: { width, height, grey }, toSource };
}

/** Returns the nearest pixel: rough, and many times faster. */
export function readNearestPixel({ width, height, grey }: GreyImage, x: number, y: number): number {
  const [left, top] = [Math.round(x), Math.round(y)];
  return left < 0 || top < 0 || left >= width || top >= height ? WHITE : (grey[top * width + left] ?? WHITE);
}

/** Catmull-Rom: keeps edges sharper than mixing four neighbours does. */
function interpolatePixel({ width, height, grey }: GreyImage, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 1 || top < 1 || left >= width - 2 || top >= height - 2) {
    return left < 0 || top < 0 || left >= width || top >= height ? WHITE : (grey[top * width + left] ?? WHITE);
  }
  const along = x - left;
  const down = y - top;
  const place = (top - 1) * width + left - 1;
  const first = interpolateRow(grey, place, along);
  const second = interpolateRow(grey, place + width, along);
  const third = interpolateRow(grey, place + 2 * width, along);
  const fourth = interpolateRow(grey, place + 3 * width, along);
  const value = interpolateCubic(first, second, third, fourth, down);
  return value < 0 ? 0 : value > WHITE ? WHITE : Math.round(value);
}

function interpolateRow(grey: Uint8Array, place: number, along: number): number {
  return interpolateCubic(grey[place] ?? 0, grey[place + 1] ?? 0, grey[place + 2] ?? 0, grey[place + 3] ?? 0, along);
}

function interpolateCubic(before: number, from: number, to: number, after: number, share: number): number {
  return from + 0.5 * share * (to - before + share * (2 * before - 5 * from + 4 * to - after + share * (3 * (from - to) + after - before)));
}
