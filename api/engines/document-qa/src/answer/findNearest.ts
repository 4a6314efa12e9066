/** The nearest of several is meant if its distance is below this share of the next one's. */
const MAX_DISTANCE_SHARE = 0.6;
/** After such a word or mark, another thing begins. */
const BOUNDARY = /[,;:]\s|\s(?:and|but|y|pero|und|aber)\s/iu;
/** In letters. */
const BOUNDARY_DISTANCE = 30;

/** Finds which of several values of a sentence is meant: the only one, or the one clearly nearest to all matched words or to the last. */
export function findNearest<Value extends { at: number }>(
  values: readonly Value[],
  matchedOffsets: readonly (readonly number[])[],
  sentence: string,
): Value | undefined {
  if (values.length < 2) return values[0];
  return findClearlyNearest(values, matchedOffsets, sentence) ?? findClearlyNearest(values, matchedOffsets.slice(-1), sentence);
}

function findClearlyNearest<Value extends { at: number }>(
  values: readonly Value[],
  matchedOffsets: readonly (readonly number[])[],
  sentence: string,
): Value | undefined {
  const measure = (at: number, offset: number) => {
    const between = sentence.slice(Math.min(at, offset), Math.max(at, offset));
    return Math.abs(offset - at) + (BOUNDARY.test(between) ? BOUNDARY_DISTANCE : 0);
  };
  const near = values
    .map((value) => ({
      value,
      distance: matchedOffsets.reduce((sum, offsets) => sum + Math.min(...offsets.map((offset) => measure(value.at, offset))), 0),
    }))
    .sort((one, other) => one.distance - other.distance);
  const [first, second] = near;
  return first && second && first.distance < MAX_DISTANCE_SHARE * second.distance ? first.value : undefined;
}
