/** Matrices of 32-bit floats in the memory of a small WebAssembly module, which multiplies four rows by eight columns at a time. */
export interface Matrices {
  /** Reserves so many floats, and returns where they begin. */
  reserve(floats: number): number;
  /** Returns the floats from a place on. The view is valid until more are reserved. */
  view(at: number, floats: number): Float32Array;
  /** Multiplies rows with a matrix that was laid out by `fillPanels`; a count of rows is rounded up to four. */
  multiply(left: number, right: number, product: number, shape: { rows: number; inner: number; columns: number }): void;
}

export const ROWS_AT_A_TIME = 4;
const COLUMNS_AT_A_TIME = 8;
const FLOAT_BYTES = 4;
const PAGE_BYTES = 65_536;
/** Vectors of 16 bytes are read fastest from multiples of 16. */
const ALIGNED_FLOATS = 4;

type Multiply = (left: number, right: number, product: number, rows: number, inner: number, columns: number) => void;

/** Creates the matrices from the compiled module `multiply.wasm`. */
export function createMatrices(module: BufferSource): Matrices {
  const { memory, multiply } = new WebAssembly.Instance(new WebAssembly.Module(module)).exports as { memory: WebAssembly.Memory; multiply: Multiply };
  let free = ALIGNED_FLOATS;
  return {
    reserve(floats) {
      const at = free;
      free += Math.ceil(floats / ALIGNED_FLOATS) * ALIGNED_FLOATS;
      const missing = free * FLOAT_BYTES - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
      return at;
    },
    view: (at, floats) => new Float32Array(memory.buffer, at * FLOAT_BYTES, floats),
    multiply(left, right, product, { rows, inner, columns }) {
      const paddedRows = Math.ceil(rows / ROWS_AT_A_TIME) * ROWS_AT_A_TIME;
      multiply(left * FLOAT_BYTES, right * FLOAT_BYTES, product * FLOAT_BYTES, paddedRows, inner, columns);
    },
  };
}

/** Returns the place of a number in a matrix that is stored in panels of eight columns. */
export function computePanelOffset(row: number, column: number, rows: number): number {
  const within = column % COLUMNS_AT_A_TIME;
  return (column - within) * rows + row * COLUMNS_AT_A_TIME + within;
}
