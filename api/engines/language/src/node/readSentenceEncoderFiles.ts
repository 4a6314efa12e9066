import { readFileSync } from 'node:fs';

/** Reads encoder.bin, which holds the numbers of the sentence encoder, and the module that multiplies its matrices. */
export function readSentenceEncoderFiles(): { encoder: Uint8Array; multiply: Uint8Array<ArrayBuffer> } {
  const read = (name: string) => readFileSync(new URL(`../sentenceEncoder/${name}`, import.meta.url));
  return { encoder: read('encoder.bin'), multiply: Uint8Array.from(read('multiply.wasm')) };
}
