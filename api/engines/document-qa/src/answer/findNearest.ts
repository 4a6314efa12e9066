/** The nearest of several is meant if its distance is below this share of the next one's. */
const NEARER = 0.6;

/** Finds which of several values of a sentence is meant: the only one, or the one clearly nearest to the matched words. */
export function findNearest<Value extends { at: number }>(values: readonly Value[], matchedOffsets: readonly number[]): Value | undefined {
  if (values.length < 2) return values[0];
  const near = values
    .map((value) => ({ value, distance: Math.min(...matchedOffsets.map((offset) => Math.abs(offset - value.at))) }))
    .sort((one, other) => one.distance - other.distance);
  const [first, second] = near;
  return first && second && first.distance < NEARER * second.distance ? first.value : undefined;
}
