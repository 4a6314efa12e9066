/**
 * The layout of encoder.bin: the length of a JSON header in four bytes, the header, then the numbers of each tensor.
 * Tensors named in `TENSORS` come in that order. A matrix has a 32-bit scale for each column, then a signed byte for each number, row by row;
 * the table of pieces has a scale for each row. A vector has 32-bit floats.
 */
export const HEADER_LENGTH_BYTES = 4;

/** The sizes of the encoder: a layer that widens, one that keeps its width, and a last one over the mean. */
export const NARROW = 256;
export const WIDE = 512;
export const INNER = 1536;
export const HEADS = 4;

export interface EncoderHeader {
  /** Pieces of words, by number; a space is written as "▁". */
  pieces: string[];
  /** How likely each piece is: its logarithm. */
  scores: number[];
}

export interface Tensor {
  name: string;
  rows: number;
  columns: number;
  kind: 'pieces' | 'matrix' | 'vector';
}

const listLayerTensors = (number: number, width: number): Tensor[] => [
  { name: `normScale${number}`, rows: 1, columns: width, kind: 'vector' },
  { name: `normShift${number}`, rows: 1, columns: width, kind: 'vector' },
  { name: `attention${number}`, rows: width, columns: 3 * width, kind: 'matrix' },
  { name: `attention${number}Bias`, rows: 1, columns: 3 * width, kind: 'vector' },
  { name: `joined${number}`, rows: width, columns: WIDE, kind: 'matrix' },
  { name: `joined${number}Bias`, rows: 1, columns: WIDE, kind: 'vector' },
  { name: `innerNormScale${number}`, rows: 1, columns: WIDE, kind: 'vector' },
  { name: `innerNormShift${number}`, rows: 1, columns: WIDE, kind: 'vector' },
  { name: `inner${number}`, rows: WIDE, columns: INNER, kind: 'matrix' },
  { name: `inner${number}Bias`, rows: 1, columns: INNER, kind: 'vector' },
  { name: `outer${number}`, rows: INNER, columns: WIDE, kind: 'matrix' },
  { name: `outer${number}Bias`, rows: 1, columns: WIDE, kind: 'vector' },
];

/** Returns the tensors of the file in their order, for so many pieces. */
export function listTensors(pieces: number): Tensor[] {
  return [
    { name: 'pieces', rows: pieces, columns: NARROW, kind: 'pieces' },
    { name: 'timing', rows: 1, columns: NARROW / 2, kind: 'vector' },
    { name: 'widened', rows: NARROW, columns: WIDE, kind: 'matrix' },
    { name: 'widenedBias', rows: 1, columns: WIDE, kind: 'vector' },
    ...listLayerTensors(0, NARROW),
    ...listLayerTensors(1, WIDE),
    { name: 'last', rows: WIDE, columns: WIDE, kind: 'matrix' },
    { name: 'lastBias', rows: 1, columns: WIDE, kind: 'vector' },
  ];
}
