import { toUnitLength } from '../vectors.ts';
import { attend, type Span } from './attention.ts';
import { HEADS, INNER, NARROW, WIDE } from './format.ts';
import { type Matrices, ROWS_AT_A_TIME } from './matrices.ts';
import type { OpenEncoder } from './readEncoder.ts';
import { addAll, addToRows, dropNegatives, normalizeRows } from './rowMath.ts';

/** Further pieces of a text are left out. */
const MOST_PIECES = 64;
const TEXTS_AT_A_TIME = 8;
const MOST_ROWS = MOST_PIECES * TEXTS_AT_A_TIME;

/** The encoder, and where the rows of a batch lie in memory: what is known of each piece so far, and space for steps between. */
interface Workspace {
  encoder: OpenEncoder;
  matrices: Matrices;
  states: number;
  normal: number;
  wide: number;
  inner: number;
}

/**
 * Creates the encoder: two layers of attention with four heads, the mean over the pieces, and a last layer.
 * The design is that of the Universal Sentence Encoder: Cer et al., 2018; layers as in Vaswani et al., "Attention Is All You Need", 2017.
 */
export function createTransformer(encoder: OpenEncoder, matrices: Matrices): (texts: readonly (readonly number[])[]) => Float32Array[] {
  const reserve = (columns: number) => matrices.reserve(MOST_ROWS * columns);
  const workspace: Workspace = { encoder, matrices, states: reserve(WIDE), normal: reserve(WIDE), wide: reserve(3 * WIDE), inner: reserve(INNER) };
  return (texts) => {
    const vectors: Float32Array[] = [];
    for (let at = 0; at < texts.length; at += TEXTS_AT_A_TIME) vectors.push(...encodeBatch(workspace, texts.slice(at, at + TEXTS_AT_A_TIME)));
    return vectors;
  };
}

function encodeBatch(workspace: Workspace, texts: readonly (readonly number[])[]): Float32Array[] {
  const spans: Span[] = [];
  let rows = 0;
  for (const text of texts) {
    const pieces = text.slice(0, MOST_PIECES);
    for (const [position, piece] of pieces.entries()) writePiece(workspace, piece, position, rows + position);
    spans.push({ from: rows, end: rows + pieces.length });
    rows += pieces.length;
  }
  addContext(workspace, 0, rows, spans);
  addInner(workspace, 0, rows);
  addContext(workspace, 1, rows, spans);
  addInner(workspace, 1, rows);
  return finish(workspace, spans);
}

/** Writes what a piece means, which counts twice, and where in its text it is. */
function writePiece({ encoder, matrices, states }: Workspace, piece: number, position: number, row: number): void {
  const { bytes, scales } = encoder.pieces;
  const state = matrices.view(states + row * NARROW, NARROW);
  const timing = matrices.view(encoder.getTensorOffset('timing'), NARROW / 2);
  const factor = 2 * (scales[piece] ?? 0);
  for (let at = 0; at < NARROW / 2; at++) {
    const angle = position * (timing[at] ?? 0);
    state[at] = factor * (bytes[piece * NARROW + at] ?? 0) + Math.sin(angle);
    state[at + NARROW / 2] = factor * (bytes[piece * NARROW + at + NARROW / 2] ?? 0) + Math.cos(angle);
  }
}

/** Adds to each piece what the other pieces of its text mean. The first layer also widens what is known. */
function addContext(workspace: Workspace, layer: 0 | 1, rows: number, spans: readonly Span[]): void {
  const { matrices, states, normal, wide, inner } = workspace;
  const width = layer === 0 ? NARROW : WIDE;
  normalize(workspace, 'norm', layer, rows, width);
  transform(workspace, { from: normal, name: `attention${layer}`, to: wide }, { rows, inner: width, columns: 3 * width });
  const parts = { all: matrices.view(wide, rows * 3 * width), out: matrices.view(normal, rows * width), width, heads: HEADS };
  for (const span of spans) attend(parts, span);
  transform(workspace, { from: normal, name: `joined${layer}`, to: inner }, { rows, inner: width, columns: WIDE });
  if (layer === 0) {
    transform(workspace, { from: states, name: 'widened', to: wide }, { rows, inner: NARROW, columns: WIDE });
    matrices.view(states, rows * WIDE).set(matrices.view(wide, rows * WIDE));
  }
  addAll(matrices.view(states, rows * WIDE), matrices.view(inner, rows * WIDE));
}

/** Adds to each piece what two further matrices make of it, with negative numbers dropped between them. */
function addInner(workspace: Workspace, layer: 0 | 1, rows: number): void {
  const { matrices, states, normal, wide, inner } = workspace;
  normalize(workspace, 'innerNorm', layer, rows, WIDE);
  transform(workspace, { from: normal, name: `inner${layer}`, to: inner }, { rows, inner: WIDE, columns: INNER });
  dropNegatives(matrices.view(inner, rows * INNER));
  transform(workspace, { from: inner, name: `outer${layer}`, to: wide }, { rows, inner: INNER, columns: WIDE });
  addAll(matrices.view(states, rows * WIDE), matrices.view(wide, rows * WIDE));
}

function normalize({ encoder, matrices, states, normal }: Workspace, name: string, layer: 0 | 1, rows: number, width: number): void {
  const viewVector = (part: string) => matrices.view(encoder.getTensorOffset(`${name}${part}${layer}`), width);
  normalizeRows(matrices.view(states, rows * width), matrices.view(normal, rows * width), viewVector('Scale'), viewVector('Shift'));
}

/** Multiplies rows with a matrix of the encoder and adds its bias. */
function transform(
  { encoder, matrices }: Workspace,
  { from, name, to }: { from: number; name: string; to: number },
  shape: { rows: number; inner: number; columns: number },
): void {
  matrices.multiply(from, encoder.getTensorOffset(name), to, shape);
  addToRows(matrices.view(to, shape.rows * shape.columns), matrices.view(encoder.getTensorOffset(`${name}Bias`), shape.columns));
}

/** Returns the vector of each text: the mean over its pieces, through the last matrix. */
function finish(workspace: Workspace, spans: readonly Span[]): Float32Array[] {
  const { matrices, states, normal, wide } = workspace;
  const rows = Math.ceil(spans.length / ROWS_AT_A_TIME) * ROWS_AT_A_TIME;
  const means = matrices.view(normal, rows * WIDE).fill(0);
  for (const [text, { from, end }] of spans.entries()) {
    const mean = means.subarray(text * WIDE, (text + 1) * WIDE);
    for (let row = from; row < end; row++) addAll(mean, matrices.view(states + row * WIDE, WIDE));
    for (let at = 0; at < WIDE; at++) mean[at] = (mean[at] ?? 0) / Math.max(1, end - from);
  }
  transform(workspace, { from: normal, name: 'last', to: wide }, { rows, inner: WIDE, columns: WIDE });
  return spans.map((_, text) => toUnitLength(Float32Array.from(matrices.view(wide + text * WIDE, WIDE), Math.tanh)));
}
