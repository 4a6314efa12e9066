import type { PdfDictionary } from '../syntax/values.ts';

const MAX_ROW_BYTES = 1 << 24;

/** Undoes the PNG and TIFF predictors of Flate and LZW data, ISO 32000-2 7.4.4.4. */
export function undoPredictor(data: Uint8Array, parameters: PdfDictionary): Uint8Array {
  const number = (key: string, otherwise: number): number => {
    const value = parameters.get(key);
    return typeof value === 'number' && value > 0 ? value : otherwise;
  };
  const predictor = number('Predictor', 1);
  if (predictor < 2) return data;
  const bits = number('Colors', 1) * number('BitsPerComponent', 8);
  const pixelBytes = Math.max(1, Math.ceil(bits / 8));
  const rowBytes = Math.ceil((bits * number('Columns', 1)) / 8);
  if (rowBytes > MAX_ROW_BYTES) return data;
  return predictor === 2 ? undoTiff(data, rowBytes, pixelBytes) : undoPng(data, rowBytes, pixelBytes);
}

function undoTiff(data: Uint8Array, rowBytes: number, pixelBytes: number): Uint8Array {
  const out = data.slice();
  for (let row = 0; row < out.length; row += rowBytes) {
    const end = Math.min(out.length, row + rowBytes);
    for (let index = row + pixelBytes; index < end; index++) out[index] = (out[index] ?? 0) + (out[index - pixelBytes] ?? 0);
  }
  return out;
}

function undoPng(data: Uint8Array, rowBytes: number, pixelBytes: number): Uint8Array {
  const rows = Math.ceil(data.length / (rowBytes + 1));
  const out = new Uint8Array(rows * rowBytes);
  let from = 0;
  let to = 0;
  for (let row = 0; row < rows; row++) {
    const kind = data[from++] ?? 0;
    const length = Math.min(rowBytes, data.length - from);
    if (kind === 2 && row > 0) {
      // What cross-reference streams use, which are the longest data this engine unpacks.
      for (let index = 0; index < length; index++) out[to + index] = (data[from + index] ?? 0) + (out[to + index - rowBytes] ?? 0);
      from += length;
      to += rowBytes;
      continue;
    }
    for (let index = 0; index < length; index++) {
      const left = index >= pixelBytes ? (out[to + index - pixelBytes] ?? 0) : 0;
      const above = row > 0 ? (out[to + index - rowBytes] ?? 0) : 0;
      const aboveLeft = row > 0 && index >= pixelBytes ? (out[to + index - rowBytes - pixelBytes] ?? 0) : 0;
      out[to + index] = (data[from + index] ?? 0) + predictByte(kind, left, above, aboveLeft);
    }
    from += length;
    to += rowBytes;
  }
  return out;
}

function predictByte(kind: number, left: number, above: number, aboveLeft: number): number {
  if (kind === 1) return left;
  if (kind === 2) return above;
  if (kind === 3) return (left + above) >> 1;
  if (kind !== 4) return 0;
  const guess = left + above - aboveLeft;
  const [fromLeft, fromAbove, fromCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - aboveLeft)];
  if (fromLeft <= fromAbove && fromLeft <= fromCorner) return left;
  return fromAbove <= fromCorner ? above : aboveLeft;
}
