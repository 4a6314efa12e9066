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
  const readSlice = (bytes: number) => {
    at += bytes;
    return Uint8Array.from(file.subarray(at - bytes, at)).buffer;
  };
  const readFloats = (count: number) => new Float32Array(readSlice(count * 4));
  const readBytes = (count: number) => new Int8Array(readSlice(count));
  const header: EncoderHeader = JSON.parse(new TextDecoder().decode(readSlice(length)));
  const pointers = new Map<string, number>();
  let pieces: OpenEncoder['pieces'] | undefined;
  for (const tensor of listTensors(header.pieces.length)) {
    const { name, rows, columns, kind } = tensor;
    if (kind === 'pieces') {
      pieces = { scales: readFloats(rows), bytes: readBytes(rows * columns) };
      continue;
    }
    const pointer = matrices.reserve(rows * columns);
    pointers.set(name, pointer);
    const view = matrices.view(pointer, rows * columns);
    if (kind === 'vector') view.set(readFloats(columns));
    else fillPanels(view, tensor, readFloats(columns), readBytes(rows * columns));
  }
  if (!pieces) throw new Error('The encoder has no pieces.');
  const getTensorOffset = (name: string) => {
    const pointer = pointers.get(name);
    if (pointer === undefined) throw new Error(`The encoder has no ${name}.`);
    return pointer;
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
