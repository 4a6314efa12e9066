import { multiplyVectors } from '../vectors.ts';

/** Rows of one text in a batch, from `from` up to `end`. */
export interface Span {
  from: number;
  end: number;
}

/** Where the parts of attention lie: each row of `all` has queries, keys and values side by side, each with the numbers of all heads. */
export interface AttentionRows {
  all: Float32Array;
  out: Float32Array;
  /** The numbers of a row of `out`. */
  width: number;
  heads: number;
}

/** Writes for each row of a text the mean of the values of all its rows, weighed by how well their keys match its query. */
export function attend(rows: AttentionRows, span: Span): void {
  for (let head = 0; head < rows.heads; head++) attendWithHead(rows, span, head);
}

function attendWithHead({ all, out, width, heads }: AttentionRows, { from, end }: Span, head: number): void {
  const size = width / heads;
  const weights = new Float64Array(end - from);
  const findRowStart = (row: number, part: 0 | 1 | 2) => row * 3 * width + part * width + head * size;
  const keys = Array.from(weights, (_, at) => all.subarray(findRowStart(from + at, 1), findRowStart(from + at, 1) + size));
  const values = Array.from(weights, (_, at) => all.subarray(findRowStart(from + at, 2), findRowStart(from + at, 2) + size));
  for (let row = from; row < end; row++) {
    const query = all.subarray(findRowStart(row, 0), findRowStart(row, 0) + size);
    for (const [at, key] of keys.entries()) weights[at] = multiplyVectors(query, key) / Math.sqrt(size);
    turnToShares(weights);
    const mean = out.subarray(row * width + head * size, row * width + (head + 1) * size).fill(0);
    for (const [at, value] of values.entries()) addShare(mean, value, weights[at] ?? 0);
  }
}

function addShare(sum: Float32Array, value: Float32Array, share: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + share * (value[at] ?? 0);
}

/** Turns numbers into shares of 1 (softmax). */
function turnToShares(numbers: Float64Array): void {
  const most = Math.max(...numbers);
  let sum = 0;
  for (let at = 0; at < numbers.length; at++) {
    const raised = Math.exp((numbers[at] ?? 0) - most);
    numbers[at] = raised;
    sum += raised;
  }
  for (let at = 0; at < numbers.length; at++) numbers[at] = (numbers[at] ?? 0) / sum;
}
