/** A function of ours that C code can call: it takes and returns numbers of 32 bits. */
type Callback = (...numbers: number[]) => number;

export interface LentFunction {
  /** What C code calls it by. */
  readonly address: number;
  release(): void;
}

const I32 = 0x7f;
const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
/** Imports the function `f` of `e`, which has the only type, and exports it as `f`. */
const IMPORT_AND_EXPORT = [0x02, 0x07, 0x01, 0x01, 0x65, 0x01, 0x66, 0x00, 0x00, 0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00];

/** Places taken back, for the next function: a table only grows. */
const free = new WeakMap<WebAssembly.Table, number[]>();

/**
 * Lends a function of so many parameters to C code, in whose table of functions it is until it is taken back.
 * Emscripten's `addFunction` first makes an object of each of the thousands that are there, to find out whether the new one is among them.
 */
export function lendFunction(table: WebAssembly.Table, parameters: number, callback: Callback): LentFunction {
  const places = free.get(table) ?? [];
  free.set(table, places);
  const address = places.pop() ?? table.grow(1);
  table.set(address, wrapInWebAssembly(parameters, callback));
  return {
    address,
    release: () => {
      table.set(address, null);
      places.push(address);
    },
  };
}

/** Only functions of WebAssembly fit into its tables, and one that is imported and exported again is such a function. */
function wrapInWebAssembly(parameters: number, callback: Callback): unknown {
  const type = [0x01, 0x60, parameters, ...Array<number>(parameters).fill(I32), 0x01, I32];
  const module = new WebAssembly.Module(Uint8Array.of(...HEADER, 0x01, type.length, ...type, ...IMPORT_AND_EXPORT));
  return new WebAssembly.Instance(module, { e: { f: callback } }).exports.f;
}
