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
  for (let row = from; row < end; row++) {
    const query = row * 3 * width + head * size;
    for (let other = from; other < end; other++) {
      const key = other * 3 * width + width + head * size;
      let match = 0;
      for (let at = 0; at < size; at++) match += (all[query + at] ?? 0) * (all[key + at] ?? 0);
      weights[other - from] = match / Math.sqrt(size);
    }
    turnToShares(weights);
    const to = row * width + head * size;
    out.fill(0, to, to + size);
    for (let other = from; other < end; other++) {
      const value = other * 3 * width + 2 * width + head * size;
      const share = weights[other - from] ?? 0;
      for (let at = 0; at < size; at++) out[to + at] = (out[to + at] ?? 0) + share * (all[value + at] ?? 0);
    }
  }
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
