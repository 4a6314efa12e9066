/** Arithmetic on rows of numbers that lie one behind the other. */

const SMALL = 1e-6;

/** Adds the same vector to each row. */
export function addToRows(values: Float32Array, vector: Float32Array): void {
  for (let start = 0; start < values.length; start += vector.length) {
    for (let at = 0; at < vector.length; at++) values[start + at] = (values[start + at] ?? 0) + (vector[at] ?? 0);
  }
}

/** Adds the numbers of another array, place by place. */
export function addAll(values: Float32Array, added: Float32Array): void {
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) + (added[at] ?? 0);
}

/** Sets numbers below 0 to 0. */
export function dropNegatives(values: Float32Array): void {
  for (let at = 0; at < values.length; at++) values[at] = Math.max(0, values[at] ?? 0);
}

/** Writes each row with a mean of 0 and a variance of 1, scaled and shifted: Ba et al., "Layer Normalization", 2016. */
export function normalizeRows(from: Float32Array, to: Float32Array, scale: Float32Array, shift: Float32Array): void {
  const width = scale.length;
  for (let start = 0; start < from.length; start += width) {
    let [sum, squares] = [0, 0];
    for (let at = 0; at < width; at++) sum += from[start + at] ?? 0;
    const mean = sum / width;
    for (let at = 0; at < width; at++) squares += ((from[start + at] ?? 0) - mean) ** 2;
    const factor = 1 / Math.sqrt(squares / width + SMALL);
    for (let at = 0; at < width; at++) to[start + at] = ((from[start + at] ?? 0) - mean) * factor * (scale[at] ?? 0) + (shift[at] ?? 0);
  }
}
