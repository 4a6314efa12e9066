import { type EncoderHeader, HEADER_LENGTH_BYTES, listTensors, type Tensor } from './format.ts';
import { computePanelOffset, type Matrices } from './matrices.ts';

/** An encoder in memory. */
export interface OpenEncoder {
  header: EncoderHeader;
  /** A signed byte for each number of a piece, and a scale for each piece. */
  pieces: { bytes: Int8Array; scales: Float32Array };
  /** Where a matrix or a vector begins in memory. */
  getTensorOffset(name: string): number;
}

/** Reads encoder.bin and lays its matrices out in memory. */
export function readEncoder(file: Uint8Array, matrices: Matrices): OpenEncoder {
  const length = new DataView(file.buffer, file.byteOffset, HEADER_LENGTH_BYTES).getUint32(0, true);
  let at = HEADER_LENGTH_BYTES;
  const take = (bytes: number) => {
    at += bytes;
    return Uint8Array.from(file.subarray(at - bytes, at)).buffer;
  };
  const takeFloats = (count: number) => new Float32Array(take(count * 4));
  const takeBytes = (count: number) => new Int8Array(take(count));
  const header: EncoderHeader = JSON.parse(new TextDecoder().decode(take(length)));
  const places = new Map<string, number>();
  let pieces: OpenEncoder['pieces'] | undefined;
  for (const tensor of listTensors(header.pieces.length)) {
    const { name, rows, columns, kind } = tensor;
    if (kind === 'pieces') {
      pieces = { scales: takeFloats(rows), bytes: takeBytes(rows * columns) };
      continue;
    }
    const place = matrices.reserve(rows * columns);
    places.set(name, place);
    const view = matrices.view(place, rows * columns);
    if (kind === 'vector') view.set(takeFloats(columns));
    else fillPanels(view, tensor, takeFloats(columns), takeBytes(rows * columns));
  }
  if (!pieces) throw new Error('The encoder has no pieces.');
  const getTensorOffset = (name: string) => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`The encoder has no ${name}.`);
    return place;
  };
  return { header, pieces, getTensorOffset };
}

function fillPanels(view: Float32Array, { rows, columns }: Tensor, scales: Float32Array, bytes: Int8Array): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      view[computePanelOffset(row, column, rows)] = (bytes[row * columns + column] ?? 0) * (scales[column] ?? 0);
    }
  }
}
