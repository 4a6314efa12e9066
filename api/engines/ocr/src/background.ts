import { type GreyImage, WHITE } from './greyImage.ts';
import { computePercentile } from './noise.ts';

const TILE = 16;
/** More of a tile than this is paper, even in dense print. */
const PAPER_SHARE = 0.85;
/** Paper is never taken to be darker than this share of the lightest: what is, is print on a dark background or a photograph, and stays dark. */
const DARKEST_PAPER = 0.25;
/** Ink is made this dark at least, so that faint print has the contrast of strong print. */
const INK_SHARE = 0.02;
const FAINTEST_INK = 150;
const LIGHTEST_GRAIN = 232;

/** Makes the paper of a picture white everywhere and its ink black: shade, stains and yellowed paper go, faint print gets its contrast. */
export function flattenBackground(image: GreyImage): GreyImage {
  const { width, height, grey } = image;
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  // Shades are multiplied by 255 / paper rather than divided by paper.
  const factors = Float32Array.from(measurePaperTiles(image), (paper) => WHITE / paper);
  const isWhite = factors.every((factor) => factor === 1);
  const flat = new Uint8Array(grey.length);
  const counts = new Uint32Array(256);
  const acrossColumns = Array.from({ length: width }, (_, x) => findNeighbours((x - TILE / 2) / TILE, columns));
  const inRow = new Float32Array(columns);
  for (let y = 0; y < height; y++) {
    const row = findNeighbours((y - TILE / 2) / TILE, rows);
    for (let column = 0; column < columns; column++)
      inRow[column] = interpolate(factors, row.low * columns + column, row.high * columns + column, row.share);
    for (let x = 0, place = y * width; x < width; x++, place++) {
      const column = isWhite ? undefined : acrossColumns[x];
      const factor = column ? interpolate(inRow, column.low, column.high, column.share) : 1;
      const value = Math.min(WHITE, Math.round((grey[place] ?? 0) * factor));
      flat[place] = value;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  stretch(flat, Math.min(FAINTEST_INK, computePercentile(counts, flat.length, INK_SHARE)));
  return { width, height, grey: flat };
}

/** Makes this shade and what is darker black, and what is lighter than paper with its grain white. */
function stretch(grey: Uint8Array, black: number): void {
  if (black === 0) return;
  const shades = Uint8ClampedArray.from({ length: 256 }, (_, value) => ((value - black) * WHITE) / (LIGHTEST_GRAIN - black));
  for (let index = 0; index < grey.length; index++) grey[index] = shades[grey[index] ?? 0] ?? 0;
}

function findNeighbours(position: number, count: number): { low: number; high: number; share: number } {
  const inside = Math.min(Math.max(position, 0), count - 1);
  const low = Math.floor(inside);
  return { low, high: Math.min(low + 1, count - 1), share: inside - low };
}

function interpolate(values: Float32Array, low: number, high: number, share: number): number {
  const start = values[low] ?? 1;
  return start + ((values[high] ?? 1) - start) * share;
}

/** Measures the brightness of the paper for each tile. */
function measurePaperTiles({ width, height, grey }: GreyImage): Uint8Array {
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  const tiles = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const counts = new Uint32Array(256);
      let total = 0;
      for (let y = row * TILE; y < Math.min(height, (row + 1) * TILE); y++) {
        for (let x = column * TILE; x < Math.min(width, (column + 1) * TILE); x++, total++) {
          const value = grey[y * width + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
        }
      }
      tiles[row * columns + column] = computePercentile(counts, total, PAPER_SHARE);
    }
  }
  const lightest = tiles.reduce((most, tile) => Math.max(most, tile), 1);
  return smoothTiles(
    tiles.map((tile) => Math.max(tile, lightest * DARKEST_PAPER)),
    columns,
    rows,
  );
}

/** The lightest but one of each tile and its neighbours, so that heavy print in one tile does not pass for dark paper. */
function smoothTiles(tiles: Uint8Array, columns: number, rows: number): Uint8Array {
  return tiles.map((_, index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    const near: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) near.push(tiles[y * columns + x] ?? 0);
    }
    near.sort((one, other) => one - other);
    return near[Math.floor(near.length * 0.6)] ?? WHITE;
  });
}
