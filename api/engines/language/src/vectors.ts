/** Returns the sum of the products of two vectors of the same size. For vectors of length 1 it is their cosine similarity. */
export function multiplyVectors(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Returns a vector of the same direction with a length of 1; one of zeros stays as it is. */
export function toUnitLength(vector: Float32Array): Float32Array {
  const length = Math.sqrt(multiplyVectors(vector, vector)) || 1;
  return vector.map((value) => value / length);
}
