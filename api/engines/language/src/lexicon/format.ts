/** What the building and the reading of lexicon.bin must agree on. */
export const SECTIONS = { count: 7, lettersLength: 128, filterRounds: 6 } as const;

/** Where a word is spelt so; a word of neither bit comes from lists that do not say. */
export const REGION = { american: 1, british: 2 } as const;

/** Of one edge of the graph: its letter, whether it is the last of its node, whether a word ends behind it, and where the next edges begin. */
export const EDGE = { letter: 0x7f, isLast: 0x80, endsWord: 0x100, targetShift: 9 } as const;

const STEPS_PER_DOUBLING = 7;

/** Returns how common something is, as a number that fits a byte: 7 more is twice as common. */
export function scaleCount(count: number): number {
  return count < 1 ? 0 : Math.min(255, Math.round(STEPS_PER_DOUBLING * Math.log2(count)));
}

/** Joins two consecutive words into a key of the lexicon. */
export function joinPair(first: string, second: string): string {
  return `${first} ${second}`;
}

/** Hashes a text by FNV-1a with a final mix; other seeds give other hashes. */
export function hashText(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ Math.imul(seed, 0x9e3779b9);
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
