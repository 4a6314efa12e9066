/** What the building and the reading of sentences.bin must agree on. */
export const VIEWS = { words: 1, classes: 2 } as const;

/** The longest run of each view that is counted. */
export const LONGEST_RUN = { words: 3, classes: 5 } as const;

/** The first numbers of the vocabulary are no words. */
export const SPECIAL = ['<s>', '</s>', '<number>', '<name>', '<unknown>', '<other>'] as const;
export const START = 0;
export const END = 1;
export const NUMBER = 2;
export const NAME = 3;
export const UNKNOWN = 4;
export const OTHER = 5;

/** Each of the most common words is a class of its own. */
export const OWN_CLASS = 600;

/** Counts lie in buckets of so many; each run may lie in either of two. */
export const BUCKET = 8;

const STEPS_PER_DOUBLING = 7;

/** Packs a count into a byte: 7 more is twice as many. */
export function packCount(count: number): number {
  return count < 1 ? 0 : Math.min(255, 1 + Math.round(STEPS_PER_DOUBLING * Math.log2(count)));
}

/** Unpacks a count that was stored on a logarithmic scale. */
export function unpackCount(packed: number): number {
  return packed === 0 ? 0 : 2 ** ((packed - 1) / STEPS_PER_DOUBLING);
}

/** Hashes one more number of a run into what its earlier ones gave. */
export function mixNumber(hash: number, number: number): number {
  let mixed = Math.imul(hash ^ (number + 0x7f4a7c15), 0x9e3779b1);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}

/** Returns what a run is known by in its bucket. */
export function computeFingerprint(hash: number): number {
  return Math.imul(hash, 0xc2b2ae35) >>> 16 || 1;
}

/** Returns the bucket that a run is in, if not in its second one. */
export function computeFirstBucket(hash: number, buckets: number): number {
  return (hash >>> 0) % buckets;
}

/** Computes the other bucket where an n-gram may be stored (cuckoo hashing). */
export function computeSecondBucket(first: number, print: number, buckets: number): number {
  return (first + 1 + ((Math.imul(print, 0x5bd1e995) >>> 0) % (buckets - 1))) % buckets;
}
