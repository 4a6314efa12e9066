/** JavaScript, as it runs before anything else of the command: its types would be stripped anew at every start. */
import { setFlagsFromString } from 'node:v8';

// Not imported: for that, Node would load whatever `fs` offers, promises too.
const { readFileSync } = process.getBuiltinModule('node:fs');

const FLAGS = [
  '--experimental-wasm-compilation-hints',
  // What the hints name is compiled ahead, and nothing else.
  '--no-wasm-lazy-compilation',
  // Checking thousands of functions ahead would take the other core from what is compiled; each is checked when it is.
  '--wasm-lazy-validation',
  // Better code of what is called most is compiled on other threads, and has not earned its cost before a document of some pages is over.
  '--wasm-tiering-budget=104000000',
];
const USUAL_FLAGS = [
  '--no-experimental-wasm-compilation-hints',
  '--wasm-lazy-compilation',
  '--no-wasm-lazy-validation',
  '--wasm-tiering-budget=13000000',
];
const A_DAY_MS = 86_400_000;

export const HINTED_PDFIUM = 'pdfium.wasm';

export function compileAhead(file) {
  const code = readFileSync(file);
  setFlags(FLAGS);
  // Node would not wait for threads that compile ahead.
  const staying = setTimeout(() => undefined, A_DAY_MS);
  const compiled = WebAssembly.compile(code).finally(() => {
    setFlags(USUAL_FLAGS);
    clearTimeout(staying);
  });
  // The caller gets the error.
  compiled.catch(() => undefined);
  return compiled;
}

export function asWhileCompiling(run) {
  setFlags(FLAGS);
  const result = run();
  setFlags(USUAL_FLAGS);
  return result;
}

function setFlags(flags) {
  for (const flag of flags) setFlagsFromString(flag);
}
