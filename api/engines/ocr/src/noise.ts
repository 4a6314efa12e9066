import type { GreyImage } from './greyImage.ts';

/** How far a pixel must stand out from all of its neighbours to be a speck. */
const SPECK_CONTRAST = 36;
const PAPER_SAMPLE_STEP = 7;
const DARK = 128;

/** Measures the typical difference between neighbouring pixels, on paper and ink alike: 0 for what a program has drawn, 5 and more for grainy scans. */
export function measureNoise({ width, height, grey }: GreyImage): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let place = width + 1; place < width * (height - 1) - 1; place += PAPER_SAMPLE_STEP, total++) {
    const around = (readPixel(grey, place - 1) + readPixel(grey, place + 1) + readPixel(grey, place - width) + readPixel(grey, place + width)) / 4;
    const difference = Math.round(Math.abs(readPixel(grey, place) - around));
    counts[difference] = (counts[difference] ?? 0) + 1;
  }
  return computePercentile(counts, total, 0.5);
}

/** Measures which share of the dark pixels stand alone: next to none of what is printed, a third of a bad fax. */
export function measureSpecks({ width, height, grey }: GreyImage): number {
  let dark = 0;
  let alone = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let place = y * width + 1, end = place + width - 2; place < end; place++) {
      if (readPixel(grey, place) >= DARK) continue;
      dark += 1;
      if (isAlone(grey, place, width)) alone += 1;
    }
  }
  return dark === 0 ? 0 : alone / dark;
}

function isAlone(grey: Uint8Array, place: number, width: number): boolean {
  for (let row = place - width; row <= place + width; row += width) {
    for (let near = row - 1; near <= row + 1; near++) if (near !== place && readPixel(grey, near) < DARK) return false;
  }
  return true;
}

/** Returns the value below which this share of the counted ones lies. */
export function computePercentile(counts: Uint32Array, total: number, share: number): number {
  let seen = 0;
  for (let value = 0; value < counts.length; value++) {
    seen += counts[value] ?? 0;
    if (seen > total * share) return value;
  }
  return counts.length - 1;
}

/** Gives single pixels that are darker or lighter than all around them the shade of their surroundings. Dots of letters are larger. */
export function removeSpecks(image: GreyImage): GreyImage {
  return filterImage(image, (grey, place, width) => {
    const value = readPixel(grey, place);
    let least = 255;
    let most = 0;
    let sum = -value;
    for (let row = place - width; row <= place + width; row += width) {
      for (let near = row - 1; near <= row + 1; near++) {
        const other = readPixel(grey, near);
        sum += other;
        if (near === place) continue;
        if (other < least) least = other;
        if (other > most) most = other;
      }
    }
    return value < least - SPECK_CONTRAST || value > most + SPECK_CONTRAST ? sum / 8 : value;
  });
}

/** Replaces each pixel by the median of itself and its eight neighbours: takes grain away and keeps edges. */
export function filterMedians(image: GreyImage): GreyImage {
  const near = new Uint8Array(9);
  return filterImage(image, (grey, place, width) => {
    let count = 0;
    for (let row = place - width; row <= place + width; row += width) for (let x = row - 1; x <= row + 1; x++) near[count++] = readPixel(grey, x);
    return near.sort()[4] ?? 0;
  });
}

function filterImage({ width, height, grey }: GreyImage, valueAt: (grey: Uint8Array, place: number, width: number) => number): GreyImage {
  const result = grey.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let place = y * width + 1, end = place + width - 2; place < end; place++) result[place] = valueAt(grey, place, width);
  }
  return { width, height, grey: result };
}

function readPixel(grey: Uint8Array, place: number): number {
  return grey[place] ?? 0;
}
