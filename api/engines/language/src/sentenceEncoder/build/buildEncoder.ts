/**
 * `npm run sentence-encoder -w @sheaf/language -- FOLDER`: writes encoder.bin from the weights of the Universal Sentence Encoder Lite
 * (see ../SOURCES.md), one byte a number, and compiles multiply.wat. FOLDER is `dist` of the package, with model.json, vocab.json and the weights.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import loadWabt from 'wabt';
import { z } from 'zod';
import { HEADER_LENGTH_BYTES, listTensors, NARROW } from '../format.ts';

const Model = z.object({
  weightsManifest: z.array(
    z.object({ paths: z.array(z.string()), weights: z.array(z.object({ name: z.string(), shape: z.array(z.int()), dtype: z.string() })) }),
  ),
});
const Vocabulary = z.array(z.tuple([z.string(), z.number().nullable()]));
/** Pieces before this one are marks of the model, not of texts. */
const FIRST_PIECE = 6;
const NEVER = -99;
/** A few marks such as ":" have no score in the file; this is what other marks have. */
const SCORE_OF_MARKS = -6;
/** What our name of a tensor is in the file: all of these are parts of its name. */
const PARTS: Record<string, readonly string[]> = {
  pieces: ['module/Embeddings_en'],
  timing: ['TimingSignal/ExpandDims_1'],
  widened: ['Layer_0/', 'TransformerLayer/dense/kernel'],
  widenedBias: ['Layer_0/', 'TransformerLayer/dense/bias'],
  last: ['tanh_layer_0/weights'],
  lastBias: ['tanh_layer_0/bias'],
  ...Object.assign({}, ...[0, 1].map(namePartsOfLayer)),
};

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the model.');
const weights = readWeights(folder);
const vocabulary = Vocabulary.parse(readJson(join(folder, 'vocab.json')));
const count = (weights.get('module/Embeddings_en')?.length ?? 0) / NARROW;
const pieces = Array.from({ length: count }, (_, number) => vocabulary[number]?.[0] ?? `<${number}>`);
const scores = pieces.map((_, number) => (number < FIRST_PIECE || number >= vocabulary.length ? NEVER : (vocabulary[number]?.[1] ?? SCORE_OF_MARKS)));
const header = Buffer.from(JSON.stringify({ pieces, scores: scores.map((score) => Math.round(score * 1000) / 1000) }));
const length = Buffer.alloc(HEADER_LENGTH_BYTES);
length.writeUInt32LE(header.length);
const written: Uint8Array[] = [length, header];
for (const { name, rows, columns, kind } of listTensors(count)) {
  const numbers = findWeights(name);
  if (numbers.length !== rows * columns) throw new Error(`${name} has ${numbers.length} numbers.`);
  if (kind === 'vector') written.push(Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength));
  else written.push(...quantize(numbers, columns, kind === 'pieces' ? (at) => Math.floor(at / columns) : (at) => at % columns));
}
writeFileSync(new URL('../encoder.bin', import.meta.url), Buffer.concat(written));
const source = readFileSync(new URL('multiply.wat', import.meta.url), 'utf8');
writeFileSync(new URL('../multiply.wasm', import.meta.url), (await loadWabt()).parseWat('multiply.wat', source, { simd: true }).toBinary({}).buffer);

function namePartsOfLayer(number: number): Record<string, string[]> {
  const layer = `Layer_${number}/`;
  return {
    [`normScale${number}`]: [`${layer}TransformerLayer/layer_prepostprocess`, 'norm_scale'],
    [`normShift${number}`]: [`${layer}TransformerLayer/layer_prepostprocess`, 'norm_bias'],
    [`attention${number}`]: [layer, 'qkv_transform_single/kernel'],
    [`attention${number}Bias`]: [layer, 'qkv_transform_single/bias'],
    [`joined${number}`]: [layer, 'output_transform_single/kernel'],
    [`joined${number}Bias`]: [layer, 'output_transform_single/bias'],
    [`innerNormScale${number}`]: [`${layer}TransformerLayer/FFN/layer_prepostprocess`, 'norm_scale'],
    [`innerNormShift${number}`]: [`${layer}TransformerLayer/FFN/layer_prepostprocess`, 'norm_bias'],
    [`inner${number}`]: [layer, 'FFN/conv1/Tensordot/Reshape_1'],
    [`inner${number}Bias`]: [layer, 'FFN/conv1/bias'],
    [`outer${number}`]: [layer, 'FFN/conv2/Tensordot/Reshape_1'],
    [`outer${number}Bias`]: [layer, 'FFN/conv2/bias'],
  };
}

function findWeights(name: string): Float32Array {
  const parts = PARTS[name] ?? [];
  const [found, ...more] = [...weights].filter(([key]) => parts.every((part) => key.includes(part)));
  if (parts.length === 0 || !found || more.length > 0) throw new Error(`Not one tensor is ${name}.`);
  return found[1];
}

/** Returns a scale for each group of numbers, a row or a column, and a signed byte for each number. */
function quantize(numbers: Float32Array, columns: number, findGroup: (at: number) => number): Uint8Array[] {
  const scales = new Float32Array(findGroup(numbers.length - 1) + 1 > columns ? numbers.length / columns : columns);
  for (const [at, number] of numbers.entries()) scales[findGroup(at)] = Math.max(scales[findGroup(at)] ?? 0, Math.abs(number) / 127);
  const bytes = Int8Array.from(numbers, (number, at) => Math.round(number / (scales[findGroup(at)] || 1)));
  return [Buffer.from(scales.buffer), Buffer.from(bytes.buffer)];
}

function readWeights(from: string): Map<string, Float32Array> {
  const found = new Map<string, Float32Array>();
  for (const group of Model.parse(readJson(join(from, 'model.json'))).weightsManifest) {
    const bytes = Uint8Array.from(Buffer.concat(group.paths.map((path) => readFileSync(join(from, path)))));
    let at = 0;
    for (const { name, shape } of group.weights) {
      const size = shape.reduce((product, side) => product * side, 1);
      found.set(name, new Float32Array(bytes.buffer.slice(at, at + size * 4)));
      at += size * 4;
    }
  }
  return found;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
