import type { GreyImage } from './greyImage.ts';
import { computePercentile } from './noise.ts';

/** In pixels: several letters, so that there is paper between them. */
const TILE = 40;
/** More of a tile than this is paper, unless it lies in a photograph. */
const PAPER_SHARE = 0.85;
/** Tiles by this share darker than the paper around them are taken for something printed there, and count this little, but not nothing: the paper would be lost on a page of them. */
const DARKER = 0.12;
const LITTLE = 0.02;
/** Which tiles are dark is known from the surface, and that from the tiles: after so many rounds neither changes much. */
const ROUNDS = 8;
/** Of a surface of the second degree. */
const TERMS = 6;
/** A strip of one or two tiles does not show how its shade falls across: this little in favour of no fall at all decides, and changes nothing elsewhere. */
const FLAT = 1e-6;

export type PaperShade = (x: number, y: number) => number;

/** Measures how light the paper of a page is: shadows fall softly, so that a surface of the second degree over all of it says so where a photograph covers it too. */
export function measurePaperShade(image: GreyImage): PaperShade {
  const tiles = measureTiles(image);
  let surface: Float64Array = new Float64Array(TERMS);
  let weights = tiles.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    surface = fitSurface(tiles, weights);
    weights = tiles.map(({ terms, shade }) => (shade < (1 - DARKER) * evaluateShade(surface, terms) ? LITTLE : 1));
  }
  const { width, height } = image;
  return (x, y) => evaluateShade(surface, computePolynomialTerms(x / width, y / height));
}

interface Tile {
  terms: Float64Array;
  shade: number;
}

function measureTiles({ width, height, grey }: GreyImage): Tile[] {
  const tiles: Tile[] = [];
  for (let top = 0; top < height; top += TILE) {
    for (let left = 0; left < width; left += TILE) {
      const counts = new Uint32Array(256);
      let total = 0;
      for (let y = top; y < Math.min(height, top + TILE); y += 1) {
        for (let x = left; x < Math.min(width, left + TILE); x += 1, total += 1) {
          const shade = grey[y * width + x] ?? 0;
          counts[shade] = (counts[shade] ?? 0) + 1;
        }
      }
      tiles.push({
        terms: computePolynomialTerms((left + TILE / 2) / width, (top + TILE / 2) / height),
        shade: computePercentile(counts, total, PAPER_SHARE),
      });
    }
  }
  return tiles;
}

function computePolynomialTerms(x: number, y: number): Float64Array {
  return Float64Array.of(1, x, y, x * x, x * y, y * y);
}

function evaluateShade(surface: Float64Array, terms: Float64Array): number {
  let value = 0;
  for (let term = 0; term < TERMS; term += 1) value += (surface[term] ?? 0) * (terms[term] ?? 0);
  return value;
}

/** Least squares: the normal equations, solved by elimination. */
function fitSurface(tiles: Tile[], weights: number[]): Float64Array {
  const rows = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 1));
  for (const [index, { terms, shade }] of tiles.entries()) {
    for (const [row, sums] of rows.entries()) {
      const share = (weights[index] ?? 1) * (terms[row] ?? 0);
      for (let column = 0; column < TERMS; column += 1) sums[column] = (sums[column] ?? 0) + share * (terms[column] ?? 0);
      sums[TERMS] = (sums[TERMS] ?? 0) + share * shade;
    }
  }
  for (const [row, sums] of rows.entries()) if (row > 0) sums[row] = (sums[row] ?? 0) + FLAT * tiles.length;
  for (const [pivot, own] of rows.entries()) {
    const lead = own[pivot] || 1;
    for (const [row, sums] of rows.entries()) {
      const factor = row === pivot ? 0 : (sums[pivot] ?? 0) / lead;
      for (let column = 0; factor !== 0 && column <= TERMS; column += 1) sums[column] = (sums[column] ?? 0) - factor * (own[column] ?? 0);
    }
  }
  return Float64Array.from(rows, (row, index) => (row[TERMS] ?? 0) / (row[index] || 1));
}
