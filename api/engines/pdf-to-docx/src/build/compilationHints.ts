const HEADER_BYTES = 8;
const CUSTOM_SECTION = 0;
const FUNCTION_SECTION = 3;
const CODE_SECTION = 10;
const LAZY = 1;
const EAGER = 2;
const SEVEN_BITS = 0x7f;
const MORE_FOLLOWS = 0x80;

interface Section {
  id: number;
  start: number;
  contents: number;
  end: number;
}

/**
 * Returns a WebAssembly module that says which of its functions, by their numbers, are to be compiled ahead, and that each other waits for its first call: a section
 * `compilationHints` of one byte a function, as V8 reads it (github.com/WebAssembly/compilation-hints, first draft). Throws a RangeError when the module has no code.
 */
export function addCompilationHints(wasm: Uint8Array<ArrayBuffer>, ahead: ReadonlySet<number>): Uint8Array<ArrayBuffer> {
  const sections = [...readSections(wasm)];
  const functions = sections.find(({ id }) => id === FUNCTION_SECTION);
  const code = sections.find(({ id }) => id === CODE_SECTION);
  if (!functions || !code) throw new RangeError('This WebAssembly module has no code.');
  // Functions are counted from the imported ones on, hints only for its own.
  const imported = WebAssembly.Module.imports(new WebAssembly.Module(wasm)).filter(({ kind }) => kind === 'function').length;
  const { value: count } = readNumber(wasm, functions.contents);
  const hints = Uint8Array.from({ length: count }, (_, index) => (ahead.has(imported + index) ? EAGER : LAZY));
  const name = Buffer.from('compilationHints');
  const contents = Buffer.concat([writeNumber(name.length), name, writeNumber(count), hints]);
  const section = [Uint8Array.of(CUSTOM_SECTION), writeNumber(contents.length), contents];
  return Uint8Array.from(Buffer.concat([wasm.subarray(0, code.start), ...section, wasm.subarray(code.start)]));
}

function* readSections(wasm: Uint8Array): Generator<Section> {
  for (let start = HEADER_BYTES; start < wasm.length; ) {
    const { value: length, end: contents } = readNumber(wasm, start + 1);
    const end = contents + length;
    yield { id: wasm[start] ?? CUSTOM_SECTION, start, contents, end };
    start = end;
  }
}

/** An unsigned LEB128 number. */
function readNumber(wasm: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  let end = start;
  for (let shift = 0; ; shift += 7) {
    const byte = wasm[end++] ?? 0;
    value += (byte & SEVEN_BITS) * 2 ** shift;
    if (byte < MORE_FOLLOWS) return { value, end };
  }
}

function writeNumber(value: number): Uint8Array {
  const bytes = [];
  let rest = value;
  for (; rest > SEVEN_BITS; rest = Math.floor(rest / MORE_FOLLOWS)) bytes.push((rest & SEVEN_BITS) | MORE_FOLLOWS);
  return Uint8Array.from([...bytes, rest]);
}
